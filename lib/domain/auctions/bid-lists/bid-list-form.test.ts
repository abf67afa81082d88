import { expect, it } from 'vitest';
import { readListForm } from './bid-list-form';

it('the places give the order, and an empty maximum means the one for all homes', () => {
  const typed = { 'place-a': '2', 'place-b': '1', 'place-c': '', maximum: '$250,000', 'maximum-a': '200000' };
  expect(readListForm(typed)).toEqual({
    ok: true,
    value: [
      { auctionId: 'b', maximumCents: 25_000_000 },
      { auctionId: 'a', maximumCents: 20_000_000 },
    ],
  });
});

it('names the fields with the same place or an unreadable maximum, and asks for two homes', () => {
  const typed = { 'place-a': '1', 'place-b': '1', 'maximum-a': '12.50', 'maximum-b': '200,000.00' };
  expect(readListForm(typed)).toEqual({
    ok: false,
    reason: { kind: 'fields', faults: { 'place-b': 'same-place', 'maximum-a': 'invalid-amount' } },
  });
  expect(readListForm({ 'place-a': '1', maximum: '250000' })).toEqual({
    ok: false,
    reason: { kind: 'too-few' },
  });
});

it('refuses a maximum of a home above the one for all homes, and one for all homes that cannot be read', () => {
  const typed = { 'place-a': '1', 'place-b': '2', 'maximum-a': '250000', 'maximum-b': '250,001' };
  expect(readListForm({ ...typed, maximum: '250000' })).toEqual({
    ok: false,
    reason: { kind: 'fields', faults: { 'maximum-b': 'above-common' } },
  });
  expect(readListForm({ ...typed, maximum: '' }).ok).toBe(true);
  expect(readListForm({ ...typed, maximum: '250.5k' })).toEqual({
    ok: false,
    reason: { kind: 'fields', faults: { maximum: 'invalid-amount' } },
  });
});
