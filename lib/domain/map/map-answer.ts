import { clusterPoints, type MapCluster, type MapPlaces } from './map-cluster';
import type { MapPoint } from './map-point';
import { type Tile, tileAt, tileKey } from './tile';

/** What a map gets, as rows: the names of the fields are sent once. */
export interface MapAnswer {
  readonly fields: typeof pointFields;
  readonly points: readonly PointRow[];
  readonly clusterFields: typeof clusterFields;
  /** Empty when every home is among the points. */
  readonly clusters: readonly ClusterRow[];
  /** Homes in all, by themselves and in clusters. */
  readonly total: number;
  /** Homes per county, by slug. */
  readonly counties: Readonly<Record<string, number>>;
}

/** A whole search lists up to this many homes by themselves: some 500 KB before compression. */
const mostMapPoints = 4_000;
/** So does one tile. */
const mostTilePoints = 1_000;
const overviewZoom = 11;
/** 32 by 32 cells a tile: `mostMapCells`, each about 16 pixels wide. */
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

/** Everything a search finds: each home by itself or, above `mostMapPoints`, an overview in clusters. */
export const toMapAnswer = (points: readonly MapPoint[]): MapAnswer =>
  toAnswer(points, points.length > mostMapPoints ? overviewZoom : null);

/** What a search finds in one tile: each home by itself or, above `mostTilePoints`, in clusters. */
export function toTileAnswer(points: readonly MapPoint[], tile: Tile): MapAnswer {
  const inTile = points.filter((point) => tileKey(tileAt(point, tile.z)) === tileKey(tile));
  return toAnswer(inTile, inTile.length > mostTilePoints ? tile.z + cellsPerTileZoom : null);
}

/** `finestZoom` of the clusters; null: none. */
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
