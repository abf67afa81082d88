import { beforeAll, describe, expect, test } from 'vitest';
import { appendEntries, genesisHead } from '@/lib/domain/auctions/ledger/ledger';
import { toPublicAuction } from '@/lib/domain/auctions/views/auction-views';
import { toListingCard, toPublicListing } from '@/lib/domain/listing-views/listing-card';
import { listingPhases, phaseOf } from '@/lib/domain/listing-views/sale-phase';
import { listingSchema } from '@/lib/domain/listings/listing';
import { toListingFacts } from '@/lib/domain/listings/listing-facts';
import {
  isPublicStatus,
  propertyKinds,
  propertySubTypes,
  propertyTypes,
  publicStatuses,
  standardStatuses,
} from '@/lib/domain/listings/vocabulary';
import { counties } from '@/lib/domain/locations/counties';
import { listTowns } from '@/lib/domain/locations/towns';
import { toRiskPassport, wordsOf } from '@/lib/domain/risk-report/risk-report';
import { createListingIndex } from '@/lib/domain/search/index/listing-index';
import { searchExamples } from '@/lib/domain/search/query/search-examples';
import { readSearchBox } from '@/lib/domain/search/text/search-box';
import { sampleCatalogue } from './catalogue';
import { sampleDocument } from './documents';
import { sampleNextAuction, sampleSlotAt, sampleSlotMs } from './next-auction';
import { loginBidders, loginSeller, sampleBidders, sampleSellers, toSampleUser } from './people';
import type { SampleSale } from './sample-sale';

const now = Date.parse('2026-11-21T15:07:13.000Z');
const hour = 3_600_000;
const counted = () => {
  let number = 0;
  return () => (++number).toString(16).padStart(64, '0');
};
const make = () => [...sampleCatalogue({ now, createSalt: counted() })];

let sales: readonly SampleSale[];
let listings: readonly SampleSale['listing'][];
beforeAll(() => {
  sales = make();
  listings = sales.map((sale) => sale.listing);
});
const open = () =>
  listings.filter(({ standardStatus }) => publicStatuses.some((each) => each === standardStatus));
const all = <T>(read: (listing: SampleSale['listing']) => T) => new Set(listings.map(read));

describe('the sample catalogue', () => {
  test('is the same for the same moment and salts', () => {
    expect(JSON.stringify(make())).toBe(JSON.stringify(sales));
  });

  test('every listing passes the schema and comes back unchanged', () => {
    for (const listing of listings)
      expect(listingSchema.parse(JSON.parse(JSON.stringify(listing)))).toEqual(listing);
  });

  test('tells much of some homes and little of others, and of some what was told before', () => {
    const passports = open().map((listing) => toRiskPassport(toPublicListing(listing)));
    expect(new Set(passports.map(({ unknown }) => unknown.length)).size).toBeGreaterThanOrEqual(5);
    for (const topic of ['occupancy', 'tenants', 'good-cause', 'condition', 'violations', 'flood', 'charges'])
      for (const isKnown of [true, false])
        expect(passports.some(({ unknown }) => unknown.some((each) => each === topic) !== isKnown)).toBe(
          true,
        );
    for (const { rows } of passports)
      for (const row of rows) expect(row.differences.at(-1)?.is ?? wordsOf(row)).toBe(wordsOf(row));
    const changed = passports.filter(({ rows }) => rows.some(({ differences }) => differences.length > 0));
    expect(changed.length).toBeGreaterThan(20);
  });

  test('has at least 240 public listings in all 62 counties, most where most people live', () => {
    expect(open().length).toBeGreaterThanOrEqual(240);
    expect(new Set(open().map((it) => it.countyOrParish))).toEqual(
      new Set(counties.map((county) => county.name)),
    );
    const count = (name: string) => open().filter((it) => it.countyOrParish === name).length;
    expect(count('Kings')).toBeGreaterThan(4 * count('Albany'));
    expect(count('Hamilton')).toBeGreaterThanOrEqual(1);
  });

  test('has every property type, sub type, kind, status and phase', () => {
    expect(all((it) => it.propertyType)).toEqual(new Set(propertyTypes));
    expect(all((it) => it.propertySubType)).toEqual(new Set(propertySubTypes));
    expect(all((it) => toListingCard(it, null).kind)).toEqual(new Set(propertyKinds));
    expect(all((it) => it.standardStatus)).toEqual(new Set(standardStatuses));
    expect(new Set(sales.map((sale) => phaseOf(cardOf(sale), now)))).toEqual(new Set(listingPhases));
  });

  test('has homes for each search that the boxes give as an example, also when its auctions are over', () => {
    const index = createListingIndex();
    for (const { listing } of sales)
      if (isPublicStatus(listing.standardStatus))
        index.put({ card: toListingCard(listing, null), facts: toListingFacts(listing) });
    for (const example of Object.values(searchExamples)) {
      const query = readSearchBox(example);
      expect([example, query.text]).toEqual([example, '']);
      expect(index.count({ ...query, saleFormats: ['fixed-price'] }, now), example).toBeGreaterThan(0);
    }
  });

  test('keys, numbers, slugs and addresses are all different', () => {
    for (const read of [
      (it: SampleSale['listing']) => it.listingKey,
      (it: SampleSale['listing']) => it.listingId,
      (it: SampleSale['listing']) => it.slug,
      (it: SampleSale['listing']) => `${it.streetNumber} ${it.streetName} ${it.postalCode} ${it.unitNumber}`,
      (it: SampleSale['listing']) => it.publicRemarks,
    ]) {
      expect(all(read).size).toBe(listings.length);
    }
  });

  test('the ZIP code is the town’s and the point is near it', () => {
    for (const { countyOrParish, city, postalCode, latitude, longitude } of listings) {
      const town = listTowns(countyOrParish).find((each) => each.postalCode === postalCode);
      expect(town?.city).toBe(city);
      expect(Math.hypot(latitude - (town?.latitude ?? 0), longitude - (town?.longitude ?? 0))).toBeLessThan(
        0.01,
      );
    }
  });

  test('has at least four pictures each, the front first, each with its own address and words', () => {
    for (const { media, listingKey } of listings) {
      expect(media.length).toBeGreaterThanOrEqual(4);
      expect(media[0]?.kind).toBe('facade');
      expect(new Set(media.map((it) => it.src)).size).toBe(media.length);
      for (const { src, alt, order, kind } of media) {
        expect(src).toBe(
          `/media/${listingKey}/${order}-${kind}${kind === 'plan' ? '' : '-1600'}.${kind === 'plan' ? 'svg' : 'webp'}`,
        );
        expect(alt).toMatch(/ at .+ \(sample illustration\)$/);
      }
    }
  });

  test('every listed document can be read, says that it is a sample and has no sign unescaped', () => {
    for (const listing of listings) {
      expect(listing.documents.length).toBeGreaterThanOrEqual(3);
      for (const { href } of listing.documents) {
        const page = sampleDocument(listing, href.split('/').pop() ?? '');
        expect(page).toContain('Sample document of a fictional listing');
        expect(page?.replace(/&(amp|lt|gt|quot);/g, '')).not.toMatch(/&|<[^a-z/!]/);
      }
      expect(sampleDocument(listing, 'offering-plan.html')).toBeNull();
    }
  });

  test('a home built before 1978 has the lead paint disclosure and its document, land and newer ones have not', () => {
    for (const { yearBuilt, propertySubType, disclosures, documents } of listings) {
      const isHome = !['Retail', 'Office', 'Warehouse', 'Industrial', 'UnimprovedLand'].includes(
        propertySubType,
      );
      const isOld = yearBuilt !== null && yearBuilt < 1978 && isHome;
      expect(disclosures.some(({ kind }) => kind === 'LeadPaint')).toBe(isOld);
      expect(documents.some(({ kind }) => kind === 'LeadPaint')).toBe(isOld);
    }
  });

  test('what is said of the inside agrees with who lives there', () => {
    for (const { occupancy, condition, access, possession } of listings) {
      expect(possession === 'VacantAtClosing').toBe(occupancy.value === 'Vacant');
      if (['OwnerOccupied', 'Unknown'].includes(occupancy.value)) {
        expect([condition.rating, access.kind]).toEqual(['NotInspected', 'ExteriorOnly']);
      }
    }
  });

  test('nothing about a home is dated after its sale or its auction was over', () => {
    for (const { listing, auction } of sales) {
      const over = Math.min(listing.closeDate ?? now, auction?.state.endsAt ?? now);
      const { occupancy, condition, title, taxes, estimatedValue, documents } = listing;
      for (const fact of [occupancy, condition, title, taxes, ...documents])
        expect(fact.asOf).toBeLessThan(over);
      if (estimatedValue) expect(estimatedValue.asOf).toBeLessThan(over);
    }
  });

  test('only a ranch or an apartment has one story, as their fronts are drawn', () => {
    for (const { stories, structureKind } of listings)
      if (stories === 1) expect(['ranch', 'apartment-house']).toContain(structureKind);
  });

  test('no lot that lies higher than the road is in a flood hazard area', () => {
    const high = listings.filter(({ publicRemarks }) => publicRemarks.includes('higher than the road'));
    expect(high.length).toBeGreaterThan(0);
    for (const { disclosures } of high)
      expect(disclosures.some(({ kind }) => kind === 'FloodZone')).toBe(false);
  });

  test('no text speaks of who may or should live somewhere', () => {
    const forbidden =
      /\b(famil(y|ies)[- ]friendly|perfect for|ideal for|safe|quiet neighbo|exclusive|bachelor|mature|able-bodied|christian|church|synagogue|no children|adults only|master bed|young|integrated|walking distance|section 8|english)\b/i;
    for (const { publicRemarks, condition, access } of listings) {
      expect(publicRemarks.length).toBeGreaterThan(120);
      for (const text of [publicRemarks, condition.text, access.text]) expect(text).not.toMatch(forbidden);
      expect(publicRemarks).not.toMatch(/undefined|null|NaN| {2}|\.\./);
    }
  });

  test('prices are whole dollars and in proportion to the estimate', () => {
    for (const { listPriceCents, closePriceCents, estimatedValue } of listings) {
      for (const price of [listPriceCents, closePriceCents]) {
        if (price === null) continue;
        expect(price % 100).toBe(0);
        expect(price).toBeGreaterThan(500_000);
        if (estimatedValue) expect(price / estimatedValue.amountCents).toBeGreaterThan(0.5);
        if (estimatedValue) expect(price / estimatedValue.amountCents).toBeLessThan(1.3);
      }
    }
  });
});

describe('the sample auctions', () => {
  test('some end within the hour and a half, some within two days, some within eight days, and some are to come', () => {
    const endsIn = sales.flatMap((sale) => {
      const auction = cardOf(sale).auction;
      return auction?.status === 'open' ? [Date.parse(auction.endsAt) - now] : [];
    });
    const between = (low: number, high: number) =>
      endsIn.filter((ms) => ms > low * hour && ms <= high * hour).length;
    expect(between(0.5, 1.5)).toBeGreaterThanOrEqual(3);
    expect(between(1.5, 48)).toBeGreaterThanOrEqual(3);
    expect(between(48, 192)).toBeGreaterThanOrEqual(3);
    expect(
      sales.filter((sale) => cardOf(sale).auction?.status === 'scheduled').length,
    ).toBeGreaterThanOrEqual(10);
  });

  test('ended ones have every outcome, and the listing’s status says the same', () => {
    const ended = sales.map((sale) => ({
      outcome: cardOf(sale).auction?.outcome,
      cancelled: cardOf(sale).auction?.cancelReason,
      sale,
    }));
    for (const outcome of ['sold', 'no-bids', 'reserve-not-met', 'accepted', 'declined', 'lapsed']) {
      expect(
        ended.some((it) => it.outcome === outcome),
        outcome,
      ).toBe(true);
    }
    expect(ended.some((it) => it.cancelled)).toBe(true);
    for (const { outcome, sale } of ended) {
      const isSold = outcome === 'sold' || outcome === 'accepted';
      if (sale.auction) expect(['Pending', 'Closed'].includes(sale.listing.standardStatus)).toBe(isSold);
    }
  });

  test('all three sale modes occur, the published reserve most', () => {
    const modes = sales.flatMap(({ auction }) => auction?.state.terms.saleMode ?? []);
    const count = (mode: string) => modes.filter((each) => each === mode).length;
    expect(count('absolute')).toBeGreaterThan(0);
    expect(count('sealed-reserve')).toBeGreaterThan(0);
    expect(count('published-reserve')).toBeGreaterThan(count('absolute'));
  });

  test('nothing in a history lies after the moment of seeding, and nobody bids on their own listing', () => {
    for (const { listing, auction } of sales) {
      for (const { event, bidder } of auction?.events ?? []) {
        expect(event.at).toBeLessThanOrEqual(now);
        expect(bidder?.uid).not.toBe(listing.seller.id);
      }
    }
  });

  test('most live auctions have bids of several people', () => {
    const live = sales.filter((sale) => phaseOf(cardOf(sale), now) === 'live');
    expect(live.filter(({ auction }) => (auction?.state.bidderCount ?? 0) >= 2).length).toBeGreaterThan(
      live.length / 2,
    );
  });

  test('the buyer with a login leads one, is outbid in another and has won one', () => {
    const [buyer] = loginBidders;
    const mine = sales.filter(
      ({ auction }) => auction && Object.hasOwn(auction.state.secret.bidders, buyer.uid),
    );
    const leads = (sale: SampleSale) => sale.auction?.state.secret.leader?.bidderId === buyer.uid;
    const live = mine.filter((sale) => phaseOf(cardOf(sale), now) === 'live');
    expect([live.some(leads), live.some((sale) => !leads(sale))]).toEqual([true, true]);
    expect(mine.some((sale) => leads(sale) && cardOf(sale).auction?.outcome === 'sold')).toBe(true);
  });

  test('the seller with a login has one to decide, with the buyer with a login as the high bidder', () => {
    const waiting = sales.flatMap(({ listing, auction }) =>
      listing.seller.id === loginSeller.id && auction?.state.status === 'undecided' ? [auction.state] : [],
    );
    for (const { decideBy } of waiting) expect(decideBy).toBeGreaterThan(now + hour);
    expect(waiting.map(({ secret }) => secret.leader?.bidderId)).toContain(loginBidders[0].uid);
  });

  test('at any moment one auction ends within ten minutes and another stands behind it', () => {
    for (const later of [0, 1, 7 * 60_000, 10 * 60_000 - 1, 26 * hour]) {
      const at = now + later;
      const slot = sampleSlotAt(at);
      const [first, second] = [slot, slot + 1].map(
        (each) => cardOf(sampleNextAuction(each, at, counted()), at).auction,
      );
      expect([first?.status, second?.status]).toEqual(['open', 'open']);
      expect(Date.parse(first?.endsAt ?? '') - at).toBeLessThanOrEqual(sampleSlotMs);
      expect(Date.parse(second?.endsAt ?? '') - Date.parse(first?.endsAt ?? '')).toBe(sampleSlotMs);
      expect(first?.id).not.toBe(second?.id);
      expect(first?.bidCount).toBeGreaterThan(0);
    }
  });

  test('48 homes take turns, each with an auction of its own every time', () => {
    const slot = sampleSlotAt(now);
    const made = Array.from({ length: 49 }, (_, index) => sampleNextAuction(slot + index, now, counted()));
    expect(new Set(made.map((sale) => sale.listing.slug)).size).toBe(48);
    expect(new Set(made.map((sale) => sale.listing.auctionId)).size).toBe(49);
    expect(made[48]?.listing.slug).toBe(made[0]?.listing.slug);
  });
});

describe('the sample people', () => {
  // Names of lenders and servicers that exist; none of ours may contain one.
  const real =
    /chase|citi|wells|america|hsbc|capital one|\btd\b|m&t|keybank|key bank|santander|u\.?s\.? bank|pnc|truist|nationstar|cooper\b|ocwen|onity|phh|newrez|shellpoint|carrington|freedom|rocket|quicken|fannie|freddie|deutsche|mellon|bank of new york|apple|emigrant|ridgewood|dime|flagstar|valley national|citizens|adirondack|trustco|pathfinder|tompkins|nbt|community bank|berkshire|five star|evans|northwest|rushmore|selene|fay servicing|sps|select portfolio/i;

  test('sellers carry no name of a real lender', () => {
    for (const { name } of sampleSellers) expect(name).not.toMatch(real);
  });

  test('mail goes to example domains and telephones are 555-01xx', () => {
    const users = sampleBidders.map((bidder, index) => toSampleUser(bidder, index, now));
    for (const { registration } of users) expect(registration?.phone).toMatch(/^\+1\d{3}55501\d\d$/);
    for (const { email } of [...users, ...sampleSellers]) expect(email).toMatch(/@([a-z-]+\.)?example\.com$/);
  });
});

function cardOf({ listing, auction }: SampleSale, at = now) {
  if (!auction) return toListingCard(listing, null);
  const { head } = appendEntries(
    genesisHead,
    auction.events.map(({ event }) => event),
    null,
  );
  return toListingCard(listing, toPublicAuction(auction.state, at, head.hash, head.seq));
}
