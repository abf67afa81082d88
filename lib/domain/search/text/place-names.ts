import { counties, regions } from '@/lib/domain/locations/counties';
import { neighborhoods } from '@/lib/domain/locations/neighborhoods';
import { listTowns } from '@/lib/domain/locations/towns';
import { zips } from '@/lib/domain/locations/zips';
import { wordsOf } from '@/lib/domain/search/query/search-copy';
import { toSlug } from '@/lib/domain/shared/to-slug';

/** Names, in lower case without punctuation, and the parameters they stand for. */
type PlaceNames = ReadonlyMap<string, string>;

/** Names that always mean a place: boroughs and their counties, regions, and names that end in County. */
export const surePlaces: PlaceNames = new Map([
  ...counties.map(({ name, slug }) => [`${nameOf(name)} county`, `county=${slug}`] as const),
  ...counties.flatMap(({ name, borough, slug }) =>
    [name, borough ?? name]
      .filter((each) => borough !== null && each !== 'New York')
      .map((each) => [nameOf(each), `county=${slug}`] as const),
  ),
  ...regions.map((region) => [nameOf(region), inRegion(region)] as const),
  ['nyc', inRegion('New York City')],
]);

/**
 * Names of towns and counties, which street names use as well. If a county shares its name only with a town
 * in it, the county is meant, so no home is lost. If the town is in another county, the name is left out. So
 * is New York, which also names the state.
 */
export const barePlaces: PlaceNames = new Map(
  [...countyNames(), ...townNames()].filter(([name]) => name !== 'new york' && !surePlaces.has(name)),
);

const outsideCity: ReadonlySet<string> = new Set(
  zips
    .filter((zip) => counties.some(({ name, borough }) => borough === null && name === zip.counties[0]))
    .flatMap(({ names }) => names.map(nameOf)),
);

/**
 * New York City neighborhoods as ZIP codes, without names that are also places elsewhere in the state, such as
 * Eastchester and Inwood.
 */
export const neighborhoodPlaces: PlaceNames = new Map(
  neighborhoods
    .map(([name, ...codes]) => [nameOf(name), codes.map((code) => `zip=${code}`).join('&')] as const)
    .filter(([name]) => !surePlaces.has(name) && !barePlaces.has(name) && !outsideCity.has(name)),
);

/** Such as Garden City, which may stay in the text. */
export const namesInCity: readonly string[] = [
  ...new Set(zips.flatMap(({ names }) => names.map(nameOf)).filter((name) => name.endsWith(' city'))),
];

function countyNames(): (readonly [name: string, params: string])[] {
  const isElsewhere = (name: string) =>
    counties.some(
      (county) => county.name !== name && listTowns(county.name).some(({ city }) => city === name),
    );
  return counties
    .filter(({ name }) => !isElsewhere(name))
    .map(({ name, slug }) => [nameOf(name), `county=${slug}`]);
}

function townNames(): (readonly [name: string, params: string])[] {
  const ofCounties = new Set(counties.map(({ name }) => name));
  return counties
    .flatMap(({ name }) => listTowns(name))
    .filter(({ city }) => !ofCounties.has(city))
    .flatMap(({ city }) =>
      [nameOf(city), nameOf(city).replace(/^saint /, 'st ')].map(
        (name) => [name, `city=${toSlug(city)}`] as const,
      ),
    );
}

function inRegion(region: string): string {
  const params = counties.filter((county) => county.region === region).map(({ slug }) => `county=${slug}`);
  return params.join('&');
}

function nameOf(name: string): string {
  return wordsOf(name).join(' ').replace(/^the /, '');
}
