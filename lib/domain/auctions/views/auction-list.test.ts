import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { aPublicAuction, builtNow } from '@/lib/domain/search/index/search.builders';
import { auctionsPerAnswer, listAuctionsAfter, parseAuctionsRequest } from './auction-list';

const anAuction = (id: string): PublicAuction => ({
  ...aPublicAuction(builtNow, builtNow + 3_600_000, { status: 'open' }),
  id,
});
const parse = (query: string) => parseAuctionsRequest(new URLSearchParams(query));

describe('a reader of all auctions', () => {
  test('gets every remaining auction exactly once, whatever starts or ends between the pages', () => {
    const ids = fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,4}$/), { maxLength: 40 });
    fc.assert(
      fc.property(ids, ids, ids, fc.integer({ min: 1, max: 7 }), (staying, ending, beginning, limit) => {
        const stay = new Set(staying);
        let [passing, cursor]: [readonly string[], string | null] = [ending, null];
        const read: string[] = [];
        do {
          const now = [...new Set([...staying, ...passing])].map(anAuction);
          const page = listAuctionsAfter(now, { limit, cursor });
          expect(page.auctions.length).toBeLessThanOrEqual(limit);
          read.push(...page.auctions.map(({ id }) => id));
          cursor = page.next;
          passing = passing === ending ? beginning : [];
        } while (cursor !== null);
        expect(read.filter((id) => stay.has(id)).sort()).toEqual([...staying].sort());
        expect(new Set(read).size).toBe(read.length);
      }),
    );
  });

  test('gets at most 500 auctions per response in under 600 KB, and 200 by default in under 240 KB', () => {
    const all = Array.from({ length: 2_000 }, (_, at) => anAuction(`auction-${at}`));
    const size = (limit: number) => {
      const page = listAuctionsAfter(all, { limit, cursor: null });
      expect(page.auctions).toHaveLength(limit);
      return JSON.stringify(page).length;
    };
    expect(size(auctionsPerAnswer.most)).toBeLessThan(600_000);
    expect(size(auctionsPerAnswer.usual)).toBeLessThan(240_000);
  });

  test('gets an error that names the invalid parameter', () => {
    expect(parse('')).toEqual({ status: null, limit: 200, cursor: null });
    expect(parse('status=open&limit=500&cursor=a-1')).toEqual({ status: 'open', limit: 500, cursor: 'a-1' });
    expect(
      ['status=x', 'status=', 'limit=0', 'limit=501', 'limit=1e2', 'limit=', 'cursor='].map(parse),
    ).toEqual([
      ...['invalid-status', 'invalid-status', 'invalid-limit', 'invalid-limit', 'invalid-limit'],
      ...['invalid-limit', 'invalid-cursor'],
    ]);
  });
});
