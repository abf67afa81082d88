import { describe, expect, test } from 'vitest';
import { closingCostsAsOf } from '@/lib/domain/costs/closing-costs';
import { counties, getCountyByName } from '@/lib/domain/locations/counties';
import { placeRuleSchema, placeRules, ruleSubjects } from './local-rules';
import type { HomeLocation } from './location';
import { rulesFor } from './rules-for-location';

const topics = ['taxes', 'possession', 'papers'] as const;
const all = (group: HomeLocation) => topics.flatMap((topic) => rulesFor(group, topic));
const countyOf = (name: string) => {
  const county = getCountyByName(name);
  if (!county) throw new Error(`${name} is no county`);
  return county;
};
const inCounty = (name: string) => all({ level: 'county', county: countyOf(name) });
const inCity = (county: string, city: string) =>
  all({ level: 'city', county: countyOf(county), city, slug: city.toLowerCase() });
const titleOf = (rules: ReturnType<typeof all>, subject: string) =>
  rules.find((rule) => rule.subject === subject)?.title;

describe('a rule', () => {
  test('has a source with a link and a date no later than the last reading', () => {
    for (const { title, source, asOf } of placeRules) {
      expect(source.href, title).toMatch(/^https?:\/\/\S+$/);
      expect(asOf <= closingCostsAsOf.slice(0, 10), title).toBe(true);
    }
  });

  test('is refused without a source link or date, or for an unknown county', () => {
    const [rule] = placeRules;
    const isRule = (change: object) => placeRuleSchema.safeParse({ ...rule, ...change }).success;
    expect(isRule({})).toBe(true);
    expect(isRule({ asOf: 'last year' })).toBe(false);
    expect(isRule({ source: { label: 'Somebody', href: null } })).toBe(false);
    expect(isRule({ where: { scope: 'counties', counties: ['Narnia'] } })).toBe(false);
  });
});

describe('the rules of a county', () => {
  test('include one mortgage recording tax, one title insurance zone and one recording office', () => {
    for (const { name } of counties) {
      const rules = placeRules.filter(
        ({ where }) => where.scope === 'counties' && where.counties.includes(name),
      );
      const count = (subject: string) => rules.filter((rule) => rule.subject === subject).length;
      expect([name, count('mortgage-recording-tax'), count('title-insurance')]).toEqual([name, 1, 1]);
      expect(inCounty(name).map(({ subject }) => subject)).toEqual(
        expect.arrayContaining(['state-transfer-tax', 'tenants', 'redemption', 'recording']),
      );
    }
  });

  test('have at most one rule per subject, in a fixed order', () => {
    const order = Object.values(ruleSubjects).flat();
    for (const { name } of counties) {
      const subjects = inCounty(name).map(({ subject }) => subject);
      expect(new Set(subjects).size).toBe(subjects.length);
      expect(subjects).toEqual(order.filter((subject) => subjects.some((each) => each === subject)));
    }
  });

  test('cover every subject for which one of its cities has its own rule', () => {
    for (const { where, subject, title } of placeRules) {
      if (where.scope !== 'cities') continue;
      expect(titleOf(inCounty(where.county), subject), title).toBeTruthy();
    }
  });

  test('apply to New York City or to the rest of the state, not both', () => {
    for (const subject of ['city-transfer-tax', 'supplemental-tax'])
      expect([titleOf(inCounty('Kings'), subject), titleOf(inCounty('Erie'), subject)]).toEqual([
        expect.any(String),
        undefined,
      ]);
    expect(titleOf(inCounty('Kings'), 'tax-redemption')).toBeUndefined();
    expect(titleOf(inCounty('Erie'), 'tax-redemption')).toContain('two years');
    expect(titleOf(inCounty('Queens'), 'recording')).toContain('City Register');
    expect(titleOf(inCounty('Richmond'), 'recording')).toContain('Richmond County Clerk');
  });

  test('use the tax department’s rates that changed in 2025', () => {
    const rate = (county: string) => titleOf(inCounty(county), 'mortgage-recording-tax')?.split(': ')[1];
    expect(['Chenango', 'Cortland', 'Otsego', 'Erie', 'Nassau', 'Ulster'].map(rate)).toEqual([
      '1%',
      '1.25%',
      '1%',
      '1%',
      '1.05%',
      '0.75%',
    ]);
  });
});

describe('the rule for the smaller place', () => {
  test('replaces the county’s rule there', () => {
    expect(titleOf(inCounty('Westchester'), 'mortgage-recording-tax')).toContain('1.3%');
    expect(titleOf(inCity('Westchester', 'Yonkers'), 'mortgage-recording-tax')).toContain(': 1.8%');
    expect(titleOf(inCity('Suffolk', 'Greenport'), 'peconic-bay-tax')).toContain('Southold');
    expect(titleOf(inCity('Suffolk', 'Brentwood'), 'peconic-bay-tax')).toContain('eastern Suffolk');
    expect(titleOf(inCity('Monroe', 'Rochester'), 'good-cause')).toBe('Evictions only for good cause');
    expect(titleOf(inCity('Erie', 'Buffalo'), 'good-cause')).toContain('where the law applies');
  });

  test('applies in the ZIP codes of that place too', () => {
    const zip = all({ level: 'zip', county: countyOf('Westchester'), city: 'Yonkers', zip: '10701' });
    expect(titleOf(zip, 'local-transfer-tax')).toBe('Transfer tax in Yonkers');
  });
});

test('a property kind gets the statewide rules that apply to it', () => {
  const subjects = (type: 'land' | 'condo' | 'house') =>
    all({ level: 'type', type }).map(({ subject }) => subject);
  expect(subjects('land')).toEqual([
    'state-transfer-tax',
    'mortgage-recording-tax',
    'redemption',
    'recording',
  ]);
  expect(subjects('condo')).toContain('mansion-tax');
  expect(subjects('condo')).not.toContain('property-condition');
  expect(subjects('house')).toContain('property-condition');
});
