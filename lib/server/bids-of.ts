import 'server-only';
import { runtime } from './runtime';
import { auctions, bids } from './store/collections';
import type { Reader } from './store/store';

const mostBids = 200;

/** Whether a person bid on something of this seller in an auction that is not over. */
export async function isBiddingWith(reader: Reader, uid: string, sellerId: string): Promise<boolean> {
  const { docs } = await runtime().store.query(bids, {
    where: [{ field: 'uid', op: '==', value: uid }],
    orderBy: [{ field: 'lastBidAt', direction: 'desc' }],
    limit: mostBids,
  });
  const found = await reader.getAll(
    auctions,
    docs.map(({ data }) => data.auctionId),
  );
  return found.some(
    (auction) => auction?.data.sellerId === sellerId && !isOver.includes(auction.data.state.status),
  );
}

const isOver: readonly string[] = ['ended', 'cancelled'];
