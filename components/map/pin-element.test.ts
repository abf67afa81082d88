import { expect, test } from 'vitest';
import { pinName, shortPrice } from './pin-element';

test.each([
  [null, 'Soon'],
  [49_900, '$499'],
  [9_540_000, '$95K'],
  [41_250_000, '$413K'],
  [99_940_000, '$999K'],
  [99_960_000, '$1M'],
  [125_000_000, '$1.25M'],
  [1_200_000_000, '$12M'],
])('a price of %s cents is short on a pin: %s', (cents, text) => {
  expect(shortPrice(cents)).toBe(text);
});

test('a pin is named by its address, its price with its meaning, and where the sale stands', () => {
  const point = {
    slug: '418-halsey-street-brooklyn-10042',
    latitude: 40.68,
    longitude: -73.94,
    countySlug: 'kings',
    priceCents: 41_250_000,
    priceLabel: 'Current bid',
    saleFormat: 'auction',
    phase: 'live',
    isApproximate: false,
  } as const;
  expect(pinName(point)).toBe('418 Halsey Street Brooklyn. Current bid $412,500. Auction live');
  expect(pinName({ ...point, priceCents: null, phase: 'coming-soon' })).toBe(
    '418 Halsey Street Brooklyn. No price yet. Coming soon',
  );
  expect(pinName({ ...point, isApproximate: true })).toBe(
    '418 Halsey Street Brooklyn. Current bid $412,500. Auction live. Approximate location',
  );
});
