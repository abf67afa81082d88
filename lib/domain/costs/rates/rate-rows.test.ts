import { describe, expect, test } from 'vitest';
import { counties } from '@/lib/domain/locations/counties';
import { type RateRow, rateRows } from './rate-rows';
import { rateStatusOf } from './rate-status';
import { rates } from './rates';
import { sourcedSchema } from './rates-schema';

const all = Object.values(rateRows).flat();
const namesOf = (rows: readonly RateRow[], ...names: readonly RateRow['name'][]) =>
  rows.filter(({ name }) => names.includes(name)).map(({ place }) => place);

/** Where a reader finds the law itself or the office that collects. */
const statutesAndAgencies = [
  /\.gov$/,
  /^(www\.)?(richmondcountyclerk|niagaracounty|orangecountygov|chqgov)\.com$/,
  /^(www\.)?(warrencountyny|alleganyco|ontariocountyny)\.gov$/,
  /^(www\.)?co\.(genesee|seneca)\.ny\.us$/,
  /^yonkersnyab\.prod\.govaccess\.org$/,
  /^www\.yatescounty\.org$/,
  /^ocgov\.net$/,
  /^(www\.)?(ecode360|westchesterclerk)\.com$/,
];
/** Private sites with the text of a law or a decision. */
const copies =
  /(^|\.)(justia\.com|casetext\.com|lexace\.ai|legalfix\.com|public\.law|uslawyerdatabase\.com)$/;
/** Offices whose page could be read only without https, as a stored copy. */
const withoutHttps = ['www.co.genesee.ny.us', 'www.suffolkcountyny.gov'];
const nobodysSource = /blog|newsletter|conta\.cc|bit\.ly|tinyurl|insurancenews/;

describe('the table of rates', () => {
  test('has one mortgage tax, one recording fee and one title zone for each of the 62 counties', () => {
    const every = counties.map(({ name }) => name).sort();
    expect(every).toHaveLength(62);
    const taxed = namesOf(rateRows.mortgage, 'mortgage-tax', 'mortgage-tax-in-city');
    expect(taxed.filter((place) => place !== 'Yonkers').sort()).toEqual(every);
    expect(namesOf(rateRows.recording, 'recording').sort()).toEqual(every);
    expect(namesOf(rateRows.title, 'title-zone').sort()).toEqual(every);
  });

  test('has no county in two groups, where only the first would count', () => {
    for (const groups of [
      rates.mortgageTax.counties,
      rates.mortgageTax.deductions,
      rates.recording.counties,
    ]) {
      const names = groups.flatMap((group) => group.names);
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
  });

  test('has a source, an as-of date and a later review date in every row', () => {
    expect(all.length).toBeGreaterThan(250);
    for (const { rate, name, place } of all)
      expect(sourcedSchema.safeParse(rate).success, `${name} ${place}`).toBe(true);
  });

  test('links a verified rate over https, except to the offices that are listed', () => {
    const plain = all.flatMap(({ rate }) =>
      rate.isVerified && rate.source.href?.startsWith('http:') ? [new URL(rate.source.href).hostname] : [],
    );
    expect([...new Set(plain)].sort()).toEqual([...withoutHttps].sort());
  });

  test('calls no rate verified that names a day before 2015', () => {
    for (const { rate, name, place } of all)
      if (rate.isVerified) expect(rate.asOf >= '2015-01-01', `${name} ${place}`).toBe(true);
  });

  test.each([
    ['mortgage-tax', 'Albany', '2005-11-01', false],
    ['recording', 'Albany', '2005-11-01', false],
    ['mortgage-deduction', 'Albany', '2005-11-01', false],
    ['mortgage-tax', 'Orange', '2008-10-01', false],
    ['mortgage-tax', 'Schenectady', '2026-11-27', false],
    ['mortgage-tax', 'Yates', '2020-03-11', true],
    ['recording', 'Yates', '2020-03-11', true],
    ['state-tax-in-price', null, '2024-01-01', false],
  ])('dates the %s of %s by its page, or leaves it unverified', (name, place, asOf, isVerified) => {
    const found = all.filter((row) => row.name === name && row.place === place);
    expect(found.map(({ rate }) => ({ asOf: rate.asOf, isVerified: rate.isVerified }))).toEqual([
      { asOf, isVerified },
    ]);
  });

  test('calls the text of a law on a private site a copy, and no copy verified', () => {
    const found = all.filter(({ rate }) => rate.isCopy);
    expect(found.length).toBeGreaterThan(4);
    for (const { rate, name } of found) {
      expect(rateStatusOf(rate), name).toBe('copy');
      expect(new URL(rate.source.href ?? '').hostname, name).toMatch(copies);
    }
    for (const { rate, name } of all)
      if (rate.source.href && copies.test(new URL(rate.source.href).hostname))
        expect(rateStatusOf(rate), name).not.toBe('verified');
  });

  test('calls a rate verified only if its source is a statute or an agency', () => {
    for (const { rate, name, place } of all) {
      const { href } = rate.source;
      if (href) expect(href, name).not.toMatch(nobodysSource);
      if (!rate.isVerified) continue;
      const host = new URL(href ?? 'https://nowhere.invalid').hostname;
      expect(
        statutesAndAgencies.some((each) => each.test(host)),
        `${name} ${place}: ${host}`,
      ).toBe(true);
    }
  });
});
