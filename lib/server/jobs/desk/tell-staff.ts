import 'server-only';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { type FigureAlert, figureAlertsOf } from '@/lib/domain/staff/metrics/figure-alerts';
import { weeksUntil } from '@/lib/domain/staff/metrics/week';
import {
  type AnnouncedQueue,
  type DeskNewsState,
  type FreshRows,
  noDeskNews,
  planDeskNews,
} from '@/lib/domain/staff/queues/desk-news';
import { type DeskFigures, mostRows, queueNames } from '@/lib/domain/staff/queues/queue';
import { users } from '@/lib/server/people/identity/identity-collections';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { isConflictError, type Write, write } from '@/lib/server/platform/store/store';
import { deskNews } from '@/lib/server/records/desk/desk-collections';
import { readDeskFigures } from '@/lib/server/workflows/desk/desk-figures';
import { latestFigures } from '@/lib/server/workflows/desk/metrics';
import { queueQueries } from '@/lib/server/workflows/desk/queue-queries';

const checkEveryMs = 60_000;
/** Their messages and the state fit into one commit of 500 writes. */
const mostStaff = 20;
const stateId = 'desk';

const lastCheck = perProcess('deskNews', () => ({ at: 0 }));

/**
 * Tells staff of new organizations, reports, limit requests and defaults, of queues that are full or late, and once a day of
 * everything that waits. Checks once a minute. The state and the messages are one commit, so of several
 * instances one tells.
 */
export async function tellStaff(now: number): Promise<void> {
  if (Math.abs(now - lastCheck().at) < checkEveryMs) return;
  lastCheck().at = now;
  const { store } = runtime();
  const stored = await store.get(deskNews, stateId);
  const before = stored?.data ?? noDeskNews;
  const [figures, fresh] = await Promise.all([readDeskFigures(), readFresh(before)]);
  const [week = ''] = weeksUntil(now, 2);
  const { news, sendsDigest, sendsFigures, state } = planDeskNews(before, { figures, fresh, week, now });
  if (JSON.stringify(state) === JSON.stringify(before)) return;
  const alerts = sendsFigures ? await readFigureAlerts(week, now) : [];
  const uids = news.length + alerts.length > 0 || sendsDigest ? await listStaff() : [];
  const messages = uids.flatMap((uid) => [
    ...news.map((each) =>
      write.set(outbox, `desk-${each.news}-${each.queue}-${uid}`, {
        ...each,
        kind: 'desk-news',
        uid,
        at: now,
        attempts: 0,
        sendAt: now,
      }),
    ),
    ...alerts.map((alert) =>
      write.set(outbox, `desk-figure-${alert.figure}-${week}-${uid}`, {
        ...alert,
        kind: 'desk-figure',
        uid,
        attempts: 0,
        sendAt: now,
      }),
    ),
    ...(sendsDigest ? [digestFor(uid, figures, now)] : []),
  ]);
  await commitFirst([write.set(deskNews, stateId, state, stored?.version ?? null), ...messages]);
}

async function readFresh({ toldUntil }: DeskNewsState): Promise<Readonly<Record<AnnouncedQueue, FreshRows>>> {
  const [verifications, limits, reports, defaults] = await Promise.all([
    queueQueries.verifications(mostRows, toldUntil.verifications),
    queueQueries.limits(mostRows, toldUntil.limits),
    queueQueries.reports(mostRows, toldUntil.reports),
    queueQueries.defaults(mostRows, toldUntil.defaults),
  ]);
  const freshOf = (docs: readonly { readonly data: { readonly at: number } }[]): FreshRows => ({
    count: docs.length,
    latestAt: docs.at(-1)?.data.at ?? null,
  });
  const founded = verifications.docs.map(({ data }) => ({ data: { at: data.createdAt } }));
  return {
    verifications: freshOf(founded),
    limits: freshOf(limits.docs),
    reports: freshOf(reports.docs),
    defaults: freshOf(defaults.docs),
  };
}

/** The figures of the last complete week that have passed their limits. */
async function readFigureAlerts(week: string, now: number): Promise<readonly FigureAlert[]> {
  const figures = (await latestFigures(now)).find((each) => each.week === week);
  return figures ? figureAlertsOf(figures) : [];
}

async function listStaff(): Promise<readonly string[]> {
  const { docs } = await runtime().store.query(users, {
    where: [{ field: 'terms', op: 'array-contains', value: 'role:admin' }],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: mostStaff,
  });
  return docs.map(({ id }) => id);
}

function digestFor(uid: string, figures: DeskFigures, now: number): Write {
  const queues = queueNames
    .filter((queue) => figures[queue].count > 0)
    .map((queue) => ({ queue, ...figures[queue] }));
  const message = { kind: 'desk-digest', uid, queues, attempts: 0, sendAt: now } as const;
  return write.set(outbox, `desk-digest-${newYorkDay(now)}-${uid}`, message);
}

/** Another instance may have been first; it told. */
async function commitFirst(writes: readonly Write[]): Promise<void> {
  try {
    await runtime().store.commit(writes);
  } catch (error) {
    if (!isConflictError(error)) throw error;
  }
}
