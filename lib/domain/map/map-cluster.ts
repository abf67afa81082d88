import type { Bounds } from '@/lib/domain/search/query/listing-query';
import type { MapPoint } from './map-point';
import { tileAt } from './tile';

/** Several homes on a map, sent as one because there are too many to send individually. */
export interface MapCluster extends Bounds {
  readonly count: number;
  readonly auctionCount: number;
  /** The mean position of its homes. */
  readonly latitude: number;
  readonly longitude: number;
}

/** Each home exactly once: as a point or counted in one cluster. */
export interface MapPlaces {
  readonly points: readonly MapPoint[];
  readonly clusters: readonly MapCluster[];
}

/** The most points and clusters together when homes are clustered. */
export const mostMapCells = 1_024;

export const countHomes = ({ points, clusters }: MapPlaces): number =>
  clusters.reduce((sum, { count }) => sum + count, points.length);

/**
 * One point or cluster per cell of a tile grid: the grid of `finestZoom` or the next coarser one with at most
 * `mostMapCells` cells in use.
 */
export function clusterPoints(points: readonly MapPoint[], finestZoom: number): MapPlaces {
  const alone: MapPoint[] = [];
  const clusters: MapCluster[] = [];
  for (const homes of listCells(points, finestZoom)) {
    const [first] = homes;
    if (first && homes.length === 1) alone.push(first);
    else clusters.push(clusterOf(homes));
  }
  return { points: alone, clusters };
}

function listCells(points: readonly MapPoint[], finestZoom: number): readonly (readonly MapPoint[])[] {
  let cells = new Map<number, MapPoint[]>();
  for (const point of points) {
    const { x, y } = tileAt(point, finestZoom);
    addTo(cells, y * 2 ** finestZoom + x, [point]);
  }
  for (let size = 2 ** finestZoom; size > 1 && cells.size > mostMapCells; size /= 2) {
    const coarser = new Map<number, MapPoint[]>();
    for (const [key, homes] of cells) {
      const [x, y] = [key % size, Math.floor(key / size)];
      addTo(coarser, Math.floor(y / 2) * (size / 2) + Math.floor(x / 2), homes);
    }
    cells = coarser;
  }
  return [...cells.values()];
}

function addTo(cells: Map<number, MapPoint[]>, key: number, homes: MapPoint[]): void {
  const cell = cells.get(key);
  if (!cell) cells.set(key, homes);
  else for (const home of homes) cell.push(home);
}

function clusterOf(homes: readonly MapPoint[]): MapCluster {
  let [south, west, north, east, latitude, longitude, auctionCount] = [90, 180, -90, -180, 0, 0, 0];
  for (const home of homes) {
    south = Math.min(south, home.latitude);
    north = Math.max(north, home.latitude);
    west = Math.min(west, home.longitude);
    east = Math.max(east, home.longitude);
    latitude += home.latitude / homes.length;
    longitude += home.longitude / homes.length;
    if (home.saleFormat === 'auction') auctionCount += 1;
  }
  return {
    count: homes.length,
    auctionCount,
    latitude: between(latitude, south, north),
    longitude: between(longitude, west, east),
    south,
    west,
    north,
    east,
  };
}

/** Keeps the rounded mean within the bounds. */
const between = (degree: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(degree * 1e6) / 1e6));
