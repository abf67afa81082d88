import { expect, test } from 'vitest';
import { papersOfHomes } from './papers-of-homes';
import { taxFormsOf } from './tax-forms';

const homes = [
  { place: '1 Elm Street, Utica', county: 'Oneida', subType: 'SingleFamilyResidence' },
  { place: '2 Fir Street, Brooklyn', county: 'Kings', subType: 'SingleFamilyResidence' },
  { place: '3 Oak Street, Brooklyn', county: 'Kings', subType: 'SingleFamilyResidence' },
] as const;
const formsOf = (some: Parameters<typeof papersOfHomes>[0]) =>
  papersOfHomes(
    some,
    ({ county, subType }) => taxFormsOf(county, subType),
    (name) => name,
  );

test('each paper is listed once, with the homes that need it unless all do', () => {
  const [upstate, ...city] = homes.map(({ place }) => place);
  expect(formsOf(homes)).toEqual([
    { paper: 'TP-584', places: [upstate] },
    { paper: 'RP-5217', places: [upstate] },
    { paper: 'IT-2663', places: [] },
    { paper: 'TP-584-NYC', places: city },
    { paper: 'NYC-RPT', places: city },
    { paper: 'RP-5217NYC', places: city },
  ]);
  expect(formsOf(homes.slice(1)).every(({ places }) => places.length === 0)).toBe(true);
});
