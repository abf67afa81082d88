import { describe, expect, test } from 'vitest';
import { asOf } from '@/lib/domain/auctions/views/as-of';
import { toPublicAuction } from '@/lib/domain/auctions/views/auction-views';
import { toPublicListing } from '@/lib/domain/listing-views/listing-card';
import { isPrivateSeller, isPublicStatus } from '@/lib/domain/listings/vocabulary';
import { sampleCatalog } from '@/sample/catalog';
import { fields, getField, toProperty } from './property';
import type { FieldType, FieldValue, PropertySource } from './property-field';

const now = Date.parse('2026-11-21T15:00:00Z');
const siteUrl = 'https://homes.example';
const sales = sampleCatalog({ now, createSalt: () => '0'.repeat(64) }).filter(({ listing }) =>
  isPublicStatus(listing.standardStatus),
);
const sources = sales.map(({ listing, auction }): PropertySource => {
  const stored = auction && toPublicAuction({ state: auction.state, head: '0'.repeat(64) }, now);
  return { listing: toPublicListing(listing), auction: stored && asOf(stored, now), siteUrl };
});
const one = (fits: (source: PropertySource) => boolean): PropertySource => {
  const found = sources.find(fits);
  if (!found) throw new Error('No such sample');
  return found;
};

/** RESO Data Dictionary 2.0. */
const lookups: Readonly<Record<string, readonly string[]>> = {
  StandardStatus: ['Active', 'Active Under Contract', 'Closed', 'Coming Soon', 'Pending'],
  PropertyType: [
    'Commercial Sale',
    'Farm',
    'Land',
    'Manufactured In Park',
    'Residential',
    'Residential Income',
  ],
  PropertySubType: [
    ...[
      'Apartment',
      'Cabin',
      'Condominium',
      'Duplex',
      'Farm',
      'Industrial',
      'Manufactured Home',
      'Mixed Use',
    ],
    ...['Mobile Home', 'Office', 'Quadruplex', 'Retail', 'Single Family Residence', 'Stock Cooperative'],
    ...['Townhouse', 'Triplex', 'Unimproved Land', 'Warehouse'],
  ],
  SpecialListingConditions: ['Auction', 'Probate Listing', 'Real Estate Owned', 'Standard'],
  ListingTerms: ['Cash', 'Conventional', 'FHA', 'VA Loan', 'Renovation Loan', 'Commercial Loan'],
  FeeFrequency: ['Annually', 'Monthly', 'Quarterly'],
  AreaUnits: ['Square Feet'],
  OccupantType: ['Owner', 'Tenant', 'Vacant'],
};

const isOfType: Record<FieldType, (value: FieldValue) => boolean> = {
  text: (value) => typeof value === 'string' && value !== '',
  texts: (value) => Array.isArray(value),
  integer: Number.isInteger,
  decimal: Number.isFinite,
  boolean: (value) => typeof value === 'boolean',
  date: (value) => /^\d{4}-\d\d-\d\d$/.test(String(value)),
  timestamp: (value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(String(value)),
};

describe('a listing with RESO names', () => {
  test('has values that match the type, lookup and nullability of each field', () => {
    const faults = sources.flatMap((source) =>
      fields.flatMap(({ path, type, values, isRequired, read }) => {
        const value = read(source);
        const isThere = !path.startsWith('Auction/') || source.auction !== null;
        if (value === null) return isRequired && isThere ? [`${path} is null`] : [];
        const known = values === undefined || [value].flat().every((each) => values.includes(String(each)));
        return isOfType[type](value) && known ? [] : [`${path} is ${value}`];
      }),
    );
    expect(faults).toEqual([]);
    expect(new Set(fields.map(({ path }) => path)).size).toBe(fields.length);
  });

  test('uses exactly the expected lookup values', () => {
    const ours = fields.flatMap(({ lookup, values }) =>
      lookup ? [[lookup, [...(values ?? [])].sort()]] : [],
    );
    const theirs = Object.entries(lookups).map(([lookup, values]) => [lookup, [...values].sort()]);
    expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(theirs));
  });

  test('has prices in dollars, and a bid is neither a list price nor a close price', () => {
    const fixed = one(
      ({ listing }) => listing.listPriceCents !== null && listing.standardStatus === 'Active',
    );
    expect(toProperty(fixed)).toMatchObject({
      ListPrice: Number(fixed.listing.listPriceCents) / 100,
      ClosePrice: null,
      Auction: null,
    });
    for (const source of sources.filter(
      ({ auction, listing }) => auction && listing.standardStatus !== 'Closed',
    )) {
      expect(toProperty(source)).toMatchObject({ ListPrice: null, ClosePrice: null });
    }
    const contested = one(({ auction }) => auction?.status === 'open' && auction.bidCount > 1);
    expect(toProperty(contested).Auction).toMatchObject({
      AuctionStatus: 'Open',
      BidCount: contested.auction?.bidCount,
      CurrentPrice: Number(contested.auction?.currentPriceCents) / 100,
    });
    const closed = one(({ listing }) => listing.standardStatus === 'Closed');
    expect(toProperty(closed)).toMatchObject({ ClosePrice: Number(closed.listing.closePriceCents) / 100 });
  });

  test('names the broker, the brokerage and the phone number of a listing by a broker', () => {
    const source = one(() => true);
    const broker = { name: 'Ann Hollis', firm: 'Hollis Realty', phone: '(212) 555-0123' };
    const paths = ['ListAgentFullName', 'ListOfficeName', 'ListAgentPreferredPhone', 'ListOfficePhone'];
    const listed = toProperty({ ...source, listing: { ...source.listing, broker } }, paths);
    expect(Object.values(listed)).toEqual([...Object.values(broker), broker.phone]);
    expect(Object.values(toProperty(source, paths))).toEqual([null, null, null, null]);
  });

  test('names the seller unless that is a private person, and reveals nothing else about seller or bidders', () => {
    for (const [index, source] of sources.entries()) {
      const text = JSON.stringify(toProperty(source));
      const { seller, documents } = sales[index]?.listing ?? {};
      if (!seller) throw new Error('No such sample');
      expect(text.includes(JSON.stringify(seller.name))).toBe(!isPrivateSeller(seller.kind));
      expect(text).not.toContain(seller.email);
      expect(text).not.toContain(JSON.stringify(seller.id));
      for (const { href } of documents ?? []) expect(text).not.toContain(href);
      for (const { uid } of Object.keys(sales[index]?.auction?.state.secret.bidders ?? {}).map((uid) => ({
        uid,
      })))
        expect(text).not.toContain(uid);
    }
  });

  test('links to its page and its pictures with absolute URLs', () => {
    const [source] = sources;
    if (!source) throw new Error('No sample');
    const { ListingURL, Media } = toProperty(source);
    expect(ListingURL).toBe(`${siteUrl}/properties/${source.listing.slug}`);
    const [picture] = source.listing.media;
    expect(Media).toContainEqual(
      expect.objectContaining({
        MediaKey: picture?.key,
        MediaURL: `${siteUrl}${picture?.src}`,
        Order: picture?.order,
        ShortDescription: picture?.caption,
        LongDescription: picture?.alt,
      }),
    );
  });

  test('returns only the selected fields', () => {
    const source = one(({ auction }) => auction !== null);
    const chosen = toProperty(source, ['ListingKey', 'Auction/BidCount', 'Sale']);
    expect(Object.keys(chosen).sort()).toEqual(['Auction', 'ListingKey', 'Sale']);
    expect(chosen.Auction).toEqual({ BidCount: source.auction?.bidCount });
    expect(Object.keys(chosen.Sale ?? {})).toHaveLength(
      fields.filter(({ path }) => path.startsWith('Sale/')).length,
    );
    expect(Object.keys(toProperty(source)).length).toBe(
      fields.filter(({ path }) => !path.includes('/')).length + 3,
    );
    expect(getField('Auction/BidCount')?.type).toBe('integer');
  });
});
