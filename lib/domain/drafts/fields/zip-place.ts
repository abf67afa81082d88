import { type Answers, said } from './answers';

/** Where a home is as its ZIP code says it. Degrees of the middle. */
export interface ZipPlace {
  readonly city: string;
  readonly county: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** 10001 to 14999, and the two of Holtsville and the one of Fishers Island that lie outside. */
export const isNewYorkZip = (zip: string): boolean =>
  /^1[0-4]\d{3}$/.test(zip) || ['00501', '00544', '06390'].includes(zip);

/** What degrees of New York lie between. */
const bounds = { latitude: [40, 46], longitude: [-80, -71] } as const;

/** What is wrong with degrees as typed. */
export const degreesFault =
  (name: keyof typeof bounds) =>
  (typed: string): string | null => {
    const [low, high] = bounds[name];
    return /^-?\d{1,3}(\.\d{1,8})?$/.test(typed) && Number(typed) >= low && Number(typed) <= high
      ? null
      : `In New York this is between ${low} and ${high}.`;
  };

/** Where the seller has set the pin, in degrees; null without one. */
export function pinOf(answers: Answers): { readonly latitude: number; readonly longitude: number } | null {
  const [latitude, longitude] = [said(answers, 'latitude'), said(answers, 'longitude')];
  const isSet = degreesFault('latitude')(latitude) === null && degreesFault('longitude')(longitude) === null;
  return isSet ? { latitude: Number(latitude), longitude: Number(longitude) } : null;
}
