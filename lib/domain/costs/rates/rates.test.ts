import { expect, test } from 'vitest';
import { counties } from '@/lib/domain/locations/counties';
import { ratesAsOf } from './rate-sources';
import { rates } from './rates';
import { ratesSchema, sourcedSchema } from './rates-schema';

test('the rates match their schema', () => {
  expect(ratesSchema.safeParse(rates).error).toBeUndefined();
});

test('the schema refuses a rate without a source or date, reviewed late, or verified by a copy, too many decimals and steps that do not rise', () => {
  const isRead = (change: object) => ratesSchema.safeParse({ ...rates, ...change }).success;
  const { mansionTax, supplementalTax } = rates;
  expect(isRead({})).toBe(true);
  expect(isRead({ mansionTax: { ...mansionTax, source: { label: '', href: null } } })).toBe(false);
  expect(isRead({ mansionTax: { ...mansionTax, asOf: 'last year' } })).toBe(false);
  expect(isRead({ mansionTax: { ...mansionTax, reviewBy: mansionTax.asOf } })).toBe(false);
  expect(isRead({ mansionTax: { ...mansionTax, reviewBy: '2027-11-28' } })).toBe(false);
  expect(isRead({ mansionTax: { ...mansionTax, isCopy: true } })).toBe(false);
  expect(isRead({ mansionTax: { ...mansionTax, steps: [{ fromCents: 1, percent: 0.00001 }] } })).toBe(false);
  expect(isRead({ supplementalTax: { ...supplementalTax, steps: supplementalTax.steps.toReversed() } })).toBe(
    false,
  );
});

test('no rate is newer than the last reading', () => {
  const found = sourcesIn(rates);
  expect(found.length).toBeGreaterThan(30);
  for (const { asOf, source } of found) expect(asOf <= ratesAsOf, source.label).toBe(true);
});

test('two rates read from the same page have the same date', () => {
  const dates = new Map<string, Set<string>>();
  for (const { asOf, source } of sourcesIn(rates))
    if (source.href) dates.set(source.href, (dates.get(source.href) ?? new Set<string>()).add(asOf));
  expect([...dates].filter(([, days]) => days.size > 1).map(([href]) => href)).toEqual([]);
});

test('every county that a rate names is in the state', () => {
  const names = new Set(counties.map(({ name }) => name));
  const used = [
    ...rates.newYorkCity,
    ...Object.keys(rates.countyTransferTaxes),
    ...Object.values(rates.localTaxes).map(({ county }) => county),
    ...rates.mortgageTax.counties.flatMap((group) => group.names),
    ...rates.mortgageTax.deductions.flatMap((group) => group.names),
    ...rates.recording.counties.flatMap((group) => group.names),
    ...rates.titleInsurance.zoneTwoNames,
  ];
  expect(used.filter((name) => !names.has(name))).toEqual([]);
});

function sourcesIn(value: unknown) {
  if (typeof value !== 'object' || value === null) return [];
  const own = sourcedSchema.safeParse(value);
  const inner: ReturnType<typeof sourcedSchema.parse>[] = Object.values(value).flatMap(sourcesIn);
  return own.success ? [own.data, ...inner] : inner;
}
