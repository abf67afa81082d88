import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl';
import { counties } from '@/lib/domain/locations/counties';

/** Colors of a map without street tiles, from the page's styles. */
export interface MapColors {
  readonly font: string;
  readonly land: string;
  readonly beyond: string;
  readonly water: string;
  readonly line: string;
  readonly text: string;
  readonly textMuted: string;
}

const sources =
  'Counties: U.S. Census Bureau. Water: © <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors. Towns: <a href="https://www.geonames.org">GeoNames</a>.';

/** New York's counties, waters and towns from our own files: see docs/decisions/013-map.md. */
export function ownStyle(look: MapColors): StyleSpecification {
  return {
    version: 8,
    sources: {
      counties: { type: 'geojson', data: '/map/counties.json', attribution: sources },
      neighbors: { type: 'geojson', data: '/map/neighbors.json' },
      water: { type: 'geojson', data: '/map/water.json' },
      towns: { type: 'geojson', data: '/map/towns.json' },
      'county-names': { type: 'geojson', data: countyNames() },
      outside: { type: 'geojson', data: outside },
    },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': look.land } },
      { id: 'beyond', type: 'fill', source: 'neighbors', paint: { 'fill-color': look.beyond } },
      {
        id: 'county-lines',
        type: 'line',
        source: 'counties',
        paint: {
          'line-color': look.line,
          'line-width': ['interpolate', ['linear'], ['zoom'], 5, 0.8, 10, 2],
        },
      },
      { id: 'water', type: 'fill', source: 'water', paint: { 'fill-color': look.water } },
      { id: 'outside', type: 'fill', source: 'outside', paint: { 'fill-color': look.beyond } },
      {
        id: 'county-names',
        type: 'symbol',
        source: 'county-names',
        minzoom: 7,
        layout: {
          'text-field': ['get', 'name'],
          'text-font': [look.font],
          'text-size': ['interpolate', ['linear'], ['zoom'], 7, 10, 11, 14],
          'text-letter-spacing': 0.12,
          'text-transform': 'uppercase',
          'text-max-width': 7,
          'text-padding': 12,
        },
        paint: halo(look, look.textMuted),
      },
      {
        id: 'towns',
        type: 'symbol',
        source: 'towns',
        filter: ['all', ['>=', ['get', 'population'], peopleToBeNamed], isNotTheWholeCity],
        layout: {
          'text-field': ['get', 'name'],
          'text-font': [look.font],
          'text-size': [
            'interpolate',
            ['linear'],
            ['zoom'],
            5,
            ['step', ['get', 'population'], 10, 100_000, 12],
            12,
            ['step', ['get', 'population'], 13, 20_000, 16],
          ],
          'symbol-sort-key': ['-', ['get', 'population']],
          'text-padding': 6,
        },
        paint: halo(look, look.text),
      },
    ],
  };
}

const peopleToBeNamed: ExpressionSpecification = [
  'step',
  ['zoom'],
  120_000,
  6.5,
  40_000,
  7.5,
  18_000,
  8.5,
  8_000,
  9.5,
  3_000,
  10.5,
  0,
];

/** Zoomed in, its boroughs are named; zoomed out, the city. */
const isNotTheWholeCity: ExpressionSpecification = [
  'step',
  ['zoom'],
  [
    '!',
    ['in', ['get', 'name'], ['literal', ['Brooklyn', 'Queens', 'Manhattan', 'The Bronx', 'Staten Island']]],
  ],
  8.5,
  ['!=', ['get', 'name'], 'New York City'],
];

const halo = (look: MapColors, color: string) => ({
  'text-color': color,
  'text-halo-color': look.land,
  'text-halo-width': 1.5,
});

/** The area around the rectangle that our files are cropped to, with a small overlap to hide the seam. */
const outside = {
  type: 'Polygon' as const,
  coordinates: [rectangle(-180, -85, 180, 85), rectangle(-81.48, 39.62, -70.52, 45.98).reverse()],
};

function rectangle(west: number, south: number, east: number, north: number): [number, number][] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

/** At the center of the county's towns. */
const countyNames = () => ({
  type: 'FeatureCollection' as const,
  features: counties.map(({ name, longitude, latitude }) => ({
    type: 'Feature' as const,
    properties: { name: `${name} County` },
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  })),
});

/** The page's colors, read from map.css on `container`. */
export function lookOf(container: HTMLElement): MapColors {
  const style = getComputedStyle(container);
  const token = (name: string) => style.getPropertyValue(`--map-${name}`).trim();
  return {
    font: style.fontFamily.split(',')[0]?.replaceAll('"', '') ?? 'sans-serif',
    land: token('land'),
    beyond: token('beyond'),
    water: token('water'),
    line: token('line'),
    text: token('text'),
    textMuted: token('text-muted'),
  };
}
