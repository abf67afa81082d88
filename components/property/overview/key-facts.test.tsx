import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getField } from '@/lib/domain/drafts/fields/fields';
import { toPublicListing } from '@/lib/domain/listing-views/listing-card';
import { cents } from '@/lib/domain/shared/money';
import { sampleCatalog } from '@/sample/catalog';
import { KeyFacts } from './key-facts';

const [sample] = sampleCatalog({ now: Date.UTC(2026, 10, 22), createSalt: () => '0'.repeat(64) });
if (!sample) throw new Error('The catalog has a home');
const home = toPublicListing(sample.listing);

/** What stands after the estimated value of a home with this stored source. */
function estimateFrom(source: string): string | undefined {
  const estimatedValue = { amountCents: cents(41_000_000), source, asOf: Date.UTC(2026, 9, 1, 16) };
  const html = renderToStaticMarkup(<KeyFacts listing={{ ...home, estimatedValue }} />);
  return /<small>(.*?), as of/.exec(html)?.[1]?.replaceAll('&#x27;', '’');
}

test.each([
  ['Broker’s price opinion', 'Seller’s estimate, not an appraisal: Broker price opinion'],
  ['Appraisal', 'Seller’s estimate: Appraisal'],
  ['Assessment', 'Seller’s estimate, not an appraisal: Tax assessment'],
])('an estimate from “%s” names its source as the form does', (source, words) => {
  expect(getField('estimateSource')?.choices).toContain(source);
  expect(estimateFrom(source)).toBe(words);
});

test('a source that the form doesn’t offer is shown as it is stored', () => {
  expect(estimateFrom('Market study')).toBe('Seller’s estimate, not an appraisal: Market study');
});
