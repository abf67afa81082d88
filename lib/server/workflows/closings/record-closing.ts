import 'server-only';
import { type ClosingTerms, closingTermsOf } from '@/lib/domain/auctions/terms/closing-terms';
import type { PostSaleOutcome } from '@/lib/domain/auctions/terms/post-sale-outcome-schema';
import { whyEnded } from '@/lib/domain/closings/closing';
import type { ClosingEvent, ClosingEventOf } from '@/lib/domain/closings/closing-schema';
import { evolveClosing, replayClosing } from '@/lib/domain/closings/evolve-closing';
import { type Closing, toStoredClosing } from '@/lib/domain/closings/stored-closing';
import { closingNotificationsAfter } from '@/lib/domain/closings/views/closing-notifications';
import type { Listing } from '@/lib/domain/listings/listing';
import { lockObligations } from '@/lib/server/people/identity/obligation-locks';
import type { Transaction } from '@/lib/server/platform/store/store';
import { auctions } from '@/lib/server/records/auctions/auction-collections';
import { closings } from '@/lib/server/records/closings/closing-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { notifyOfClosing, signalClosing } from './notify-of-closing';
import { openClosing } from './open-closing';

/**
 * Writes the events of a closing and their consequences: the home closes, goes back on sale or sells to the
 * backup buyer, and both sides are notified. Without events it writes nothing.
 */
export async function recordClosing(
  tx: Transaction,
  before: Closing,
  events: readonly ClosingEvent[],
): Promise<Closing> {
  const last = events.at(-1);
  if (!last) return before;
  const { at } = last;
  const auctionId = 'auctionId' in before.cameFrom ? before.cameFrom.auctionId : null;
  const [listing, auction] = await Promise.all([
    tx.get(listings, before.listingKey),
    auctionId === null ? null : tx.get(auctions, auctionId),
  ]);
  const after = toStoredClosing(before, events);
  const frozen = auction && closingTermsOf(auction.data.state.terms);
  for (const event of events) if (event.type === 'backup-accepted') await openNext(tx, before, event, frozen);
  tx.set(closings, after.saleId, after);
  if (after.backupId !== null && after.backupId !== before.backupId)
    lockObligations(tx, after.backupId, `back-up:${after.saleId}:${after.events.length}`);
  const changed = listing && listingAfter(listing.data, after, events, at);
  if (changed) tx.set(listings, listing.id, changed);
  const aftermath = toPostSaleOutcome(after, events, at);
  if (auction && aftermath) tx.set(auctions, auction.id, { ...auction.data, aftermath });
  await signalClosing(tx, { ...after, backupId: after.backupId ?? before.backupId }, at);
  let state = replayClosing(before.events);
  for (const [index, event] of events.entries()) {
    state = evolveClosing(state, event);
    const seq = before.events.length + index + 1;
    for (const notification of closingNotificationsAfter(state, event))
      notifyOfClosing(tx, after, { ...notification, seq, at: event.at });
  }
  return after;
}

async function openNext(
  tx: Transaction,
  closing: Closing,
  { at }: ClosingEventOf<'backup-accepted'>,
  frozen: ClosingTerms | null,
): Promise<void> {
  const { succession } = replayClosing(closing.events);
  const { cameFrom, saleId, listingKey, slug, sellerId } = closing;
  if (!succession || cameFrom.kind === 'offer') return;
  const { uid: buyerId, priceCents } = succession.backup;
  const from = { kind: 'back-up', auctionId: cameFrom.auctionId, after: saleId } as const;
  await openClosing(tx, { listingKey, slug, sellerId, buyerId, priceCents, cameFrom: from, frozen, at });
}

/** The post-sale outcome on the auction page, if it changes. */
function toPostSaleOutcome(
  closing: Closing,
  events: readonly ClosingEvent[],
  at: number,
): PostSaleOutcome | null {
  const { end, succession } = replayClosing(closing.events);
  if (succession?.stage === 'accepted') {
    const { alias, priceCents } = succession.backup;
    return { kind: 'back-up', at, alias, priceCents };
  }
  const hasEnded = events.some(({ type }) => type === 'fell-through' || type === 'defaulted');
  return hasEnded && end ? { kind: 'fell-through', at: end.at, why: whyEnded(end) } : null;
}

/** The home once it is sold or back on sale after a failed closing. Null if it stays as it is. */
function listingAfter(
  listing: Listing,
  closing: Closing,
  events: readonly ClosingEvent[],
  at: number,
): Listing | null {
  if (listing.standardStatus !== 'Pending') return null;
  const change = { statusChangedAt: at, modifiedAt: at };
  const { terms, succession } = replayClosing(closing.events);
  if (closing.status === 'Closed') {
    if (!events.some((event) => event.type === 'confirmed' && event.step === 'closed')) return null;
    return {
      ...listing,
      ...change,
      closePriceCents: terms.priceCents,
      closeDate: at,
      standardStatus: 'Closed',
    };
  }
  const isFree = closing.status === 'FellThrough' || (closing.status === 'Defaulted' && succession === null);
  return isFree ? { ...listing, ...change, standardStatus: 'Active' } : null;
}
