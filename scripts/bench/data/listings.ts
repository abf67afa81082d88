import { auctionStatuses } from '@/lib/domain/auctions/terms/public-auction-schema';
import { propertyKindOf, propertyLabel } from '@/lib/domain/listings/labels';
import { toListingId } from '@/lib/domain/listings/listing-id';
import * as words from '@/lib/domain/listings/vocabulary';
import { type County, counties } from '@/lib/domain/locations/counties';
import { listTowns } from '@/lib/domain/locations/towns';
import { aPublicAuction, aSearchedListing } from '@/lib/domain/search/index/search.builders';
import type { SearchedListing } from '@/lib/domain/search/index/searched-listing';
import { reserveStates } from '@/lib/domain/search/query/listing-query';
import { dollars } from '@/lib/domain/shared/money';
import type { Random } from './random';

const hour = 3_600_000;
const day = 24 * hour;

const beginnings =
  'Alder Apple Ash Barn Beech Birch Black Blue Bram Calder Candle Cedar Chest Clover Copper Crane Dove Drum East Elder Fallow Feather Fern Fox Gold Granite Hack Harrow Hawk Heron Hick Holly Iron Juniper Kes Lan Lark Lime Loom Marsh Mill Mul Nettle Night Oat Orch Ox Pepper Pew Pin Quarry Rush Salt Sand Shad Silver Sky Sor Spice Star Stone Swal Sweet Tam This Thorn Tide Toll Tril Ver Wag Wax Wind Winter Witch Yar'.split(
    ' ',
  );
const endings =
  'brook burn bury combe croft dale field ford gate grove ham hill hurst kill ley lock mead mere mill more ridge rise row stead stone ton view wick wood worth'.split(
    ' ',
  );
const suffixes = ['Street', 'Avenue', 'Road', 'Lane', 'Drive', 'Place', 'Court', 'Boulevard', 'Terrace'];
/** Counties weighted by population: one entry per 20,000 people. */
const byPeople = counties.flatMap((county) =>
  Array.from({ length: Math.ceil(county.populationThousands / 20) }, () => county),
);

/** `count` homes, spread by county population, a third of them in auctions around `now`. */
export function someListings(count: number, now: number, random: Random): readonly SearchedListing[] {
  return Array.from({ length: count }, (_, index) => someListing(index, now, random));
}

export const someStreet = (random: Random): string => `${random.pick(beginnings)}${random.pick(endings)}`;

export const someCounty = (random: Random): County => random.pick(byPeople);

function someListing(index: number, now: number, random: Random): SearchedListing {
  const county = someCounty(random);
  const town = random.pick(listTowns(county.name));
  const street = `${someStreet(random)} ${random.pick(suffixes)}`;
  const subType = random.pick(words.propertySubTypes);
  const isLand = subType === 'UnimprovedLand';
  const price = dollars(Math.round(2.7 ** random.between(10, 15) / 1000) * 1000);
  const isAuction = random.chance(0.35);
  const status = random.chance(0.7) ? 'Active' : random.pick(words.publicStatuses);
  return aSearchedListing({
    card: {
      key: `k${index}`,
      slug: `home-${index}`,
      addressLines: [`${random.int(1, 2500)} ${street}`, `${town.city}, NY ${town.postalCode}`],
      county: county.name,
      status,
      saleFormat: isAuction ? 'auction' : 'fixed-price',
      listPriceCents: isAuction ? null : price,
      closePriceCents: status === 'Closed' ? price : null,
      kind: propertyKindOf(subType),
      propertyLabel: propertyLabel({ propertySubType: subType }),
      bedrooms: isLand ? null : random.int(0, 6),
      bathrooms: isLand ? null : random.int(2, 8) / 2,
      livingAreaSqft: isLand ? null : random.int(450, 4800),
      lotSqft: random.chance(0.8) ? random.int(1500, 90_000) : null,
      occupancy: random.pick(words.occupancyValues),
      listedAt: new Date(now - random.between(0, 120) * day).toISOString(),
      auction: isAuction ? someAuction(price, now, random) : null,
      wholePrice: random.chance(0.8)
        ? { offerCents: price, totalCents: dollars(Math.round((price / 100) * random.between(1.02, 1.1))) }
        : null,
    },
    facts: {
      listingId: toListingId(10_000 + index),
      street,
      city: town.city,
      postalCode: town.postalCode,
      placeNames: [county.borough, town.neighborhood].filter((name) => name !== null),
      latitude: town.latitude + random.between(-0.03, 0.03),
      longitude: town.longitude + random.between(-0.03, 0.03),
      subType,
      structureKind: random.pick(words.structureKinds),
      deedType: random.pick(words.deedTypes),
      listingTerms: random.chance(0.4) ? ['Cash'] : ['Cash', random.pick(words.listingTerms.slice(1))],
      yearBuilt: isLand ? null : random.int(1840, 2015),
      units: random.int(1, 8),
      estimatedValueCents: random.chance(0.7) ? price : null,
      previousListPriceCents: !isAuction && random.chance(0.3) ? dollars(price / 100 + 20_000) : null,
      feeCents: random.chance(0.3) ? dollars(random.int(50, 1800)) : 0,
      closedAt: status === 'Closed' ? now - random.between(1, 40) * day : null,
    },
  });
}

function someAuction(currentPriceCents: ReturnType<typeof dollars>, now: number, random: Random) {
  const startsAt = now + random.between(-12, 9) * day;
  return aPublicAuction(startsAt, startsAt + 7 * day, {
    currentPriceCents,
    status: random.chance(0.9) ? 'open' : random.pick(auctionStatuses),
    reserveStatus: random.pick(reserveStates),
  });
}
