import { describe, expect, test } from 'vitest';
import { decide } from '@/lib/domain/auctions/commands/decide';
import { aDraft, aPhoto, completeAnswers, draftNow } from '@/lib/domain/drafts/draft.builders';
import type { Answers } from '@/lib/domain/drafts/fields/answers';
import { fields } from '@/lib/domain/drafts/fields/fields';
import type { LiveStatus } from '@/lib/domain/drafts/review-state';
import type { Listing } from '@/lib/domain/listings/listing';
import { toPreview } from './preview';
import { toListing } from './to-listing';

const ids = { auctionId: 'auction-1', salt: 'a'.repeat(64) };
const published = (overrides: Record<string, string> = {}) => {
  const made = toListing(aDraft({ overrides }), ids, draftNow);
  if (!made.ok) throw new Error(made.reason);
  return made.value;
};

describe('a complete draft', () => {
  test('becomes a listing with its facts, sources and dates', () => {
    expect(published().listing).toMatchObject({
      listingKey: 'h1a2b3c4d5e6f',
      slug: '418-halsey-street-brooklyn-ny-11233-bny-20000001',
      standardStatus: 'Active',
      countyOrParish: 'Kings',
      city: 'Brooklyn',
      propertyType: 'Residential',
      livingAreaSqft: 1480,
      occupancy: { value: 'Vacant', asOf: Date.parse('2026-11-10T17:00:00Z') },
      taxes: { taxAnnualAmountCents: 431_000, arrearsCents: 0 },
      title: { liens: [{ kind: 'WaterAndSewer', amountCents: 124_000, treatment: 'PaidAtClosing' }] },
      estimatedValue: { amountCents: 41_000_000, source: 'Broker’s price opinion' },
      specialListingConditions: ['RealEstateOwned', 'Auction'],
      saleTerms: { earnestMoneyBasisPoints: 1_000, closingDays: 45, transferTaxPayer: 'Seller' },
      seller: { id: 'owner', name: 'Mohawk Valley Savings', kind: 'bank', email: 'owner@example.com' },
      disclosures: [{ kind: 'PropertyCondition' }],
      auctionId: 'auction-1',
      listPriceCents: null,
      isSample: false,
    });
  });

  test('names the broker, the brokerage and the phone number only when a broker lists the home', () => {
    const broker = { brokerName: 'Ann Hollis', brokerage: 'Hollis Realty', brokerPhone: '(212) 555-0123' };
    const listedBy = (authority: string) =>
      published({ ...broker, authority, brokerLicense: '10401234567' }).listing.broker;
    expect(listedBy('Broker')).toEqual({
      name: 'Ann Hollis',
      firm: 'Hollis Realty',
      phone: '(212) 555-0123',
    });
    expect(listedBy('Officer')).toBeUndefined();
    const nameless = aDraft({ overrides: { ...broker, authority: 'Broker', brokerName: '' } });
    expect(toListing(nameless, ids, draftNow)).toEqual({ ok: false, reason: 'incomplete' });
  });

  test('gives owner-occupants a head start if one is set, and leaves all buyers at least a day', () => {
    const { saleTerms } = published({ ownerOccupantDays: '3' }).listing;
    expect(saleTerms?.ownerOccupantDays).toBe(3);
    expect(published().listing.saleTerms?.ownerOccupantDays).toBeUndefined();
    const faultOf = (typed: string) =>
      fields
        .find(({ name }) => name === 'ownerOccupantDays')
        ?.fault?.(typed, { ...completeAnswers, ownerOccupantDays: typed }, draftNow);
    expect([faultOf('6'), faultOf('7'), faultOf('0')]).toEqual([
      null,
      { code: 'head-start-too-long' },
      { code: 'out-of-range', low: 1, high: 14 },
    ]);
  });

  test('has auction terms that the schedule command accepts, with its times read as New York time', () => {
    const { schedule } = published();
    expect(schedule).toMatchObject({
      reserve: { kind: 'published', amountCents: 32_000_000 },
      terms: {
        startingBidCents: 20_000_000,
        startsAt: Date.parse('2027-01-11T15:00:00Z'),
        endsAt: Date.parse('2027-01-18T19:00:00Z'),
        earnestMoneyBasisPoints: 1_000,
      },
    });
    expect(schedule && decide(null, schedule).ok).toBe(true);
  });

  test.each([
    ['sealed-reserve', { kind: 'sealed', amountCents: 32_000_000, salt: ids.salt }],
    ['absolute', { kind: 'none' }],
  ])('in the sale mode %s schedules the matching reserve', (saleMode, reserve) => {
    const { schedule } = published({ saleMode });
    expect(schedule?.reserve).toEqual(reserve);
    expect(schedule && decide(null, schedule).ok).toBe(true);
  });

  test('at a fixed price has a price and no auction, even with auction answers left over', () => {
    const { listing, schedule } = published({ saleFormat: 'fixed-price', listPrice: '399,000' });
    expect(listing).toMatchObject({ listPriceCents: 39_900_000, auctionId: null });
    expect(schedule).toBeNull();
  });

  test('for land has no rooms, even if they were entered', () => {
    const { listing } = published({ propertySubType: 'UnimprovedLand' });
    expect(listing).toMatchObject({ propertyType: 'Land', bedroomsTotal: null, livingAreaSqft: null });
  });

  test('has its pin where the seller set it, else at the center of the ZIP code', () => {
    expect(published().listing).toMatchObject({
      latitude: 40.6783,
      longitude: -73.9199,
      isPinApproximate: true,
    });
    expect(published({ latitude: '40.68241', longitude: '-73.93015' }).listing).toMatchObject({
      latitude: 40.68241,
      longitude: -73.93015,
      isPinApproximate: false,
    });
  });

  test('shows its photos in order', () => {
    const photos = [aPhoto(), aPhoto({ key: 'e'.repeat(24), order: 1 })];
    const made = toListing(aDraft({ photos }), ids, draftNow);
    expect(made.ok && made.value.listing.media.map(({ order }) => order)).toEqual([0, 1]);
  });
});

test('only a new sale format, price, head start or return to the market restarts the offering date', () => {
  const fixed = { saleFormat: 'fixed-price', listPrice: '400,000', ownerOccupantDays: '5' };
  const later = draftNow + 864e5;
  const since = (overrides: Answers, status: LiveStatus, before: Partial<Listing>) => {
    const first = { ...published(fixed).listing, ...before } as Listing;
    const made = toListing(aDraft({ overrides: { ...fixed, ...overrides } }), ids, later, {
      before: first,
      status,
    });
    if (!made.ok) throw new Error(made.reason);
    expect(made.value.listing.listedAt).toBe(draftNow);
    return made.value.listing.offeredSince;
  };
  expect(published(fixed).listing.offeredSince).toBe(draftNow);
  expect(since({}, 'Active', {})).toBe(draftNow);
  expect(since({ stories: '2' }, 'Active', {})).toBe(draftNow);
  for (const overrides of [{ listPrice: '390,000' }, { ownerOccupantDays: '' }, { saleFormat: 'auction' }])
    expect(since(overrides, 'Active', {}), JSON.stringify(overrides)).toBe(later);
  for (const standardStatus of ['Hold', 'Withdrawn', 'ComingSoon'] as const)
    expect(since({}, 'Active', { standardStatus }), standardStatus).toBe(later);
  const unsold = { ...published().listing };
  expect(since({}, 'Active', unsold)).toBe(later);
  const { offeredSince: _, ...unkept } = published(fixed).listing;
  const again = toListing(aDraft({ overrides: fixed }), ids, later, { before: unkept });
  expect(again.ok && 'offeredSince' in again.value.listing).toBe(false);
});

test('a draft without a required answer does not become a listing', () => {
  const optional = fields.filter(({ isOptional }) => isOptional).map(({ name }) => name);
  for (const name of Object.keys(completeAnswers)) {
    const made = toListing(aDraft({ overrides: { [name]: '' } }), ids, draftNow);
    expect(made.ok, name).toBe(optional.includes(name));
  }
});

describe('the preview', () => {
  test('shows the page with the auction before its start, even if the start has passed', () => {
    const late = Date.parse('2027-01-12T00:00:00Z');
    for (const now of [draftNow, late])
      expect(toPreview(aDraft(), now)).toMatchObject({
        listing: { slug: expect.stringContaining('418-halsey'), seller: { name: 'Mohawk Valley Savings' } },
        auction: { status: 'scheduled', startingBidCents: 20_000_000, reserveCents: 32_000_000 },
        card: { status: 'Active' },
      });
  });

  test('hides a sealed reserve and the seller’s email', () => {
    const preview = toPreview(aDraft({ overrides: { saleMode: 'sealed-reserve' } }), draftNow);
    expect(preview?.auction).toMatchObject({ reserveCents: null, saleMode: 'sealed-reserve' });
    expect(JSON.stringify(preview)).not.toContain('owner@example.com');
  });

  test('is null while the draft is incomplete', () => {
    expect(toPreview(aDraft({ overrides: { occupancy: '' } }), draftNow)).toBeNull();
  });
});
