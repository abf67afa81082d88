import 'server-only';
import { toBidReceipt } from '@/lib/domain/auctions/ledger/bid-receipt';
import { type AuctionState, evolve } from '@/lib/domain/auctions/state/state';
import type { BidReceipt, PurchaseReceipt } from '@/lib/domain/auctions/terms/public-auction';
import { saleIdOf } from '@/lib/domain/closings/closing-terms';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { auctionEvents, auctions, ledger } from './auction-collections';
import { bids } from './bid-collections';

/** All bids of a person in one auction, and the purchase at once, as they were receipted. */
export interface OwnReceipts {
  readonly auctionId: string;
  readonly slug: string;
  /** The oldest first. */
  readonly receipts: readonly BidReceipt[];
  /** Null for who did not buy at once. */
  readonly purchase: PurchaseReceipt | null;
}

/** Null where this person has neither bid nor bought. Made anew from the private events, so that no bid is without a receipt. */
export async function readOwnReceipts(uid: string, auctionId: string): Promise<OwnReceipts | null> {
  const { store } = runtime();
  const [own, auction] = await Promise.all([
    store.get(bids, `${auctionId}:${uid}`),
    store.get(auctions, auctionId),
  ]);
  if (!own || !auction) return null;
  const ofAuction = [{ field: 'auctionId', op: '==', value: auctionId }] as const;
  const inOrder = [{ field: 'seq', direction: 'asc' }] as const;
  const { docs } = await store.query(auctionEvents, {
    where: ofAuction,
    orderBy: inOrder,
    requireAll: true,
  });
  const mine = docs.flatMap(({ id, data: { event } }) =>
    (event.type === 'bid' || event.type === 'bought') && event.data.bidderId === uid ? [id] : [],
  );
  const entries = new Map((await store.getAll(ledger, mine)).map((doc) => [doc?.id, doc?.data.entry]));
  const receipts: BidReceipt[] = [];
  let purchase: PurchaseReceipt | null = null;
  let state: AuctionState | null = null;
  for (const { id, data } of docs) {
    const { event } = data;
    const entry = entries.get(id);
    if (state && entry && event.type === 'bid') receipts.push(toBidReceipt(state, event, entry));
    if (entry && event.type === 'bought') {
      const { alias, priceCents, receivedAt } = event.data;
      const saleId = saleIdOf({ kind: 'buy-now', auctionId, offerId: null });
      const { seq, hash } = entry;
      purchase = {
        ...{ auctionId, seq, hash, alias, priceCents, saleId },
        receivedAt: new Date(receivedAt).toISOString(),
      };
    }
    state = evolve(state, event);
  }
  if (receipts.length === 0 && !purchase) return null;
  return { auctionId, slug: auction.data.slug, receipts, purchase };
}
