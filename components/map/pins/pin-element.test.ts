// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { clusterPin, homePin, pinName, shortPrice } from './pin-element';

test.each([
  [null, 'Soon'],
  [49_900, '$499'],
  [9_540_000, '$95K'],
  [41_250_000, '$413K'],
  [99_940_000, '$999K'],
  [99_960_000, '$1M'],
  [125_000_000, '$1.25M'],
  [1_200_000_000, '$12M'],
])('a price of %s cents is shortened on a pin to %s', (cents, text) => {
  expect(shortPrice(cents)).toBe(text);
});

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

test.each(['auction', 'fixed-price'] as const)(
  'a pin shows its price, and its outline shows the sale type %s',
  (saleFormat) => {
    const pin = homePin({ ...point, saleFormat });
    expect([pin.textContent, pin.dataset.format]).toEqual(['$413K', saleFormat]);
  },
);

test('a cluster shows its number of homes and of auctions', () => {
  expect(clusterPin(1_204, 3).textContent).toBe('1,204');
  expect(clusterPin(1_204, 3).ariaLabel).toBe('1,204 homes, 3 at auction. Zoom to these homes');
});

test('a pin’s name has the address, the labeled price and the sale status', () => {
  expect(pinName(point)).toBe('418 Halsey Street Brooklyn. Current bid $412,500. Live auction');
  expect(pinName({ ...point, priceCents: null, phase: 'coming-soon' })).toBe(
    '418 Halsey Street Brooklyn. No price yet. Coming soon',
  );
  expect(pinName({ ...point, isApproximate: true })).toBe(
    '418 Halsey Street Brooklyn. Current bid $412,500. Live auction. Approximate location',
  );
});
