import { counties } from './counties';
import { zipRows } from './zip-rows';

/** A ZIP code of New York. This table is too large for a page's script: islands use zip-kind.ts. */
export interface Zip {
  readonly code: string;
  /** The postal city first, then other places that use the code. */
  readonly names: readonly [city: string, ...others: string[]];
  /** Named as in counties.ts: the county of its center first, then others it reaches into. */
  readonly counties: readonly [county: string, ...others: string[]];
  /** The center, in degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** False for PO boxes and single buildings, which have no area on the census map. */
  readonly hasArea: boolean;
}

const countyNames: ReadonlyMap<number, string> = new Map(
  counties.map(({ fips, name }) => [Number(fips) % 1000, name]),
);

/** Every ZIP code of New York, ordered by city. */
export const zips: readonly Zip[] = zipRows.trim().split('\n').flatMap(readLine);

const byCode: ReadonlyMap<string, Zip> = new Map(zips.map((zip) => [zip.code, zip]));

/** Null for a code that is not in New York. */
export const getZip = (code: string): Zip | null => byCode.get(code) ?? null;

function readLine(line: string): readonly Zip[] {
  const [label = '', ...cells] = line.split(';');
  const [city = '', ...others] = label.split('/');
  return cells.map((cell) => {
    const [code = '', fips = '', latitude, longitude, box] = cell.split(',');
    const [county = '', ...further] = fips.split('+').map((each) => countyNames.get(Number(each)) ?? '');
    return {
      code,
      names: [city, ...others],
      counties: [county, ...further],
      latitude: Number(latitude),
      longitude: Number(longitude),
      hasArea: box === undefined,
    };
  });
}
