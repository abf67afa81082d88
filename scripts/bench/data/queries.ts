import { listingPhases } from '@/lib/domain/listing-views/sale-phase';
import { occupancyValues, propertyKinds } from '@/lib/domain/listings/vocabulary';
import { listTowns, type Town } from '@/lib/domain/locations/towns';
import { emptyQuery, type ListingQuery, listingSorts } from '@/lib/domain/search/query/listing-query';
import { dollars } from '@/lib/domain/shared/money';
import { someCounty, someStreet } from './listings';
import type { Random } from './random';

/**
 * A search such as people and the map make: some text, some filters, often a part of the map, any sort order,
 * mostly the first page.
 */
export function someQuery(random: Random): ListingQuery {
  const town = random.pick(listTowns(someCounty(random).name));
  return {
    ...emptyQuery,
    text: random.chance(0.5) ? someText(town, random) : '',
    ...(random.chance(0.3) && { counties: [someCounty(random).slug, someCounty(random).slug] }),
    ...(random.chance(0.3) && { kinds: [random.pick(propertyKinds), random.pick(propertyKinds)] }),
    ...(random.chance(0.2) && { occupancies: [random.pick(occupancyValues)] }),
    ...(random.chance(0.2) && { phases: random.chance(0.5) ? listingPhases : ['live'] }),
    ...(random.chance(0.4) && {
      priceCents: { min: dollars(50_000), max: dollars(random.int(1, 40) * 50_000) },
    }),
    ...(random.chance(0.1) && { wholePriceCents: { min: null, max: dollars(random.int(2, 40) * 50_000) } }),
    ...(random.chance(0.3) && { bedrooms: { min: random.int(1, 4), max: null } }),
    ...(random.chance(0.1) && { daysOnMarket: { min: null, max: random.int(1, 60) } }),
    ...somePlace(town, random),
    ...someOrder(town, random),
    page: random.chance(0.85) ? 1 : random.int(2, 200),
  };
}

function someText(town: Town, random: Random): string {
  const street = someStreet(random);
  return random.pick([
    town.city,
    town.postalCode,
    street,
    street.slice(0, 4),
    `${town.city} house`,
    `${town.city} ny ${street.slice(0, 3)}`,
    // A typo: one letter is missing.
    street.slice(0, 2) + street.slice(3),
  ]);
}

function somePlace({ latitude, longitude }: Town, random: Random): Partial<ListingQuery> {
  const half = random.between(0.02, 1.5);
  if (random.chance(0.4)) {
    const bounds = {
      south: latitude - half,
      north: latitude + half,
      west: longitude - half,
      east: longitude + half,
    };
    return { bounds };
  }
  if (random.chance(0.15)) {
    const corners = Array.from({ length: 24 }, (_, corner) => {
      const reach = half * random.between(0.6, 1);
      const angle = (corner / 24) * 2 * Math.PI;
      return {
        latitude: latitude + reach * Math.sin(angle),
        longitude: longitude + reach * Math.cos(angle),
      };
    });
    return { area: corners };
  }
  return {};
}

function someOrder({ latitude, longitude }: Town, random: Random): Partial<ListingQuery> {
  const sort = random.pick(listingSorts);
  return sort === 'distance'
    ? { sort, near: { latitude, longitude, radiusMiles: random.int(5, 300) } }
    : { sort };
}
