import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aSearchedListing, builtNow } from '@/lib/domain/search/index/search.builders';
import { fromMapAnswer, toMapAnswer, toTileAnswer } from './map-answer';
import { clusterPoints, countHomes, type MapCluster, mostMapCells } from './map-cluster';
import { type MapPoint, toMapPoint } from './map-point';
import { boundsOfTile, deepestTile, parseTile, tileAt, tileKey, tilesOfView } from './tile';
import { isWithin } from './within';

const slug = '1418-elizabeth-street-saratoga-springs-100042';
const one = toMapPoint(aSearchedListing({ card: { slug } }), builtNow);
const state = { south: 40.4, west: -79.9, north: 45.1, east: -71.8 };
const byte = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;
const isAt = (it: MapPoint | MapCluster, home: MapPoint): boolean =>
  'count' in it ? isWithin(it, home) : it.latitude === home.latitude && it.longitude === home.longitude;
const round = (degree: number): number => Math.round(degree * 1e5) / 1e5;

const degree = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map(round);
const anywhere = fc.record({
  latitude: degree(state.south, state.north),
  longitude: degree(state.west, state.east),
});
/** A corner of a tile, as close as a stored position can get to it. */
const onBorder = fc
  .tuple(anywhere, fc.integer({ min: 4, max: 18 }))
  .map(([point, z]) => {
    const { north, west } = boundsOfTile(tileAt(point, z));
    return { latitude: round(north), longitude: round(west) };
  })
  .filter((point) => isWithin(state, point));
const approximate = fc.constantFrom(
  { latitude: 40.84465, longitude: -73.86483 },
  { latitude: 40.5795, longitude: -74.15025 },
);
/** Each place with the number of homes there. */
const places = fc.array(
  fc.tuple(fc.oneof(anywhere, onBorder, approximate), fc.constantFrom(1, 1, 1, 3, 1_200)),
  { maxLength: 40 },
);
const homesAt = (found: readonly (readonly [Pick<MapPoint, 'latitude' | 'longitude'>, number])[]) =>
  found.flatMap(([place, count]) => Array.from({ length: count }, () => ({ ...one, ...place })));
const view = fc.tuple(anywhere, anywhere).map(([a, b]) => ({
  south: Math.min(a.latitude, b.latitude),
  west: Math.min(a.longitude, b.longitude),
  north: Math.max(a.latitude, b.latitude),
  east: Math.max(a.longitude, b.longitude),
}));

describe('map tiles', () => {
  test('show each home once: the tiles that cover the state hold as many homes as match', () => {
    fc.assert(
      fc.property(
        places,
        fc.integer({ min: 0, max: 18 }),
        fc.integer({ min: 1, max: 40 }),
        (found, zoom, most) => {
          const homes = homesAt(found);
          const tiles = tilesOfView(state, zoom, most);
          const sent = tiles.map((tile) => toTileAnswer(homes, tile));
          expect(tiles.length).toBeLessThanOrEqual(Math.max(1, most));
          expect(sent.reduce((sum, { total }) => sum + total, 0)).toBe(homes.length);
          expect(sent.reduce((sum, it) => sum + countHomes(fromMapAnswer(it)), 0)).toBe(homes.length);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('cover every home of a view, at every zoom', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(anywhere, onBorder)),
        view,
        fc.double({ min: 0, max: 18, noNaN: true }),
        (found, seen, zoom) => {
          const keys = new Set(tilesOfView(seen, zoom, 12).map(tileKey));
          const z = Number([...keys][0]?.split('/')[0]);
          for (const place of found.filter((it) => isWithin(seen, it)))
            expect(keys).toContain(tileKey(tileAt(place, z)));
        },
      ),
    );
  });

  test('count each home and each auction once in clusters, whose bounds contain their homes', () => {
    fc.assert(
      fc.property(places, fc.integer({ min: 0, max: 23 }), (found, zoom) => {
        const homes = homesAt(found).map((home, at) => ({
          ...home,
          saleFormat: at % 3 === 0 ? ('auction' as const) : home.saleFormat,
        }));
        const clustered = clusterPoints(homes, zoom);
        const { points, clusters } = clustered;
        expect(points.length + clusters.length).toBeLessThanOrEqual(mostMapCells);
        expect(countHomes(clustered)).toBe(homes.length);
        const auctions = (all: readonly MapPoint[]) => all.filter((it) => it.saleFormat === 'auction').length;
        expect(clusters.reduce((sum, it) => sum + it.auctionCount, auctions(points))).toBe(auctions(homes));
        for (const cluster of clusters) expect(isWithin(cluster, cluster)).toBe(true);
        for (const home of homes) expect([...points, ...clusters].some((it) => isAt(it, home))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  test.each([
    ['on one point', () => ({ latitude: 40.84465, longitude: -73.86483 })],
    [
      'all over the state',
      (at: number) => ({
        latitude: round(40.5 + (at % 317) / 72),
        longitude: round(-79.7 + (at % 331) / 43),
      }),
    ],
  ])('fit 100,000 homes %s into less than 200 KB per response', (_, placeOf) => {
    const homes = Array.from({ length: 100_000 }, (_, at) => ({ ...one, ...placeOf(at) }));
    const answers = [toMapAnswer(homes), ...[0, 5, 7].map((z) => toTileAnswer(homes, tileAt(placeOf(0), z)))];
    for (const sent of answers) {
      expect(byte(sent)).toBeLessThan(200_000);
      expect(countHomes(fromMapAnswer(sent))).toBe(sent.total);
    }
    expect(answers[0]?.total).toBe(100_000);
  });

  test('survive the trip to the browser as rows', () => {
    const points = [
      one,
      { ...one, slug: 'k2' },
      { ...one, priceCents: null, saleFormat: 'auction' as const },
    ];
    const sent = JSON.parse(JSON.stringify(toMapAnswer(points)));
    expect(fromMapAnswer(sent)).toEqual({ points, clusters: [] });
    expect(sent.fields).toEqual(Object.keys(points[0] ?? {}));
    expect(sent.total).toBe(3);
  });

  test.each([1_000, 1_001])('list %i homes of a tile individually only up to 1,000', (count) => {
    const sent = toTileAnswer(homesAt([[{ latitude: 40.7, longitude: -73.9 }, count]]), { z: 0, x: 0, y: 0 });
    expect([sent.points.length, sent.clusters.length]).toEqual(count > 1_000 ? [0, 1] : [count, 0]);
    expect(byte(sent)).toBeLessThan(200_000);
  });

  test('at the closest zoom, name every home or count it in a cluster a few meters wide', () => {
    fc.assert(
      fc.property(places, (found) => {
        const homes = homesAt(found).map((home, at) => ({ ...home, slug: `${slug}-${at}` }));
        const byTile = new Map(homes.map((home) => [tileKey(tileAt(home, deepestTile)), home]));
        const answers = [...byTile.values()].map((home) =>
          fromMapAnswer(toTileAnswer(homes, tileAt(home, deepestTile))),
        );
        const slugs = new Set(answers.flatMap(({ points }) => points.map((it) => it.slug)));
        const clusters = answers.flatMap((it) => it.clusters);
        for (const { north, south } of clusters) expect(north - south).toBeLessThan(0.0001);
        for (const home of homes)
          expect(slugs.has(home.slug) || clusters.some((it) => isWithin(it, home))).toBe(true);
        expect(answers.reduce((sum, it) => sum + countHomes(it), 0)).toBe(homes.length);
      }),
      { numRuns: 30 },
    );
  });

  test('reject a tile outside the grid', () => {
    expect(parseTile('11/603/769')).toEqual({ z: 11, x: 603, y: 769 });
    for (const text of ['', '11/603', '1/2/0', '19/0/0', '-1/0/0', '1/1/1/1', '1.5/0/0'])
      expect(parseTile(text)).toBeNull();
  });
});
