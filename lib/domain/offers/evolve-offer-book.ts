import { type Book, isOpen, type Offer, type OfferActor, type OfferFact } from './offer';
import type { BookEvent, MessageAdded } from './offer-commands';
import type { Seal } from './sealing/seal';

/** Applies one event to the book. */
export function evolveBook(book: Book, event: BookEvent): Book {
  const at = Math.max(book.at, event.at);
  switch (event.type) {
    case 'reopened':
      return { ...book, at, call: null, soldTo: null };
    case 'called': {
      const { deadline, seal } = event;
      const call = { calledAt: event.at, deadline, isOpened: false, ...(seal && { seal }) };
      const offers = book.offers.map((offer) =>
        isOpen(offer)
          ? { ...noted(offer, event), expiresAt: Math.max(offer.expiresAt, event.standsUntil) }
          : offer,
      );
      return { ...book, at, call, offers };
    }
    case 'opened':
    case 'voided': {
      const { standsUntil = 0 } = event;
      const call = book.call && { ...book.call, isOpened: true };
      const offers = book.offers.map((offer) =>
        isOpen(offer)
          ? {
              ...noted(offer, event),
              isSealed: false,
              expiresAt: Math.max(offer.expiresAt, standsUntil),
            }
          : offer,
      );
      return { ...book, at, call, offers };
    }
    case 'submitted':
      return { ...book, at, offers: [...book.offers, begun(book, event)] };
    case 'message-added':
      return { ...book, at, offers: book.offers.map((offer) => withMessage(offer, event)) };
    default: {
      const soldTo = event.type === 'accepted' ? event.offerId : book.soldTo;
      const offers = book.offers.map((offer) =>
        offer.offerId === event.offerId ? changed(offer, event) : offer,
      );
      return { ...book, at, soldTo, offers };
    }
  }
}

/** The history keeps its length, so an answer to the offer as it was seen stays possible. */
const withMessage = (offer: Offer, { offerId, at, by, message }: MessageAdded): Offer =>
  offer.offerId === offerId
    ? {
        ...offer,
        history: offer.history.map((fact) =>
          isStepOf(fact, by) ? { ...fact, message, messageAt: at } : fact,
        ),
      }
    : offer;

/** The terms that this request proposed. */
export const isStepOf = (fact: OfferFact, { uid, requestId }: MessageAdded['by']) =>
  'terms' in fact && fact.by.uid === uid && fact.by.requestId === requestId;

type OfferEvent = Exclude<BookEvent, { type: 'reopened' | 'called' | 'opened' | 'voided' | 'message-added' }>;

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

export const siteActor: OfferActor = { side: 'site', uid: 'site', name: 'The site', requestId: '' };

/** How long open offers stay open after a call's end, so that the seller can choose. */
export const decisionPeriodMs = 72 * 3_600_000;

/**
 * Whether a highest-and-best call is open, its last instant included. Terms sent meanwhile are sealed until then.
 * A sealed round stays open until its offers are opened or it is void.
 */
export const isCallOpen = ({ call }: Pick<Book, 'call'>, now: number): boolean =>
  call !== null && !call.isOpened && now <= endOf(call);

const endOf = ({ deadline, seal }: NonNullable<Book['call']>): number => seal?.voidAt ?? deadline;

/** The seal of a call that takes encrypted offers now. */
export const openSeal = ({ call }: Pick<Book, 'call'>, now: number): Seal | null =>
  call?.seal && !call.isOpened && now <= call.deadline ? call.seal : null;

/** Until when offers stay open after their round was opened or became void at `at`, ms. */
export const standsAfter = ({ until }: Seal, at: number): number =>
  Math.min(at + decisionPeriodMs, until ?? Number.POSITIVE_INFINITY);

/** The events due by time since the last recorded one, oldest first. `now` in ms. */
export function dueEvents(book: Book, now: number): readonly BookEvent[] {
  const { call } = book;
  if (!call || call.isOpened || now <= endOf(call)) return lapsedEvents(book, now);
  const end = endEvent(call);
  const before = lapsedEvents(book, end.at);
  // The end of a sealed round may extend the others.
  return [...before, end, ...lapsedEvents([...before, end].reduce(evolveBook, book), now)];
}

const lapsedEvents = ({ offers }: Book, now: number): readonly BookEvent[] =>
  offers
    .filter((offer) => isOpen(offer) && now > offer.expiresAt)
    .map(({ offerId, expiresAt: at }): BookEvent => ({ type: 'lapsed', offerId, at, by: siteActor }))
    .sort((a, b) => a.at - b.at);

function endEvent({ deadline, seal }: NonNullable<Book['call']>): BookEvent {
  if (!seal) return { type: 'opened', at: deadline, by: siteActor };
  const { voidAt: at } = seal;
  return { type: 'voided', at, by: siteActor, standsUntil: standsAfter(seal, at) };
}

/** The book with all due events applied, recorded or not. Views read this one. */
export const asOf = (book: Book, now: number): Book => dueEvents(book, now).reduce(evolveBook, book);

/** When the next event is due by time, in ms; null if none is. */
export function nextDueAt({ call, offers }: Book): number | null {
  const ends = offers.filter(isOpen).map(({ expiresAt }) => expiresAt);
  if (call && !call.isOpened) ends.push(endOf(call));
  return ends.length === 0 ? null : Math.min(...ends) + 1;
}
