import { type Answers, answerOf } from '@/lib/domain/drafts/fields/answers';
import type { ZipPlace } from '@/lib/domain/drafts/fields/zip-place';
import { getCountyByName } from '@/lib/domain/locations/counties';
import { getZip, type Zip } from '@/lib/domain/locations/zips';
import { toSlug } from '@/lib/domain/shared/to-slug';

/**
 * The place that the answers name. The ZIP code decides; if it has several city names or counties, the
 * seller's choice among them wins. For an unknown ZIP code the seller enters both, and the pin starts at the
 * county's center. Null while the place is unclear.
 */
export function placeOf(answers: Answers): ZipPlace | null {
  const zip = getZip(answerOf(answers, 'postalCode'));
  if (zip) return placeIn(zip, answers);
  const county = getCountyByName(answerOf(answers, 'countyOrParish'));
  const city = answerOf(answers, 'city');
  if (!county || city === '') return null;
  return { city, county: county.name, latitude: county.latitude, longitude: county.longitude };
}

function placeIn({ names, counties, latitude, longitude }: Zip, answers: Answers): ZipPlace {
  const [city, county] = [toSlug(answerOf(answers, 'city')), answerOf(answers, 'countyOrParish')];
  return {
    city: names.find((name) => toSlug(name) === city) ?? names[0],
    county: counties.find((name) => name === county) ?? counties[0],
    latitude,
    longitude,
  };
}

/** `county`: as typed. `listed`: as the listing says. */
export interface ZipWarning {
  readonly code: 'zip-county' | 'zip-without-area';
  readonly zip: string;
  readonly county?: string;
  readonly listed?: string;
}

/** A warning for the seller when the ZIP code looks wrong for the address; null when it looks right. */
export function zipWarning(answers: Answers): ZipWarning | null {
  const zip = getZip(answerOf(answers, 'postalCode'));
  if (!zip) return null;
  const county = getCountyByName(answerOf(answers, 'countyOrParish'));
  if (county && !zip.counties.includes(county.name))
    return { code: 'zip-county', zip: zip.code, county: county.name, listed: zip.counties[0] ?? '' };
  return zip.hasArea ? null : { code: 'zip-without-area', zip: zip.code };
}
