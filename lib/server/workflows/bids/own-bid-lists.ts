import 'server-only';
import { type BidList, listCommitmentOf } from '@/lib/domain/auctions/bid-lists/bid-list';
import { type OwnBidList, standingOf } from '@/lib/domain/auctions/bid-lists/own-bid-list';
import { toRowCard } from '@/lib/domain/listing-views/row-card';
import { getListingBySlug } from '@/lib/server/catalog/listings/listings';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { auctions } from '@/lib/server/records/auctions/auction-collections';
import { publicAuction } from '@/lib/server/records/auctions/auction-record';
import { bidLists } from '@/lib/server/records/auctions/bid-collections';

const mostLists = 20;

/** Lists the person's bid lists, latest first. */
export async function listOwnBidLists(uid: string): Promise<readonly OwnBidList[]> {
  const { docs } = await runtime().store.query(bidLists, {
    where: [{ field: 'uid', op: '==', value: uid }],
    orderBy: [{ field: 'startedAt', direction: 'desc' }],
    limit: mostLists,
  });
  return Promise.all(docs.map(({ data }) => toOwnBidList(data)));
}

/** Null if the person has no such list. */
export async function getOwnBidList(uid: string, listId: string): Promise<OwnBidList | null> {
  const list = (await runtime().store.get(bidLists, listId))?.data;
  return list?.uid === uid ? toOwnBidList(list) : null;
}

async function toOwnBidList(list: BidList): Promise<OwnBidList> {
  const { listId, status, startedAt, salt, lots } = list;
  const found = await runtime().store.getReadable(
    auctions,
    lots.map(({ auctionId }) => auctionId),
  );
  const shown = lots.map(async ({ auctionId, maximumCents }, index) => {
    const record = found[index]?.data;
    const detail = record && (await getListingBySlug(record.slug));
    const [address = '', place = ''] = detail?.card.addressLines ?? [];
    return {
      auctionId,
      maximumCents,
      standing: standingOf(list, index),
      auction: record ? publicAuction(record) : null,
      home: record && detail ? { slug: record.slug, address, place, lot: toRowCard(detail.card).lot } : null,
    };
  });
  return {
    listId,
    status,
    startedAt: new Date(startedAt).toISOString(),
    lots: await Promise.all(shown),
    salt,
    commitment: listCommitmentOf(list),
  };
}
