import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { cancelReasons } from '@/lib/domain/auctions/state/facts';
import { toPublicAuction } from '@/lib/domain/auctions/views/auction-views';
import { saleFields } from '@/lib/domain/drafts/fields/sale-fields';
import { toListingCard, toPublicListing } from '@/lib/domain/listing-views/listing-card';
import { listingPhases, phaseOf } from '@/lib/domain/listing-views/sale-phase';
import { propertyKindOf } from '@/lib/domain/listings/labels';
import { mayHaveLeadPaint } from '@/lib/domain/listings/lead-paint';
import { listingSchema } from '@/lib/domain/listings/listing';
import { toListingFacts } from '@/lib/domain/listings/listing-facts';
import { photoWidths } from '@/lib/domain/listings/picture-sizes';
import {
  deedTypes,
  isPublicStatus,
  occupancyValues,
  propertyKinds,
  propertySubTypes,
  propertyTypes,
  standardStatuses,
  structureKinds,
} from '@/lib/domain/listings/vocabulary';
import { counties } from '@/lib/domain/locations/counties';
import { listTowns } from '@/lib/domain/locations/towns';
import { toRiskReport, wordsOf } from '@/lib/domain/risk-report/risk-report';
import { createListingIndex } from '@/lib/domain/search/index/listing-index';
import { searchExamples } from '@/lib/domain/search/query/search-examples';
import { readSearchBox } from '@/lib/domain/search/text/search-box';
import { toEasternTime } from '@/lib/domain/shared/eastern-time';
import {
  catalogHomes,
  nextHomes,
  type SampleSale,
  sampleCatalog,
  sampleNextAuction,
  sampleSlotAt,
  sampleSlotMs,
} from './catalog';
import { toPaper } from './papers';
import { loginBidders, loginSeller, sampleBidders, sampleSellers, toSampleUser } from './people';

/** A Saturday. */
const now = Date.parse('2026-11-21T15:07:13.000Z');
const hour = 3_600_000;
const day = 24 * hour;
const countedSalts = () => {
  let number = 0;
  return () => (++number).toString(16).padStart(64, '0');
};
const catalogAt = (at: number) => sampleCatalog({ now: at, createSalt: countedSalts() });
const sales = catalogAt(now);
const listings = sales.map(({ listing }) => listing);
const isPublic = ({ standardStatus }: SampleSale['listing']) => isPublicStatus(standardStatus);
const open = listings.filter(isPublic);
const homes = [...catalogHomes, ...nextHomes];
const all = <T>(read: (listing: SampleSale['listing']) => T) => new Set(listings.map(read));
/** Times over a week with a daylight saving change, on a Friday evening, and at New Year. */
const moments = [
  ...Array.from({ length: 34 }, (_, index) => Date.parse('2026-10-28T04:10:00Z') + index * 5 * hour),
  Date.parse('2026-03-06T23:30:00Z'),
  Date.parse('2027-01-01T00:00:00Z'),
].map((at) => ({ at, sales: catalogAt(at) }));

describe('the sample catalog', () => {
  test('is deterministic for a moment and its salts', () => {
    expect(JSON.stringify(catalogAt(now))).toBe(JSON.stringify(sales));
  });

  test('every listing passes the schema unchanged', () => {
    for (const listing of listings)
      expect(listingSchema.parse(JSON.parse(JSON.stringify(listing)))).toEqual(listing);
  });

  test('has homes with many and with few known risks, and some with corrected facts', () => {
    const reports = open.map((listing) => toRiskReport(toPublicListing(listing)));
    expect(new Set(reports.map(({ unknown }) => unknown.length)).size).toBeGreaterThanOrEqual(5);
    for (const topic of ['occupancy', 'tenants', 'good-cause', 'condition', 'violations', 'flood', 'charges'])
      for (const isKnown of [true, false])
        expect(
          reports.some(({ unknown }) => unknown.some((each) => each === topic) !== isKnown),
          topic,
        ).toBe(true);
    for (const { rows } of reports)
      for (const row of rows) expect(row.differences.at(-1)?.is ?? wordsOf(row)).toBe(wordsOf(row));
    const changed = reports.filter(({ rows }) => rows.some(({ differences }) => differences.length > 0));
    expect(changed.length).toBeGreaterThan(20);
  });

  test('has a home for sale in each of the 62 counties, and more in populous ones', () => {
    expect(new Set(open.map((it) => it.countyOrParish))).toEqual(new Set(counties.map(({ name }) => name)));
    const count = (name: string) => open.filter((it) => it.countyOrParish === name).length;
    expect(count('Kings')).toBeGreaterThan(4 * count('Albany'));
  });

  test('has every property type, subtype, kind, structure, occupancy, deed type, status and phase', () => {
    expect(all((it) => it.propertyType)).toEqual(new Set(propertyTypes));
    expect(all((it) => it.propertySubType)).toEqual(new Set(propertySubTypes));
    expect(all((it) => toListingCard(it, null).kind)).toEqual(new Set(propertyKinds));
    expect(all((it) => it.structureKind)).toEqual(new Set(structureKinds));
    expect(all((it) => it.occupancy.value)).toEqual(new Set(occupancyValues));
    expect(all((it) => it.deedType)).toEqual(new Set(deedTypes));
    expect(all((it) => it.standardStatus)).toEqual(new Set(standardStatuses));
    expect(new Set(sales.map((sale) => phaseOf(cardOf(sale), now)))).toEqual(new Set(listingPhases));
  });

  test('shows the main sale phases in its first twelve homes', () => {
    const first = sampleCatalog({ size: 12, now, createSalt: countedSalts() });
    expect(first).toEqual(sales.slice(0, 12));
    const phases = new Set(first.map((sale) => phaseOf(cardOf(sale), now)));
    for (const phase of ['coming-soon', 'upcoming', 'live', 'for-sale', 'under-contract', 'sold'])
      expect(phases).toContain(phase);
  });

  test('has homes for each example search of the search boxes, even after its auctions end', () => {
    const index = createListingIndex();
    for (const listing of open)
      index.put({ card: toListingCard(listing, null), facts: toListingFacts(listing) });
    for (const example of Object.values(searchExamples)) {
      const query = readSearchBox(example);
      expect([example, query.text]).toEqual([example, '']);
      expect(index.count({ ...query, saleFormats: ['fixed-price'] }, now), example).toBeGreaterThan(0);
    }
  });

  test('has no repeated numbers, addresses or remarks', () => {
    expect(new Set(homes.map((it) => it.number)).size).toBe(homes.length);
    expect(new Set(homes.map((it) => `${it.streetNumber} ${it.streetName} ${it.postalCode}`)).size).toBe(
      homes.length,
    );
    expect(new Set(homes.map((it) => it.remarks)).size).toBe(homes.length);
  });

  test('each home has its town’s ZIP code and coordinates near the town', () => {
    for (const { countyOrParish, city, postalCode, latitude, longitude } of homes) {
      const town = listTowns(countyOrParish).find((each) => each.postalCode === postalCode);
      expect(town?.city).toBe(city);
      expect(Math.hypot(latitude - (town?.latitude ?? 0), longitude - (town?.longitude ?? 0))).toBeLessThan(
        0.01,
      );
    }
  });

  test('every listed document can be generated and names its home', () => {
    for (const listing of listings) {
      expect(listing.documents.length).toBeGreaterThanOrEqual(3);
      for (const document of listing.documents) {
        expect(document.href).toBe(`/documents/${listing.listingKey}/${document.href.split('/').at(-1)}`);
        expect(toPaper(listing, document)).toMatchObject({
          title: document.title,
          home: expect.stringContaining(listing.listingId),
        });
      }
    }
    const [first] = listings;
    const [document] = first?.documents ?? [];
    if (first && document) expect(toPaper(first, { ...document, kind: 'OfferingPlan' })).toBeNull();
  });

  test('only homes built before 1978, not land, have the lead paint disclosure and its document', () => {
    for (const { yearBuilt, propertySubType, disclosures, documents } of listings) {
      const isOld = mayHaveLeadPaint(propertyKindOf(propertySubType), yearBuilt);
      expect(disclosures.some(({ kind }) => kind === 'LeadPaint')).toBe(isOld);
      expect(documents.some(({ kind }) => kind === 'LeadPaint')).toBe(isOld);
    }
  });

  test('possession, condition and access match the occupancy', () => {
    for (const { occupancy, condition, access, possession } of listings) {
      expect(possession === 'VacantAtClosing').toBe(occupancy.value === 'Vacant');
      if (['OwnerOccupied', 'Unknown'].includes(occupancy.value))
        expect([condition.rating, access.kind]).toEqual(['NotInspected', 'ExteriorOnly']);
    }
  });

  test('a home whose remarks say that no lease was produced has no known lease', () => {
    for (const { remarks, tenancy } of homes)
      if (remarks.includes('no lease has been produced')) expect(tenancy?.lease).not.toBe('Yes');
  });

  test('only homes in a flood hazard area disclose it, and their remarks do not say they lie above the road', () => {
    for (const { disclosures, flood, remarks } of homes) {
      const isInside = flood !== undefined && flood.zone !== 'X';
      expect(disclosures.includes('FloodZone')).toBe(isInside);
      if (isInside) expect(remarks).not.toContain('higher than the road');
    }
    expect(homes.some(({ disclosures }) => disclosures.includes('FloodZone'))).toBe(true);
  });

  test('no text describes who may or should live in a home', () => {
    const forbidden =
      /\b(famil(y|ies)[- ]friendly|perfect for|ideal for|safe|quiet neighbo|exclusive|bachelor|mature|able-bodied|christian|church|synagogue|no children|adults only|master bed|young|integrated|walking distance|section 8|english)\b/i;
    for (const { publicRemarks, condition, access } of listings) {
      expect(publicRemarks.length).toBeGreaterThan(120);
      for (const text of [publicRemarks, condition.text, access.text]) expect(text).not.toMatch(forbidden);
      expect(publicRemarks).not.toMatch(/undefined|null|NaN| {2}|\.\./);
    }
  });

  test('an estimated value names its source as a seller can', () => {
    const choices = saleFields.find(({ name }) => name === 'estimateSource')?.choices;
    for (const { estimatedValue } of listings)
      if (estimatedValue) expect(choices).toContain(estimatedValue.source);
  });

  test('prices are whole dollars between 50% and 130% of the estimated value', () => {
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

describe('the sample pictures', () => {
  const folder = fileURLToPath(new URL('pictures', import.meta.url));
  const files = readdirSync(folder);

  test('each home has at least four with distinct URLs and descriptions, the front first', () => {
    for (const { media } of listings) {
      expect(media.length).toBeGreaterThanOrEqual(4);
      expect(media.map(({ kind }) => kind).indexOf('facade')).toBe(0);
      expect(new Set(media.map((it) => it.src)).size).toBe(media.length);
      for (const [place, { src, alt, order }] of media.entries()) {
        expect(src).toMatch(/^\/media\/sample\/[a-z0-9-]+-(800|1200)\.webp$/);
        expect(order).toBe(place);
        expect(alt).toMatch(/ at .+ \(sample illustration\)$/);
      }
    }
  });

  test('every picture exists in all photo widths, and none is unused', () => {
    const slot = sampleSlotAt(now);
    const live = nextHomes.map((_, turn) =>
      sampleNextAuction(slot + turn, { now: now + turn * sampleSlotMs, createSalt: countedSalts() }),
    );
    const named = [...sales, ...live].flatMap(({ listing }) =>
      listing.media.flatMap(({ src }) => {
        const [, name, width] = /\/([^/]+)-(\d+)\.webp$/.exec(src) ?? [];
        return photoWidths(Number(width)).map((each) => `${name}-${each}.avif`);
      }),
    );
    expect(new Set(files)).toEqual(new Set(named));
  });

  test('no two homes for sale have the same front', () => {
    const forSale = [...homes].filter(
      ({ sale }) => sale.type === 'auction' || sale.type === 'next-auction' || isPublicStatus(sale.status),
    );
    expect(new Set(forSale.map(({ pictures }) => pictures[0])).size).toBe(forSale.length);
  });

  test('the front matches the structure, and homes in New York City have no country pictures', () => {
    const fronts: Readonly<Record<string, RegExp>> = {
      'frame-house': /^(frame-house|cottage)-/,
      ranch: /^(ranch|manufactured)-/,
      commercial: /^(loft|shops)-/,
    };
    for (const { structureKind, pictures, propertySubType, countyOrParish } of homes) {
      expect(pictures[0]).toMatch(fronts[structureKind] ?? new RegExp(`^${structureKind}-\\d`));
      const isManufactured = ['ManufacturedHome', 'MobileHome'].includes(propertySubType);
      expect(pictures[0]?.startsWith('manufactured')).toBe(isManufactured);
      const isCity = ['New York', 'Kings', 'Queens', 'Bronx', 'Richmond'].includes(countyOrParish);
      const country = /^(road|lane|woodland|farmhouse|aerial-(farm|land)|street-(frame-village|cottage))/;
      if (isCity) for (const picture of pictures) expect(picture).not.toMatch(country);
    }
  });

  test('only a ranch, cottage, manufactured home or apartment has one story', () => {
    for (const { stories, pictures } of homes)
      if (stories === 1) expect(pictures[0]).toMatch(/^(ranch|cottage|manufactured|apartment-house)-/);
  });

  test('a home that was not inspected has no interior pictures', () => {
    for (const { condition, pictures } of homes)
      if (condition.rating === 'NotInspected')
        expect(pictures.filter((each) => /^(living|kitchen|floor)-/.test(each))).toEqual([]);
  });
});

describe('the sample dates', () => {
  test('auctions start and end on weekdays between 10 AM and 4 PM in New York, whenever the store is seeded', () => {
    for (const { at, sales } of moments)
      for (const { auction } of sales) {
        if (!auction) continue;
        const { startsAt, endsAt } = auction.state.terms;
        for (const { date, time } of [startsAt, endsAt].map(toEasternTime)) {
          expect(new Date(date).getUTCDay() % 6).not.toBe(0);
          expect(time >= '10:00' && time <= '16:00').toBe(true);
        }
        expect(Math.abs(endsAt - at)).toBeGreaterThanOrEqual(hour / 2);
      }
  });

  test('each home is in the same phase whenever the store is seeded', () => {
    const usual = sales.map((sale) => phaseOf(cardOf(sale), now));
    for (const { at, sales } of moments)
      expect(sales.map((sale) => phaseOf(cardOf(sale, at), at))).toEqual(usual);
  });

  test('no history is later than the seeding, and no seller bids on their own listing', () => {
    for (const { at, sales } of moments)
      for (const { listing, auction } of sales) {
        for (const { event, bidder } of auction?.events ?? []) {
          expect(event.at).toBeLessThanOrEqual(at);
          expect(bidder?.uid).not.toBe(listing.seller.id);
        }
        for (const { at: changedAt } of listing.factChanges ?? []) {
          expect(changedAt).toBeGreaterThan(listing.listedAt ?? 0);
          expect(changedAt).toBeLessThanOrEqual(at);
        }
        expect(
          Math.max(listing.modifiedAt, listing.closeDate ?? 0, listing.listedAt ?? 0),
        ).toBeLessThanOrEqual(at);
      }
  });

  test('every fact and document is older than the listing, and each report is newer than its visit or search', () => {
    for (const listing of listings) {
      const { occupancy, condition, title, taxes, estimatedValue, documents, listedAt } = listing;
      const known = [occupancy, condition, title, taxes, estimatedValue, listing.flood, listing.violations];
      for (const fact of [...known, listing.chargesOwed, listing.tenancy, ...documents])
        if (fact && listedAt !== null) expect(fact.asOf).toBeLessThan(listedAt);
      const written = (kind: string) => documents.find((each) => each.kind === kind)?.asOf ?? Number.NaN;
      expect(written('TitleSummary')).toBeGreaterThan(title.asOf);
      if (listing.propertyType !== 'Land') expect(written('ConditionReport')).toBeGreaterThan(condition.asOf);
    }
  });
});

describe('the sample auctions', () => {
  test('some end within three days, some in three to five, some in five to eight, and ten are upcoming', () => {
    const endsIn = sales.flatMap((sale) => {
      const { auction } = cardOf(sale);
      return auction?.status === 'open' ? [Date.parse(auction.endsAt) - now] : [];
    });
    const between = (low: number, high: number) =>
      endsIn.filter((ms) => ms > low * day && ms <= high * day).length;
    expect(between(0, 3)).toBeGreaterThanOrEqual(3);
    expect(between(3, 5)).toBeGreaterThanOrEqual(3);
    expect(between(5, 8)).toBeGreaterThanOrEqual(3);
    expect(
      sales.filter((sale) => cardOf(sale).auction?.status === 'scheduled').length,
    ).toBeGreaterThanOrEqual(10);
  });

  test('the ended ones cover the outcomes, and each listing’s status matches', () => {
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
    expect(cancelReasons.filter((reason) => ended.some((it) => it.cancelled === reason)).length).toBe(2);
    for (const { outcome, sale } of ended) {
      const isSold = outcome === 'sold' || outcome === 'accepted';
      if (sale.auction) expect(['Pending', 'Closed'].includes(sale.listing.standardStatus)).toBe(isSold);
    }
  });

  test('all three sale modes occur, mostly published reserves; some have buy now, some take offers', () => {
    const modes = sales.flatMap(({ auction }) => auction?.state.terms.saleMode ?? []);
    const count = (mode: string) => modes.filter((each) => each === mode).length;
    expect(count('absolute')).toBeGreaterThan(0);
    expect(count('sealed-reserve')).toBeGreaterThan(0);
    expect(count('published-reserve')).toBeGreaterThan(count('absolute'));
    expect(sales.some(({ auction }) => auction?.state.terms.buyNowCents !== undefined)).toBe(true);
    expect(sales.some(({ listing }) => listing.takesOffers)).toBe(true);
  });

  test('most live auctions have at least two bidders', () => {
    const live = sales.filter((sale) => phaseOf(cardOf(sale), now) === 'live');
    expect(live.filter(({ auction }) => (auction?.state.bidderCount ?? 0) >= 2).length).toBeGreaterThan(
      live.length / 2,
    );
  });

  test('the login buyer leads one, is outbid in another and has won one', () => {
    const [buyer] = loginBidders;
    const mine = sales.filter(
      ({ auction }) => auction && Object.hasOwn(auction.state.secret.bidders, buyer.uid),
    );
    const leads = (sale: SampleSale) => sale.auction?.state.secret.leader?.bidderId === buyer.uid;
    const live = mine.filter((sale) => phaseOf(cardOf(sale), now) === 'live');
    expect([live.some(leads), live.some((sale) => !leads(sale))]).toEqual([true, true]);
    expect(mine.some((sale) => leads(sale) && cardOf(sale).auction?.outcome === 'sold')).toBe(true);
  });

  test('the login seller has an open below-reserve decision with the login buyer as the high bidder', () => {
    const waiting = sales.flatMap(({ listing, auction }) =>
      listing.seller.id === loginSeller.id && auction?.state.status === 'undecided' ? [auction.state] : [],
    );
    for (const { decideBy } of waiting) expect(decideBy).toBeGreaterThan(now + hour);
    expect(waiting.map(({ secret }) => secret.leader?.bidderId)).toContain(loginBidders[0].uid);
  });

  test('at any moment one auction ends within ten minutes and the next one is already open', () => {
    for (const later of [0, 1, 7 * 60_000, 10 * 60_000 - 1, 26 * hour]) {
      const at = now + later;
      const slot = sampleSlotAt(at);
      const [first, second] = [slot, slot + 1].map(
        (each) => cardOf(sampleNextAuction(each, { now: at, createSalt: countedSalts() }), at).auction,
      );
      expect([first?.status, second?.status]).toEqual(['open', 'open']);
      expect(Date.parse(first?.endsAt ?? '') - at).toBeLessThanOrEqual(sampleSlotMs);
      expect(Date.parse(second?.endsAt ?? '') - Date.parse(first?.endsAt ?? '')).toBe(sampleSlotMs);
      expect(first?.id).not.toBe(second?.id);
      expect(first?.bidCount).toBeGreaterThan(0);
    }
  });

  test('the homes of these auctions take turns, and each turn is a new auction after the last one', () => {
    const turns = nextHomes.length;
    const slot = sampleSlotAt(now);
    const made = Array.from({ length: turns + 1 }, (_, index) =>
      sampleNextAuction(slot + index, { now: now + index * sampleSlotMs, createSalt: countedSalts() }),
    );
    expect(new Set(made.map((sale) => sale.listing.slug)).size).toBe(turns);
    expect(new Set(made.map((sale) => sale.listing.auctionId)).size).toBe(turns + 1);
    expect(made[turns]?.listing.slug).toBe(made[0]?.listing.slug);
    expect(made[turns]?.listing.listedAt).toBeGreaterThan(made[0]?.auction?.state.terms.endsAt ?? 0);
  });
});

describe('the sample people', () => {
  // Real lenders and servicers. No sample seller's name may contain one.
  const real =
    /chase|citi|wells|america|hsbc|capital one|\btd\b|m&t|keybank|key bank|santander|u\.?s\.? bank|pnc|truist|nationstar|cooper\b|ocwen|onity|phh|newrez|shellpoint|carrington|freedom|rocket|quicken|fannie|freddie|deutsche|mellon|bank of new york|apple|emigrant|ridgewood|dime|flagstar|valley national|citizens|adirondack|trustco|pathfinder|tompkins|nbt|community bank|berkshire|five star|evans|northwest|rushmore|selene|fay servicing|sps|select portfolio/i;

  test('no seller has the name of a real lender', () => {
    for (const { name } of sampleSellers) expect(name).not.toMatch(real);
  });

  test('email addresses use example domains, and phone numbers are 555-01xx', () => {
    const users = sampleBidders.map((bidder, index) => toSampleUser(bidder, index, now));
    for (const { registration } of users) expect(registration?.phone).toMatch(/^\+1\d{3}55501\d\d$/);
    for (const { email } of [...users, ...sampleSellers]) expect(email).toMatch(/@([a-z-]+\.)?example\.com$/);
  });
});

function cardOf({ listing, auction }: SampleSale, at = now) {
  return toListingCard(listing, auction && toPublicAuction({ state: auction.state, head: 'head' }, at));
}
