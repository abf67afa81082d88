import { describe, expect, test } from 'vitest';
import { emptyQuery, type ListingQuery } from '@/lib/domain/search/query/listing-query';
import { createGazetteer } from './gazetteer';
import { createListingIndex } from './listing-index';
import { aSearchedListing, builtNow as now } from './search.builders';
import type { SearchedListing } from './searched-listing';

const inTroy = (
  key: string,
  change: Partial<SearchedListing['card']> = {},
  facts: Partial<SearchedListing['facts']> = {},
) =>
  aSearchedListing({
    card: {
      key,
      slug: `home-${key}`,
      county: 'Rensselaer',
      addressLines: [`${key} Hollow Road`, 'Troy, NY 12180'],
      bedrooms: 2,
      ...change,
    },
    facts: {
      listingId: `BNY-2000${key}`,
      street: 'Hollow Road',
      city: 'Troy',
      postalCode: '12180',
      placeNames: [],
      ...facts,
    },
  });

const index = createListingIndex();
for (const listing of [aSearchedListing(), ...['1', '2', '3', '4', '5', '6'].map((key) => inTroy(`7${key}`))])
  index.put(listing);
index.put(inTroy('79', { status: 'Closed', closePriceCents: 1 }));

const labels = (typed: string) => index.suggest(typed, now, 8).map(({ kind, label }) => `${kind}: ${label}`);
const first = (typed: string) => index.suggest(typed, now, 8)[0];
const ask = (change: Partial<ListingQuery>): ListingQuery => ({ ...emptyQuery, ...change });

describe('suggestions while typing', () => {
  test('are places, ZIP codes, streets and types that match and have homes for sale, with their number', () => {
    expect(labels('tro')).toEqual(['city: Troy']);
    expect(labels('kin')).toEqual([
      'county: Kings County (Brooklyn)',
      'listing: 418 Halsey Street, Brooklyn, NY 11233',
    ]);
    expect(labels('hou')[0]).toBe('type: House');
    expect(first('12180')).toMatchObject({ count: 6, query: ask({ zips: ['12180'] }) });
    expect(first('hollow')).toMatchObject({
      count: 6,
      query: ask({ cities: ['troy'], text: 'Hollow Road' }),
    });
    expect(labels('erie')).toEqual([]);
  });

  test('name a home once the typed words match only a few', () => {
    expect(labels('74 hol')).toEqual(['listing: 74 Hollow Road, Troy, NY 12180']);
    expect(first('BNY-200079')).toEqual({
      kind: 'listing',
      label: '79 Hollow Road, Troy, NY 12180',
      slug: 'home-79',
    });
    expect(labels('hollow road')).not.toContain('listing: 74 Hollow Road, Troy, NY 12180');
  });

  test('keep the filters read from the words before the one being typed', () => {
    expect(first('2 bed under 900k tro')).toMatchObject({
      label: 'Troy',
      count: 6,
      query: ask({
        cities: ['troy'],
        bedrooms: { min: 2, max: null },
        priceCents: { min: null, max: 90_000_000 },
      }),
    });
    expect(labels('3 bed tro')).not.toContain('city: Troy');
  });

  test('name a county alone if its city has the same homes, and both if not', () => {
    const changing = createListingIndex();
    const places = () =>
      changing
        .suggest('brook', now, 8)
        .map(({ kind }) => kind)
        .filter((kind) => kind !== 'listing');
    const put = (key: string, county: string, city: string) =>
      changing.put(aSearchedListing({ card: { key, slug: key, county }, facts: { city } }));
    put('k1', 'Kings', 'Brooklyn');
    expect(places()).toEqual(['county']);
    put('k2', 'Kings', 'Coney Island');
    expect(places()).toEqual(['city', 'county']);
    put('k3', 'Queens', 'Brooklyn');
    expect(places(), 'as many, and not the same').toEqual(['city', 'county']);
  });

  test('tolerate a typo', () => {
    expect(labels('holow')[0]).toBe('street: Hollow Road, Troy');
    expect(labels('brokl')).toEqual([]);
  });

  test('follow listings as they are added, changed and removed', () => {
    const changing = createListingIndex();
    const cities = () => changing.suggest('troy', now, 8).filter(({ kind }) => kind === 'city').length;
    changing.put(inTroy('1'));
    changing.put(inTroy('1'));
    expect(cities()).toBe(1);
    changing.remove('1');
    expect(cities()).toBe(0);
    changing.remove('1');
    changing.put(inTroy('1'));
    expect(cities()).toBe(1);
  });

  test('are not crowded out by names of removed listings', () => {
    const changing = createListingIndex();
    const put = (key: string, street: string) =>
      changing.put(inTroy(key, { addressLines: [`1 ${street}`, 'Troy, NY 12180'] }, { street }));
    const keys = Array.from({ length: 50 }, (_, at) => `k${at}`);
    for (const key of keys) put(key, `Hollow Lane ${key}`);
    for (const key of keys) changing.remove(key);
    put('left', 'Hollow Road');
    expect(changing.suggest('hollow', now, 8)[0]).toMatchObject({ label: 'Hollow Road, Troy', count: 1 });
  });

  test('forget a name once no listing has it', () => {
    const gazetteer = createGazetteer();
    const { facts } = inTroy('1');
    gazetteer.put(facts);
    gazetteer.put(facts);
    gazetteer.remove(facts);
    expect(gazetteer.find(['troy'], 8)).toHaveLength(1);
    gazetteer.remove(facts);
    expect(gazetteer.find(['troy'], 8)).toEqual([]);
  });

  test('are empty for empty input', () => {
    expect(['', '  ', '…'].map(labels)).toEqual([[], [], []]);
  });
});
