import { expect, test } from 'vitest';
import { closeByOf } from './close-by';
import { aClosing, actingParty, confirming, hourMs, openedAt, run, terms, through } from './closing.builders';

const days = 24 * hourMs;

test('a sale closes within its days from the last signature', () => {
  expect(closeByOf(aClosing())).toBeNull();
  const half = run(aClosing(), confirming('sign'), actingParty('seller'));
  expect(closeByOf(half)).toBeNull();
  const signed = run(half, confirming('sign'), actingParty('buyer', openedAt + 5 * hourMs));
  expect(closeByOf(signed)).toBe(openedAt + 5 * hourMs + 30 * days);
});

test('an agreed day replaces the days from the signature', () => {
  const closeBy = openedAt + 70 * days;
  expect(closeByOf({ ...aClosing(), terms: { ...terms, closeBy } })).toBe(closeBy);
});

test('after the deposit it is the deadline, which both sides can move', () => {
  const state = through(aClosing(), 'sign', 'deposit-sent', 'deposit-received');
  const until = openedAt + 60 * days;
  const asked = run(state, { type: 'propose-extension', until, reason: 'Title' }, actingParty('buyer'));
  expect(closeByOf(asked)).toBe(state.dueAt);
  expect(closeByOf(run(asked, { type: 'agree-extension', until }, actingParty('seller')))).toBe(until);
});
