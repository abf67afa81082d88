import { describe, expect, it } from 'vitest';
import { dollars } from '@/lib/domain/shared/money';
import { decideOffer, hourMs, MAX_OPEN_OFFERS } from './decide-offer';
import { asOf, decisionPeriodMs, evolveBook, isCallOpen, nextDueAt } from './evolve-offer-book';
import { type Book, bookSchema, isOpen, offerSchema } from './offer';
import { aBy, aCommand, offerNow, onMarket, played, someTerms } from './offer.builders';
import { offerNotificationsAfter } from './offer-notifications';
import { toBuyersView, toSellersView } from './offer-views';
import { openSealedRound, type UnsealedOffer } from './open-sealed-round';
import { openingPeriodMs } from './sealing/seal';

const [rosa, theo, olive] = [aBy('buyer', 'rosa'), aBy('buyer', 'theo'), aBy('seller', 'olive')];
const recipient = `age1${'q'.repeat(58)}`;
const seal = { roundId: 'r1', host: 'witness.example', witness: recipient, site: recipient };
const deadline = offerNow + 24 * hourMs;
const voidAt = deadline + openingPeriodMs;

/** Rosa's open offer of $400,000, and a sealed call. */
const aRound = (market = onMarket): Book =>
  played([
    aCommand('submit', rosa, { market }),
    aCommand('call', olive, { standsMs: 24 * hourMs, seal, market }),
  ]).book;
const unsealed = (by: typeof rosa, price: number, at = offerNow + hourMs): UnsealedOffer => ({
  ...{ offerId: `s-${by.uid}`, by, at, terms: someTerms({ priceCents: dollars(price) }), message: '' },
});

describe('a sealed round', () => {
  it('takes no offer in clear text, before its deadline and until it is opened', () => {
    const reasonAt = (now: number) => decideOffer(aRound(), aCommand('submit', theo, { now }));
    expect(reasonAt(deadline)).toEqual({ ok: false, reason: 'needs-sealing' });
    expect(reasonAt(deadline + 1)).toEqual({ ok: false, reason: 'being-opened' });
    expect(reasonAt(voidAt)).toEqual({ ok: false, reason: 'being-opened' });
    expect(reasonAt(voidAt + 1).ok).toBe(true);
  });

  it('is not opened through the last instant of its deadline, nor once it is void', () => {
    for (const now of [deadline, voidAt + 1]) expect(openSealedRound(aRound(), [], now)).toBeNull();
    for (const now of [deadline + 1, voidAt]) expect(openSealedRound(aRound(), [], now)).not.toBeNull();
    const byPolicy = played([aCommand('submit', rosa), aCommand('call', olive, { standsMs: 24 * hourMs })]);
    expect(openSealedRound(byPolicy.book, [], deadline + 1)).toBeNull();
  });

  it('joins its offers to the book as they arrived, once, and leaves 72 hours to answer', () => {
    const before = aRound();
    const now = deadline + 5 * hourMs;
    const late = unsealed(theo, 390_000, offerNow + 2 * hourMs);
    const opened = openSealedRound(before, [late, unsealed(rosa, 420_000)], now);
    const book = (opened?.events ?? []).reduce(evolveBook, before);
    expect(opened?.refused).toEqual({});
    expect(opened?.events.map(({ type }) => type)).toEqual(['improved', 'submitted', 'opened']);
    expect(book.offers.map(({ offerId, terms }) => [offerId, terms.priceCents])).toEqual([
      ['o-rosa', dollars(420_000)],
      ['s-theo', dollars(390_000)],
    ]);
    for (const offer of book.offers) {
      expect(offerSchema.parse(offer)).toEqual(offer);
      expect(offer.expiresAt).toBe(now + decisionPeriodMs);
      expect(toSellersView(offer, book, now)).toMatchObject({ turn: 'seller', terms: offer.terms });
    }
    const { offers: _, ...stored } = book;
    expect(bookSchema.parse(stored)).toEqual(stored);
    expect(openSealedRound(book, [late], now)).toBeNull();
  });

  it('keeps the earlier offer of a buyer whose sealed one is lower, and counts no offer above the limit', () => {
    const crowd = Array.from({ length: MAX_OPEN_OFFERS }, (_, at) =>
      unsealed(aBy('buyer', `b${at}`), 300_000),
    );
    const now = deadline + 1;
    const opened = openSealedRound(aRound(), [unsealed(rosa, 399_999), ...crowd], now);
    expect(opened?.refused).toEqual({ 's-rosa': 'not-better', [`s-b${MAX_OPEN_OFFERS - 1}`]: 'full' });
  });

  it('lets nobody answer until it is opened, except that buyers can withdraw', () => {
    const reasonAt = (now: number) =>
      decideOffer(aRound(), aCommand('accept', olive, { offerId: 'o-rosa', seen: 2, now }));
    expect(reasonAt(deadline)).toEqual({ ok: false, reason: 'sealed' });
    expect(reasonAt(deadline + 1)).toEqual({ ok: false, reason: 'being-opened' });
    expect(decideOffer(aRound(), aCommand('withdraw', rosa, { now: deadline + 1 })).ok).toBe(true);
    const [offer] = aRound().offers;
    if (!offer) throw new Error('It is open');
    const view = toBuyersView(offer, aRound(), deadline + 1);
    expect(view).toMatchObject({ turn: null, isOpening: true, witness: 'witness.example' });
  });

  it('is void after 72 hours, or when offers before an auction end: earlier offers stay open, and all are told', () => {
    const book = asOf(aRound(), voidAt + 1);
    expect(isCallOpen(book, voidAt + 1)).toBe(false);
    expect(book.offers.filter(isOpen).map(({ expiresAt }) => expiresAt)).toEqual([voidAt + decisionPeriodMs]);
    expect(nextDueAt(aRound())).toBe(voidAt + 1);
    const [voided] = decided(aRound(), voidAt + 1);
    expect(voided?.type).toBe('voided');
    expect(voided && offerNotificationsAfter(evolveBook(aRound(), voided), voided)).toMatchObject([
      { to: 'buyer', news: 'voided', until: voidAt + decisionPeriodMs },
      { to: 'seller', news: 'voided' },
    ]);
    const until = deadline + 2 * hourMs;
    const market = { refusal: null, until };
    expect(aRound(market).call?.seal).toMatchObject({ voidAt: until, until });
    expect(openSealedRound(aRound(market), [], until + 1)).toBeNull();
  });

  it('cannot be called again for the same open offers', () => {
    const again = aCommand('call', olive, { now: voidAt + 1, seal });
    expect(decideOffer(aRound(), again)).toEqual({ ok: false, reason: 'already-called' });
  });
});

/** What a withdrawal at this time records first. */
function decided(book: Book, now: number) {
  const result = decideOffer(book, aCommand('withdraw', rosa, { now }));
  return result.ok ? result.value : [];
}
