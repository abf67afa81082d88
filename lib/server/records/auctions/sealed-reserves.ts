import 'server-only';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { auctionSecrets } from './auction-collections';

/** The reserves of these auctions in cents, by auction: for the seller, who set them, and for nobody else. */
export async function readOwnReserves(auctionIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const found = await runtime().store.getReadable(auctionSecrets, auctionIds);
  return new Map(
    found.flatMap((doc) => (doc?.data.reserve ? [[doc.id, doc.data.reserve.amountCents] as const] : [])),
  );
}
