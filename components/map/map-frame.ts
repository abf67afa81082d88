import type { LngLatBoundsLike, Map as MapLibreMap } from 'maplibre-gl';
import type { MapPlaces } from '@/lib/domain/map/map-cluster';
import { boundsAround, isWithin } from '@/lib/domain/map/within';
import type { Bounds, ListingQuery } from '@/lib/domain/search/query/listing-query';

/** The map's view. */
export function boundsOf(map: MapLibreMap): Bounds {
  const view = map.getBounds();
  return { south: view.getSouth(), west: view.getWest(), north: view.getNorth(), east: view.getEast() };
}

/** Area of a search: its drawn area, its bounds, or else all results. null: nothing. */
export function frameOf(query: ListingQuery, { points, clusters }: MapPlaces): LngLatBoundsLike | null {
  const found = () => boundsAround([...points, ...clusters]);
  const bounds = query.area.length > 0 ? boundsAround(query.area) : (query.bounds ?? found());
  return bounds && [bounds.west, bounds.south, bounds.east, bounds.north];
}

export interface InView {
  readonly count: number;
  /** True if no cluster crosses the edge of the view. */
  readonly isExact: boolean;
}

/** Number of homes in a view. A cluster that crosses the edge counts by its center. */
export function countInView({ points, clusters }: MapPlaces, view: Bounds): InView {
  let count = points.filter((point) => isWithin(view, point)).length;
  let isExact = true;
  for (const cluster of clusters) {
    if (isWithin(view, cluster)) count += cluster.count;
    if (overlaps(view, cluster) && !contains(view, cluster)) isExact = false;
  }
  return { count, isExact };
}

/** True if a home may be in a view. */
export const hasHomeInView = ({ points, clusters }: MapPlaces, view: Bounds): boolean =>
  points.some((point) => isWithin(view, point)) || clusters.some((cluster) => overlaps(view, cluster));

const overlaps = (a: Bounds, b: Bounds): boolean =>
  a.south <= b.north && a.north >= b.south && a.west <= b.east && a.east >= b.west;

const contains = (outer: Bounds, inner: Bounds): boolean =>
  inner.south >= outer.south &&
  inner.north <= outer.north &&
  inner.west >= outer.west &&
  inner.east <= outer.east;
