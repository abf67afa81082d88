import { describe, expect, test } from 'vitest';
import { anAuction } from '@/lib/client/auctions/an-auction';
import { MOST_LIVE_AUCTIONS } from '@/lib/domain/auctions/views/live-limit';
import { toListingCard } from '@/lib/domain/listing-views/listing-card';
import { cents } from '@/lib/domain/shared/money';
import { sampleCatalog } from '@/sample/catalog';
import {
  emptySaleDayQuery,
  LOTS_PER_PAGE,
  matchesSaleDayQuery,
  pageOfLots,
  parseSaleDayQuery,
  toSaleDayParams,
} from './sale-day-query';

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

  test('of a day of 120 is on exactly one page, under every filter, and no page has more than are live', () => {
    const ended = toListingCard(sale.listing, anAuction({ status: 'ended', outcome: 'sold' }));
    const day = Array.from({ length: 120 }, (_, at) => ({
      number: at + 1,
      card: at % 3 === 0 ? ended : card,
    }));
    const numbersOf = (text: string) => {
      const { query } = parse(text);
      const first = pageOfLots(day, query);
      const pages = Array.from({ length: first?.pageCount ?? 0 }, (_, at) =>
        pageOfLots(day, { ...query, page: at + 1 }),
      );
      expect(pageOfLots(day, { ...query, page: pages.length + 1 })).toBeNull();
      for (const page of pages) expect(page?.lots.length).toBeLessThanOrEqual(LOTS_PER_PAGE);
      const numbers = pages.flatMap((page) => page?.lots.map(({ number }) => number) ?? []);
      expect(numbers).toHaveLength(first?.found ?? -1);
      return numbers;
    };
    const all = day.map(({ number }) => number);
    expect(numbersOf('')).toEqual(all);
    expect(numbersOf('state=ended')).toEqual(all.filter((number) => number % 3 === 1));
    expect(numbersOf('state=open')).toEqual(all.filter((number) => number % 3 !== 1));
    expect(numbersOf('county=erie')).toEqual([]);
    expect(LOTS_PER_PAGE).toBeLessThanOrEqual(MOST_LIVE_AUCTIONS);
  });
});
