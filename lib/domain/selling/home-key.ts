import { addressLines } from '@/lib/domain/listing/address';
import type { Listing } from '@/lib/domain/listing/listing';
import { type Answers, said } from './answers';
import { placeOf } from './place';
import { normalStreet, normalUnit } from './street';

/** Two listings of one home share a key: its normal address with the unit, or its parcel number in its county. */
export function homeKeysOf(answers: Answers): readonly string[] {
  const place = placeOf(answers);
  const [street, zip] = [said(answers, 'street'), said(answers, 'postalCode')];
  if (!place || street === '' || zip === '') return [];
  const parcel = said(answers, 'parcelNumber').replaceAll(/\D+/g, '-').replaceAll(/^-|-$/g, '');
  const unit = said(answers, 'unitNumber');
  return [
    addressKey(zip, street, unit),
    ...(parcel ? [`parcel/${place.county}/${parcel}/${normalUnit(unit)}`] : []),
  ];
}

/** Of a listing, which has no parcel number. */
export const homeKeyOf = (listing: Listing): string =>
  addressKey(listing.postalCode, addressLines({ ...listing, unitNumber: null })[0], listing.unitNumber ?? '');

const addressKey = (zip: string, street: string, unit: string): string =>
  `address/${zip}/${normalStreet(street)}/${normalUnit(unit)}`;
