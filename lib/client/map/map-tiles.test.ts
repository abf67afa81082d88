import { expect, test } from 'vitest';
import { fromMapAnswer, toTileAnswer } from '@/lib/domain/map/map-answer';
import { toMapPoint } from '@/lib/domain/map/map-point';
import { type Tile, tileKey } from '@/lib/domain/map/tile';
import { aSearchedListing, builtNow } from '@/lib/domain/search/index/search.builders';
import { createMapTiles } from './map-tiles';

const { signal } = new AbortController();
const homes = Array.from({ length: 3_000 }, (_, at) =>
  toMapPoint(
    aSearchedListing({ facts: { latitude: 40.5 + at / 1000, longitude: -74.2 + (at % 70) / 100 } }),
    builtNow,
  ),
);
const around = (latitude: number, size: number) => ({
  south: latitude - size,
  north: latitude + size,
  west: -75,
  east: -73,
});

function openTiles() {
  const fetched: string[] = [];
  const tiles = createMapTiles(async (tile: Tile) => {
    fetched.push(tileKey(tile));
    return fromMapAnswer(toTileAnswer(homes, tile));
  });
  return { fetched, tiles };
}

test('a view fetches at most 12 tiles, contains all of its homes, and fetches nothing twice', async () => {
  const { fetched, tiles } = openTiles();
  const all = await tiles.load(around(42, 1.8), 9.7, signal);
  expect(fetched.length).toBeLessThanOrEqual(12);
  expect(all.clusters.reduce((sum, { count }) => sum + count, all.points.length)).toBe(homes.length);
  const before = fetched.length;
  expect((await tiles.load(around(42, 1.8), 9.7, signal)).key).toBe(all.key);
  expect(fetched.length).toBe(before);
});

test('zooming into a tile without clusters fetches nothing', async () => {
  const { fetched, tiles } = openTiles();
  await tiles.load(around(43.1, 0.01), 9, signal);
  const before = fetched.length;
  const closer = await tiles.load({ ...around(43.1, 0.01), west: -74, east: -73.9 }, 14, signal);
  expect(fetched.length).toBe(before);
  expect(closer.clusters).toEqual([]);
});

test('a tile is fetched again after a failure', async () => {
  let isDown = true;
  const tiles = createMapTiles(async (tile) => {
    if (isDown) throw new Error('down');
    return fromMapAnswer(toTileAnswer(homes, tile));
  });
  await expect(tiles.load(around(42, 1.8), 9, signal)).rejects.toThrow('down');
  isDown = false;
  expect((await tiles.load(around(42, 1.8), 9, signal)).points.length).toBeGreaterThan(0);
});

test('the cache keeps the 300 most recently used tiles', async () => {
  const { fetched, tiles } = openTiles();
  const look = (at: number) =>
    tiles.load(
      { south: 42, north: 42.0001, west: -80 + at / 100, east: -80 + at / 100 + 0.0001 },
      18,
      signal,
    );
  for (let at = 0; at < 301; at++) await look(at);
  const before = fetched.length;
  await look(300);
  expect(fetched.length).toBe(before);
  await look(0);
  expect(fetched.length).toBeGreaterThan(before);
});
