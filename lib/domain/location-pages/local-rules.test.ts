import { describe, expect, test } from 'vitest';
import { closingCostsAsOf } from '@/lib/domain/costs/closing-costs';
import { counties, getCountyByName } from '@/lib/domain/locations/counties';
import { placeRuleSchema, placeRules, ruleSubjects } from './local-rules';
import type { HomeLocation } from './location';
import { ruleArea, rulesAt } from './rules-for-location';

const topics = ['taxes', 'possession', 'papers'] as const;
const countyOf = (name: string) => {
  const county = getCountyByName(name);
  if (!county) throw new Error(`${name} is no county`);
  return county;
};
const at = (group: HomeLocation) => topics.flatMap((topic) => rulesAt(group, topic));
const atState = at({ level: 'state' });
const atCounty = (name: string) => at({ level: 'county', county: countyOf(name) });
const atCity = (county: string, city: string) =>
  at({ level: 'city', county: countyOf(county), city, slug: city.toLowerCase() });
/** What a buyer in a county finds on its page and on that of the state. */
const inCounty = (name: string) => [
  ...atCounty(name),
  ...atState.filter(({ where }) => where.scope !== 'counties' || where.counties.includes(name)),
];
const titleOf = (rules: ReturnType<typeof at>, subject: string) =>
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

  test('are in a fixed order', () => {
    const order = Object.values(ruleSubjects).flat();
    for (const rules of [atState, ...counties.map(({ name }) => atCounty(name))]) {
      const places = rules.map(({ subject }) => order.indexOf(subject));
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(new Set(rules.map(({ title }) => title)).size).toBe(rules.length);
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
    const recordingIn = (county: string) =>
      inCounty(county).flatMap(({ subject, title }) => (subject === 'recording' ? [title] : []));
    expect(recordingIn('Queens').join()).toContain('City Register');
    expect(recordingIn('Richmond').join()).toContain('Richmond County Clerk');
    expect(recordingIn('Richmond').join()).not.toContain('City Register');
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

describe('each rule stands once', () => {
  test('on the page of its county or with those of the state', () => {
    const pages = [atState, ...counties.map(({ name }) => atCounty(name))];
    for (const rule of placeRules.filter(({ where }) => where.scope !== 'cities'))
      expect(pages.filter((rules) => rules.includes(rule)).length, rule.title).toBe(1);
  });

  test('or on the page of the city that it is for', () => {
    expect(titleOf(atCity('Westchester', 'Yonkers'), 'mortgage-recording-tax')).toContain(': 1.8%');
    expect(titleOf(atCity('Suffolk', 'Greenport'), 'peconic-bay-tax')).toContain('Southold');
    expect(titleOf(atCity('Monroe', 'Rochester'), 'good-cause')).toBe('Evictions only for good cause');
    expect(atCity('Suffolk', 'Brentwood')).toEqual([]);
    expect(at({ level: 'zip', county: countyOf('Westchester'), city: 'Yonkers', zip: '10701' })).toEqual([]);
    expect(at({ level: 'type', type: 'condo' })).toEqual([]);
  });

  test('and says where it applies, if not everywhere', () => {
    const areaOf = (subject: string) => atState.filter((rule) => rule.subject === subject).map(ruleArea);
    expect(areaOf('city-transfer-tax')).toEqual(['new-york-city']);
    expect(areaOf('tax-redemption')).toEqual(['outside-new-york-city']);
    expect(areaOf('state-transfer-tax')).toEqual([null]);
    expect(areaOf('title-insurance').flat().length).toBe(counties.length);
  });
});
