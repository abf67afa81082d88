import { expect, test } from 'vitest';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { aPublicAuction, aSearchedListing, builtNow as now } from '@/lib/domain/search/index/search.builders';
import { dollars } from '@/lib/domain/shared/money';
import { totalCostWords } from './total-cost-copy';

const wordsOf = (card: Partial<ListingCard>) => totalCostWords(aSearchedListing({ card }).card);
const auction = aPublicAuction(now, now + 60_000);
const offerCents = dollars(200_000);

test('a total cost says which price it is based on', () => {
  const wholePrice = { offerCents, totalCents: dollars(207_301) };
  expect(wordsOf({ wholePrice })).toEqual({
    amount: '$207,301',
    note: 'For a cash purchase at the list price',
  });
  expect(wordsOf({ wholePrice, auction })).toEqual({
    amount: '$207,301',
    note: 'For a cash purchase at the next bid of $200,000',
  });
});

test('an unavailable total cost says why, and homes off the market have none', () => {
  expect(wordsOf({ wholePrice: { offerCents, totalCents: null } })).toEqual({
    amount: null,
    note: 'Total cost unknown: a lien’s amount isn’t known',
  });
  expect(wordsOf({ listPriceCents: null })?.note).toBe('Total cost unknown: no price yet');
  expect(wordsOf({ status: 'Closed' })).toBeUndefined();
});
