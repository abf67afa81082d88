import type { Bounds, Point } from '@/lib/domain/search/query/listing-query';

/** Points on the edges are inside. */
export const isWithin = ({ south, west, north, east }: Bounds, { latitude, longitude }: Point): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

/** The smallest bounds around all parts; null if there are none. */
export function boundsAround(parts: readonly (Point | Bounds)[]): Bounds | null {
  if (parts.length === 0) return null;
  let [south, west, north, east] = [90, 180, -90, -180];
  for (const part of parts) {
    const bounds = 'south' in part ? part : pointBounds(part);
    south = Math.min(south, bounds.south);
    west = Math.min(west, bounds.west);
    north = Math.max(north, bounds.north);
    east = Math.max(east, bounds.east);
  }
  return { south, west, north, east };
}

export const widened = ({ south, west, north, east }: Bounds, degrees: number): Bounds => ({
  south: south - degrees,
  west: west - degrees,
  north: north + degrees,
  east: east + degrees,
});

const pointBounds = ({ latitude, longitude }: Point): Bounds => ({
  south: latitude,
  west: longitude,
  north: latitude,
  east: longitude,
});
