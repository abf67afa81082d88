import { evolveBook } from './evolve-offer-book';
import { type Book, type By, isOpen } from './offer';
import type { BookEvent } from './offer-commands';

export const theClock: By = { side: 'site', uid: 'site', name: 'The site', requestId: '' };

/** A call runs: what is said after it is nobody's to read. The last instant of the deadline still counts. */
export const isCalled = ({ call }: Pick<Book, 'call'>, now: number): boolean =>
  call !== null && !call.isOpened && now <= call.deadline;

/** What the clock has done since the latest fact, in its order. `now` in ms. */
export function dueEvents({ call, offers }: Book, now: number): readonly BookEvent[] {
  const opened: BookEvent[] =
    call && !call.isOpened && now > call.deadline
      ? [{ type: 'opened', at: call.deadline, by: theClock }]
      : [];
  const lapsed = offers
    .filter((offer) => isOpen(offer) && now > offer.expiresAt)
    .map(({ offerId, expiresAt: at }): BookEvent => ({ type: 'lapsed', offerId, at, by: theClock }));
  return [...opened, ...lapsed].sort((a, b) => a.at - b.at);
}

/** The book as it is by the clock, recorded or not: what every reader sees. */
export const asOf = (book: Book, now: number): Book => dueEvents(book, now).reduce(evolveBook, book);

/** When the clock next does something, ms; null: never. */
export function dueAtOf({ call, offers }: Book): number | null {
  const ends = offers.filter(isOpen).map(({ expiresAt }) => expiresAt);
  if (call && !call.isOpened) ends.push(call.deadline);
  return ends.length === 0 ? null : Math.min(...ends) + 1;
}
