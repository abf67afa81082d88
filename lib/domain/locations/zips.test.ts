import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { counties } from './counties';
import { zipKind } from './zip-kind';
import { getZip, zips } from './zips';

type Ring = readonly (readonly [longitude: number, latitude: number])[];
interface CountyShape {
  readonly properties: { readonly name: string };
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
    | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] };
}
const shapes: readonly CountyShape[] = JSON.parse(readFileSync('public/map/counties.json', 'utf8')).features;

describe('the ZIP codes of New York', () => {
  test('cover every county with more than 2,200 codes, each listed once', () => {
    expect(zips.length).toBeGreaterThan(2200);
    expect(new Set(zips.map(({ code }) => code)).size).toBe(zips.length);
    const reached = new Set(zips.flatMap((zip) => zip.counties));
    expect([...reached].sort()).toEqual(counties.map(({ name }) => name).sort());
  });

  test('have their center in their county or on the water next to it', () => {
    const astray = zips.filter(({ counties: [county], latitude, longitude }) => {
      const around = shapes.filter((shape) => isWithin(shape, longitude, latitude));
      return around.some(({ properties }) => properties.name !== county);
    });
    expect(astray.map(({ code }) => code)).toEqual([]);
  });

  test.each([
    ['10451', 'Bronx', 'Bronx'],
    ['10001', 'New York', 'New York'],
    ['11249', 'Brooklyn', 'Kings'],
    ['10314', 'Staten Island', 'Richmond'],
    ['11105', 'Astoria', 'Queens'],
    ['11354', 'Flushing', 'Queens'],
    ['11432', 'Jamaica', 'Queens'],
    ['06390', 'Fishers Island', 'Suffolk'],
    ['00501', 'Holtsville', 'Suffolk'],
    ['14850', 'Ithaca', 'Tompkins'],
    ['13842', 'South Kortright', 'Delaware'],
  ])('%s is %s in %s County', (code, city, county) => {
    expect(getZip(code)).toMatchObject({ names: expect.arrayContaining([city]), counties: [county] });
  });

  test('include none of another state: not Newark, Greenwich or Erie', () => {
    expect(['07102', '06830', '16501', '10000', ''].map(getZip)).toEqual([null, null, null, null, null]);
  });

  test('keep the other names of their place: 11385 is Ridgewood and Glendale', () => {
    expect(getZip('11385')?.names).toEqual(['Ridgewood', 'Glendale']);
  });

  test('have the same kind in the compact form table as in the full one', () => {
    const codes = Array.from({ length: 5000 }, (_, at) => String(10_000 + at));
    for (const code of [...codes, '00501', '00544', '06390']) {
      const reached = getZip(code)?.counties.length ?? 0;
      expect(zipKind(code), code).toBe(reached === 0 ? 'unknown' : reached === 1 ? 'one-county' : 'shared');
    }
    expect(['', '1000', 'abcde', '07102'].map(zipKind)).toEqual(['unknown', 'unknown', 'unknown', 'unknown']);
  });
});

/** Even-odd rule over outlines and holes. */
function isWithin({ geometry }: CountyShape, x: number, y: number): boolean {
  const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
  let isInside = false;
  for (const ring of rings)
    for (const [at, [toX, toY]] of ring.entries()) {
      const [fromX, fromY] = ring.at(at - 1) ?? [toX, toY];
      if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX)
        isInside = !isInside;
    }
  return isInside;
}
