import { expect, test } from 'vitest';
import { aDraft } from '@/lib/domain/drafts/draft.builders';
import { homeTermsOf, toHomeTerms } from './home-terms';

const draft = aDraft({
  listingId: 'bny-20000417',
  imported: { reference: 'HS-90-417', answers: {} },
  answers: {
    ...aDraft().answers,
    ...{ street: '77 Pond Lane', unitNumber: '4B', postalCode: '10301', parcelNumber: '5-1234-17' },
  },
});
const terms = new Set(homeTermsOf(draft));

test.each([
  'bny-20000417',
  'HS-90-417',
  'hs90417',
  'hs-90',
  '5-1234-17',
  '5123417',
  '77 Pond Lane, 4B, Staten Island 10301',
  '77 po',
])('a submitted home is found by %s', (typed) => {
  expect(toHomeTerms(typed).filter((term) => !terms.has(term))).toEqual([]);
});

test('a home is not found by a word that it lacks, or by the middle of one', () => {
  for (const typed of ['77 Pond Road', 'ond', '5123418'])
    expect(toHomeTerms(typed).every((term) => terms.has(term))).toBe(false);
});

test('the longest word is asked for first', () => {
  expect(toHomeTerms('4B Pond 77')).toEqual(['home:pond', 'home:4b', 'home:77']);
});
