import 'server-only';
import { winnerOf } from '@/lib/domain/auctions/state/secrets';
import { listSellers } from '@/lib/server/people/organizations/seller';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { settleEach } from '@/lib/server/platform/store/settle-each';
import { type Doc, isConflictError, write } from '@/lib/server/platform/store/store';
import { readAuction } from '@/lib/server/records/auctions/auction-record';
import { listSavers } from '@/lib/server/records/favorites/favorites';
import { listings } from '@/lib/server/records/listings/listing-collections';
import {
  listingUpdates,
  type StoredListingUpdate,
} from '@/lib/server/records/notifications/notification-collections';

const maxUpdates = 20;
const maxRecipients = 200;

/**
 * Sends listing updates to followers in batches. Each person gets each update once, whichever instance sends
 * it.
 */
export async function fanOutNotifications(now: number): Promise<void> {
  const { docs } = await runtime().store.query(listingUpdates, {
    where: [{ field: 'dueAt', op: '<=', value: now }],
    orderBy: [{ field: 'dueAt', direction: 'asc' }],
    limit: maxUpdates,
  });
  await settleEach(docs, (doc) => sendBatch(doc, now));
}

interface Batch {
  readonly uids: readonly string[];
  readonly role: 'bidder' | 'watcher';
  /** Null after the last batch. */
  readonly next: Pick<StoredListingUpdate, 'toldBidders' | 'cursor'> | null;
}

/** Writes the messages and the progress in one commit. */
async function sendBatch({ id, data, version }: Doc<StoredListingUpdate>, now: number): Promise<void> {
  const { store } = runtime();
  const { uids, role, next } = await nextBatch(data);
  const { listingKey, slug, lotKeys } = data;
  const listing = (await store.get(listings, listingKey))?.data;
  const sellers = listing ? await listSellers(store, listing.seller.id) : [];
  const messages = uids
    .filter((uid) => !sellers.includes(uid))
    .map((uid) =>
      write.set(outbox, `${id}:${uid}`, {
        kind: 'home-news',
        uid,
        attempts: 0,
        sendAt: now,
        listingKey,
        slug,
        role,
        lotKeys,
        news: data.news,
      }),
    );
  try {
    await store.commit([
      next
        ? write.set(listingUpdates, id, { ...data, ...next }, version)
        : write.delete(listingUpdates, id, version),
      ...messages,
    ]);
  } catch (error) {
    if (!isConflictError(error)) throw error;
  }
}

/** A reopened auction concerns everybody who saved the home, because bidding had ended. */
const isOnlyForBidders = (news: StoredListingUpdate['news']): boolean =>
  news.type === 'lost' || news.type === 'extended' || (news.type === 'auction-outage' && !news.isReopened);

/**
 * First the bidders, by uid. Then, unless the update is only for bidders, people who saved the home and did
 * not bid.
 */
async function nextBatch({
  auctionId,
  slug,
  toldBidders,
  cursor,
  news,
}: StoredListingUpdate): Promise<Batch> {
  const isForBidders = isOnlyForBidders(news);
  const auction = auctionId === null ? null : await readAuction(runtime().store, auctionId);
  const bidders = Object.keys(auction?.state.secret.bidders ?? {}).sort();
  if (toldBidders < bidders.length) {
    const uids = bidders.slice(toldBidders, toldBidders + maxRecipients);
    const notified = toldBidders + uids.length;
    const isOver = isForBidders && notified === bidders.length;
    const winner = news.type === 'lost' && auction ? winnerOf(auction.state.secret) : null;
    return {
      uids: uids.filter((uid) => uid !== winner?.bidderId),
      role: 'bidder',
      next: isOver ? null : { toldBidders: notified, cursor },
    };
  }
  if (isForBidders) return { uids: [], role: 'bidder', next: null };
  const savers = await listSavers(slug, maxRecipients, cursor);
  return {
    uids: savers.uids.filter((uid) => !bidders.includes(uid)),
    role: 'watcher',
    next: savers.cursor === null ? null : { toldBidders, cursor: savers.cursor },
  };
}
