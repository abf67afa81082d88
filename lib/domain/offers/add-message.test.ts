import { expect, test } from 'vitest';
import { addMessage } from './add-message';
import { decideOffer, hourMs } from './decide-offer';
import { evolveBook } from './evolve-offer-book';
import { type Book, emptyBook } from './offer';
import { aBy, aCommand, offerNow, played, withSeen } from './offer.builders';
import { toSellersView } from './offer-views';

const [rosa, olive] = [aBy('buyer', 'rosa'), aBy('seller', 'olive')];
const message = 'We can wait for your tenants.';
const added = (book: Book, requestId = 'r', now = offerNow + 1) =>
  addMessage(book, { offerId: 'o-rosa', by: { uid: 'rosa', requestId }, message }, now);
function withMessage(book: Book): Book {
  const decided = added(book);
  if (!decided.ok) throw new Error(decided.reason);
  return decided.value.reduce(evolveBook, book);
}

test('a message joins the step that was sent without it, and changes neither terms, deadline, nor turn', () => {
  const { book } = played([aCommand('submit', rosa)]);
  const after = withMessage(book);
  const [before, offer] = [book.offers[0], after.offers[0]];
  expect(offer?.history).toMatchObject([{ type: 'submitted', message, messageAt: offerNow + 1 }]);
  expect({ ...offer, history: [] }).toEqual({ ...before, history: [] });
  const seenBefore = withSeen(book, aCommand('accept', olive, { offerId: 'o-rosa' }));
  expect(decideOffer(after, seenBefore).ok).toBe(true);
});

test('a message joins only an open offer, the step it was written for, and only once', () => {
  const { book } = played([aCommand('submit', rosa)]);
  expect(added(emptyBook)).toMatchObject({ ok: false, reason: 'not-found' });
  expect(added(book, 'another')).toMatchObject({ ok: false, reason: 'not-found' });
  expect(added(withMessage(book))).toMatchObject({ ok: false, reason: 'not-found' });
  const { book: withdrawn } = played([aCommand('withdraw', rosa)], book);
  expect(added(withdrawn)).toMatchObject({ ok: false, reason: 'ended' });
  expect(added(book, 'r', offerNow + 49 * hourMs), 'it has expired').toMatchObject({ ok: false });
});

test('a message joins a sealed offer without showing the seller that there is one', () => {
  const { book } = played([
    aCommand('submit', aBy('buyer', 'theo')),
    aCommand('call', olive),
    aCommand('submit', rosa),
  ]);
  const offer = withMessage(book).offers.find(({ offerId }) => offerId === 'o-rosa');
  if (!offer) throw new Error('It was submitted');
  expect(offer).toMatchObject({ isSealed: true, history: [{ message }] });
  expect(toSellersView(offer, book, offerNow + 2)).toBeNull();
});
