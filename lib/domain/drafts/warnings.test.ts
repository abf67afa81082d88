import { expect, test } from 'vitest';
import { warningWords } from '@/lib/copy/drafts/warning-words';
import type { Answers } from '@/lib/domain/drafts/fields/answers';
import { aContent, aDocument, aPhoto, draftNow } from './draft.builders';
import { warningsOf } from './warnings';

const photos = Array.from({ length: 6 }, () => aPhoto());
const documents = [aDocument({ kind: 'TermsOfSale' }), aDocument({ kind: 'TitleSummary' })];
const whole = { photos, documents };
const day = 86_400_000;
const textOf = (overrides: Answers, parts: Partial<ReturnType<typeof aContent>> = {}, now = draftNow) =>
  warningsOf(aContent({ ...whole, overrides, ...parts }), now)
    .map((warning) => `${warning.step}: ${warningWords(warning).split(/[.:]/)[0]}`)
    .join();

test('a complete draft has no warnings', () => {
  expect(textOf({})).toBe('');
});

test.each<[string, Answers]>([
  ['facts: Occupancy is unknown', { occupancy: 'Unknown' }],
  ['facts: Buyers can’t see the interior', { accessKind: 'ExteriorOnly' }],
  [
    'facts: Without title insurance, lenders won’t approve a mortgage, so only cash buyers can buy',
    { titleInsurance: 'NotOffered' },
  ],
  ['facts: A lien is unresolved', { lien1Treatment: 'Unresolved' }],
  ['sale: There’s no estimated value', { estimate: '' }],
  ['sale: The auction ends at night in New York, when fewer people bid', { endTime: '08:59' }],
  ['sale: The auction ends at night in New York, when fewer people bid', { endTime: '21:01' }],
  [
    'sale: The auction ends on a weekend, when most attorneys and lenders can’t be reached',
    { endDate: '2027-01-23' },
  ],
  [
    'sale: The auction ends on a weekend, when most attorneys and lenders can’t be reached',
    { endDate: '2027-01-24' },
  ],
  ['', { endDate: '2027-01-22', endTime: '09:00' }],
  ['', { endDate: '2027-01-22', endTime: '21:00' }],
  ['sale: The auction runs less than three days', { endDate: '2027-01-14', endTime: '09:59' }],
  ['', { endDate: '2027-01-14', endTime: '10:00' }],
])('%s', (warning, overrides) => {
  expect(textOf(overrides)).toBe(warning);
});

test('a reserve over 110% of the estimate and a starting bid over 80% of it are warnings', () => {
  const low = { estimate: '160,000', startingBid: '100,000' };
  expect(textOf({ ...low, reserve: '176,000' })).toBe('');
  expect(textOf({ ...low, reserve: '176,001' })).toBe(
    'sale: The reserve is more than 10% above your own estimate',
  );
  expect(textOf({ ...low, saleMode: 'absolute', reserve: '176,001' })).toBe('');
  const estimate = '300,000';
  expect(textOf({ estimate, reserve: '300,000', startingBid: '240,000' })).toBe('');
  expect(textOf({ estimate, reserve: '300,000', startingBid: '240,001' })).toContain(
    'sale: The starting bid is close to your estimate',
  );
});

test('an auction that ends within two weeks is a warning, and a fixed price has no such warning', () => {
  const endsAt = Date.parse('2027-01-18T14:00:00-05:00');
  expect(textOf({}, {}, endsAt - 14 * day)).toBe('');
  expect(textOf({}, {}, endsAt - 14 * day + 1)).toContain('sale: The auction ends within two weeks');
  const fixed = { saleFormat: 'fixed-price', listPrice: '400,000', endTime: '23:00' };
  expect(textOf(fixed, {}, endsAt)).toBe('');
});

test('fewer than six photos and no title report are warnings', () => {
  const few = 'photos: Buyers often skip homes with fewer than 6 photos or wonder what isn’t shown';
  expect([0, 1, 5, 6].map((count) => textOf({}, { photos: photos.slice(0, count) }))).toEqual([
    '',
    few,
    few,
    '',
  ]);
  const [terms, title] = documents;
  const missing = (...attached: (typeof documents)[number][]) => textOf({}, { documents: attached });
  expect(terms && missing(terms)).toBe('documents: There’s no title report');
  expect(title && missing(title)).toBe('');
});
