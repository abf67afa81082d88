import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { toArchive } from './archive';

const [west, south, east, north] = [-73.8, 42.63, -73.72, 42.69];
const maxZoom = 13;

/** The layers of the Protomaps schema that a map of streets is drawn from. */
const drawn = {
  earth: () => [area(box(west, south, east, north), { kind: 'earth' })],
  water: () => [river()],
  landuse: () => [area(box(-73.78, 42.65, -73.77, 42.656), { kind: 'park' })],
  roads: () => roads(),
  boundaries: () => [line(box(west, 42.675, east, 42.675).slice(0, 2), { kind: 'county', kind_detail: 6 })],
  places: () => [place()],
} satisfies Record<string, () => readonly GeoJSON.Feature[]>;
type Layer = keyof typeof drawn;

interface Sample {
  readonly without?: readonly Layer[];
  /** What the archive says it covers: west, south, east, north. */
  readonly bounds?: readonly [number, number, number, number];
}

/** A PMTiles archive of a made-up street grid near Albany, in the layers of the Protomaps schema. */
export function sampleStreets({ without = [], bounds = [west, south, east, north] }: Sample = {}): Buffer {
  const kept = Object.entries(drawn).filter(([name]) => !without.some((each) => each === name));
  const layers = kept.map(([name, draw]) => {
    const features = [...draw()];
    return [
      name,
      new GeoJSONVT({ type: 'FeatureCollection', features }, { maxZoom, indexMaxZoom: maxZoom }),
    ] as const;
  });
  const tiles = tilesWithin().flatMap((at) => {
    const found = layers.flatMap(([name, index]) => {
      const tile = index.getTile(...at);
      return tile ? [[name, tile] as const] : [];
    });
    if (found.length === 0) return [];
    const data = Buffer.from(fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: 4096 }));
    return [{ at, data }];
  });
  return toArchive({ tiles, maxZoom, bounds, layers: kept.map(([name]) => name) });
}

type Line = [number, number][];

const box = (left: number, bottom: number, right: number, top: number): Line => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
];

const feature = (geometry: GeoJSON.Geometry, properties: object): GeoJSON.Feature => ({
  type: 'Feature',
  properties,
  geometry,
});
const area = (corners: Line, properties: object): GeoJSON.Feature =>
  feature({ type: 'Polygon', coordinates: [[...corners, ...corners.slice(0, 1)]] }, properties);
const line = (coordinates: Line, properties: object): GeoJSON.Feature =>
  feature({ type: 'LineString', coordinates }, properties);
const place = () =>
  feature({ type: 'Point', coordinates: [-73.7562, 42.6526] }, { kind: 'locality', name: 'Sampleville' });
const river = () =>
  area(
    [
      [-73.738, south],
      [-73.73, south],
      [-73.736, north],
      [-73.744, north],
    ],
    { kind: 'river' },
  );

/** Streets every few hundred meters, every fourth of them an avenue. */
const roads = () =>
  Array.from({ length: 16 }, (_, index) => {
    const kind = index % 4 === 0 ? 'major_road' : 'minor_road';
    const x = west + (index * (east - west)) / 16;
    const y = south + (index * (north - south)) / 16;
    return [
      line(
        [
          [x, south],
          [x, north],
        ],
        { kind, name: `Sample Avenue ${index + 1}` },
      ),
      line(
        [
          [west, y],
          [east, y],
        ],
        { kind, name: `Sample Street ${index + 1}` },
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
