import type { Bounds, Point } from '@/lib/domain/search/query/listing-query';

/**
 * A square of the Web Mercator grid, which covers the world with 2^z by 2^z tiles counted from the northwest
 * corner.
 */
export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** The map's closest zoom. */
export const deepestTile = 18;

/** The tile that contains a point. Every point is in exactly one tile per zoom. */
export function tileAt({ latitude, longitude }: Point, z: number): Tile {
  const size = 2 ** z;
  const radians = (latitude * Math.PI) / 180;
  const x = (longitude + 180) / 360;
  const y = (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2;
  return { z, x: cellOf(x, size), y: cellOf(y, size) };
}

/** As in `tileAt`, the first and last rows reach to the poles. */
export function boundsOfTile({ z, x, y }: Tile): Bounds {
  const last = 2 ** z - 1;
  return {
    south: y === last ? -90 : latitudeOf(y + 1, z),
    west: longitudeOf(x, z),
    north: y === 0 ? 90 : latitudeOf(y, z),
    east: longitudeOf(x + 1, z),
  };
}

/** The tiles that cover a view, at its zoom or the next lower one that needs at most `most` tiles. */
export function tilesOfView(view: Bounds, zoom: number, most: number): readonly Tile[] {
  let z = Math.min(deepestTile, Math.max(0, Math.floor(zoom)));
  while (z > 0 && gridOf(view, z).count > most) z--;
  const { first, columns, count } = gridOf(view, z);
  return Array.from({ length: count }, (_, at) => ({
    z,
    x: first.x + (at % columns),
    y: first.y + Math.floor(at / columns),
  }));
}

function gridOf({ south, west, north, east }: Bounds, z: number) {
  const first = tileAt({ latitude: north, longitude: west }, z);
  const last = tileAt({ latitude: south, longitude: east }, z);
  const columns = last.x - first.x + 1;
  return { first, columns, count: columns * (last.y - first.y + 1) };
}

export const tileKey = ({ z, x, y }: Tile): string => `${z}/${x}/${y}`;

/** Reads text such as `11/603/769`; null if there is no such tile. */
export function parseTile(text: string): Tile | null {
  const [, z, x, y] = (/^(\d{1,2})\/(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).map(Number);
  if (z === undefined || x === undefined || y === undefined) return null;
  const isOnGrid = z <= deepestTile && x < 2 ** z && y < 2 ** z;
  return isOnGrid ? { z, x, y } : null;
}

/** The tile that contains this one at a lower zoom. */
export const tileAbove = ({ z, x, y }: Tile, zoom: number): Tile => ({
  z: zoom,
  x: Math.floor(x / 2 ** (z - zoom)),
  y: Math.floor(y / 2 ** (z - zoom)),
});

const cellOf = (part: number, size: number): number =>
  Math.min(size - 1, Math.max(0, Math.floor(part * size)));
const longitudeOf = (x: number, z: number): number => (x / 2 ** z) * 360 - 180;
const latitudeOf = (y: number, z: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** z))) * 180) / Math.PI;
