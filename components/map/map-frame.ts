import type { LngLatBoundsLike, Map as MapLibreMap } from 'maplibre-gl';
import type { MapPoint } from '@/lib/domain/listing/map-point';
import type { Bounds, ListingQuery, Point } from '@/lib/domain/search/listing-query';

/** What the map shows. */
export function boundsOf(map: MapLibreMap): Bounds {
  const view = map.getBounds();
  return { south: view.getSouth(), west: view.getWest(), north: view.getNorth(), east: view.getEast() };
}

export const isWithin = ({ south, west, north, east }: Bounds, { latitude, longitude }: Point): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

/** What a search is about: its drawn area, its bounds, or else all that it finds. null: nothing. */
export function frameOf(query: ListingQuery, points: readonly MapPoint[]): LngLatBoundsLike | null {
  const bounds = query.area.length > 0 ? around(query.area) : (query.bounds ?? around(points));
  return bounds && [bounds.west, bounds.south, bounds.east, bounds.north];
}

function around(points: readonly Point[]): Bounds | null {
  if (points.length === 0) return null;
  let [south, west, north, east] = [90, 180, -90, -180];
  for (const { latitude, longitude } of points) {
    south = Math.min(south, latitude);
    west = Math.min(west, longitude);
    north = Math.max(north, latitude);
    east = Math.max(east, longitude);
  }
  return { south, west, north, east };
}
