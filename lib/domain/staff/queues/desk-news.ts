import { z } from 'zod';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { toEasternTime } from '@/lib/domain/shared/eastern-time';
import { alertsOf, type DeskFigures, type QueueAlert, type QueueName, queueNames } from './queue';

/** The queues whose new rows notify staff: the first row at once, those that follow together. */
const announcedQueues = ['verifications', 'limits', 'reports', 'defaults'] as const;
export type AnnouncedQueue = (typeof announcedQueues)[number];

/**
 * What staff have been told. `toldUntil`: the time of the latest row, by queue. `alertedAt`: the last alert,
 * by its name. `digestDay`: the New York day of the last digest. Instants in ms.
 */
export const deskNewsStateSchema = z.object({
  toldUntil: z.record(z.string(), z.number().int()),
  alertedAt: z.record(z.string(), z.number().int()),
  digestDay: z.string(),
  /** The last week whose figures were told. */
  figuresWeek: z.string(),
});
export type DeskNewsState = z.infer<typeof deskNewsStateSchema>;

export const noDeskNews: DeskNewsState = { toldUntil: {}, alertedAt: {}, digestDay: '', figuresWeek: '' };

export const deskNewsKinds = ['new', 'full', 'late'] as const;

/** One notification. `fresh`: the number of new rows; 0 for an alert. */
interface DeskNews {
  readonly news: (typeof deskNewsKinds)[number];
  readonly queue: QueueName;
  readonly fresh: number;
  readonly count: number;
  readonly oldestAt: number | null;
}

/** The rows since `toldUntil`, of one queue. */
export interface FreshRows {
  readonly count: number;
  readonly latestAt: number | null;
}

interface DeskNow {
  readonly figures: DeskFigures;
  readonly fresh: Readonly<Record<AnnouncedQueue, FreshRows>>;
  /** The last complete week. */
  readonly week: string;
  /** Milliseconds UTC. */
  readonly now: number;
}

interface NewsPlan {
  readonly news: readonly DeskNews[];
  /** True once after each week: its figures that passed their limits are told. */
  readonly sendsFigures: boolean;
  /** True if the daily digest is due and there is something in it. */
  readonly sendsDigest: boolean;
  readonly state: DeskNewsState;
}

/** How long new rows wait for others after staff were notified of one in the same queue. */
export const newsWindowMs = 10 * 60_000;
/** An alert that lasts is repeated after a day. */
const repeatAlertMs = 24 * 3_600_000;
/** A queue that keeps filling up notifies staff once in this time. */
const restAfterAlertMs = 3_600_000;
/** The digest goes out on the first check at or after this hour in New York. */
const digestTime = '08:00';

/** What to tell staff now, and what they have been told afterward. */
export function planDeskNews(state: DeskNewsState, { figures, fresh, week, now }: DeskNow): NewsPlan {
  const arrived = announcedQueues.filter(
    (queue) => fresh[queue].count > 0 && now - (state.toldUntil[queue] ?? 0) >= newsWindowMs,
  );
  const alerts = queueNames.flatMap((queue) =>
    alertsOf(queue, figures[queue], now).map((alert) => ({ queue, alert })),
  );
  const due = alerts.filter(({ queue, alert }) => isDue(state.alertedAt[nameOf(alert, queue)], now));
  const digest = isDigestDue(state, now);
  return {
    news: [
      ...arrived.map((queue) => toNews('new', queue, figures, fresh[queue].count)),
      ...due.map(({ queue, alert }) => toNews(alert, queue, figures, 0)),
    ],
    sendsFigures: state.figuresWeek !== week,
    sendsDigest: digest && queueNames.some((queue) => figures[queue].count > 0),
    state: {
      toldUntil: {
        ...state.toldUntil,
        ...Object.fromEntries(arrived.map((queue) => [queue, fresh[queue].latestAt ?? now])),
      },
      alertedAt: alertedAfter(state, alerts, due, now),
      digestDay: digest ? newYorkDay(now) : state.digestDay,
      figuresWeek: week,
    },
  };
}

interface Alert {
  readonly queue: QueueName;
  readonly alert: QueueAlert;
}

const nameOf = (alert: QueueAlert, queue: QueueName): string => `${alert}:${queue}`;

const isDue = (alertedAt: number | undefined, now: number): boolean =>
  alertedAt === undefined || now - alertedAt >= repeatAlertMs;

/** Drops alerts that are over and not recent, so that the next one goes out at once. */
function alertedAfter(
  { alertedAt }: DeskNewsState,
  alerts: readonly Alert[],
  due: readonly Alert[],
  now: number,
): DeskNewsState['alertedAt'] {
  const recent = Object.entries(alertedAt).filter(([, at]) => now - at < restAfterAlertMs);
  const current = alerts.map((each) => {
    const name = nameOf(each.alert, each.queue);
    return [name, due.includes(each) ? now : (alertedAt[name] ?? now)] as const;
  });
  return Object.fromEntries([...recent, ...current]);
}

const isDigestDue = ({ digestDay }: DeskNewsState, now: number): boolean =>
  toEasternTime(now).time >= digestTime && digestDay !== newYorkDay(now);

const toNews = (news: DeskNews['news'], queue: QueueName, figures: DeskFigures, fresh: number): DeskNews => ({
  news,
  queue,
  fresh,
  ...figures[queue],
});
