import { type Answers, answerOf } from '@/lib/domain/drafts/fields/answers';
import { is } from '@/lib/domain/drafts/fields/field';
import { normalStreet, normalUnit } from '@/lib/domain/drafts/fields/street';
import { addressLines } from '@/lib/domain/listings/address';
import type { Listing } from '@/lib/domain/listings/listing';
import { placeOf } from './draft-place';

/**
 * Two listings of one home share a key: its normalized address with the unit, or its parcel within its
 * county. The address key comes first. Empty while the address is incomplete.
 */
export function addressKeysOf(answers: Answers): readonly string[] {
  const place = placeOf(answers);
  const [street, zip] = [answerOf(answers, 'street'), answerOf(answers, 'postalCode')];
  if (!place || street === '' || zip === '') return [];
  return [addressKey(zip, street, answerOf(answers, 'unitNumber')), ...ownParcelKeys(answers)];
}

/** The keys that find another listing of the home. For a home on a shared parcel, also the whole parcel. */
export const matchingKeysOf = (answers: Answers): readonly string[] => [
  ...new Set([...addressKeysOf(answers), ...parcelKeys(answers)]),
];

/**
 * A co-op and a mobile home park are one tax lot with many homes. A condominium has a tax lot per unit (Real
 * Property Law § 339-y), but maps and tables often give the building's lot.
 */
const sharesParcel = is('propertySubType', 'StockCooperative', 'MobileHome', 'Condominium');

function ownParcelKeys(answers: Answers): readonly string[] {
  if (!sharesParcel(answers)) return parcelKeys(answers);
  const unit = normalUnit(answerOf(answers, 'unitNumber'));
  return unit === '' ? [] : parcelKeys(answers).map((key) => key + unit);
}

function parcelKeys(answers: Answers): readonly string[] {
  const county = placeOf(answers)?.county;
  const parcel = normalParcel(answers);
  return county && parcel ? [`parcel/${county}/${parcel}/`] : [];
}

/** The parcel number in one notation; empty without one. */
export const normalParcel = (answers: Answers): string =>
  answerOf(answers, 'parcelNumber').replaceAll(/\D+/g, '-').replaceAll(/^-|-$/g, '');

/** The address key of a published listing, which has no parcel number. */
export const addressKeyOf = (listing: Listing): string =>
  addressKey(listing.postalCode, addressLines({ ...listing, unitNumber: null })[0], listing.unitNumber ?? '');

const addressKey = (zip: string, street: string, unit: string): string =>
  `address/${zip}/${normalStreet(street)}/${normalUnit(unit)}`;
