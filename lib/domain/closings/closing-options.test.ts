import { describe, expect, test } from 'vitest';
import type { ClosingState } from './closing';
import {
  aClosedSale,
  aClosing,
  aContract,
  actingParty,
  aDefaulted,
  confirming,
  hourMs,
  openedAt,
  run,
} from './closing.builders';
import { type ClosingOptions, optionsOf } from './closing-options';
import { sides } from './closing-steps';
import { type ClosingCommand, maxContracts, maxProposals } from './decide-closing';
import { maxExtensions } from './extension';

/** The contract is due 72 hours after the opening, and can be cured for 48 more. */
const curedAt = openedAt + 120 * hourMs;
const signedBy = (side: (typeof sides)[number]) => run(aClosing(), confirming('sign'), actingParty(side));
const has = (state: ClosingState, option: keyof ClosingOptions, now = openedAt + hourMs) =>
  sides.filter((side) => optionsOf(state, side, now)[option]);
/** After this many times the command and its answer. */
const after = (times: number, command: ClosingCommand, answer: ClosingCommand) =>
  Array.from({ length: times }).reduce<ClosingState>(
    (state) => run(run(state, command, actingParty('buyer')), answer, actingParty('seller')),
    aClosing(),
  );

describe('a default', () => {
  test('can be declared only by the side that waits, and only after the cure period', () => {
    expect(has(signedBy('seller'), 'mayDeclareDefault', curedAt)).toEqual([]);
    expect(has(signedBy('seller'), 'mayDeclareDefault', curedAt + 1)).toEqual(['seller']);
    expect(has(signedBy('buyer'), 'mayDeclareDefault', curedAt + 1)).toEqual(['buyer']);
    expect(has(aClosing(), 'mayDeclareDefault', curedAt + 1)).toEqual([]);
  });

  test('is nobody’s when both sides are late: then either can end the closing', () => {
    expect(has(aClosing(), 'mayEndUnfinished', curedAt)).toEqual([]);
    expect(has(aClosing(), 'mayEndUnfinished', curedAt + 1)).toEqual(['buyer', 'seller']);
    expect(has(signedBy('seller'), 'mayEndUnfinished', curedAt + 1)).toEqual([]);
  });
});

test('a side can propose to end the closing unless a proposal is open or it has made too many', () => {
  const propose = { type: 'propose-fall-through', reason: 'title' } as const;
  expect(has(aClosing(), 'mayProposeEnd')).toEqual(['buyer', 'seller']);
  expect(has(run(aClosing(), propose, actingParty('buyer')), 'mayProposeEnd')).toEqual([]);
  const many = after(maxProposals, propose, { type: 'withdraw-proposal' });
  expect(has(many, 'mayProposeEnd')).toEqual(['seller']);
});

test('a side can ask for time unless a request is open, it has made too many, or no later day is allowed', () => {
  const until = openedAt + 200 * hourMs;
  const ask = { type: 'propose-extension', until, reason: 'Title' } as const;
  expect(optionsOf(aClosing(), 'buyer', openedAt).extensionDays).toEqual({
    first: '2026-11-25',
    last: '2026-12-24',
  });
  expect(has(run(aClosing(), ask, actingParty('buyer')), 'extensionDays')).toEqual([]);
  const many = after(maxExtensions, ask, { type: 'decline-extension' });
  expect(has(many, 'extensionDays')).toEqual(['seller']);
  expect(has(aClosing(), 'extensionDays', openedAt + 33 * 24 * hourMs)).toEqual([]);
});

test('the seller can offer a contract until one side has signed, and only so many', () => {
  expect(has(aClosing(null), 'mayOfferContract')).toEqual(['seller']);
  expect(has(aClosing(), 'mayOfferContract')).toEqual(['seller']);
  expect(has(signedBy('buyer'), 'mayOfferContract')).toEqual([]);
  const many = Array.from({ length: maxContracts }).reduce<ClosingState>(
    (state) => run(state, { type: 'offer-contract', contract: aContract }, actingParty('seller')),
    aClosing(),
  );
  expect(has(many, 'mayOfferContract')).toEqual([]);
});

test('a closing that is over leaves nothing to choose', () => {
  const closed = aClosedSale();
  for (const state of [closed, aDefaulted([])])
    for (const side of sides)
      expect(Object.values(optionsOf(state, side, curedAt + 1)).filter(Boolean)).toEqual([]);
});
