import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { otherPattern, routePatterns, toRoutePattern } from './route-pattern';

const toPattern = (file: string): string =>
  `/${file
    .split('/')
    .slice(0, -1)
    .filter((part) => !part.startsWith('('))
    .join('/')}`;

describe('the route pattern of a path', () => {
  it('exists for every page', () => {
    const pages = readdirSync('app', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('/page.tsx'))
      .map(toPattern);
    expect([...routePatterns].sort()).toEqual(pages.sort());
  });

  it('contains the route and no parameter values', () => {
    for (const [path, pattern] of [
      ['/', '/'],
      ['/dashboard/bids', '/dashboard/bids'],
      ['/properties/12-elm-street-utica-ny-13501-bny-1', '/properties/[slug]'],
      ['/auctions/a-1/ledger/2', '/auctions/[auctionId]/ledger/[page]'],
      ['/dashboard/sales/a-live-1', '/dashboard/sales/[saleId]'],
    ])
      expect(toRoutePattern(path ?? '')).toBe(pattern);
  });

  it('prefers literal segments to parameters', () => {
    expect(toRoutePattern('/dashboard/offers/new')).toBe('/dashboard/offers/new');
    expect(toRoutePattern('/dashboard/offers/o-1')).toBe('/dashboard/offers/[offerId]');
    expect(toRoutePattern('/new-york/zip/12842')).toBe('/new-york/zip/[zip]');
    expect(toRoutePattern('/new-york/erie/buffalo')).toBe('/new-york/[county]/[city]');
  });

  it('is the same for every address that is not a page', () => {
    for (const path of ['/nothing/secret-token', '/dashboard/bids/ann@example.com', '/x'])
      expect(toRoutePattern(path)).toBe(otherPattern);
  });
});
