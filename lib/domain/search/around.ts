import { counties } from '@/lib/domain/places/counties';
import { listTowns } from '@/lib/domain/places/towns';
import { toSlug } from '@/lib/domain/to-slug';
import type { Point } from './listing-query';

/** In miles. */
export const radii = [1, 3, 5, 10, 25, 50] as const;
export const usualRadius = 10;

interface NamedPoint extends Point {
  readonly name: string;
}

/** The middle of a ZIP code, town, part of a big city or county that is called so, or a point as `42.65, -73.75`. */
export function findPoint(called: string): Point | null {
  const typed = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(called);
  if (typed) return { latitude: Number(typed[1]), longitude: Number(typed[2]) };
  const found = byName.get(toSlug(called.trim().replace(/,?\s+ny$/i, '')));
  return found ? { latitude: found.latitude, longitude: found.longitude } : null;
}

/** What `findPoint` finds it by. */
export function pointName({ latitude, longitude }: Point): string {
  const isThere = (point: NamedPoint) => point.latitude === latitude && point.longitude === longitude;
  const found = points.find((point) => isThere(point) && byName.get(toSlug(point.name)) === point);
  return found?.name ?? `${latitude}, ${longitude}`;
}

const points: readonly NamedPoint[] = counties.flatMap((county) => {
  const { borough, name, latitude, longitude } = county;
  const towns = listTowns(name);
  return [
    ...towns.map((town) => ({ ...town, name: town.city })),
    ...towns.flatMap((town) => (town.neighborhood ? [{ ...town, name: town.neighborhood }] : [])),
    ...towns.map((town) => ({ ...town, name: town.postalCode })),
    { name: borough ?? `${name} County`, latitude, longitude },
  ];
});

/** Of two that are called the same the first one is meant. */
const byName: ReadonlyMap<string, NamedPoint> = new Map(
  [...points].reverse().map((point) => [toSlug(point.name), point]),
);

/** What it finds places by: in lower case, in words. */
export const pointNames: readonly string[] = [...byName.keys()].map((slug) => slug.replaceAll('-', ' '));
