import { describe, expect, test } from 'vitest';
import { anAuction } from '@/lib/client/auctions/an-auction';
import { toListingCard } from '@/lib/domain/listing-views/listing-card';
import { cents } from '@/lib/domain/shared/money';
import { sampleCatalog } from '@/sample/catalog';
import { emptySaleDayQuery, matchesSaleDayQuery, parseSaleDayQuery, toSaleDayParams } from './sale-day-query';

const parse = (text: string) => parseSaleDayQuery(new URLSearchParams(text));

describe('the URL of a sale day', () => {
  test('states county, type, price, state and page, and reads back the same', () => {
    const text = 'county=kings&type=land&min=100000&max=400000&state=ended&page=2';
    const { query, ignored } = parse(text);
    expect(ignored).toEqual([]);
    expect(query).toMatchObject({ filters: { counties: ['kings'] }, state: 'ended', page: 2 });
    expect(String(toSaleDayParams(query))).toBe(text);
  });

  test('without values is the whole day, and other parameters are skipped', () => {
    expect(parse('county=&state=&page=0&sort=bids&day=2026-12-02')).toEqual({
      query: emptySaleDayQuery,
      ignored: [],
    });
  });

  test('reports an unknown state and a second county', () => {
    expect(parse('state=sold').ignored).toEqual([{ name: 'state', value: 'sold', reason: 'unknown' }]);
    expect(parse('county=kings&county=erie').ignored).toEqual([
      { name: 'county', value: 'erie', reason: 'one-only' },
    ]);
  });
});

describe('a lot', () => {
  const [sale] = sampleCatalog({ now: Date.UTC(2026, 10, 22), createSalt: () => '0'.repeat(64), size: 1 });
  if (!sale) throw new Error('There is a sample');
  const auction = anAuction({ status: 'open', bidCount: 2, currentPriceCents: cents(21_000_000) });
  const card = toListingCard(sale.listing, auction);
  const matches = (text: string, of = card) => matchesSaleDayQuery(of, parse(text).query);

  test('passes the filters of its county, type, price and state, and no others', () => {
    expect(matches('')).toBe(true);
    expect([matches('county=kings'), matches('county=erie')]).toEqual([true, false]);
    expect([matches('min=210000'), matches('min=210001')]).toEqual([true, false]);
    expect([matches('max=210000'), matches('max=209999')]).toEqual([true, false]);
    expect([matches('state=open'), matches('state=ended')]).toEqual([true, false]);
    expect(matches('type=land')).toBe(card.kind === 'land');
    const over = toListingCard(sale.listing, anAuction({ status: 'settling' }));
    expect([matches('state=open', over), matches('state=ended', over)]).toEqual([false, true]);
  });
});
