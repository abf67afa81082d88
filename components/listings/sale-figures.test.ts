import { describe, expect, it } from 'vitest';
import { anAuction } from '@/lib/client/auctions/an-auction';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { cents } from '@/lib/domain/shared/money';
import { auctionFigures } from './auction-figures';
import { cardFacts, countyName, lotSize } from './card-facts';
import { toCardTexts } from './card-texts';
import { saleFigures } from './sale-figures';
import { toSmallHome } from './small-homes';

const aCard = (change: Partial<ListingCard> = {}): ListingCard => ({
  key: 'l1',
  slug: 'l1',
  addressLines: ['9 Elm Street', 'Ithaca, NY 14850'],
  county: 'Tompkins',
  status: 'Active',
  saleFormat: 'fixed-price',
  listPriceCents: 25_000_000,
  closePriceCents: null,
  kind: 'house',
  propertyLabel: 'Single-family house',
  bedrooms: 3,
  bathrooms: 1.5,
  livingAreaSqft: 1840,
  lotSqft: 5000,
  occupancy: 'Vacant',
  risks: { redFlags: 0, unknown: 0 },
  cover: { src: '/media/x.svg', alt: '' },
  listedAt: '2026-11-01T12:00:00.000Z',
  wholePrice: null,
  auction: null,
  ...change,
});

describe('the figures of a card', () => {
  it('count down to the end of a live auction and label the number as a bid', () => {
    const figures = auctionFigures(anAuction({ status: 'open', bidCount: 3 }));
    expect(figures.badge).toEqual({ tone: 'live', text: 'Live auction' });
    expect(figures.price.label).toBe('Current bid');
    expect(figures.time).toMatchObject({ label: 'Ends in', isCountdown: true });
  });

  it('count down to the start of an upcoming auction', () => {
    const auction = anAuction({ status: 'scheduled', bidCount: 0 });
    const figures = auctionFigures(auction);
    expect(figures.price.label).toBe('Starting bid');
    expect(figures.time).toMatchObject({ label: 'Starts in', at: auction.startsAt, isCountdown: true });
  });

  it('say in words that a price is missing, also in a row beside another home', () => {
    const rowOf = (change: Partial<ListingCard>) => toSmallHome(toCardTexts(aCard(change))).price;
    expect(rowOf({ saleFormat: 'auction', listPriceCents: null })).toEqual(['Starting bid', 'Not set yet']);
    expect(rowOf({ status: 'Closed' })).toEqual(['Sold for', 'Not reported']);
    expect(rowOf({})).toEqual(['List price', '$250,000']);
  });

  it('do not call the highest bid of an unsold auction a sale', () => {
    const figures = auctionFigures(
      anAuction({ status: 'ended', outcome: 'declined', bidCount: 4, reserveStatus: 'not-met' }),
    );
    expect(figures.badge.text).toBe('Ended, not sold');
    expect(figures.price.label).toBe('High bid');
    expect(figures.note).toBe('4 bids, reserve not met');
  });

  it('show the price that the seller and the highest bidder agreed on, not the lower bid', () => {
    const accepted = anAuction({
      status: 'ended',
      outcome: 'accepted',
      bidCount: 4,
      currentPriceCents: cents(20_000_000),
      salePriceCents: cents(21_500_000),
    });
    expect(auctionFigures(accepted).price).toEqual({ label: 'Sold for', amountCents: 21_500_000 });
  });

  it('show the price of a sold auction and stop counting down', () => {
    const figures = auctionFigures(anAuction({ status: 'ended', outcome: 'sold', bidCount: 4 }));
    expect(figures.badge).toEqual({ tone: 'done', text: 'Sold' });
    expect(figures.price.label).toBe('Sold for');
    expect(figures.time?.isCountdown).toBe(false);
  });

  it('do not show a sale that fell through as sold', () => {
    const auction = anAuction({ status: 'ended', outcome: 'fell-through', bidCount: 4 });
    for (const status of ['Active', 'Pending', 'Closed'] as const)
      expect(
        saleFigures(aCard({ status, saleFormat: 'auction', listPriceCents: null, auction })),
      ).toMatchObject({
        badge: { text: 'Sale fell through' },
        price: { label: 'High bid' },
      });
  });

  it('label a fixed price', () => {
    expect(saleFigures(aCard())).toMatchObject({
      badge: { tone: 'fixed', text: 'Fixed price' },
      price: { label: 'List price', amountCents: 25_000_000 },
    });
  });

  it('show the closing price, not the list price', () => {
    const figures = saleFigures(aCard({ status: 'Closed', closePriceCents: 24_100_000 }));
    expect(figures.price).toEqual({ label: 'Sold for', amountCents: 24_100_000 });
  });

  it('show no price for an auction that is not scheduled yet', () => {
    const figures = saleFigures(aCard({ saleFormat: 'auction', listPriceCents: null, status: 'ComingSoon' }));
    expect(figures.price.amountCents).toBeNull();
    expect(figures.badge.text).toBe('Coming soon');
  });
});

describe('the facts of a card', () => {
  const facts = (change: Partial<ListingCard>) => cardFacts(aCard(change)).replaceAll('\u00a0', ' ');

  it('are beds, baths and living area', () => {
    expect(facts({})).toBe('3 beds · 1.5 baths · 1,840 sq ft');
  });

  it('leave out unknown facts', () => {
    expect(facts({ bathrooms: null })).toBe('3 beds · 1,840 sq ft');
  });

  it('call a home without a bedroom a studio', () => {
    expect(facts({ bedrooms: 0 })).toContain('Studio');
  });

  it('show the lot size without a building', () => {
    expect(facts({ bedrooms: null, bathrooms: null, livingAreaSqft: null, lotSqft: 108_900 })).toBe(
      '2.5 acres',
    );
  });

  it('give a small lot in square feet', () => {
    expect(lotSize(5000)).toBe('5,000 sq ft');
    expect(facts({ bedrooms: null, bathrooms: null, livingAreaSqft: null, lotSqft: 5000 })).toBe(
      '5,000 sq ft lot',
    );
  });
});

describe('the name of a county on a card', () => {
  it('has the borough first, as people say it', () => {
    expect(countyName('Kings')).toBe('Brooklyn, Kings County');
    expect(countyName('New York')).toBe('Manhattan, New York County');
  });

  it('is alone when the borough has the same name', () => {
    expect(countyName('Queens')).toBe('Queens County');
    expect(countyName('Bronx')).toBe('Bronx County');
    expect(countyName('Erie')).toBe('Erie County');
  });
});
