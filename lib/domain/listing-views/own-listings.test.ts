import { expect, test } from 'vitest';
import { type OwnListingFacts, ownListingsQuery, pageOwnListings, parseOwnListings } from './own-listings';

const aListing = (text: string, over: Partial<OwnListingFacts> = {}): OwnListingFacts => ({
  text,
  group: 'for-sale',
  needsAction: false,
  nextAt: null,
  priceCents: null,
  changedAt: 0,
  ...over,
});
const find = (rows: readonly OwnListingFacts[], params: Record<string, string> = {}) =>
  pageOwnListings(rows, parseOwnListings(params));
const textsOf = (...args: Parameters<typeof find>) => find(...args).rows.map(({ text }) => text);

test('listings that need the seller come first, then the nearest date, then the latest change', () => {
  const rows = [
    aListing('old', { changedAt: 1 }),
    aListing('new', { changedAt: 2 }),
    aListing('later', { nextAt: 20 }),
    aListing('soon', { nextAt: 10 }),
    aListing('question', { needsAction: true }),
    aListing('decision', { needsAction: true, nextAt: 30 }),
  ];
  expect(textsOf(rows)).toEqual(['decision', 'question', 'soon', 'later', 'new', 'old']);
});

test('homes whose high bid waits for the seller come before any other task', () => {
  const rows = [
    aListing('question', { group: 'sold', needsAction: true, nextAt: 1 }),
    aListing('bid', { group: 'decide', needsAction: true, nextAt: 9 }),
    aListing('counteroffer', { group: 'countered', nextAt: 0 }),
  ];
  expect(textsOf(rows)).toEqual(['bid', 'question', 'counteroffer']);
  expect(textsOf(rows, { show: 'decide' })).toEqual(['bid']);
  expect(find(rows).counts).toMatchObject({ decide: 1, countered: 1, 'for-sale': 0 });
});

test('prices sort both ways with unpriced listings last, and addresses sort by number', () => {
  const rows = [
    aListing('10 Elm Street', { priceCents: 300 }),
    aListing('9 Elm Street', { priceCents: 500 }),
    aListing('100 Elm Street'),
  ];
  expect(textsOf(rows, { sort: 'price-high' })).toEqual(['9 Elm Street', '10 Elm Street', '100 Elm Street']);
  expect(textsOf(rows, { sort: 'price-low' })).toEqual(['10 Elm Street', '9 Elm Street', '100 Elm Street']);
  expect(textsOf(rows, { sort: 'address' })).toEqual(['9 Elm Street', '10 Elm Street', '100 Elm Street']);
});

test('every word of a search must be in the address or the number, in any case', () => {
  const rows = [
    aListing('418 Halsey Street, Brooklyn BNY-100'),
    aListing('418 Decatur Street, Brooklyn BNY-200'),
  ];
  expect(textsOf(rows, { q: ' halsey BROOKLYN' })).toEqual(['418 Halsey Street, Brooklyn BNY-100']);
  expect(textsOf(rows, { q: 'bny-200' })).toEqual(['418 Decatur Street, Brooklyn BNY-200']);
  expect(textsOf(rows, { q: 'queens' })).toEqual([]);
});

test('a view shows its group, and the counts of all views are of the search', () => {
  const rows = [
    aListing('a', { group: 'drafts' }),
    aListing('b', { group: 'sold', needsAction: true }),
    aListing('c'),
  ];
  expect(textsOf(rows, { show: 'drafts' })).toEqual(['a']);
  expect(textsOf(rows, { show: 'action' })).toEqual(['b']);
  expect(find(rows, { show: 'drafts' }).counts).toMatchObject({ all: 3, action: 1, drafts: 1, sold: 1 });
  expect(find(rows, { q: 'c', show: 'drafts' }).counts).toMatchObject({ all: 1, drafts: 0 });
});

test('pages have 25 listings, and a page past the end is the last one', () => {
  const rows = Array.from({ length: 60 }, (_, at) => aListing(String(at), { nextAt: at }));
  expect(textsOf(rows, { page: '2' })[0]).toBe('25');
  expect(find(rows, { page: '9' })).toMatchObject({ page: 3, pages: 3, total: 60 });
  expect(find(rows, { page: '9' }).rows).toHaveLength(10);
});

test('a query survives its URL, and invalid parameters are the defaults', () => {
  const query = { q: 'elm & oak', show: 'sold', sort: 'price-low', page: 3 } as const;
  expect(parseOwnListings(Object.fromEntries(new URLSearchParams(ownListingsQuery(query))))).toEqual(query);
  const plain = { q: '', show: 'all', sort: 'next', page: 1 } as const;
  expect(parseOwnListings({ show: 'x', sort: 'y', page: '-4' })).toEqual(plain);
  expect(ownListingsQuery(plain)).toBe('');
});
