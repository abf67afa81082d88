import { expect, test } from 'vitest';
import { talliedFields, tallySteps } from './counted-fields';

test.each(talliedFields)('the steps of %s start at zero and rise', (field) => {
  const steps: readonly number[] = tallySteps[field];
  expect(steps[0]).toBe(0);
  expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b));
});

test('steps are round numbers: prices in $25,000s, fees in $50s above the “any fee” step, bathrooms in halves', () => {
  const { priceCents, feeCents, bedrooms, bathrooms } = tallySteps;
  expect(priceCents.filter((price) => price % 25_000_00 !== 0)).toEqual([]);
  expect(feeCents.filter((fee) => fee % 50_00 !== 0)).toEqual([1_00]);
  expect(bedrooms).toEqual([...bedrooms.keys()]);
  expect(bathrooms.filter((count) => count % 0.5 !== 0)).toEqual([]);
});
