import { asOf, isCallOpen } from './evolve-offer-book';
import { type Book, isOpen, type Offer, type OfferFact, type OfferTerms, turnOf } from './offer';
import type { OfferStatus, Side } from './offer-vocabulary';

/** An offer as one side sees it. */
export interface OfferView {
  readonly offerId: string;
  readonly buyerName: string;
  readonly status: OfferStatus;
  readonly terms: OfferTerms;
  /** Whose turn it is to answer; null if the offer has ended or a call is open. */
  readonly turn: Side | null;
  readonly proposedBy: Side;
  readonly expiresAt: number;
  readonly isSealed: boolean;
  /** The deadline of the open call, ms; null if none is open. */
  readonly sealedUntil: number | null;
  /** That deadline has passed, and the offers wait for the witness. */
  readonly isOpening: boolean;
  /** The host of the witness of the open call; null: none is open, or it is sealed by policy only. */
  readonly witness: string | null;
  readonly history: readonly OfferFact[];
}

/** The buyer's own offer as they see it. `now` in ms, here and below. */
export function toBuyersView(offer: Offer, book: Book, now: number): OfferView {
  const { buyerId: _, ...view } = present(offer, book, now);
  return { ...view, ...standOf(view, book, now) };
}

/**
 * The offer as the seller sees it. Until a call's deadline, terms submitted after the call are left out. Null
 * if no other terms remain.
 */
export function toSellersView(offer: Offer, book: Book, now: number): OfferView | null {
  const { buyerId: _, ...view } = present(offer, book, now);
  if (!view.isSealed) return { ...view, ...standOf(view, book, now) };
  const called = view.history.find((fact) => fact.type === 'called');
  if (!called) return null;
  const place = view.history.indexOf(called);
  const history = view.history.filter((fact, at) => at <= place || !hasTerms(fact));
  const proposed = history.filter(hasTerms).at(-1);
  if (!proposed) return null;
  const expiresAt = Math.max(proposed.expiresAt, called.standsUntil);
  const open = { ...view, terms: proposed.terms, expiresAt, isSealed: false, history };
  return { ...open, ...standOf(open, book, now) };
}

const present = (offer: Offer, book: Book, now: number): Offer =>
  asOf({ ...book, offers: [offer] }, now).offers[0] ?? offer;

const hasTerms = (fact: OfferFact) => 'terms' in fact;

function standOf(offer: Pick<Offer, 'status' | 'proposedBy'>, book: Book, now: number) {
  const call = isCallOpen(book, now) ? book.call : null;
  return {
    sealedUntil: call?.deadline ?? null,
    isOpening: call !== null && now > call.deadline,
    witness: call?.seal?.host ?? null,
    turn: isOpen(offer) && !call ? turnOf(offer) : null,
  };
}
