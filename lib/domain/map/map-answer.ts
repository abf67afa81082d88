import { clusterPoints, type MapCluster, type MapPlaces } from './map-cluster';
import type { MapPoint } from './map-point';
import { type Tile, tileAt, tileKey } from './tile';

/** The homes for a map, as rows so that field names are sent only once. */
export interface MapAnswer {
  readonly fields: typeof pointFields;
  readonly points: readonly PointRow[];
  readonly clusterFields: typeof clusterFields;
  /** Empty if every home is among the points. */
  readonly clusters: readonly ClusterRow[];
  /** All homes, listed individually and counted in clusters. */
  readonly total: number;
  /** Homes per county, by slug. */
  readonly counties: Readonly<Record<string, number>>;
}

/** A whole search lists up to this many homes individually: about 500 KB before compression. */
const mostMapPoints = 4_000;
/** One tile lists up to this many homes individually. */
const mostTilePoints = 1_000;
const overviewZoom = 11;
/** 32 by 32 cells per tile, which is `mostMapCells`; each is about 16 pixels wide. */
const cellsPerTileZoom = 5;

type PointRow = readonly [
  slug: string,
  latitude: number,
  longitude: number,
  countySlug: string,
  priceCents: number | null,
  priceLabel: string,
  saleFormat: MapPoint['saleFormat'],
  phase: MapPoint['phase'],
  isApproximate: boolean,
];

const pointFields = [
  'slug',
  'latitude',
  'longitude',
  'countySlug',
  'priceCents',
  'priceLabel',
  'saleFormat',
  'phase',
  'isApproximate',
] as const satisfies readonly (keyof MapPoint)[];

type ClusterRow = readonly [
  count: number,
  auctionCount: number,
  latitude: number,
  longitude: number,
  south: number,
  west: number,
  north: number,
  east: number,
];

const clusterFields = [
  'count',
  'auctionCount',
  'latitude',
  'longitude',
  'south',
  'west',
  'north',
  'east',
] as const satisfies readonly (keyof MapCluster)[];

/** All homes of a search: listed individually or, above `mostMapPoints`, as a clustered overview. */
export const toMapAnswer = (points: readonly MapPoint[]): MapAnswer =>
  toAnswer(points, points.length > mostMapPoints ? overviewZoom : null);

/** The homes of a search in one tile: listed individually or, above `mostTilePoints`, in clusters. */
export function toTileAnswer(points: readonly MapPoint[], tile: Tile): MapAnswer {
  const inTile = points.filter((point) => tileKey(tileAt(point, tile.z)) === tileKey(tile));
  return toAnswer(inTile, inTile.length > mostTilePoints ? tile.z + cellsPerTileZoom : null);
}

/** `finestZoom` is that of the cluster grid; null means no clusters. */
function toAnswer(all: readonly MapPoint[], finestZoom: number | null): MapAnswer {
  const places = finestZoom === null ? { points: all, clusters: [] } : clusterPoints(all, finestZoom);
  return {
    fields: pointFields,
    clusterFields,
    total: all.length,
    counties: countByCounty(all),
    points: places.points.map((it) => [
      it.slug,
      it.latitude,
      it.longitude,
      it.countySlug,
      it.priceCents,
      it.priceLabel,
      it.saleFormat,
      it.phase,
      it.isApproximate,
    ]),
    clusters: places.clusters.map((it) => [
      it.count,
      it.auctionCount,
      it.latitude,
      it.longitude,
      it.south,
      it.west,
      it.north,
      it.east,
    ]),
  };
}

export const fromMapAnswer = ({ points, clusters }: MapAnswer): MapPlaces => ({
  points: points.map(
    ([slug, latitude, longitude, countySlug, priceCents, priceLabel, saleFormat, phase, isApproximate]) => ({
      slug,
      latitude,
      longitude,
      countySlug,
      priceCents,
      priceLabel,
      saleFormat,
      phase,
      isApproximate,
    }),
  ),
  clusters: clusters.map(([count, auctionCount, latitude, longitude, south, west, north, east]) => ({
    count,
    auctionCount,
    latitude,
    longitude,
    south,
    west,
    north,
    east,
  })),
});

export function countByCounty(points: readonly MapPoint[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { countySlug } of points) counts[countySlug] = (counts[countySlug] ?? 0) + 1;
  return counts;
}
