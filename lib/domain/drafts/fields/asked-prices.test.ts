import { describe, expect, test } from 'vitest';
import { dollars } from '@/lib/domain/shared/money';
import type { Answers } from './answers';
import { highestChangedPrice, saleTermsOf } from './asked-prices';

const auction = { saleFormat: 'auction', saleMode: 'published-reserve', startingBid: '1,000' };
const reserved: Answers = { ...auction, reserve: '900,000' };
const fixed: Answers = { saleFormat: 'fixed-price', listPrice: '$900,000' };

describe('the highest price that a submission changes', () => {
  test.each<[string, Answers, Answers | null, number | null]>([
    ['is none while prices stay', reserved, reserved, null],
    ['is the price of a first publication', fixed, null, 900_000],
    ['is the former one when it goes down', { ...fixed, listPrice: '1' }, fixed, 900_000],
    [
      'is a reserve that ends in an absolute auction',
      { ...reserved, saleMode: 'absolute' },
      reserved,
      900_000,
    ],
    ['is a fixed price that an auction replaces', { ...fixed, ...auction }, fixed, 900_000],
    [
      'is never an answer that does not apply',
      { ...auction, saleMode: 'absolute', listPrice: '7' },
      null,
      1_000,
    ],
  ])('%s', (_, answers, published, price) => {
    expect(highestChangedPrice(answers, published)).toBe(price === null ? null : dollars(price));
  });
});

test('the terms for the second person have no answer that does not apply', () => {
  expect(saleTermsOf({ ...reserved, saleMode: 'absolute', listPrice: '7' })).toEqual({
    ...auction,
    saleMode: 'absolute',
  });
});
