import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideOffer, hourMs } from './decide-offer';
import { asOf, decisionPeriodMs, evolveBook, isCallOpen, nextDueAt } from './evolve-offer-book';
import { type Book, bookSchema, emptyBook, isOpen, offerSchema } from './offer';
import { aBy, aCommand, offerNow, onMarket, withSeen } from './offer.builders';
import type { BookCommand, BookEvent } from './offer-commands';
import { toSellersView } from './offer-views';

const buyers = ['rosa', 'theo', 'nell'].map((uid) => aBy('buyer', uid));
const olive = aBy('seller', 'olive');

interface PlannedCommand {
  readonly type: BookCommand['type'];
  readonly who: number;
  readonly target: number;
  readonly price: number;
  readonly waits: number;
  readonly stands: number;
  readonly isOff: boolean;
}
const plannedCommand: fc.Arbitrary<PlannedCommand> = fc.record({
  type: fc.constantFrom(
    'submit',
    'submit',
    'submit',
    'counter',
    'accept',
    'accept',
    'decline',
    'withdraw',
    'call',
  ),
  who: fc.integer({ min: 0, max: 5 }),
  target: fc.integer({ min: 0, max: 8 }),
  price: fc.integer({ min: 30_000, max: 900_000 }),
  waits: fc.integer({ min: 0, max: 12 }),
  stands: fc.integer({ min: 0, max: 60 }),
  isOff: fc.boolean(),
});

interface Step {
  readonly before: Book;
  readonly command: BookCommand;
  readonly events: readonly BookEvent[] | null;
  readonly after: Book;
}

/** Runs random commands with an advancing clock; the home is off the market from time to time. */
function tell(story: readonly PlannedCommand[]): readonly Step[] {
  let [book, now, made] = [emptyBook, offerNow, 0];
  return story.map(({ type, who, target, price, waits, stands, isOff }) => {
    now += waits * hourMs;
    const by = type === 'submit' ? (buyers[who % 3] ?? olive) : (buyers[who] ?? olive);
    const offerId = type === 'submit' ? `o${made}` : (book.offers.at(-1 - (target % 3))?.offerId ?? 'none');
    const market = isOff && target > 6 ? { refusal: 'off-market' as const, until: null } : onMarket;
    const before = book;
    const request = aCommand(type, by, { offerId, price, standsMs: stands * hourMs, now, market });
    const command = withSeen(before, request);
    const decided = decideOffer(before, command);
    book = decided.ok ? decided.value.reduce(evolveBook, before) : before;
    made = book.offers.length;
    return { before, command, events: decided.ok ? decided.value : null, after: book };
  });
}

const always = (rule: (steps: readonly Step[]) => void) =>
  fc.assert(
    fc.property(fc.array(plannedCommand, { minLength: 1, maxLength: 25 }), (story) => rule(tell(story))),
    { numRuns: 800 },
  );
const eventsOf = (steps: readonly Step[]) => steps.flatMap(({ events }) => events ?? []);

describe('in every sequence of offer commands', { timeout: 60_000 }, () => {
  it('at most one offer is accepted, and no other offer stays open next to it', () => {
    let accepted = 0;
    always((steps) => {
      let winner: string | null = null;
      for (const event of eventsOf(steps)) {
        if (event.type === 'reopened') winner = null;
        if (event.type !== 'accepted') continue;
        expect(winner).toBeNull();
        winner = event.offerId;
        accepted += 1;
      }
      for (const { after } of steps) if (after.soldTo !== null) expect(after.offers.some(isOpen)).toBe(false);
    });
    expect(accepted).toBeGreaterThan(50);
  });

  it('only unexpired offers are answered, and unanswered ones lapse at their deadline', () => {
    always((steps) => {
      for (const { before, command, events } of steps) {
        for (const event of events ?? []) {
          if (event.type !== 'accepted' && event.type !== 'countered') continue;
          const offer = before.offers.find(({ offerId }) => offerId === event.offerId);
          expect(command.now).toBeLessThanOrEqual(offer?.expiresAt ?? 0);
          expect(isCallOpen(before, command.now)).toBe(false);
        }
        const late = (events ? asOf(before, command.now) : before).offers.filter(
          (offer) => isOpen(offer) && offer.expiresAt < command.now,
        );
        if (events) expect(late).toEqual([]);
      }
    });
  });

  it('an offer that is open during a call stays open for 72 hours after its deadline', () => {
    let callCount = 0;
    always((steps) => {
      for (const { after, command } of steps) {
        if (!after.call || !isCallOpen(after, command.now)) continue;
        for (const { expiresAt } of after.offers.filter(isOpen)) {
          callCount += 1;
          expect(expiresAt).toBeGreaterThanOrEqual(after.call.deadline + decisionPeriodMs);
        }
      }
    });
    expect(callCount).toBeGreaterThan(50);
  });

  it('an offer that has ended is never open again', () => {
    always((steps) => {
      for (const { before, after } of steps)
        for (const offer of before.offers.filter((each) => !isOpen(each)))
          expect(after.offers.find(({ offerId }) => offerId === offer.offerId)?.status).toBe(offer.status);
    });
  });

  it('every price is positive, earnest money is never negative, and the book can be stored', () => {
    always((steps) => {
      for (const { after } of steps) {
        const { offers, ...book } = after;
        expect(bookSchema.parse(book)).toEqual(book);
        for (const offer of offers) {
          expect(offerSchema.parse(offer)).toEqual(offer);
          expect(offer.terms.priceCents).toBeGreaterThan(0);
          expect(offer.terms.earnestMoneyCents).toBeGreaterThanOrEqual(0);
        }
      }
    });
  });

  it('every open offer lapses at a deadline if nobody acts', () => {
    always((steps) => {
      let book = steps.at(-1)?.after ?? emptyBook;
      for (let due = nextDueAt(book), turns = 0; due !== null; due = nextDueAt(book), turns++) {
        expect(turns).toBeLessThan(60);
        const next = asOf(book, due);
        expect(next).not.toEqual(book);
        book = next;
      }
      expect(book.offers.some(isOpen)).toBe(false);
    });
  });

  it('no view of the seller contains terms submitted after a call before its deadline', () => {
    let sealed = 0;
    always((steps) => {
      for (const { after, command } of steps) {
        if (!isCallOpen(after, command.now)) continue;
        for (const offer of after.offers.filter(({ isSealed }) => isSealed)) {
          sealed += 1;
          const view = toSellersView(offer, after, command.now);
          const calledAt = after.call?.calledAt ?? 0;
          const place = offer.history.findIndex(({ type }) => type === 'called');
          // Skip offers that were made and withdrawn under an earlier call.
          for (const [at, fact] of offer.history.entries())
            if ('terms' in fact && (place < 0 ? fact.at >= calledAt : at > place)) {
              expect(fact.at).toBeGreaterThanOrEqual(calledAt);
              expect(view?.history ?? []).not.toContain(fact);
              expect(view?.terms).not.toBe(fact.terms);
            }
        }
      }
    });
    expect(sealed).toBeGreaterThan(50);
  });

  it('the times in a history never decrease, and replaying its events rebuilds the book', () => {
    always((steps) => {
      const { book } = eventsOf(steps).reduce(
        ({ book: before }, event) => ({ book: evolveBook(before, event) }),
        { book: emptyBook },
      );
      expect(book).toEqual(steps.at(-1)?.after);
      for (const { history } of book.offers)
        for (const [at, fact] of history.entries())
          expect(fact.at).toBeGreaterThanOrEqual(history[at - 1]?.at ?? 0);
    });
  });
});
