import { expect, it } from 'vitest';
import { anAuction } from '@/lib/client/auctions/an-auction';
import { toCardTexts } from './card-texts';

const card = {
  key: 'l1',
  slug: 'l1',
  addressLines: ['9 Elm Street', 'Ithaca, NY 14850'],
  county: 'Tompkins',
  status: 'Active',
  saleFormat: 'auction',
  listPriceCents: null,
  closePriceCents: null,
  kind: 'land',
  propertyLabel: 'Land',
  bedrooms: null,
  bathrooms: null,
  livingAreaSqft: null,
  lotSqft: null,
  occupancy: 'Vacant',
  risks: { redFlags: 0, unknown: 0 },
  cover: { src: '/media/x.svg', alt: '' },
  listedAt: '2026-11-01T12:00:00.000Z',
  auction: null,
  wholePrice: null,
} as const;

it('a card includes an auction that can still change, without fields that no card shows', () => {
  const { sale } = toCardTexts({ ...card, auction: anAuction({ status: 'open' }) });
  expect(sale).toMatchObject({ id: 'a1', status: 'open', version: 5 });
  expect(sale).not.toHaveProperty('ledgerHead');
});

it('a card includes only the figures of an auction that is over', () => {
  const { sale } = toCardTexts({
    ...card,
    status: 'Pending',
    auction: anAuction({ status: 'ended', outcome: 'sold' }),
  });
  expect(sale).toMatchObject({ badge: { text: 'Sold' } });
  expect(sale).not.toHaveProperty('id');
});

it('a card names the broker, the brokerage, and its phone number if a broker lists the home', () => {
  const broker = { name: 'Ann Hollis', firm: 'Hollis Realty', phone: '(212) 555-0123' };
  const line = 'Listed by Ann Hollis, Hollis Realty · (212) 555-0123';
  expect(toCardTexts({ ...card, broker }).broker).toBe(line);
  expect(toCardTexts(card)).not.toHaveProperty('broker');
});

it('a card leaves out the fact line if no facts are known', () => {
  expect(toCardTexts(card).lines).toEqual(['Land · Vacant', 'Tompkins County']);
});
