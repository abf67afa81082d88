import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { tallySteps } from '@/lib/domain/search/query/counted-fields';
import type { Range } from '@/lib/domain/search/query/listing-query';
import { PriceHistogram } from './price-histogram';

const steps = tallySteps.priceCents;
const open: Range = { min: null, max: null };
const html = (counts: Readonly<Record<number, number>>, range = open) =>
  renderToStaticMarkup(<PriceHistogram counts={steps.map((_, index) => counts[index] ?? 0)} range={range} />);
/** Lower bounds of the black bars, in dollars. */
const black = (range: Range) =>
  [...html({ 0: 1 }, range).matchAll(/class="flex-1 (bg-\w+)"/g)].flatMap(([, color], index) =>
    color === 'bg-primary' ? [(steps[index] ?? 0) / 100] : [],
  );

describe('the price histogram', () => {
  it('says in words where most homes are', () => {
    expect(html({ 0: 2, 9: 7 })).toContain('The most common price range is $250,000 to $300,000: 7 homes.');
    expect(html({ [steps.length - 1]: 1 })).toContain(
      'The most common price range is above $5,000,000: 1 home.',
    );
  });

  it('has its highest bar at the most frequent price and no bar for zero homes', () => {
    const heights = [...html({ 0: 1, 1: 4, 2: 100 }).matchAll(/height:(\d+)%/g)].map(([, height]) => height);
    expect(heights.slice(0, 4)).toEqual(['4', '4', '100', '0']);
  });

  it('has black bars within the price range', () => {
    expect(black(open)).toHaveLength(steps.length);
    expect(black({ min: 10_000_000, max: 15_000_000 })).toEqual([100_000, 125_000, 150_000]);
    expect(black({ min: 12_000_000, max: 12_100_000 })).toEqual([100_000]);
    expect(black({ min: null, max: 2_000_000 })).toEqual([0]);
  });

  it('renders nothing without homes', () => {
    expect(html({})).toBe('');
  });
});
