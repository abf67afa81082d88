import { dollars } from '@/lib/domain/shared/money';
import { asOf } from './advance-offers';
import { decideOffer, hourMs } from './decide-offer';
import { evolveBook } from './evolve-offer-book';
import { type Book, type By, emptyBook, type OfferTerms } from './offer';
import type { BookCommand, BookEvent, Market } from './offer-commands';
import type { Side } from './offer-vocabulary';

/** Noon in New York, 22 November 2026. */
export const offerNow = Date.parse('2026-11-22T17:00:00Z');
export const onMarket: Market = { refusal: null, until: null };

export const someTerms = (parts: Partial<OfferTerms> = {}): OfferTerms => ({
  priceCents: dollars(400_000),
  financing: 'Conventional',
  earnestMoneyCents: dollars(40_000),
  closingOn: '2027-01-29',
  contingencies: ['Inspection'],
  ...parts,
});

export const aBy = (side: Side, uid: string): By => ({ side, uid, name: `Legal ${uid}`, requestId: 'r' });

type Parts = Partial<{
  offerId: string;
  price: number;
  standsMs: number;
  now: number;
  market: Market;
  seen: number;
}>;

/** A command about offer `o-<who>`, by that buyer or by the seller Olive. */
export function aCommand(type: BookCommand['type'], by: By, parts: Parts = {}): BookCommand {
  const { offerId = `o-${by.uid}`, price = 400_000, standsMs = 48 * hourMs, seen = Number.NaN } = parts;
  const given = { now: parts.now ?? offerNow, by, market: parts.market ?? onMarket };
  const proposed = { terms: someTerms({ priceCents: dollars(price) }), standsMs, message: '' };
  switch (type) {
    case 'submit':
      return { type, offerId, ...given, ...proposed };
    case 'counter':
      return { type, offerId, seen, ...given, ...proposed };
    case 'call':
      return { type, ...given, standsMs };
    case 'withdraw':
      return { type, offerId, ...given };
    default:
      return { type, offerId, seen, ...given };
  }
}

/** The command of somebody who has just loaded the page, unless it says what they saw. */
export function knowing(book: Book, command: BookCommand): BookCommand {
  if (!('seen' in command) || !Number.isNaN(command.seen)) return command;
  const { offers } = asOf(book, command.now);
  const offer = offers.find(({ offerId }) => offerId === command.offerId);
  return { ...command, seen: offer?.history.length ?? 0 };
}

/** The book after these commands, each of which must be taken, and what happened. */
export function played(commands: readonly BookCommand[], before: Book = emptyBook) {
  return commands.reduce<{ readonly book: Book; readonly events: readonly BookEvent[] }>(
    ({ book, events }, command) => {
      const decided = decideOffer(book, knowing(book, command));
      if (!decided.ok) throw new Error(`${command.type}: ${decided.reason}`);
      return { book: decided.value.reduce(evolveBook, book), events: [...events, ...decided.value] };
    },
    { book: before, events: [] },
  );
}
