import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressKeysOf, matchingKeysOf } from '@/lib/domain/drafts/address-key';
import { missingOf } from '@/lib/domain/drafts/assess';
import { aContent, completeAnswers, draftNow } from '@/lib/domain/drafts/draft.builders';
import { placeOf, zipWarning } from '@/lib/domain/drafts/draft-place';
import { gateOf, judge } from '@/lib/domain/drafts/rules';
import { counties } from '@/lib/domain/locations/counties';
import { listTowns } from '@/lib/domain/locations/towns';
import { zips } from '@/lib/domain/locations/zips';
import { fromEasternTime, toEasternTime } from '@/lib/domain/shared/eastern-time';
import { toCount, toDollars } from './answers';
import { faultOf, isApplicable } from './field';
import { fields, getField } from './fields';
import { stepIds } from './steps';
import { normalUnit, toStreet } from './street';
import { degreesFault, isNewYorkZip } from './zip-place';

describe('numbers as typed', () => {
  test.each([
    ['412500', 41_250_000],
    ['$412,500', 41_250_000],
    [' 412 500.00 ', 41_250_000],
    ['412,500.50', null],
    ['4e5', null],
    ['-1', null],
    ['', null],
  ])('“%s” is %s cents', (typed, cents) => expect(toDollars(typed)).toBe(cents));

  test('a count is a whole number', () => {
    expect(['1,480', '0', '2.5', 'two', ' 3 '].map(toCount)).toEqual([1480, 0, null, null, 3]);
  });
});

describe('Eastern time', () => {
  test.each([
    ['2027-01-11', '10:00', '2027-01-11T15:00:00Z', 'EST'],
    ['2026-07-04', '10:00', '2026-07-04T14:00:00Z', 'EDT'],
    ['2027-03-14', '01:59', '2027-03-14T06:59:00Z', 'EST'],
    ['2027-03-14', '03:00', '2027-03-14T07:00:00Z', 'EDT'],
    ['2026-11-01', '01:30', '2026-11-01T05:30:00Z', 'EDT'],
    ['2026-11-01', '02:00', '2026-11-01T07:00:00Z', 'EST'],
  ])('%s %s is %s, %s', (date, time, iso, zone) => {
    const at = fromEasternTime(date, time);
    expect(at).toBe(Date.parse(iso));
    expect(toEasternTime(at ?? 0)).toEqual({ date, time, zone });
  });

  test.each([
    ['2027-03-14', '02:30'],
    ['2027-02-30', '10:00'],
    ['2027-13-01', '10:00'],
    ['2027-01-11', '24:00'],
    ['2027-01-11', '1000'],
    ['', ''],
  ])('%s %s is not a valid time', (date, time) => expect(fromEasternTime(date, time)).toBeNull());

  test('a round trip gives the same minute, except in the second pass of the repeated hour', () => {
    const minute = 60_000;
    fc.assert(
      fc.property(fc.integer({ min: 28_000_000, max: 33_000_000 }), (minutes) => {
        const { date, time, zone } = toEasternTime(minutes * minute);
        const back = fromEasternTime(date, time) ?? 0;
        expect([0, 60 * minute]).toContain(minutes * minute - back);
        if (minutes * minute !== back) expect(zone).toBe('EST');
      }),
    );
  });
});

describe('the place', () => {
  test('every ZIP code of the state decides its city and, if it is in a single county, its county', () => {
    for (const { code, names, counties: reached } of zips) {
      expect(isNewYorkZip(code)).toBe(true);
      expect(placeOf({ postalCode: code })).toMatchObject({ city: names[0], county: reached[0] });
      const elsewhere = placeOf({ postalCode: code, city: 'Elsewhere', countyOrParish: 'Erie' });
      expect(elsewhere).toMatchObject({
        city: names[0],
        county: reached.includes('Erie') ? 'Erie' : reached[0],
      });
    }
  });

  test('each sample town is in a county of its ZIP code', () => {
    for (const county of counties)
      for (const { postalCode, city } of listTowns(county.name))
        expect(placeOf({ postalCode, countyOrParish: county.name })).toMatchObject({
          city,
          county: county.name,
        });
  });

  test('a ZIP code in several counties asks for the county and accepts only one of those counties', () => {
    const applicableFields = (postalCode: string) =>
      ['city', 'countyOrParish'].filter((name) => {
        const field = getField(name);
        return field && isApplicable(field, { postalCode });
      });
    expect([applicableFields('14850'), applicableFields('10463'), applicableFields('11850')]).toEqual([
      [],
      ['countyOrParish'],
      ['city', 'countyOrParish'],
    ]);
    expect(placeOf({ postalCode: '10463', countyOrParish: 'New York' })?.county).toBe('New York');
    expect(placeOf({ postalCode: '10463', countyOrParish: 'Erie' })?.county).toBe('Bronx');
  });

  test.each([
    [{ postalCode: '10463', countyOrParish: 'New York' }, null],
    [
      { postalCode: '14850', countyOrParish: 'Erie' },
      { county: 'Erie', listed: 'Tompkins' },
    ],
    [{ postalCode: '14851' }, { code: 'zip-without-area' }],
    [{ postalCode: '14850' }, null],
  ])('the seller is warned about a ZIP code that does not match the address: %o', (answers, warning) => {
    if (warning === null) expect(zipWarning(answers)).toBeNull();
    else expect(zipWarning(answers)).toMatchObject(warning);
  });

  test('for an unknown ZIP code the seller enters city and county, and the pin starts at the county’s center', () => {
    expect(placeOf({ postalCode: '11850' })).toBeNull();
    expect(placeOf({ postalCode: '11850', city: 'South Kortright', countyOrParish: 'Delaware' })).toEqual({
      city: 'South Kortright',
      county: 'Delaware',
      latitude: 42.16,
      longitude: -74.99,
    });
  });

  test('a pin is from 40 to 46 degrees north and from 71 to 80 degrees west', () => {
    const isIn = (name: 'latitude' | 'longitude') => (typed: string) => degreesFault(name)(typed) === null;
    expect(['39.99', '40', '46', '46.01'].map(isIn('latitude'))).toEqual([false, true, true, false]);
    expect(['-80.01', '-80', '-71', '-70.99'].map(isIn('longitude'))).toEqual([false, true, true, false]);
  });

  test.each(['07302', '90210', '1123', '112333', ''])('“%s” is not a New York ZIP code', (zip) => {
    expect(isNewYorkZip(zip)).toBe(false);
  });

  test.each([
    ['418 Halsey Street', ['418', 'Halsey', 'Street']],
    ['104-20 68th Dr', ['104-20', '68th', 'Dr']],
    ['7 Broadway', ['7', 'Broadway', '']],
    ['12½ Old Post Road', ['12½', 'Old Post', 'Road']],
    ['1 Court', ['1', 'Court', '']],
  ])('“%s” is split into its parts', (typed, parts) =>
    expect(Object.values(toStreet(typed) ?? {})).toEqual(parts),
  );

  test.each(['Halsey Street', '418', ''])('“%s” is not a street address', (typed) => {
    expect(toStreet(typed)).toBeNull();
  });
});

describe('the keys of a home', () => {
  const keys = (overrides: object) => addressKeysOf({ ...completeAnswers, parcelNumber: '', ...overrides });
  const [first] = keys({ street: '104-20 West Fifth Street', unitNumber: '2B' });

  test.each([
    ['104-20 W. 5th St.', 'Apt 2-B'],
    ['10420 west fifth street', '#2b'],
    ['104-20  West 5th  St', 'Unit 2B'],
  ])('“%s, %s” is the same home', (street, unitNumber) => {
    expect(keys({ street, unitNumber })).toEqual([first]);
  });

  test.each([
    ['104-20 West Fifth Street', '2C'],
    ['104-20 West Fifth Street', ''],
    ['104-20 West Sixth Street', '2B'],
    ['104-22 West Fifth Street', '2B'],
  ])('“%s, %s” is another home', (street, unitNumber) => {
    expect(keys({ street, unitNumber })).not.toContain(first);
  });

  test('a parcel number is the same with other separators, but only within its county', () => {
    const parcel = (overrides: object) => keys(overrides)[1];
    expect(parcel({ parcelNumber: '3/1672/41' })).toBe(parcel({ parcelNumber: '3-1672-41' }));
    expect(parcel({ parcelNumber: '3/1672/41', postalCode: '14201' })).not.toBe(
      parcel({ parcelNumber: '3/1672/41' }),
    );
  });

  test('a unit is a separate home on a parcel only in a co-op, a mobile home park or a condominium', () => {
    const parcel = (overrides: object) => keys({ parcelNumber: '3-1672-41', ...overrides })[1];
    const whole = parcel({});
    expect(parcel({ unitNumber: '1' })).toBe(whole);
    for (const propertySubType of ['StockCooperative', 'MobileHome', 'Condominium']) {
      const [one, two] = ['1', '2'].map((unitNumber) => ({ unitNumber, propertySubType }));
      expect(new Set([whole, parcel({ ...one }), parcel({ ...two })]).size).toBe(3);
      const matchingKeys = matchingKeysOf({ ...completeAnswers, ...one });
      expect(matchingKeys).toEqual(expect.arrayContaining([whole, parcel({ ...one })]));
      expect(matchingKeys).not.toContain(parcel({ ...two }));
      expect(parcel({ propertySubType })).toBeUndefined();
    }
  });

  test('a word that only starts like a unit word is left alone', () => {
    expect(['North', 'Steeple', 'Apt 3', 'Ste. 3', 'No. 3', '#3'].map(normalUnit)).toEqual([
      'NORTH',
      'STEEPLE',
      '3',
      '3',
      '3',
      '3',
    ]);
  });
});

describe('the questions', () => {
  test('each has a unique name and a step', () => {
    expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
    for (const { step } of fields) expect(stepIds).toContain(step);
  });

  test.each<[name: string, typed: string, more: object]>([
    ['postalCode', '07302', {}],
    ['street', 'Halsey Street', {}],
    ['latitude', '12', {}],
    ['yearBuilt', '1500', {}],
    ['occupancyAsOf', '2026-11-22', {}],
    ['occupancyAsOf', 'yesterday', {}],
    ['propertySubType', 'Castle', {}],
    ['listingTerms', 'Cash,Barter', {}],
    ['deedType', 'ShareTransfer', {}],
    ['deedType', 'WarrantyDeed', { propertySubType: 'StockCooperative' }],
    ['deedType', 'BillOfSale', {}],
    ['reserve', '150,000', {}],
    ['startDate', '2026-11-20', {}],
    ['startDate', '2027-03-14', { startTime: '02:30' }],
    ['endDate', '2027-01-11', { endTime: '10:30' }],
    ['endDate', '2027-05-18', {}],
    ['earnestMoneyPercent', '60', {}],
    ['publicRemarks', 'A house.', {}],
    ['sellerName', 'x'.repeat(121), {}],
  ])('%s: “%s” is refused', (name, typed, more) => {
    const field = getField(name);
    const fault = field && faultOf(field, { ...completeAnswers, ...more, [name]: typed }, draftNow);
    expect(fault).not.toBeNull();
  });

  test('a complete draft misses nothing, and an empty one misses the questions that every seller gets', () => {
    const missing = (content: ReturnType<typeof aContent>) => {
      const ruleResults = judge({
        content,
        now: draftNow,
        duplicate: null,
        published: null,
        keepsUncontractedAuction: false,
        sellerProof: 'person',
        site: { takesFee: false, brokerLicense: null },
      });
      return { gate: gateOf(ruleResults), missing: missingOf(content, ruleResults, draftNow) };
    };
    expect(missing(aContent())).toEqual({ gate: 'open', missing: [] });
    const empty = missing({ answers: {}, photos: [], documents: [] });
    const named = empty.missing.map(({ field, step }) => field ?? step);
    expect(named).toEqual(
      expect.arrayContaining(['sellerKind', 'street', 'occupancy', 'photos', 'saleFormat']),
    );
    expect(named).not.toContain('unitNumber');
    expect(named).not.toContain('reserve');
  });

  test('a complete draft needs every answer that is not optional', () => {
    for (const { name, isOptional } of fields) {
      if (isOptional || !(name in completeAnswers)) continue;
      const content = aContent({ overrides: { [name]: '' } });
      expect(
        missingOf(content, [], draftNow).map(({ field }) => field),
        name,
      ).toContain(name);
    }
  });
});

test.each([
  ['(212) 555-0123', true],
  ['+1 212.555.0123', true],
  ['212-555-0123 ext. 4', true],
  ['2125550123', true],
  ['555-0123', false],
  ['call me', false],
  ['212-555-01234', false],
])('the phone number of a broker: “%s”', (brokerPhone, isFine) => {
  const field = getField('brokerPhone');
  const fault = field && faultOf(field, { ...completeAnswers, authority: 'Broker', brokerPhone }, draftNow);
  expect(fault === null).toBe(isFine);
});
