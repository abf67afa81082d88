import 'server-only';
import { type ClosingTerms, closingTermsOf } from '@/lib/domain/auctions/terms/closing-terms';
import type { Aftermath } from '@/lib/domain/auctions/terms/post-sale-outcome-schema';
import { whyEnded } from '@/lib/domain/closings/closing';
import { saleMessagesAfter } from '@/lib/domain/closings/closing-messages';
import type { SaleEvent, SaleEventOf } from '@/lib/domain/closings/closing-schema';
import { evolveSale, replaySale } from '@/lib/domain/closings/evolve-closing';
import { type Sale, toStoredSale } from '@/lib/domain/closings/stored-closing';
import type { Listing } from '@/lib/domain/listings/listing';
import { tie } from '@/lib/server/people/identity/obligation-locks';
import type { Doc, Transaction } from '@/lib/server/platform/store/store';
import { auctions } from '@/lib/server/records/auctions/auction-collections';
import { sales } from '@/lib/server/records/closings/closing-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { openSale } from './open-sale';
import { ringSale, tellSale } from './tell-sale';

/**
 * Writes what happened in a sale with all that follows: its home is closed, or the seller's again, or sold to the back-up;
 * and whom it concerns is told. Everything else that the commit reads must have been read before.
 */
export async function recordSale(tx: Transaction, before: Sale, events: readonly SaleEvent[]): Promise<Sale> {
  const auctionId = 'auctionId' in before.cameFrom ? before.cameFrom.auctionId : null;
  const [listing, auction] = await Promise.all([
    tx.get(listings, before.listingKey),
    auctionId === null ? null : tx.get(auctions, auctionId),
  ]);
  const after = toStoredSale(before, events);
  const frozen = auction && closingTermsOf(auction.data.state.terms);
  for (const event of events) if (event.type === 'backup-accepted') await openNext(tx, before, event, frozen);
  tx.set(sales, after.saleId, after);
  if (after.backupId !== null && after.backupId !== before.backupId)
    tie(tx, after.backupId, `back-up:${after.saleId}:${after.events.length}`);
  turnListing(tx, listing, after, events);
  const aftermath = aftermathOf(after, events);
  if (auction && aftermath) tx.set(auctions, auction.id, { ...auction.data, aftermath });
  await ringSale(tx, { ...after, backupId: after.backupId ?? before.backupId }, events.at(-1)?.at ?? 0);
  let state = replaySale(before.events);
  for (const [at, event] of events.entries()) {
    state = evolveSale(state, event);
    const seq = before.events.length + at + 1;
    for (const told of saleMessagesAfter(state, event)) tellSale(tx, after, { ...told, seq, at: event.at });
  }
  return after;
}

async function openNext(
  tx: Transaction,
  sale: Sale,
  { at }: SaleEventOf<'backup-accepted'>,
  frozen: ClosingTerms | null,
): Promise<void> {
  const { succession } = replaySale(sale.events);
  const { cameFrom, saleId, listingKey, slug, sellerId } = sale;
  if (!succession || cameFrom.kind === 'offer') return;
  const { uid: buyerId, priceCents } = succession.backup;
  const from = { kind: 'back-up', auctionId: cameFrom.auctionId, after: saleId } as const;
  await openSale(tx, { listingKey, slug, sellerId, buyerId, priceCents, cameFrom: from, frozen, at });
}

/** What the auction that sold is told with from now on, if that changes. */
function aftermathOf(sale: Sale, events: readonly SaleEvent[]): Aftermath | null {
  const { end, succession } = replaySale(sale.events);
  const at = events.at(-1)?.at ?? 0;
  if (succession?.stage === 'accepted') {
    const { alias, priceCents } = succession.backup;
    return { kind: 'back-up', at, alias, priceCents };
  }
  const hasEnded = events.some(({ type }) => type === 'fell-through' || type === 'defaulted');
  return hasEnded && end ? { kind: 'fell-through', at: end.at, why: whyEnded(end) } : null;
}

/** What is no longer on its way to a closing is for sale again where nobody has taken it off the market. */
function turnListing(
  tx: Transaction,
  listing: Doc<Listing> | null,
  sale: Sale,
  events: readonly SaleEvent[],
): void {
  const at = events.at(-1)?.at ?? 0;
  const turn = { statusChangedAt: at, modifiedAt: at };
  if (listing?.data.standardStatus !== 'Pending') return;
  const { terms, succession } = replaySale(sale.events);
  if (sale.status === 'Closed') {
    if (!events.some((event) => event.type === 'confirmed' && event.step === 'closed')) return;
    const close = { closePriceCents: terms.priceCents, closeDate: at } as const;
    tx.set(listings, listing.id, { ...listing.data, ...turn, ...close, standardStatus: 'Closed' });
    return;
  }
  const isFree = sale.status === 'FellThrough' || (sale.status === 'Defaulted' && succession === null);
  if (isFree) tx.set(listings, listing.id, { ...listing.data, ...turn, standardStatus: 'Active' });
}
