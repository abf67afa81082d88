import 'server-only';
import type { Reader, Store } from '@/lib/server/platform/store/store';
import { auctions } from './auction-collections';
import { bids } from './bid-collections';

const maxBids = 200;

/**
 * Lists the bids of a person with their auctions, latest first. `reader` reads the auctions as of a commit.
 * Throws BadDocumentError if one of them cannot be read.
 */
export async function listBidsByUser(store: Store, uid: string, reader: Reader = store) {
  const { docs } = await store.query(bids, {
    where: [{ field: 'uid', op: '==', value: uid }],
    orderBy: [{ field: 'lastBidAt', direction: 'desc' }],
    limit: maxBids,
    requireAll: true,
  });
  const found = await reader.getAll(
    auctions,
    docs.map(({ data }) => data.auctionId),
  );
  return docs.flatMap(({ data: bid }, index) => {
    const auction = found[index]?.data;
    return auction ? [{ bid, auction }] : [];
  });
}

type BidInAuction = Awaited<ReturnType<typeof listBidsByUser>>[number];

/** Whether the auction can still lead to a sale, which includes an open below-reserve decision. */
export const isAuctionUnresolved = ({ auction: { state } }: Pick<BidInAuction, 'auction'>): boolean =>
  state.status !== 'ended' && state.status !== 'cancelled';
