import { type Book, isOpen, type Offer, type OfferFact } from './offer';
import type { BookEvent } from './offer-commands';

/** Applies one event to the book. */
export function evolveBook(book: Book, event: BookEvent): Book {
  const at = Math.max(book.at, event.at);
  switch (event.type) {
    case 'reopened':
      return { ...book, at, call: null, soldTo: null };
    case 'called': {
      const call = { calledAt: event.at, deadline: event.deadline, isOpened: false };
      const offers = book.offers.map((offer) =>
        isOpen(offer)
          ? { ...noted(offer, event), expiresAt: Math.max(offer.expiresAt, event.standsUntil) }
          : offer,
      );
      return { ...book, at, call, offers };
    }
    case 'opened': {
      const call = book.call && { ...book.call, isOpened: true };
      const offers = book.offers.map((offer) =>
        isOpen(offer) ? { ...noted(offer, event), isSealed: false } : offer,
      );
      return { ...book, at, call, offers };
    }
    case 'submitted':
      return { ...book, at, offers: [...book.offers, begun(book, event)] };
    default: {
      const soldTo = event.type === 'accepted' ? event.offerId : book.soldTo;
      const offers = book.offers.map((offer) =>
        offer.offerId === event.offerId ? changed(offer, event) : offer,
      );
      return { ...book, at, soldTo, offers };
    }
  }
}

type OfferEvent = Exclude<BookEvent, { type: 'reopened' | 'called' | 'opened' }>;

const noted = (offer: Offer, fact: OfferFact): Offer =>
  isOpen(offer) ? { ...offer, history: [...offer.history, fact] } : offer;

function begun({ call }: Book, { offerId, ...fact }: Extract<OfferEvent, { type: 'submitted' }>): Offer {
  return {
    offerId,
    buyerId: fact.by.uid,
    buyerName: fact.by.name,
    status: 'Submitted',
    terms: fact.terms,
    proposedBy: 'buyer',
    expiresAt: fact.expiresAt,
    isSealed: call !== null && !call.isOpened,
    history: [fact],
  };
}

function changed(before: Offer, event: Exclude<OfferEvent, { type: 'submitted' }>): Offer {
  const { offerId: _, ...fact } = event;
  const offer = { ...before, history: [...before.history, fact] };
  switch (fact.type) {
    case 'improved':
      return {
        ...offer,
        terms: fact.terms,
        proposedBy: 'buyer',
        expiresAt: fact.expiresAt,
        isSealed: true,
      };
    case 'countered': {
      const proposedBy = fact.by.side === 'seller' ? 'seller' : 'buyer';
      return { ...offer, status: 'Countered', terms: fact.terms, proposedBy, expiresAt: fact.expiresAt };
    }
    case 'accepted':
      return { ...offer, status: 'Accepted' };
    case 'declined':
      return { ...offer, status: 'Declined' };
    case 'withdrawn':
      return { ...offer, status: 'Withdrawn' };
    case 'lapsed':
      return { ...offer, status: 'Lapsed' };
  }
}
