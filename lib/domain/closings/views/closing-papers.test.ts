import { expect, test } from 'vitest';
import { type ClosingPaper, closingPapersOf, papersReadOn, type SoldHome } from './closing-papers';

const namesOf = (subType: SoldHome['subType'], county: string | null = null) =>
  closingPapersOf({ subType, county }).map(({ name }) => name);

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

test('a home for one or two families and a unit have the affidavit of their smoke alarms', () => {
  for (const subType of ['SingleFamilyResidence', 'Duplex', 'Condominium', 'StockCooperative'] as const)
    expect(namesOf(subType)).toContain('alarms');
  for (const subType of ['Triplex', 'Quadruplex', 'Apartment', 'Farm'] as const)
    expect(namesOf(subType)).not.toContain('alarms');
});

test('a building in New York City has the registration with HPD, a unit in a building does not', () => {
  for (const subType of ['SingleFamilyResidence', 'Duplex', 'Apartment', 'MixedUse'] as const)
    expect(namesOf(subType, 'Kings')).toContain('hpd-registration');
  expect(namesOf('Duplex', 'Erie')).not.toContain('hpd-registration');
  expect(namesOf('Condominium', 'Kings')).not.toContain('hpd-registration');
});

test('a well is tested where a county requires it, and a farm district is disclosed outside the city', () => {
  expect(namesOf('SingleFamilyResidence', 'Westchester')).toContain('well-test-in-westchester');
  expect(namesOf('SingleFamilyResidence', 'Rockland')).toContain('well-test-in-rockland');
  expect(namesOf('SingleFamilyResidence', 'Erie').filter((name) => name.startsWith('well'))).toEqual([]);
  expect(namesOf('UnimprovedLand', 'Erie')).toContain('agricultural-district');
  expect(namesOf('UnimprovedLand', 'Kings')).not.toContain('agricultural-district');
  expect(namesOf('StockCooperative', 'Erie')).not.toContain('agricultural-district');
});

test('every paper but the well test of Westchester names a source, read on one day', () => {
  const papers = ['Kings', 'Westchester', 'Rockland'].flatMap((county) =>
    closingPapersOf({ subType: 'Duplex', county }),
  );
  const unread = papers.filter(({ source }) => source === null);
  expect(unread.map(({ name }) => name)).toEqual(['well-test-in-westchester']);
  expect(new Set(papers.map(({ name }) => name)).size).toBe(9);
  for (const { source } of papers) expect(source ?? 'https:').toMatch(/^https:/);
  expect(papersReadOn).toMatch(/^2026-\d\d-\d\d$/);
});
