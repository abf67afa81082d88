import 'server-only';
import { availablePhases } from '@/lib/domain/listing-views/sale-phase';
import { type HomeLocation, locationName, trailTo } from '@/lib/domain/location-pages/location';
import type { LocationLink } from '@/lib/domain/location-pages/location-page';
import { type County, counties, countyLabel, getCountyByName } from '@/lib/domain/locations/counties';
import { emptyQuery, toSearchParams } from '@/lib/domain/search/query/listing-query';
import { locationPath } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import type { ListedHome } from '@/lib/server/catalog/listings/listings';
import type { LocationTally } from './locations';

type Tallies = ReadonlyMap<string, LocationTally>;

const maxCountiesOfType = 8;
const maxNearbyPlaces = 8;
const maxNearbyCounties = 6;
/** With fewer neighbors than this, nearby counties are added. */
const minNeighbors = 3;

/**
 * Lists the smaller locations within a location that have homes, sold ones included; for a property type, the
 * counties with the most homes.
 */
export function listInside(
  group: HomeLocation,
  homes: readonly ListedHome[],
  tallies: Tallies,
): readonly LocationLink[] {
  if (group.level === 'type') return listCountiesOf(group.type, homes);
  if (group.level === 'state') return tallied(tallies, ({ level }) => level === 'county');
  const path = locationPath(group);
  const smaller = [...tallies.values()].filter(({ within }) => within.has(path));
  return smaller.length === 1 && smaller[0]?.total === tallies.get(path)?.total ? [] : toLinks(smaller);
}

/** Lists other nearby places, or other types, with available homes. */
export function listNearby(group: HomeLocation, tallies: Tallies): readonly LocationLink[] {
  const path = locationPath(group);
  if (group.level === 'state' || group.level === 'type')
    return tallied(tallies, ({ level }) => level === 'type').filter(({ href }) => href !== path);
  if (group.level === 'county') return listCountiesAround(group.county, tallies);
  const larger = locationPath(trailTo(group).at(-2) ?? group);
  const siblings = [...tallies.values()].filter(
    ({ group: other, within, available }) =>
      available > 0 && within.has(larger) && locationPath(other) !== path,
  );
  const links = toLinks(siblings).slice(0, maxNearbyPlaces);
  return links.length < minNeighbors ? [...links, ...listCountiesAround(group.county, tallies)] : links;
}

function listCountiesAround(county: County, tallies: Tallies): readonly LocationLink[] {
  return counties
    .filter(({ slug }) => slug !== county.slug)
    .sort((a, b) => distance(county, a) - distance(county, b))
    .flatMap((each) => {
      const href = routes.county(each.slug);
      const count = tallies.get(href)?.available ?? 0;
      return count > 0 ? [{ name: countyLabel(each), href, count }] : [];
    })
    .slice(0, maxNearbyCounties);
}

/** In New York, a degree of longitude is about three quarters of a degree of latitude. */
const distance = (a: County, b: County): number =>
  Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * 0.74);

type Kind = Extract<HomeLocation, { level: 'type' }>['type'];

function listCountiesOf(kind: Kind, homes: readonly ListedHome[]): readonly LocationLink[] {
  const counts = new Map<string, number>();
  for (const { listing, phase } of homes)
    if (availablePhases.includes(phase))
      counts.set(listing.countyOrParish, (counts.get(listing.countyOrParish) ?? 0) + 1);
  return [...counts]
    .flatMap(([name, count]) => {
      const county = getCountyByName(name);
      if (!county) return [];
      const query = { ...emptyQuery, kinds: [kind], counties: [county.slug] };
      const href = `${routes.properties}?${toSearchParams(query)}`;
      return [{ name: countyLabel(county), href, count }];
    })
    .sort(byCount)
    .slice(0, maxCountiesOfType);
}

const tallied = (tallies: Tallies, isWanted: (group: HomeLocation) => boolean): readonly LocationLink[] =>
  toLinks([...tallies.values()].filter(({ group }) => isWanted(group)));

const toLinks = (tallies: readonly LocationTally[]): readonly LocationLink[] =>
  tallies
    .map(({ group, available }) => ({
      name: locationName(group),
      href: locationPath(group),
      count: available,
    }))
    .sort(byCount);

const byCount = (a: LocationLink, b: LocationLink): number => b.count - a.count || (a.name < b.name ? -1 : 1);
