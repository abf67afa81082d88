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
  const asked: string[] = [];
  const tiles = createMapTiles(async (tile: Tile) => {
    asked.push(tileKey(tile));
    return fromMapAnswer(toTileAnswer(homes, tile));
  });
  return { asked, tiles };
}

test('a view fetches 12 tiles at most, has all of its homes, and fetches nothing twice', async () => {
  const { asked, tiles } = openTiles();
  const all = await tiles.load(around(42, 1.8), 9.7, signal);
  expect(asked.length).toBeLessThanOrEqual(12);
  expect(all.clusters.reduce((sum, { count }) => sum + count, all.points.length)).toBe(homes.length);
  const before = asked.length;
  expect((await tiles.load(around(42, 1.8), 9.7, signal)).key).toBe(all.key);
  expect(asked.length).toBe(before);
});

test('a closer look at a tile without clusters fetches nothing', async () => {
  const { asked, tiles } = openTiles();
  await tiles.load(around(43.1, 0.01), 9, signal);
  const before = asked.length;
  const closer = await tiles.load({ ...around(43.1, 0.01), west: -74, east: -73.9 }, 14, signal);
  expect(asked.length).toBe(before);
  expect(closer.clusters).toEqual([]);
});

test('a tile that failed is fetched again', async () => {
  let isDown = true;
  const tiles = createMapTiles(async (tile) => {
    if (isDown) throw new Error('down');
    return fromMapAnswer(toTileAnswer(homes, tile));
  });
  await expect(tiles.load(around(42, 1.8), 9, signal)).rejects.toThrow('down');
  isDown = false;
  expect((await tiles.load(around(42, 1.8), 9, signal)).points.length).toBeGreaterThan(0);
});

test('keeps the 300 tiles used last', async () => {
  const { asked, tiles } = openTiles();
  const look = (at: number) =>
    tiles.load(
      { south: 42, north: 42.0001, west: -80 + at / 100, east: -80 + at / 100 + 0.0001 },
      18,
      signal,
    );
  for (let at = 0; at < 301; at++) await look(at);
  const before = asked.length;
  await look(300);
  expect(asked.length).toBe(before);
  await look(0);
  expect(asked.length).toBeGreaterThan(before);
});
