import 'server-only';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { homeViews, viewsId } from '@/lib/server/records/listings/listing-collections';
import { listingModel } from './listings';

const limit: RateLimit = { name: 'views', burst: 60, refillMs: 10_000 };

/** Programs that say that they are one; most of them run no scripts and never come here. */
const isProgram = (userAgent: string): boolean =>
  userAgent === '' ||
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|curl|wget|python/i.test(userAgent);

export interface View {
  readonly slug: string;
  readonly userAgent: string;
  /** The network's, for the limit; kept nowhere. */
  readonly address: string;
  readonly at: number;
}

/** Counts that a home's page was opened: in memory, until the tick writes it down. Says nothing of who opened it. */
export async function noteView({ slug, userAgent, address, at }: View): Promise<void> {
  if (isProgram(userAgent) || !takeToken(limit, address, at).isAllowed) return;
  const listing = (await listingModel()).bySlug.get(slug);
  if (!listing) return;
  const counts = state().counts;
  const id = viewsId(listing.listingKey, newYorkDay(at));
  counts.set(id, (counts.get(id) ?? 0) + 1);
}

const everyMs = 60_000;

/** Adds what was counted since to the days of the homes, once a minute. A server that dies loses at most that minute. */
export async function flushViews(now: number): Promise<void> {
  const place = state();
  if (Math.abs(now - place.flushedAt) < everyMs) return;
  place.flushedAt = now;
  const counts = [...place.counts];
  place.counts.clear();
  for (const [id, more] of counts) await addViews(id, more);
}

async function addViews(id: string, more: number): Promise<void> {
  const [listingKey = '', day = ''] = id.split(':');
  await runtime().store.transact(
    async (tx) => {
      const before = (await tx.get(homeViews, id))?.data.count ?? 0;
      tx.set(homeViews, id, { listingKey, day, count: before + more });
    },
    { key: id },
  );
}

const daysRead = 400;

/** Its days with views, the latest first. */
export async function listViews(listingKey: string) {
  const { docs } = await runtime().store.query(homeViews, {
    where: [{ field: 'listingKey', op: '==', value: listingKey }],
    orderBy: [{ field: 'day', direction: 'desc' }],
    limit: daysRead,
  });
  return docs.map(({ data }) => data);
}

interface State {
  readonly counts: Map<string, number>;
  flushedAt: number;
}

const state = perProcess('homeViews', (): State => ({ counts: new Map(), flushedAt: 0 }));
