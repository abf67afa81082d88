import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { MapAnswer } from '@/lib/domain/map/map-answer';
import { tileKey, tilesOfView } from '@/lib/domain/map/tile';
import { ask, openCatalog } from '../../_tests/open-data.fixture';
import { GET } from './route';

const state = { south: 40.4, west: -79.9, north: 45.1, east: -71.8 };
let catalog: Awaited<ReturnType<typeof openCatalog>>;
beforeAll(async () => {
  catalog = await openCatalog();
});
afterAll(() => catalog.end());
afterEach(() => {
  vi.useRealTimers();
});

const get = async (search: string): Promise<MapAnswer> =>
  (await ask(GET, `/api/listings/points?${search}`)).json();
const slugsOf = ({ points }: MapAnswer): readonly string[] => points.map(([slug]) => slug);

test.each(['status=all', 'status=all&sale=auction', 'status=all&bounds=40.5_-74.3_41_-73.7'])(
  'the tiles of a search contain each of its homes once: %s',
  async (search) => {
    const whole = slugsOf(await get(search));
    const tiles = tilesOfView(state, 7, 40);
    const parts = await Promise.all(tiles.map((tile) => get(`${search}&tile=${tileKey(tile)}`)));
    expect(whole.length).toBeGreaterThan(0);
    expect(tiles.length).toBeGreaterThan(4);
    expect(parts.flatMap(slugsOf).sort()).toEqual([...whole].sort());
  },
);

test('a tile can be cached for half a minute, and a nonexistent one is refused', async () => {
  const tile = await ask(GET, '/api/listings/points?tile=6/18/24');
  expect([tile.status, tile.headers.get('cache-control')]).toEqual([200, 'public, max-age=30']);
  const unknown = await ask(GET, '/api/listings/points?tile=6/64/24');
  expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([400, 'no-store']);
});

test('panning to 12 new tiles each second stays below the rate limit', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let second = 0; second < 40; second++) {
    vi.setSystemTime(Date.now() + 1_000);
    for (let x = 0; x < 12; x++) {
      const { status } = await ask(GET, `/api/listings/points?tile=18/${x}/${second}`, {
        from: '203.0.113.9',
      });
      expect(status).toBe(200);
    }
  }
});
