import 'server-only';
import { type PublicTurn, toPublicTurns } from '@/lib/copy/closings/public-turns';
import { type SellerRecord, toSellerRecord } from '@/lib/domain/closings/views/seller-record';
import { isBuilding } from '@/lib/server/platform/env';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { closings } from '@/lib/server/records/closings/closing-collections';
import { emptyModel } from './listing-model';
import { listingModel } from './listings';

const maxListed = 200;

const listClosingsOf = async (field: 'listingKey' | 'sellerId', id: string) =>
  (
    await runtime().store.query(closings, {
      where: [{ field, op: '==', value: id }],
      orderBy: [{ field: 'openedAt', direction: 'desc' }],
      limit: maxListed,
    })
  ).docs.map(({ data }) => data);

/** Lists the public events of every closing of a home, oldest first. */
export async function listPublicTurns(listingKey: string): Promise<readonly PublicTurn[]> {
  return isBuilding() ? [] : toPublicTurns([...(await listClosingsOf('listingKey', listingKey))].reverse());
}

/** The seller record of a home's seller, from all auctions and the latest 200 closings. */
export async function getSellerRecord(slug: string): Promise<SellerRecord> {
  const { auctions, bySlug } = isBuilding() ? emptyModel() : await listingModel();
  const sellerId = bySlug.get(slug)?.seller.id;
  if (sellerId === undefined) return toSellerRecord([], []);
  const own = [...auctions.values()].flatMap((record) => (record.sellerId === sellerId ? record.state : []));
  return toSellerRecord(own, await listClosingsOf('sellerId', sellerId));
}
