import 'server-only';
import { endingSoonMs, isEndingSoon, isExtended } from '@/lib/domain/auctions/state/ending-soon';
import { reminders } from '@/lib/server/jobs/collections/job-collections';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { type Doc, isConflictError, type Page, write } from '@/lib/server/platform/store/store';
import { type AuctionRecord, auctions } from '@/lib/server/records/auctions/auction-collections';
import { listingUpdates } from '@/lib/server/records/notifications/notification-collections';

const auctionsPerRead = 200;
const runEveryMs = 15_000;

const lastRun = perProcess('remindOfEnds', () => ({ at: 0 }));

/**
 * Stores listing updates for auctions that end soon or were extended, once per auction and again after a
 * reopening. The tick delivers them.
 */
export async function remindOfEnds(now: number): Promise<void> {
  if (Math.abs(now - lastRun().at) < runEveryMs) return;
  lastRun().at = now;
  let after: string | null = null;
  do {
    const page: Page<AuctionRecord> = await runtime().store.query(auctions, {
      where: [{ field: 'dueAt', op: '<=', value: now + endingSoonMs }],
      orderBy: [{ field: 'dueAt', direction: 'asc' }],
      limit: auctionsPerRead,
      ...(after !== null && { after }),
    });
    await remindOf(page.docs, now);
    after = page.cursor;
  } while (after !== null);
}

async function remindOf(docs: readonly Doc<AuctionRecord>[], now: number): Promise<void> {
  const due = docs.flatMap(({ data }) => [
    ...(isEndingSoon(data.state, now) ? [{ data, type: 'ending-soon' as const }] : []),
    ...(isExtended(data.state) ? [{ data, type: 'extended' as const }] : []),
  ]);
  const done = await runtime().store.getReadable(reminders, due.map(idOf));
  await Promise.all(due.filter((_, at) => !done[at]).map((each) => remind(idOf(each), each, now)));
}

interface Due {
  readonly data: AuctionRecord;
  readonly type: 'ending-soon' | 'extended';
}

/**
 * A pause or a reopening gives an auction another last hour. An outage during which it stayed open does not.
 */
function idOf({ data: { state }, type }: Due): string {
  const { terms, closures } = state;
  const stops = closures.filter(({ from, to }) => from < to).length;
  return [terms.auctionId, type, ...(stops > 0 ? [stops] : [])].join(':');
}

/** Writes the reminder and the update in one commit, so that only one of several instances succeeds. */
async function remind(id: string, { data: { state, slug }, type }: Due, now: number): Promise<void> {
  const { auctionId, listingKey } = state.terms;
  const progress = { at: now, dueAt: now, toldBidders: 0, cursor: null };
  try {
    await runtime().store.commit([
      write.create(reminders, id, { at: now }),
      write.create(listingUpdates, id, {
        listingKey,
        slug,
        auctionId,
        ...progress,
        news: { type, endsAt: state.endsAt },
      }),
    ]);
  } catch (error) {
    if (!isConflictError(error)) throw error;
  }
}
