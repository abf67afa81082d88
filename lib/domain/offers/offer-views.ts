import { asOf, isCalled } from './advance-offers';
import { type Book, isOpen, type Offer, type OfferFact, type OfferTerms, turnOf } from './offer';
import type { OfferStatus, Side } from './offer-vocabulary';

/** An offer as one side reads it. */
export interface OfferView {
  readonly offerId: string;
  readonly buyerName: string;
  readonly status: OfferStatus;
  readonly terms: OfferTerms;
  /** Whose answer it waits for; null: it has ended, or a call runs. */
  readonly turn: Side | null;
  readonly proposedBy: Side;
  readonly expiresAt: number;
  readonly isSealed: boolean;
  /** Until when a call keeps everything closed, ms. */
  readonly sealedUntil: number | null;
  readonly history: readonly OfferFact[];
}

/** As the buyer reads their own. `now` in ms, here and below. */
export function toBuyersView(offer: Offer, book: Book, now: number): OfferView {
  const { buyerId: _, ...shown } = present(offer, book, now);
  return { ...shown, ...standOf(shown, book, now) };
}

/**
 * As the seller reads it: nothing that was said after a call is in it before the deadline; null: nothing else
 * was said.
 */
export function toSellersView(offer: Offer, book: Book, now: number): OfferView | null {
  const { buyerId: _, ...shown } = present(offer, book, now);
  if (!shown.isSealed) return { ...shown, ...standOf(shown, book, now) };
  const called = shown.history.find((fact) => fact.type === 'called');
  if (!called) return null;
  const place = shown.history.indexOf(called);
  const history = shown.history.filter((fact, at) => at <= place || !isSaid(fact));
  const proposed = history.filter(isSaid).at(-1);
  if (!proposed) return null;
  const expiresAt = Math.max(proposed.expiresAt, called.standsUntil);
  const open = { ...shown, terms: proposed.terms, expiresAt, isSealed: false, history };
  return { ...open, ...standOf(open, book, now) };
}

const present = (offer: Offer, book: Book, now: number): Offer =>
  asOf({ ...book, offers: [offer] }, now).offers[0] ?? offer;

const isSaid = (fact: OfferFact) => 'terms' in fact;

function standOf(offer: Pick<Offer, 'status' | 'proposedBy'>, book: Book, now: number) {
  const sealedUntil = isCalled(book, now) ? (book.call?.deadline ?? null) : null;
  return { sealedUntil, turn: isOpen(offer) && sealedUntil === null ? turnOf(offer) : null };
}
