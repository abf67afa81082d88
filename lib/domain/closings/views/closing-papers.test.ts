import { expect, test } from 'vitest';
import { type ClosingPaper, closingPapersOf, papersReadOn } from './closing-papers';

const namesOf = (subType: Parameters<typeof closingPapersOf>[0]) =>
  closingPapersOf(subType).map(({ name }) => name);

test('every sale has the federal papers and the sanctions check', () => {
  const all: readonly ClosingPaper['name'][] = ['firpta', 'form-1099-s', 'sanctions'];
  expect(namesOf('UnimprovedLand')).toEqual(all);
  expect(namesOf('Retail')).toEqual(all);
  expect(namesOf(null)).toEqual(all);
});

test('the deed of a building with up to four dwellings names the members of an LLC', () => {
  for (const subType of ['SingleFamilyResidence', 'Townhouse', 'Duplex', 'Quadruplex'] as const)
    expect(namesOf(subType)).toContain('llc-members');
  for (const subType of ['StockCooperative', 'Condominium', 'Apartment', 'MixedUse'] as const)
    expect(namesOf(subType)).not.toContain('llc-members');
});

test('a home has the affidavit of its alarms, whose source is not verified', () => {
  expect(closingPapersOf('StockCooperative').at(-1)).toEqual({ name: 'alarms', source: null });
  expect(namesOf('Farm')).not.toContain('alarms');
});

test('every other paper names a source, read on one day', () => {
  const sources = closingPapersOf('Duplex').filter(({ name }) => name !== 'alarms');
  for (const { source } of sources) expect(source).toMatch(/^https:/);
  expect(papersReadOn).toMatch(/^2026-\d\d-\d\d$/);
});
