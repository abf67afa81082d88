import { expect, test } from 'vitest';
import { rates } from '@/lib/domain/costs/rates/rates';
import { placeRules } from '@/lib/domain/location-pages/local-rules';
import { ruleWords } from './rule-words';

test('every rule has a title and a text without an empty value', () => {
  for (const { content } of placeRules) {
    const { title, text } = ruleWords(content);
    expect(title).toMatch(/^[A-Z0-9][^.]*[^ :,.]$|%$/);
    expect(text).toMatch(/^[A-Z$0-9].*\.$/);
    expect(`${title} ${text}`).not.toMatch(/undefined|NaN| {2}| \.| ,|\$0\b|(?<![\d.])0%/);
  }
});

test('a county with one local tax has the title of that tax, one with several has its own', () => {
  const taxesIn = (county: string) => Object.values(rates.localTaxes).filter((tax) => tax.county === county);
  const [tax] = taxesIn('Orange');
  if (!tax) throw new Error('Orange County has a local tax');
  const one = ruleWords({ code: 'local-taxes', county: 'Orange', taxes: [tax] });
  expect(one.title).toBe(ruleWords({ code: 'local-tax', tax }).title);
  expect(one.text).toMatch(/This tax doesn’t apply elsewhere in the county\.$/);
  const several = ruleWords({ code: 'local-taxes', county: 'Westchester', taxes: taxesIn('Westchester') });
  expect(several.title).toBe('Local transfer taxes in Westchester County');
  expect(several.text).toMatch(/City of Yonkers: 1\.5% of the price on sales over \$25,000\./);
});

test('every rule on good cause names the exemption of high rents', () => {
  const rules = placeRules.filter(({ content }) => content.code.startsWith('good-cause'));
  expect(rules.length).toBeGreaterThan(1);
  for (const { content } of rules) expect(ruleWords(content).text).toContain('245% of the fair market rent');
});

test('a rule of places that opted in names them', () => {
  expect(ruleWords({ code: 'good-cause-in-county', cities: ['Beacon', 'Poughkeepsie'] })).toMatchObject({
    title: 'Good cause required for eviction in Beacon and Poughkeepsie',
  });
});
