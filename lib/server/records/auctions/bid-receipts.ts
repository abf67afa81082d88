import 'server-only';
import { toBidReceipt } from '@/lib/domain/auctions/ledger/bid-receipt';
import { type AuctionState, evolve } from '@/lib/domain/auctions/state/state';
import type { BidReceipt, PurchaseReceipt } from '@/lib/domain/auctions/terms/public-auction';
import { saleIdOf } from '@/lib/domain/closings/closing-terms';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { signed } from '@/lib/server/platform/runtime/sign-statement';
import { auctionEvents, auctions, ledger } from './auction-collections';
import { bids } from './bid-collections';

/** The receipts of all bids of a person in one auction, and of a buy-now purchase. */
export interface OwnReceipts {
  readonly auctionId: string;
  readonly slug: string;
  /** Oldest first. */
  readonly receipts: readonly BidReceipt[];
  /** Null if the person did not use buy now. */
  readonly purchase: PurchaseReceipt | null;
}

/**
 * Returns null if this person neither bid nor bought. Receipts are rebuilt from the private events, so every
 * bid has one.
 */
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
    if (state && entry && event.type === 'bid')
      receipts.push(await signed('receipt', toBidReceipt(state, event, entry)));
    if (entry && event.type === 'bought') {
      const { alias, priceCents, receivedAt } = event.data;
      const saleId = saleIdOf({ kind: 'buy-now', auctionId, offerId: null });
      const { seq, hash } = entry;
      purchase = await signed('receipt', {
        auctionId,
        seq,
        hash,
        alias,
        priceCents,
        saleId,
        receivedAt: new Date(receivedAt).toISOString(),
      });
    }
    state = evolve(state, event);
  }
  if (receipts.length === 0 && !purchase) return null;
  return { auctionId, slug: auction.data.slug, receipts, purchase };
}
