import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { zxyToTileId } from 'pmtiles';

const [west, south, east, north] = [-73.8, 42.63, -73.72, 42.69];
const maxZoom = 13;

/** A PMTiles archive of a made-up street grid near Albany, in the layers of the Protomaps schema. */
export function sampleStreets(): Buffer {
  const layers = Object.entries({ earth: [ground()], water: [river()], roads: roads() }).map(
    ([name, features]) =>
      [
        name,
        new GeoJSONVT({ type: 'FeatureCollection', features }, { maxZoom, indexMaxZoom: maxZoom }),
      ] as const,
  );
  const tiles = tilesWithin().flatMap(([z, x, y]) => {
    const found = layers.flatMap(([name, index]) => {
      const tile = index.getTile(z, x, y);
      return tile ? [[name, tile] as const] : [];
    });
    if (found.length === 0) return [];
    const data = Buffer.from(fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: 4096 }));
    return [{ id: zxyToTileId(z, x, y), data }];
  });
  return toArchive(tiles.toSorted((a, b) => a.id - b.id));
}

type Line = [number, number][];

const feature = (geometry: GeoJSON.Geometry, properties: object): GeoJSON.Feature => ({
  type: 'Feature',
  properties,
  geometry,
});
const ground = () =>
  feature(
    {
      type: 'Polygon',
      coordinates: [
        [
          [west, south],
          [east, south],
          [east, north],
          [west, north],
          [west, south],
        ],
      ],
    },
    { kind: 'earth' },
  );
const river = () =>
  feature(
    {
      type: 'Polygon',
      coordinates: [
        [
          [-73.738, south],
          [-73.73, south],
          [-73.736, north],
          [-73.744, north],
          [-73.738, south],
        ],
      ],
    },
    { kind: 'river' },
  );

/** Streets every few hundred meters, every fourth of them an avenue. */
const roads = () =>
  Array.from({ length: 16 }, (_, index) => {
    const kind = index % 4 === 0 ? 'major_road' : 'minor_road';
    const x = west + (index * (east - west)) / 16;
    const y = south + (index * (north - south)) / 16;
    const line = (coordinates: Line, name: string) =>
      feature({ type: 'LineString', coordinates }, { kind, name });
    return [
      line(
        [
          [x, south],
          [x, north],
        ],
        `Sample Avenue ${index + 1}`,
      ),
      line(
        [
          [west, y],
          [east, y],
        ],
        `Sample Street ${index + 1}`,
      ),
    ];
  }).flat();

const columnOf = (longitude: number, z: number): number => Math.floor(((longitude + 180) / 360) * 2 ** z);
function rowOf(latitude: number, z: number): number {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z);
}

const between = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const tilesWithin = (): readonly (readonly [z: number, x: number, y: number])[] =>
  between(0, maxZoom).flatMap((z) =>
    between(columnOf(west, z), columnOf(east, z)).flatMap((x) =>
      between(rowOf(north, z), rowOf(south, z)).map((y) => [z, x, y] as const),
    ),
  );

interface Tile {
  readonly id: number;
  readonly data: Buffer;
}

const headerBytes = 127;

/** PMTiles 3 without compression: header, directory, metadata, tiles. */
function toArchive(tiles: readonly Tile[]): Buffer {
  const directory = toDirectory(tiles);
  const metadata = Buffer.from('{}');
  const data = Buffer.concat(tiles.map((tile) => tile.data));
  const header = Buffer.alloc(headerBytes);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  const dataAt = headerBytes + directory.length + metadata.length;
  const numbers = [
    headerBytes,
    directory.length,
    headerBytes + directory.length,
    metadata.length,
    dataAt,
    0,
    dataAt,
    data.length,
    tiles.length,
    tiles.length,
    tiles.length,
  ];
  for (const [index, number] of numbers.entries()) header.writeBigUInt64LE(BigInt(number), 8 + index * 8);
  // Clustered; no compression of directories and tiles; vector tiles; zooms.
  for (const [index, byte] of [1, 1, 1, 1, 0, maxZoom].entries()) header.writeUInt8(byte, 96 + index);
  for (const [index, degrees] of [west, south, east, north].entries())
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4);
  return Buffer.concat([header, directory, metadata, data]);
}

/** Tile ids as differences, run lengths, lengths, and offsets, of which 0 means right after the one before. */
function toDirectory(tiles: readonly Tile[]): Buffer {
  return Buffer.concat(
    [
      tiles.length,
      ...tiles.map(({ id }, index) => id - (tiles[index - 1]?.id ?? 0)),
      ...tiles.map(() => 1),
      ...tiles.map(({ data }) => data.length),
      ...tiles.map((_, index) => (index === 0 ? 1 : 0)),
    ].map(toVarint),
  );
}

function toVarint(number: number): Buffer {
  const bytes: number[] = [];
  let rest = number;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return Buffer.from([...bytes, rest]);
}
