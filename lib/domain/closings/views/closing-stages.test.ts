import { expect, test } from 'vitest';
import {
  aClosing,
  actingParty,
  aDefaulted,
  confirming,
  hourMs,
  openedAt,
  run,
  through,
} from '@/lib/domain/closings/closing.builders';
import { ownSteps, stagesOf } from './closing-stages';

const dayMs = 24 * hourMs;
const statusesOf = (state: Parameters<typeof stagesOf>[0]) => stagesOf(state).map(({ status }) => status);

test('a new closing is at the contract, which is due in 72 hours; no other date is known yet', () => {
  const [contract, ...later] = stagesOf(aClosing());
  expect(contract).toEqual({ name: 'contract', status: 'current', at: openedAt + 72 * hourMs });
  expect(later.map(({ status, at }) => [status, at])).toEqual(Array(4).fill(['upcoming', null]));
});

test('once both sides have signed, the contract shows when, the deposit is due, and the closing has a date', () => {
  const signedAt = openedAt + hourMs;
  const [contract, deposit, title, closing] = stagesOf(through(aClosing(), 'sign'));
  expect(contract).toMatchObject({ status: 'done', at: signedAt });
  expect(deposit).toMatchObject({ status: 'current', at: signedAt + 72 * hourMs });
  expect(title?.at).toBeNull();
  expect(closing).toMatchObject({ status: 'upcoming', at: signedAt + 30 * dayMs });
});

test('title lasts until both attorneys, the report and the forms are there; the recorded deed ends it all', () => {
  const escrowed = through(aClosing(), 'sign', 'deposit-sent', 'deposit-received', 'title', 'forms');
  expect(statusesOf(escrowed)).toEqual(['done', 'done', 'current', 'upcoming', 'upcoming']);
  const ready = through(escrowed, 'attorney');
  expect(statusesOf(ready)).toEqual(['done', 'done', 'done', 'current', 'upcoming']);
  expect(statusesOf(through(ready, 'ready', 'closed', 'recorded'))).toEqual(Array(5).fill('done'));
});

test('a sale that ended without a closing stops where it was', () => {
  expect(statusesOf(aDefaulted([]))).toEqual(['stopped', 'upcoming', 'upcoming', 'upcoming', 'upcoming']);
});

test('each side has its own next step, and the buyer none before there is a contract', () => {
  const name = (...of: Parameters<typeof ownSteps>) => ownSteps(...of).next?.name;
  const alsoOf = (...of: Parameters<typeof ownSteps>) => ownSteps(...of).also.map((step) => step.name);
  expect([name(aClosing(null), 'buyer'), name(aClosing(null), 'seller')]).toEqual([undefined, 'sign']);
  expect(alsoOf(aClosing(null), 'buyer')).toEqual(['attorney']);
  const signed = run(aClosing(), confirming('sign'), actingParty('buyer'));
  expect([name(signed, 'buyer'), name(signed, 'seller')]).toEqual([undefined, 'sign']);
  const escrowed = through(aClosing(), 'sign', 'deposit-sent', 'deposit-received');
  expect([name(escrowed, 'buyer'), alsoOf(escrowed, 'buyer')]).toEqual(['attorney', ['title']]);
  const closed = through(escrowed, 'attorney', 'title', 'forms', 'ready', 'closed');
  expect([name(closed, 'buyer'), name(closed, 'seller')]).toEqual(['recorded', undefined]);
  expect(name(through(closed, 'recorded'), 'buyer')).toBeUndefined();
});
