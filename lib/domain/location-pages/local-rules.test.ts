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
const contentOf = (rules: ReturnType<typeof at>, subject: string) =>
  rules.find((rule) => rule.subject === subject)?.content;

describe('a rule', () => {
  test('has a source and a date no later than the last reading', () => {
    for (const { subject, source, asOf } of placeRules) {
      if (source.href) expect(source.href, subject).toMatch(/^https?:\/\/\S+$/);
      expect(asOf <= closingCostsAsOf.slice(0, 10), subject).toBe(true);
    }
  });

  test('is refused without a readable link or a date, or for an unknown county', () => {
    const [rule] = placeRules;
    const isRule = (change: object) => placeRuleSchema.safeParse({ ...rule, ...change }).success;
    expect(isRule({})).toBe(true);
    expect(isRule({ asOf: 'last year' })).toBe(false);
    expect(isRule({ source: { label: 'Somebody', href: 'the town hall' } })).toBe(false);
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
      expect(new Set(rules.map(({ content }) => JSON.stringify(content))).size).toBe(rules.length);
    }
  });

  test('cover every subject for which one of its cities has its own rule', () => {
    for (const { where, subject } of placeRules) {
      if (where.scope !== 'cities') continue;
      expect(contentOf(inCounty(where.county), subject), `${subject} in ${where.county}`).toBeDefined();
    }
  });

  test('apply to New York City or to the rest of the state, not both', () => {
    for (const subject of ['city-transfer-tax', 'supplemental-tax'])
      expect([contentOf(inCounty('Kings'), subject), contentOf(inCounty('Erie'), subject)]).toEqual([
        expect.any(Object),
        undefined,
      ]);
    expect(contentOf(inCounty('Kings'), 'tax-redemption')).toBeUndefined();
    expect(contentOf(inCounty('Erie'), 'tax-redemption')).toEqual({ code: 'tax-redemption' });
    const recordingIn = (county: string) =>
      inCounty(county).flatMap(({ subject, content }) => (subject === 'recording' ? [content.code] : []));
    expect(recordingIn('Queens')).toEqual(['recording', 'city-register']);
    expect(recordingIn('Richmond')).toEqual(['richmond-clerk', 'recording']);
  });

  test('name the notices and tests of a sale only where their law applies', () => {
    const codes = (county: string) => inCounty(county).map(({ content }) => content.code);
    const local = [
      'agricultural-district',
      'well-test-in-westchester',
      'well-test-in-rockland',
      'hpd-registration',
    ];
    const localOf = (county: string) =>
      codes(county)
        .filter((code) => local.includes(code))
        .sort();
    expect(localOf('Kings')).toEqual(['hpd-registration']);
    expect(localOf('Erie')).toEqual(['agricultural-district']);
    expect(localOf('Westchester')).toEqual(['agricultural-district', 'well-test-in-westchester']);
    expect(localOf('Rockland')).toEqual(['agricultural-district', 'well-test-in-rockland']);
    for (const county of ['Kings', 'Erie']) expect(codes(county)).toContain('utility-notice');
  });

  test('use the tax department’s rates that changed in 2025', () => {
    const rate = (county: string) => contentOf(inCounty(county), 'mortgage-recording-tax');
    for (const [county, percent] of [
      ['Chenango', 1],
      ['Cortland', 1.25],
      ['Otsego', 1],
      ['Erie', 1],
      ['Nassau', 1.05],
      ['Ulster', 0.75],
    ] as const)
      expect(rate(county), county).toMatchObject({ code: 'mortgage-tax', percent });
  });
});

describe('each rule stands once', () => {
  test('on the page of its county or with those of the state', () => {
    const pages = [atState, ...counties.map(({ name }) => atCounty(name))];
    for (const rule of placeRules.filter(({ where }) => where.scope !== 'cities'))
      expect(pages.filter((rules) => rules.includes(rule)).length, rule.subject).toBe(1);
  });

  test('or on the page of the city that it is for', () => {
    expect(contentOf(atCity('Westchester', 'Yonkers'), 'mortgage-recording-tax')).toMatchObject({
      percent: 1.8,
    });
    expect(contentOf(atCity('Suffolk', 'Greenport'), 'peconic-bay-tax')).toMatchObject({
      tax: { name: 'Town of Southold' },
    });
    expect(contentOf(atCity('Monroe', 'Rochester'), 'good-cause')).toEqual({
      code: 'good-cause-in-city',
      cities: ['Rochester'],
    });
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
