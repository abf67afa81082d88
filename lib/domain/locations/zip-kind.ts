import { zipKinds } from './zip-kinds';

/**
 * What a form needs to know about a ZIP code, in two kilobytes. `shared` ones reach into several counties.
 */
export type ZipKind = 'unknown' | 'one-county' | 'shared';

const first = 10_000;
/** Holtsville and Fishers Island, in Suffolk County. */
const outside = ['00501', '00544', '06390'];

export function zipKind(code: string): ZipKind {
  if (outside.includes(code)) return 'one-county';
  if (!/^1[0-4]\d{3}$/.test(code)) return 'unknown';
  const place = Number(code) - first;
  const digit = Number.parseInt(zipKinds.charAt(place >> 1), 16);
  const bits = place % 2 === 0 ? digit & 3 : digit >> 2;
  return bits === 0 ? 'unknown' : bits === 1 ? 'one-county' : 'shared';
}
