import 'server-only';
import { winnerOf } from '@/lib/domain/auctions/state/secrets';
import { listSellers } from '@/lib/server/people/organizations/seller';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { eachApart } from '@/lib/server/platform/process/each-apart';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { type Doc, isConflictError, write } from '@/lib/server/platform/store/store';
import { readAuction } from '@/lib/server/records/auctions/auction-record';
import { listWatchers } from '@/lib/server/records/favorites/favorites';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { news, type StoredListingUpdate } from '@/lib/server/records/notifications/notification-collections';

const atOnce = 20;
const peopleAtOnce = 200;

/** Carries news of homes round, a number of people at a time: each is written to once, whichever instance does it. */
export async function fanOutNotifications(now: number): Promise<void> {
  const { docs } = await runtime().store.query(news, {
    where: [{ field: 'dueAt', op: '<=', value: now }],
    orderBy: [{ field: 'dueAt', direction: 'asc' }],
    limit: atOnce,
  });
  await eachApart(docs, (doc) => tellSome(doc, now));
}

interface Round {
  readonly uids: readonly string[];
  readonly role: 'bidder' | 'watcher';
  /** Null: all are told. */
  readonly next: Pick<StoredListingUpdate, 'toldBidders' | 'cursor'> | null;
}

/** The messages and how far they have come are one commit. */
async function tellSome({ id, data, version }: Doc<StoredListingUpdate>, now: number): Promise<void> {
  const { store } = runtime();
  const { uids, role, next } = await nextRound(data);
  const { listingKey, slug } = data;
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
        news: data.news,
      }),
    );
  try {
    await store.commit([
      next ? write.set(news, id, { ...data, ...next }, version) : write.delete(news, id, version),
      ...messages,
    ]);
  } catch (error) {
    if (!isConflictError(error)) throw error;
  }
}

/** An auction that reopened concerns watchers as well: bidding had ended. */
const isOnlyForBidders = (news: StoredListingUpdate['news']): boolean =>
  news.type === 'lost' || news.type === 'extended' || (news.type === 'auction-outage' && !news.isReopened);

/** Bidders first, by their place in the record; then, but for what only bidders care for, watchers who have not bid. */
async function nextRound({
  auctionId,
  slug,
  toldBidders,
  cursor,
  news,
}: StoredListingUpdate): Promise<Round> {
  const isForBidders = isOnlyForBidders(news);
  const auction = auctionId === null ? null : await readAuction(runtime().store, auctionId);
  const bidders = Object.keys(auction?.state.secret.bidders ?? {}).sort();
  if (toldBidders < bidders.length) {
    const uids = bidders.slice(toldBidders, toldBidders + peopleAtOnce);
    const told = toldBidders + uids.length;
    const isOver = isForBidders && told === bidders.length;
    const winner = news.type === 'lost' && auction ? winnerOf(auction.state.secret) : null;
    return {
      uids: uids.filter((uid) => uid !== winner?.bidderId),
      role: 'bidder',
      next: isOver ? null : { toldBidders: told, cursor },
    };
  }
  if (isForBidders) return { uids: [], role: 'bidder', next: null };
  const watchers = await listWatchers(slug, peopleAtOnce, cursor);
  return {
    uids: watchers.uids.filter((uid) => !bidders.includes(uid)),
    role: 'watcher',
    next: watchers.cursor === null ? null : { toldBidders, cursor: watchers.cursor },
  };
}
