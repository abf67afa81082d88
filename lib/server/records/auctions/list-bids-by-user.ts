import 'server-only';
import type { Reader, Store } from '@/lib/server/platform/store/store';
import { auctions } from './auction-collections';
import { bids } from './bid-collections';

const mostBids = 200;

/** In which auctions a person bid, the latest first; `reader` reads the auctions as of a commit. Throws BadDocumentError when one of them cannot be read. */
export async function listBidsOf(store: Store, uid: string, reader: Reader = store) {
  const { docs } = await store.query(bids, {
    where: [{ field: 'uid', op: '==', value: uid }],
    orderBy: [{ field: 'lastBidAt', direction: 'desc' }],
    limit: mostBids,
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

type Found = Awaited<ReturnType<typeof listBidsOf>>[number];

/** Whether it can still come to something: also while a decision below the reserve is open. */
export const isOn = ({ auction: { state } }: Found): boolean =>
  state.status !== 'ended' && state.status !== 'cancelled';
