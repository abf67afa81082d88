import { MAX_OPEN_OFFERS } from './decide-offer';
import { dueEvents, evolveBook, isCallOpen, siteActor, standsAfter } from './evolve-offer-book';
import { type Book, isOpen, type OfferActor, type OfferTerms } from './offer';
import type { BookEvent } from './offer-commands';
import type { SealFault } from './sealing/seal';

/** A decrypted offer that the parser has accepted. */
export interface UnsealedOffer {
  readonly offerId: string;
  readonly by: OfferActor;
  /** When the site got it, ms. */
  readonly at: number;
  readonly terms: OfferTerms;
  readonly message: string;
}

interface OpenedRound {
  readonly events: readonly BookEvent[];
  /** By offer ID: why it does not count. */
  readonly refused: Readonly<Record<string, SealFault>>;
}

/**
 * Opens a sealed round: its offers, in the order of their arrival, join the book as highest and best offers. Null
 * if the round is over, or its deadline has not passed. `now` in ms.
 */
export function openSealedRound(
  before: Book,
  offers: readonly UnsealedOffer[],
  now: number,
): OpenedRound | null {
  const at = Math.max(before.at, now);
  const { call } = before;
  if (!call?.seal || !isCallOpen(before, at) || at <= call.deadline) return null;
  const expiresAt = standsAfter(call.seal, at);
  const events = [...dueEvents(before, at)];
  let book = events.reduce(evolveBook, before);
  const refused: Record<string, SealFault> = {};
  for (const offer of offers.toSorted((a, b) => a.at - b.at)) {
    const event = toEvent(book, offer, expiresAt);
    if (typeof event === 'string') refused[offer.offerId] = event;
    else {
      events.push(event);
      book = evolveBook(book, event);
    }
  }
  return { events: [...events, { type: 'opened', at, by: siteActor, standsUntil: expiresAt }], refused };
}

function toEvent(book: Book, offer: UnsealedOffer, expiresAt: number): BookEvent | SealFault {
  const own = book.offers.find((each) => each.buyerId === offer.by.uid && isOpen(each));
  if (own && offer.terms.priceCents < own.terms.priceCents) return 'not-better';
  if (!own && book.offers.filter(isOpen).length >= MAX_OPEN_OFFERS) return 'full';
  return own
    ? { ...offer, type: 'improved', offerId: own.offerId, expiresAt }
    : { ...offer, type: 'submitted', expiresAt };
}
