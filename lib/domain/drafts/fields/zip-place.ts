import { type Answers, answerOf } from './answers';
import type { FieldFault } from './field';

/** The place of a ZIP code; latitude and longitude of its center, in degrees. */
export interface ZipPlace {
  readonly city: string;
  readonly county: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** 10000 to 14999, plus three outside that range: two of Holtsville and one of Fishers Island. */
export const isNewYorkZip = (zip: string): boolean =>
  /^1[0-4]\d{3}$/.test(zip) || ['00501', '00544', '06390'].includes(zip);

/** The range of New York's coordinates, in degrees. */
const bounds = { latitude: [40, 46], longitude: [-80, -71] } as const;

/** What is wrong with a typed coordinate; null when it is fine. */
export const degreesFault =
  (name: keyof typeof bounds) =>
  (typed: string): FieldFault | null => {
    const [low, high] = bounds[name];
    return /^-?\d{1,3}(\.\d{1,8})?$/.test(typed) && Number(typed) >= low && Number(typed) <= high
      ? null
      : { code: 'not-in-new-york', low, high };
  };

/** Where the seller set the pin, in degrees; null without a valid one. */
export function pinOf(answers: Answers): { readonly latitude: number; readonly longitude: number } | null {
  const [latitude, longitude] = [answerOf(answers, 'latitude'), answerOf(answers, 'longitude')];
  const isSet = degreesFault('latitude')(latitude) === null && degreesFault('longitude')(longitude) === null;
  return isSet ? { latitude: Number(latitude), longitude: Number(longitude) } : null;
}
