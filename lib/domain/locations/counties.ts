import { toSlug } from '@/lib/domain/shared/to-slug';

/** Regions such as `Capital District`, as the state's agencies divide it. */
export const regions = [
  'New York City',
  'Long Island',
  'Hudson Valley',
  'Catskills',
  'Capital District',
  'North Country',
  'Mohawk Valley',
  'Central New York',
  'Southern Tier',
  'Finger Lakes',
  'Western New York',
] as const;
type Region = (typeof regions)[number];

export interface County {
  /** Without the word County, as in the listing's `countyOrParish`. */
  readonly name: string;
  /** For URLs. */
  readonly slug: string;
  /** Five digits, the state's code first. */
  readonly fips: string;
  /** Population in thousands, 2020 census, rounded. */
  readonly populationThousands: number;
  readonly region: Region;
  /** The borough's name within New York City, where people use it instead of the county's. */
  readonly borough: string | null;
  /** The mean position of its towns in towns.ts, not of its area. */
  readonly latitude: number;
  readonly longitude: number;
}

type Row = readonly [
  name: string,
  fips: number,
  thousands: number,
  region: Region,
  latitude: number,
  longitude: number,
  borough?: string,
];

// Names and codes: FIPS 6-4. Population: 2020 census.
const rows: readonly Row[] = [
  ['Albany', 1, 315, 'Capital District', 42.7, -73.81],
  ['Allegany', 3, 46, 'Western New York', 42.18, -78.0],
  ['Bronx', 5, 1473, 'New York City', 40.86, -73.88, 'The Bronx'],
  ['Broome', 7, 199, 'Southern Tier', 42.11, -75.97],
  ['Cattaraugus', 9, 77, 'Western New York', 42.18, -78.61],
  ['Cayuga', 11, 76, 'Central New York', 42.9, -76.5],
  ['Chautauqua', 13, 127, 'Western New York', 42.33, -79.37],
  ['Chemung', 15, 84, 'Southern Tier', 42.12, -76.83],
  ['Chenango', 17, 47, 'Southern Tier', 42.56, -75.53],
  ['Clinton', 19, 80, 'North Country', 44.75, -73.48],
  ['Columbia', 21, 62, 'Hudson Valley', 42.32, -73.69],
  ['Cortland', 23, 47, 'Central New York', 42.57, -76.14],
  ['Delaware', 25, 44, 'Catskills', 42.16, -74.99],
  ['Dutchess', 27, 296, 'Hudson Valley', 41.69, -73.91],
  ['Erie', 29, 954, 'Western New York', 42.9, -78.82],
  ['Essex', 31, 37, 'North Country', 44.12, -73.68],
  ['Franklin', 33, 48, 'North Country', 44.47, -74.31],
  ['Fulton', 35, 53, 'Mohawk Valley', 43.07, -74.32],
  ['Genesee', 37, 58, 'Western New York', 42.99, -78.19],
  ['Greene', 39, 48, 'Catskills', 42.3, -74.0],
  ['Hamilton', 41, 5, 'North Country', 43.74, -74.37],
  ['Herkimer', 43, 60, 'Mohawk Valley', 43.21, -74.95],
  ['Jefferson', 45, 117, 'North Country', 44.03, -75.86],
  ['Kings', 47, 2736, 'New York City', 40.65, -73.95, 'Brooklyn'],
  ['Lewis', 49, 27, 'North Country', 43.77, -75.38],
  ['Livingston', 51, 62, 'Finger Lakes', 42.76, -77.75],
  ['Madison', 53, 68, 'Central New York', 42.98, -75.7],
  ['Monroe', 55, 759, 'Finger Lakes', 43.16, -77.61],
  ['Montgomery', 57, 50, 'Mohawk Valley', 42.92, -74.4],
  ['Nassau', 59, 1396, 'Long Island', 40.7, -73.6],
  ['New York', 61, 1694, 'New York City', 40.79, -73.96, 'Manhattan'],
  ['Niagara', 63, 213, 'Western New York', 43.11, -78.93],
  ['Oneida', 65, 232, 'Mohawk Valley', 43.19, -75.31],
  ['Onondaga', 67, 477, 'Central New York', 43.07, -76.17],
  ['Ontario', 69, 112, 'Finger Lakes', 42.91, -77.23],
  ['Orange', 71, 401, 'Hudson Valley', 41.39, -74.35],
  ['Orleans', 73, 40, 'Western New York', 43.22, -78.22],
  ['Oswego', 75, 117, 'Central New York', 43.44, -76.31],
  ['Otsego', 77, 58, 'Mohawk Valley', 42.67, -74.98],
  ['Putnam', 79, 98, 'Hudson Valley', 41.42, -73.74],
  ['Queens', 81, 2405, 'New York City', 40.71, -73.82, 'Queens'],
  ['Rensselaer', 83, 161, 'Capital District', 42.71, -73.61],
  ['Richmond', 85, 496, 'New York City', 40.6, -74.13, 'Staten Island'],
  ['Rockland', 87, 338, 'Hudson Valley', 41.13, -74.01],
  ['St. Lawrence', 89, 109, 'North Country', 44.72, -75.12],
  ['Saratoga', 91, 235, 'Capital District', 42.96, -73.77],
  ['Schenectady', 93, 158, 'Capital District', 42.82, -73.94],
  ['Schoharie', 95, 30, 'Mohawk Valley', 42.64, -74.38],
  ['Schuyler', 97, 18, 'Finger Lakes', 42.39, -76.86],
  ['Seneca', 99, 34, 'Finger Lakes', 42.83, -76.82],
  ['Steuben', 101, 94, 'Southern Tier', 42.27, -77.34],
  ['Suffolk', 103, 1526, 'Long Island', 40.81, -73.03],
  ['Sullivan', 105, 79, 'Catskills', 41.73, -74.82],
  ['Tioga', 107, 48, 'Southern Tier', 42.11, -76.37],
  ['Tompkins', 109, 106, 'Finger Lakes', 42.48, -76.48],
  ['Ulster', 111, 182, 'Hudson Valley', 41.85, -74.11],
  ['Warren', 113, 66, 'North Country', 43.39, -73.7],
  ['Washington', 115, 61, 'Capital District', 43.32, -73.41],
  ['Wayne', 117, 91, 'Finger Lakes', 43.1, -77.09],
  ['Westchester', 119, 1004, 'Hudson Valley', 41.05, -73.83],
  ['Wyoming', 121, 41, 'Western New York', 42.68, -78.19],
  ['Yates', 123, 25, 'Finger Lakes', 42.64, -77.1],
];

/** All 62 counties of the state, by name. */
export const counties: readonly County[] = rows.map(
  ([name, fips, thousands, region, latitude, longitude, borough]) => ({
    name,
    slug: name.toLowerCase().replace(/[^a-z]+/g, '-'),
    fips: `36${String(fips).padStart(3, '0')}`,
    populationThousands: thousands,
    region,
    borough: borough ?? null,
    latitude,
    longitude,
  }),
);

const bySlug = new Map(counties.map((county) => [county.slug, county]));
const byName = new Map(counties.map((county) => [county.name, county]));
const byBorough = new Map(
  counties.flatMap((county) => (county.borough === null ? [] : [[toSlug(county.borough), county] as const])),
);

export const getCountyBySlug = (slug: string): County | null => bySlug.get(slug) ?? null;
/** Also finds a county by its borough's name: `brooklyn`, `staten-island`. */
export const getCountyByPlace = (slug: string): County | null =>
  getCountyBySlug(slug) ?? byBorough.get(slug) ?? null;
export const getCountyByName = (name: string): County | null => byName.get(name) ?? null;

/** For example `Kings County (Brooklyn)` or `Erie County`. */
export function countyLabel(county: Pick<County, 'name' | 'borough'>): string {
  return county.borough === null || county.borough === county.name
    ? `${county.name} County`
    : `${county.name} County (${county.borough})`;
}
