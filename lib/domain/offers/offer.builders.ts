import { dollars } from '@/lib/domain/shared/money';
import { decideOffer, hourMs } from './decide-offer';
import { asOf, evolveBook } from './evolve-offer-book';
import { type Book, emptyBook, type OfferActor, type OfferTerms } from './offer';
import type { BookCommand, BookEvent, CallCommand, Market } from './offer-commands';
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

export const aBy = (side: Side, uid: string): OfferActor => ({
  side,
  uid,
  name: `Legal ${uid}`,
  requestId: 'r',
});

type Parts = Partial<{
  offerId: string;
  price: number;
  standsMs: number;
  now: number;
  market: Market;
  seen: number;
  seal: CallCommand['seal'];
}>;

/** A command; its offer ID is `o-<uid>` of the actor unless `parts` names one. */
export function aCommand(type: BookCommand['type'], by: OfferActor, parts: Parts = {}): BookCommand {
  const { offerId = `o-${by.uid}`, price = 400_000, standsMs = 48 * hourMs, seen = Number.NaN } = parts;
  const base = { now: parts.now ?? offerNow, by, market: parts.market ?? onMarket };
  const proposed = { terms: someTerms({ priceCents: dollars(price) }), standsMs, message: '' };
  switch (type) {
    case 'submit':
      return { type, offerId, ...base, ...proposed };
    case 'counter':
      return { type, offerId, seen, ...base, ...proposed };
    case 'call':
      return { type, ...base, standsMs, seal: parts.seal ?? null };
    case 'withdraw':
      return { type, offerId, ...base };
    default:
      return { type, offerId, seen, ...base };
  }
}

/** Fills in `seen` as if the page had just been loaded, unless the command sets it. */
export function withSeen(book: Book, command: BookCommand): BookCommand {
  if (!('seen' in command) || !Number.isNaN(command.seen)) return command;
  const { offers } = asOf(book, command.now);
  const offer = offers.find(({ offerId }) => offerId === command.offerId);
  return { ...command, seen: offer?.history.length ?? 0 };
}

/** Runs the commands in order and returns the book and all events. Throws on a refusal. */
export function played(commands: readonly BookCommand[], before: Book = emptyBook) {
  return commands.reduce<{ readonly book: Book; readonly events: readonly BookEvent[] }>(
    ({ book, events }, command) => {
      const decided = decideOffer(book, withSeen(book, command));
      if (!decided.ok) throw new Error(`${command.type}: ${decided.reason}`);
      return { book: decided.value.reduce(evolveBook, book), events: [...events, ...decided.value] };
    },
    { book: before, events: [] },
  );
}
