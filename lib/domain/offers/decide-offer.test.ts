import { describe, expect, it } from 'vitest';
import { decideOffer, hourMs, MAX_COUNTEROFFERS, MAX_OPEN_OFFERS } from './decide-offer';
import { asOf, decisionPeriodMs, nextDueAt } from './evolve-offer-book';
import { type Book, emptyBook } from './offer';
import { aBy, aCommand, offerNow, played, withSeen } from './offer.builders';
import type { Market } from './offer-commands';
import { offerNotificationsAfter } from './offer-notifications';
import { toBuyersView, toSellersView } from './offer-views';

const olive = aBy('seller', 'olive');
const [rosa, theo, nell] = [aBy('buyer', 'rosa'), aBy('buyer', 'theo'), aBy('buyer', 'nell')];
const submit = (by = rosa, parts = {}) => aCommand('submit', by, parts);
const toRosa = (type: 'accept' | 'counter' | 'decline', parts = {}) =>
  aCommand(type, olive, { offerId: 'o-rosa', ...parts });
const ofRosa = (type: 'accept' | 'counter' | 'decline' | 'withdraw', parts = {}) =>
  aCommand(type, rosa, parts);
const refusalOf = (book: Book, command: ReturnType<typeof submit>) => {
  const decided = decideOffer(book, withSeen(book, command));
  return decided.ok ? null : decided.reason;
};
const statusOf = (book: Book, offerId = 'o-rosa') =>
  book.offers.find((each) => each.offerId === offerId)?.status;
const inHours = (hours: number) => ({ now: offerNow + hours * hourMs });

describe('an offer', () => {
  it('can be countered by both sides, and an acceptance applies to the latest terms', () => {
    const { book } = played([
      submit(),
      toRosa('counter', { price: 430_000 }),
      ofRosa('counter', { price: 415_000 }),
      toRosa('accept'),
    ]);
    expect(statusOf(book)).toBe('Accepted');
    expect(book.soldTo).toBe('o-rosa');
    expect(book.offers[0]?.terms.priceCents).toBe(415_000_00);
    expect(book.offers[0]?.history.map(({ type }) => type)).toEqual([
      'submitted',
      'countered',
      'countered',
      'accepted',
    ]);
  });

  it('can be answered only by the side whose turn it is, and never by a third person', () => {
    const { book } = played([submit()]);
    expect(refusalOf(book, ofRosa('accept'))).toBe('not-your-turn');
    expect(refusalOf(book, ofRosa('counter'))).toBe('not-your-turn');
    const countered = played([toRosa('counter')], book).book;
    expect(refusalOf(countered, toRosa('accept'))).toBe('not-your-turn');
    for (const type of ['accept', 'decline', 'counter', 'withdraw'] as const)
      expect(refusalOf(countered, aCommand(type, theo, { offerId: 'o-rosa' }))).toBe('not-your-turn');
    expect(refusalOf(book, aCommand('accept', olive, { offerId: 'o-nobody' }))).toBe('not-found');
  });

  it('refuses an answer to an outdated history, but not a withdrawal', () => {
    const { book } = played([submit(), toRosa('counter'), ofRosa('counter', { price: 1_000_000 })]);
    for (const type of ['accept', 'counter', 'decline'] as const) {
      expect(refusalOf(book, toRosa(type, { seen: 1 }))).toBe('changed');
      expect(refusalOf(book, toRosa(type, { seen: 4 }))).toBe('changed');
      expect(refusalOf(book, toRosa(type, { seen: 3 }))).toBeNull();
    }
    expect(refusalOf(book, ofRosa('withdraw', { seen: 1 }))).toBeNull();
  });

  it('can be withdrawn by the buyer while it is open, even with a counteroffer pending, and not by the seller', () => {
    const { book } = played([submit(), toRosa('counter')]);
    expect(refusalOf(book, aCommand('withdraw', olive, { offerId: 'o-rosa' }))).toBe('not-your-turn');
    const withdrawn = played([ofRosa('withdraw')], book).book;
    expect(statusOf(withdrawn)).toBe('Withdrawn');
    expect(refusalOf(withdrawn, ofRosa('accept'))).toBe('ended');
  });

  it('can be accepted up to the last millisecond of its deadline', () => {
    const { book } = played([submit()]);
    expect(refusalOf(book, toRosa('accept', inHours(48)))).toBeNull();
    expect(refusalOf(book, toRosa('accept', { now: offerNow + 48 * hourMs + 1 }))).toBe('lapsed');
    expect(statusOf(asOf(book, offerNow + 48 * hourMs))).toBe('Submitted');
    expect(statusOf(asOf(book, offerNow + 48 * hourMs + 1))).toBe('Lapsed');
    expect(nextDueAt(book)).toBe(offerNow + 48 * hourMs + 1);
  });

  it('is limited to one per buyer and home, needs valid amounts and is open for one hour to fourteen days', () => {
    const { book } = played([submit()]);
    expect(refusalOf(book, submit(rosa, { offerId: 'o-2' }))).toBe('has-open-offer');
    expect(refusalOf(book, submit(theo, { price: 0 }))).toBe('bad-terms');
    expect(refusalOf(book, submit(theo, { price: 39_999 }))).toBe('bad-terms');
    for (const standsMs of [0, hourMs - 1, 14 * 24 * hourMs + 1, Number.NaN])
      expect(refusalOf(book, submit(theo, { standsMs }))).toBe('bad-terms');
    const again = played([toRosa('decline'), submit(rosa, { offerId: 'o-2' })], book).book;
    expect(statusOf(again, 'o-2')).toBe('Submitted');
  });

  it('is refused after fifty open offers for a home, and a counteroffer after twenty', () => {
    const many = Array.from({ length: MAX_OPEN_OFFERS }, (_, at) => submit(aBy('buyer', `b${at}`)));
    expect(refusalOf(played(many).book, submit())).toBe('full');
    const rounds = Array.from({ length: MAX_COUNTEROFFERS }, (_, at) =>
      at % 2 === 0 ? toRosa('counter') : ofRosa('counter'),
    );
    expect(refusalOf(played([submit(), ...rounds]).book, toRosa('counter'))).toBe('too-many-rounds');
  });

  it('needs a home on the market unless it is being ended, and expires when offers before an auction end', () => {
    const { book } = played([submit()]);
    const off: Market = { refusal: 'off-market', until: null };
    for (const command of [submit(theo, { market: off }), toRosa('accept', { market: off })])
      expect(refusalOf(book, command)).toBe('off-market');
    expect(refusalOf(book, toRosa('decline', { market: off }))).toBeNull();
    expect(refusalOf(book, ofRosa('withdraw', { market: off }))).toBeNull();
    const until = offerNow + 5 * hourMs;
    const soon = played([submit(theo, { market: { refusal: null, until } })]).book;
    expect(soon.offers[0]?.expiresAt).toBe(until);
  });

  it('is declined when another is accepted, and a new one can be made once the home is for sale again', () => {
    const { book, events } = played([submit(), submit(theo), submit(nell), toRosa('accept')]);
    expect(['o-theo', 'o-nell'].map((id) => statusOf(book, id))).toEqual(['Declined', 'Declined']);
    expect(events.slice(-3).map(({ type }) => type)).toEqual(['accepted', 'declined', 'declined']);
    const next = played([submit(theo, { offerId: 'o-3' })], book);
    expect(next.events.map(({ type }) => type)).toEqual(['reopened', 'submitted']);
    expect(next.book.soldTo).toBeNull();
  });
});

describe('a highest-and-best call', () => {
  const call = (parts = {}) => aCommand('call', olive, { standsMs: 24 * hourMs, ...parts });
  const deadline = offerNow + 24 * hourMs;
  const called = () => played([submit(), submit(theo), call()]).book;

  it('hides terms submitted after it from the seller until its deadline has passed', () => {
    const { book } = played(
      [
        submit(rosa, { price: 450_000, offerId: 'x', ...inHours(1) }),
        submit(nell, { price: 460_000, ...inHours(2) }),
      ],
      called(),
    );
    const [ofRosas, , ofNell] = book.offers;
    if (!ofRosas || !ofNell) throw new Error('They offered');
    expect(ofRosas.offerId).toBe('o-rosa');
    const seen = toSellersView(ofRosas, book, deadline);
    expect(seen?.terms.priceCents).toBe(400_000_00);
    expect(JSON.stringify(seen)).not.toContain('45000000');
    expect(toSellersView(ofNell, book, deadline)).toBeNull();
    expect(toBuyersView(ofNell, book, deadline)).toMatchObject({ isSealed: true, turn: null });
    expect(toSellersView(ofRosas, book, deadline + 1)).toMatchObject({
      terms: { priceCents: 450_000_00 },
      turn: 'seller',
      expiresAt: deadline + decisionPeriodMs,
    });
    expect(toSellersView(ofNell, book, deadline + 1)?.terms.priceCents).toBe(460_000_00);
  });

  it('keeps each open offer open for 72 hours after the deadline, or until its own later expiry', () => {
    const { book } = played([
      submit(rosa, { standsMs: hourMs }),
      submit(theo, { standsMs: 14 * 24 * hourMs }),
      call(),
    ]);
    expect(book.offers.map(({ expiresAt }) => expiresAt)).toEqual([
      deadline + decisionPeriodMs,
      offerNow + 14 * 24 * hourMs,
    ]);
    expect(statusOf(asOf(book, deadline + decisionPeriodMs))).toBe('Submitted');
    expect(statusOf(asOf(book, deadline + decisionPeriodMs + 1))).toBe('Lapsed');
    const market: Market = { refusal: null, until: deadline + 5 * hourMs };
    const before = played([submit(rosa, { standsMs: hourMs }), call({ market })]).book;
    expect(before.offers[0]?.expiresAt).toBe(market.until);
  });

  it('shows the seller an improved offer exactly as it was before the improvement', () => {
    const book = played([submit(rosa, { standsMs: hourMs }), call()]).book;
    const bettered = played([submit(rosa, { price: 450_000, ...inHours(1) })], book).book;
    const seen = ({ offers }: Book, of: Book) => offers[0] && toSellersView(offers[0], of, deadline);
    expect(bettered.offers[0]?.isSealed).toBe(true);
    expect(seen(bettered, bettered)).toEqual(seen(book, book));
  });

  it('blocks every answer but a withdrawal until the deadline, and refuses a lower offer', () => {
    const book = called();
    for (const type of ['accept', 'counter', 'decline'] as const)
      expect(refusalOf(book, toRosa(type, inHours(23)))).toBe('sealed');
    expect(refusalOf(book, submit(rosa, { price: 399_999, ...inHours(1) }))).toBe('not-better');
    expect(refusalOf(book, ofRosa('withdraw', inHours(1)))).toBeNull();
    expect(refusalOf(book, toRosa('accept', { now: deadline }))).toBe('sealed');
    expect(refusalOf(book, toRosa('accept', { now: deadline + 1 }))).toBeNull();
  });

  it('can be made once, with offers open and no counteroffer pending, and must end before offers end', () => {
    expect(refusalOf(emptyBook, call())).toBe('no-offers');
    expect(refusalOf(played([submit(), toRosa('counter')]).book, call())).toBe('counter-out');
    const book = called();
    expect(refusalOf(book, call(inHours(2)))).toBe('already-called');
    expect(refusalOf(book, call(inHours(25)))).toBe('already-called');
    const market: Market = { refusal: null, until: deadline };
    expect(refusalOf(played([submit()]).book, call({ market }))).toBe('too-late');
  });

  it('notifies each buyer, nobody about sealed offers, and the seller once it is opened', () => {
    const before = played([submit(), submit(theo)]).book;
    const { book, events } = played([call()], before);
    const [event] = events;
    if (!event) throw new Error('It was called');
    expect(
      offerNotificationsAfter(book, event).map(({ to, offer, news }) => [to, offer.offerId, news]),
    ).toEqual([
      ['buyer', 'o-rosa', 'called'],
      ['buyer', 'o-theo', 'called'],
    ]);
    const sealed = played([submit(nell, inHours(1)), aCommand('withdraw', nell, inHours(2))], book);
    expect(sealed.events.flatMap((each) => offerNotificationsAfter(sealed.book, each))).toEqual([]);
    const later = played([toRosa('accept', inHours(25))], book);
    expect(later.events.map(({ type }) => type)).toEqual(['opened', 'accepted', 'declined']);
    const [opened] = later.events;
    if (!opened) throw new Error('It was opened');
    expect(offerNotificationsAfter(later.book, opened).map(({ to, news }) => [to, news])).toEqual([
      ['seller', 'opened'],
    ]);
  });
});
