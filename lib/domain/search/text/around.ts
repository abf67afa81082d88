import { counties } from '@/lib/domain/locations/counties';
import { neighborhoods } from '@/lib/domain/locations/neighborhoods';
import { listTowns, type Town } from '@/lib/domain/locations/towns';
import { getZip, type Zip, zips } from '@/lib/domain/locations/zips';
import type { Point } from '@/lib/domain/search/query/listing-query';
import { toSlug } from '@/lib/domain/shared/to-slug';

/** In miles. */
export const radii = [1, 3, 5, 10, 25, 50] as const;
export const defaultRadius = 10;

interface NamedPoint extends Point {
  readonly name: string;
}

/**
 * The center of the ZIP code, town, neighborhood or county with this name, or the point in a text such as
 * `42.65, -73.75`.
 */
export function findPoint(name: string): Point | null {
  const typed = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(name);
  if (typed) return { latitude: Number(typed[1]), longitude: Number(typed[2]) };
  const found = byName.get(toSlug(name.trim().replace(/,?\s+ny$/i, '')));
  return found ? { latitude: found.latitude, longitude: found.longitude } : null;
}

/** A name by which `findPoint` finds this point. */
export function pointName({ latitude, longitude }: Point): string {
  const isThere = (point: NamedPoint) => point.latitude === latitude && point.longitude === longitude;
  const found = points.find((point) => isThere(point) && byName.get(toSlug(point.name)) === point);
  return found?.name ?? `${latitude}, ${longitude}`;
}

/** The mean of a city's ZIP codes. PO boxes count only if the city has no other ZIP codes. */
const cityPoints: readonly NamedPoint[] = [...groupByCity()].map(([name, all]) => {
  const areas = all.filter(({ hasArea }) => hasArea);
  return { name, ...middleOf(areas.length > 0 ? areas : all) };
});

const zipPoints: readonly NamedPoint[] = zips.map((zip) => ({ ...zip, name: zip.code }));

const towns = counties.flatMap(({ name }) => listTowns(name));

/** If two places share a name, the first one is used. */
const namedPlaces: readonly NamedPoint[] = [
  ...towns.map((town) => ({ ...town, name: town.city })),
  ...towns.flatMap(toNeighborhood),
  ...cityPoints,
  ...zips.flatMap(({ names, ...zip }) => names.slice(1).map((name) => ({ ...zip, name }))),
  ...neighborhoods.flatMap(([name, first]) => {
    const zip = getZip(first);
    return zip ? [{ ...zip, name }] : [];
  }),
  ...counties.map(({ borough, name, ...county }) => ({ ...county, name: borough ?? `${name} County` })),
];

const points: readonly NamedPoint[] = [...namedPlaces, ...zipPoints];

const byName: ReadonlyMap<string, NamedPoint> = new Map(
  [...points].reverse().map((point) => [toSlug(point.name), point]),
);

/** The names of places, besides ZIP codes: lower case, words separated by spaces. */
export const pointNames: readonly string[] = [
  ...new Set(namedPlaces.map(({ name }) => toSlug(name).replaceAll('-', ' '))),
];

function groupByCity(): ReadonlyMap<string, readonly Zip[]> {
  const cities = new Map<string, Zip[]>();
  for (const zip of zips) {
    const before = cities.get(zip.names[0]);
    if (before) before.push(zip);
    else cities.set(zip.names[0], [zip]);
  }
  return cities;
}

function middleOf(all: readonly Point[]): Point {
  const mean = (name: keyof Point) =>
    Number((all.reduce((sum, each) => sum + each[name], 0) / all.length).toFixed(4));
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}

function toNeighborhood({ neighborhood, ...town }: Town): readonly NamedPoint[] {
  return neighborhood === null ? [] : [{ ...town, name: neighborhood }];
}
