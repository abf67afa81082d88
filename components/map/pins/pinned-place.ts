import type { MapCluster } from '@/lib/domain/map/map-cluster';
import type { MapPoint } from '@/lib/domain/map/map-point';
import { boundsAround, widened } from '@/lib/domain/map/within';
import { type Bounds, type ListingQuery, toSearchParams } from '@/lib/domain/search/query/listing-query';
import { routes } from '@/lib/routes';

/** A home, or a cluster from the server. */
export type MapItem = MapPoint | MapCluster;

/** The homes of a pin. */
export interface PinnedPlace {
  /** Some of its homes, without those in server clusters. */
  readonly points: readonly MapPoint[];
  readonly count: number;
  readonly bounds: Bounds;
}

const mostPoints = 20;
/** About ten meters: more than the rounding of URLs and map points. */
const marginDegrees = 0.0001;

export const isCluster = (item: MapItem): item is MapCluster => 'count' in item;

export function placeOfItems(items: readonly MapItem[]): PinnedPlace | null {
  const bounds = boundsAround(items);
  const points = items.flatMap((item) => (isCluster(item) ? [] : [item])).slice(0, mostPoints);
  const count = items.reduce((sum, item) => sum + (isCluster(item) ? item.count : 1), 0);
  return bounds && { points, count, bounds };
}

/** URL of the list of all homes at a location, for when they do not all fit in a popup. */
export function listHref(query: ListingQuery, { bounds }: PinnedPlace): string {
  const params = toSearchParams({ ...query, bounds: widened(bounds, marginDegrees), page: 1 });
  return `${routes.properties}?${params}`;
}
