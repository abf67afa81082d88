import 'server-only';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { countSavers } from '@/lib/server/records/favorites/favorites';
import { homeViews, viewsId } from '@/lib/server/records/listings/listing-collections';
import { listingModel } from './listings';

const limit: RateLimit = { name: 'views', burst: 60, refillMs: 10_000 };

/** Bots that identify themselves. Most of them run no scripts and never get here. */
const isBot = (userAgent: string): boolean =>
  userAgent === '' ||
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|curl|wget|python/i.test(userAgent);

export interface View {
  readonly slug: string;
  readonly userAgent: string;
  /** The IP address, for the rate limit. Not stored. */
  readonly address: string;
  readonly at: number;
}

/** Counts a page view in memory until the tick stores it. Records nothing about the visitor. */
export async function countView({ slug, userAgent, address, at }: View): Promise<void> {
  if (isBot(userAgent) || !takeToken(limit, address, at).isAllowed) return;
  const listing = (await listingModel()).bySlug.get(slug);
  if (!listing) return;
  const counts = state().counts;
  const id = viewsId(listing.listingKey, newYorkDay(at));
  counts.set(id, (counts.get(id) ?? 0) + 1);
}

const flushEveryMs = 60_000;

/**
 * Adds the counted views to the stored days, once a minute. A server that crashes loses at most that minute.
 */
export async function flushViews(now: number): Promise<void> {
  const current = state();
  if (Math.abs(now - current.flushedAt) < flushEveryMs) return;
  current.flushedAt = now;
  const counts = [...current.counts];
  current.counts.clear();
  for (const [id, more] of counts) await addViews(id, more);
}

async function addViews(id: string, more: number): Promise<void> {
  const [listingKey = '', day = ''] = id.split(':');
  const slug = (await listingModel()).published.get(listingKey)?.slug;
  const saves = slug === undefined ? undefined : await countSavers(slug);
  await runtime().store.transact(
    async (tx) => {
      const before = (await tx.get(homeViews, id))?.data;
      // A home that has left the market keeps the saves that the day already has.
      const after = { ...before, listingKey, day, count: (before?.count ?? 0) + more };
      tx.set(homeViews, id, { ...after, ...(saves !== undefined && { saves }) });
    },
    { key: id },
  );
}

const maxDays = 400;

/** Lists the days with views of a listing, latest first. */
export async function listViews(listingKey: string) {
  const { docs } = await runtime().store.query(homeViews, {
    where: [{ field: 'listingKey', op: '==', value: listingKey }],
    orderBy: [{ field: 'day', direction: 'desc' }],
    limit: maxDays,
  });
  return docs.map(({ data }) => data);
}

interface State {
  readonly counts: Map<string, number>;
  flushedAt: number;
}

const state = perProcess('homeViews', (): State => ({ counts: new Map(), flushedAt: 0 }));
