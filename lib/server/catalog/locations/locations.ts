import 'server-only';
import { availablePhases } from '@/lib/domain/listing-views/sale-phase';
import { propertyKindOf } from '@/lib/domain/listings/labels';
import type { Listing } from '@/lib/domain/listings/listing';
import { propertyKinds } from '@/lib/domain/listings/vocabulary';
import {
  type HomeLocation,
  isBorough,
  placesOf,
  theState,
  trailTo,
} from '@/lib/domain/location-pages/location';
import { counties, getCountyByPlace } from '@/lib/domain/locations/counties';
import { listTowns } from '@/lib/domain/locations/towns';
import { locationPath, pageRoutes } from '@/lib/page-routes';
import { type ListedHome, listingModel } from '@/lib/server/catalog/listings/listings';
import { createCache } from '@/lib/server/platform/cached-text';
import { clock } from '@/lib/server/platform/clock';

/** How many homes a location has. */
export interface LocationTally {
  readonly group: HomeLocation;
  readonly total: number;
  /** Homes that can be bought now. */
  readonly available: number;
  /** The latest change of its homes, ms. */
  readonly changedAt: number;
  /** The paths of the next larger location of each of its homes. */
  readonly within: ReadonlySet<string>;
}

/**
 * Counts the homes of every location that has one, including the state, by path. `changedAt` by listing key.
 */
export function tallyLocations(
  homes: readonly ListedHome[],
  changedAt: ReadonlyMap<string, number>,
): ReadonlyMap<string, LocationTally> {
  const tallies = new Map<string, LocationTally & { within: Set<string> }>();
  for (const { listing, phase } of homes) {
    const isAvailable = availablePhases.includes(phase);
    for (const { group, path, within } of locationsOf(listing)) {
      const before = tallies.get(path);
      tallies.set(path, {
        group: before?.group ?? group,
        total: (before?.total ?? 0) + 1,
        available: (before?.available ?? 0) + (isAvailable ? 1 : 0),
        changedAt: Math.max(before?.changedAt ?? 0, changedAt.get(listing.listingKey) ?? 0),
        within: (before?.within ?? new Set()).add(within),
      });
    }
  }
  return tallies;
}

/**
 * Whether search engines may index a location page. The state always; another location only if it shows two
 * homes for sale. A city or ZIP code must also differ from the next larger location: that page shows too few of
 * the homes, and most of its homes are elsewhere.
 */
export function isIndexedLocation(path: string, tallies: ReadonlyMap<string, LocationTally>): boolean {
  if (path === pageRoutes.newYork) return true;
  const tally = tallies.get(path);
  if (!tally || tally.available < fewestHomes) return false;
  if (tally.group.level !== 'city' && tally.group.level !== 'zip') return true;
  return [...tally.within].every((larger) => {
    const available = tallies.get(larger)?.available ?? 0;
    return available > maxLocationCards && tally.available < mostRepeated * available;
  });
}

/** The homes for sale that a location page shows. */
export const maxLocationCards = 12;
/** A page with one home differs from another such page only in that home. */
const fewestHomes = 2;
const mostRepeated = 0.8;

interface LocationOfHome {
  readonly group: HomeLocation;
  readonly path: string;
  readonly within: string;
}

/** Cache: homes of the same place and type share their locations. */
const cachedLocations = new Map<string, readonly LocationOfHome[]>();

/** Lists the locations that a home belongs to. */
export function locationsOf(listing: Listing): readonly LocationOfHome[] {
  const { countyOrParish, city, postalCode, propertySubType } = listing;
  const key = [countyOrParish, city, postalCode, propertySubType].join('|');
  const cached = cachedLocations.get(key);
  if (cached) return cached;
  const kind: HomeLocation = { level: 'type', type: propertyKindOf(listing.propertySubType) };
  const groups = [theState, ...placesOf(listing), kind].map((group) => ({
    group,
    path: locationPath(group),
    within: locationPath(trailTo(group).at(-2) ?? theState),
  }));
  cachedLocations.set(key, groups);
  return groups;
}

/**
 * Finds the location of a path under `/new-york`, split into parts: `[]`, `['kings']`, `['erie', 'buffalo']`,
 * `['zip', '11216']`, `['type', 'land']`. Null if there is no such location. The canonical path of the
 * location differs if the path uses another name for it, such as a borough.
 */
export async function findLocation(parts: readonly string[]): Promise<HomeLocation | null> {
  const [first, second, ...rest] = parts.map((part) => part.toLowerCase());
  if (first === undefined) return theState;
  if (rest.length > 0) return null;
  if (first === 'type') return findType(second);
  if (first === 'zip') return second === undefined ? null : findPlace(pageRoutes.zip(second));
  const county = getCountyByPlace(first);
  if (!county) return null;
  if (second === undefined || isBorough(county, second)) return { level: 'county', county };
  return findPlace(pageRoutes.city(county.slug, second));
}

function findType(name: string | undefined): HomeLocation | null {
  const type = propertyKinds.find((kind) => kind === name);
  return type ? { level: 'type', type } : null;
}

/** Searches the known towns and the places where homes are or were for sale. */
const findPlace = async (path: string): Promise<HomeLocation | null> =>
  townPlaces.get(path) ?? (await cachedPlaces(pageRoutes.newYork, clock.now(), listPlaces)).get(path) ?? null;

type Places = ReadonlyMap<string, HomeLocation>;

/** Recomputed at most every ten seconds, however many unknown places are requested. */
const cachedPlaces = createCache<Places>();

const listPlaces = async (): Promise<Places> => byPath([...(await listingModel()).bySlug.values()]);

/** If two places share a path, the first one wins. */
const byPath = (homes: readonly Parameters<typeof placesOf>[0][]): Places =>
  new Map(
    homes
      .flatMap(placesOf)
      .reverse()
      .map((group) => [locationPath(group), group]),
  );

const townPlaces = byPath(
  counties.flatMap(({ name }) => listTowns(name).map((town) => ({ ...town, countyOrParish: name }))),
);
