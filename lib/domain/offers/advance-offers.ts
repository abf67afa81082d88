import { evolveBook } from './evolve-offer-book';
import { type Book, isOpen, type OfferActor } from './offer';
import type { BookEvent } from './offer-commands';

export const siteActor: OfferActor = { side: 'site', uid: 'site', name: 'The site', requestId: '' };

/** Whether a highest-and-best call is open, deadline included. Terms sent meanwhile are sealed until then. */
export const isCallOpen = ({ call }: Pick<Book, 'call'>, now: number): boolean =>
  call !== null && !call.isOpened && now <= call.deadline;

/** The events due by time since the last recorded one, oldest first. `now` in ms. */
export function dueEvents({ call, offers }: Book, now: number): readonly BookEvent[] {
  const opened: BookEvent[] =
    call && !call.isOpened && now > call.deadline
      ? [{ type: 'opened', at: call.deadline, by: siteActor }]
      : [];
  const lapsed = offers
    .filter((offer) => isOpen(offer) && now > offer.expiresAt)
    .map(({ offerId, expiresAt: at }): BookEvent => ({ type: 'lapsed', offerId, at, by: siteActor }));
  return [...opened, ...lapsed].sort((a, b) => a.at - b.at);
}

/** The book with all due events applied, recorded or not. Views read this one. */
export const asOf = (book: Book, now: number): Book => dueEvents(book, now).reduce(evolveBook, book);

/** When the next event is due by time, in ms; null if none is. */
export function nextDueAt({ call, offers }: Book): number | null {
  const ends = offers.filter(isOpen).map(({ expiresAt }) => expiresAt);
  if (call && !call.isOpened) ends.push(call.deadline);
  return ends.length === 0 ? null : Math.min(...ends) + 1;
}
