import 'server-only';
import type { User } from '@/lib/domain/accounts/user';
import { decide as decideAuction } from '@/lib/domain/auctions/commands/decide';
import type { AuctionEvent } from '@/lib/domain/auctions/state/events';
import type { Listing } from '@/lib/domain/listings/listing';
import { decideOffer, hourMs } from '@/lib/domain/offers/decide-offer';
import type { Book, Offer, OfferActor } from '@/lib/domain/offers/offer';
import type { OfferActionRefusal } from '@/lib/domain/offers/offer-action-refusal';
import type { BookCommand, BookEvent, Market } from '@/lib/domain/offers/offer-commands';
import type { Side } from '@/lib/domain/offers/offer-vocabulary';
import { fromEasternTime } from '@/lib/domain/shared/eastern-time';
import type { Faults } from '@/lib/domain/shared/form';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { readSellers } from '@/lib/server/people/organizations/seller';
import type { Transaction } from '@/lib/server/platform/store/store';
import type { StoredAuction } from '@/lib/server/records/auctions/auction-record';
import type { MaybeHeld } from '@/lib/server/records/inquiries/hold-text';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { signalAll } from '@/lib/server/records/notifications/inbox';
import { notifyFollowers } from '@/lib/server/records/notifications/notify-followers';
import { recordAuctionOutcome } from '@/lib/server/workflows/bids/record-auction-outcome';
import { openClosing } from '@/lib/server/workflows/closings/record-closing';
import { holdMessage } from './held-message';
import { homeOf, recordOffers } from './offer-book';

/** A home with its open offers, as of the commit. */
export interface HomeContext {
  readonly user: User;
  readonly listing: Listing;
  readonly auction: StoredAuction | null;
  readonly book: Book;
  /** The part shared by all commands. */
  readonly commandBase: (side: Side) => {
    readonly now: number;
    readonly by: OfferActor;
    readonly market: Market;
  };
}

interface OfferDecision {
  readonly command: BookCommand;
  readonly events: readonly BookEvent[];
  readonly sale: OfferSale | null;
}

/** The accepted offer and the cancellation of the home's auction. */
interface OfferSale {
  readonly offer: Offer;
  readonly at: number;
  readonly cancelled: readonly AuctionEvent[];
}

export type OfferDecided = Result<OfferDecision, OfferActionRefusal | Faults>;

/** The auction's own rules decide: no offer is accepted once there is a bid or the auction has ended. */
export function decideInBook(
  { book, auction }: HomeContext,
  command: BookCommand,
): Result<OfferDecision, OfferActionRefusal> {
  const decided = decideOffer(book, command);
  if (!decided.ok) return decided;
  const events = decided.value;
  const accepted = events.find((event) => event.type === 'accepted');
  const offer = book.offers.find(({ offerId }) => offerId === accepted?.offerId);
  if (!accepted || !offer) return ok({ command, events, sale: null });
  const { at } = accepted;
  const cancelled =
    auction &&
    decideAuction(auction.state, { type: 'cancel', reason: 'pre-auction-offer', by: 'seller', now: at });
  if (cancelled && !cancelled.ok) return refuse('too-late');
  return ok({ command, events, sale: { offer, at, cancelled: cancelled?.value.events ?? [] } });
}

/** The id of the changed offer; null for a highest-and-best call. */
export type OfferWritten = { readonly offerId: string | null } & MaybeHeld;

export async function writeOfferDecision(
  tx: Transaction,
  { command, events, sale }: OfferDecision,
  { user, listing, auction, book }: HomeContext,
): Promise<OfferWritten> {
  if (sale) await sellByOffer(tx, sale, { listing, auction });
  recordOffers(tx, homeOf(listing), book, events);
  // During a highest-and-best call, sellers do not learn when a buyer responds.
  const { sellers } = book.call ? { sellers: [] } : await readSellers(tx, listing.seller.id);
  signalAll(tx, [user.uid, ...sellers], command.now);
  const improved = events.findLast((event) => event.type === 'improved');
  const offerId = improved?.offerId ?? ('offerId' in command ? command.offerId : null);
  if (offerId === null) return { offerId };
  const buyerId = book.offers.find((offer) => offer.offerId === offerId)?.buyerId ?? command.by.uid;
  return { offerId, ...holdMessage(tx, { command, home: homeOf(listing), offerId, buyerId }) };
}

/** Runs in the commit of an acceptance: opens the closing, makes the home `Pending`, ends its auction. */
async function sellByOffer(
  tx: Transaction,
  { offer, at, cancelled }: OfferSale,
  { listing, auction }: Pick<HomeContext, 'listing' | 'auction'>,
): Promise<void> {
  const { listingKey, slug, seller } = listing;
  const { offerId, buyerId, terms } = offer;
  if (auction) {
    await recordAuctionOutcome(tx, auction, cancelled, null);
    const home = { listingKey, slug, auctionId: auction.state.terms.auctionId };
    const update = { type: 'auction-cancelled', reason: 'pre-auction-offer' } as const;
    notifyFollowers(tx, `offer:${offerId}`, home, update, at);
  }
  const sale = { listingKey, slug, sellerId: seller.id, buyerId, priceCents: terms.priceCents, at };
  const closeBy = endOfDay(terms.closingOn) ?? at;
  const closingDays = Math.max(1, Math.ceil((closeBy - at) / dayMs));
  const agreed = { earnestMoneyCents: terms.earnestMoneyCents, closingDays, closeBy };
  const notified = ['buyer', 'seller'] as const;
  await openClosing(tx, { ...sale, agreed, notified, cameFrom: { kind: 'offer', offerId } });
  tx.set(listings, listingKey, {
    ...listing,
    standardStatus: 'Pending',
    closePriceCents: null,
    closeDate: null,
    statusChangedAt: at,
    modifiedAt: at,
  });
}

const dayMs = 24 * hourMs;
/** The last instant of a day in New York, ms. */
function endOfDay(day: string): number | null {
  const lastMinute = fromEasternTime(day, '23:59');
  return lastMinute === null ? null : lastMinute + 59_999;
}
