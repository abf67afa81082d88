import { placeOf } from '@/lib/domain/drafts/draft-place';
import { type Answers, answerOf, toCount } from '@/lib/domain/drafts/fields/answers';
import { subTypeOf } from '@/lib/domain/drafts/fields/property-fields';
import { toStreet } from '@/lib/domain/drafts/fields/street';
import { pinOf } from '@/lib/domain/drafts/fields/zip-place';
import type { PropertySubType, PropertyType, StructureKind } from '@/lib/domain/listings/vocabulary';

/** The address and the pin in the fields of a listing; null while the answers name no place. */
export function addressOf(answers: Answers) {
  const [place, street] = [placeOf(answers), toStreet(answerOf(answers, 'street'))];
  if (!place || !street) return null;
  const pin = pinOf(answers);
  const { latitude, longitude } = pin ?? place;
  return {
    ...street,
    unitNumber: answerOf(answers, 'unitNumber') || null,
    city: place.city,
    countyOrParish: place.county,
    stateOrProvince: 'NY' as const,
    postalCode: answerOf(answers, 'postalCode'),
    latitude,
    longitude,
    isPinApproximate: pin === null,
  };
}

const buildingKinds: Readonly<
  Record<PropertySubType, readonly [PropertyType, StructureKind, units: number | null]>
> = {
  SingleFamilyResidence: ['Residential', 'frame-house', 1],
  Cabin: ['Residential', 'frame-house', 1],
  Townhouse: ['Residential', 'townhouse', 1],
  Condominium: ['Residential', 'apartment-house', 1],
  StockCooperative: ['Residential', 'apartment-house', 1],
  ManufacturedHome: ['Residential', 'ranch', 1],
  MobileHome: ['ManufacturedInPark', 'ranch', 1],
  Duplex: ['ResidentialIncome', 'brick-two-family', 2],
  Triplex: ['ResidentialIncome', 'brick-two-family', 3],
  Quadruplex: ['ResidentialIncome', 'apartment-house', 4],
  Apartment: ['ResidentialIncome', 'apartment-house', null],
  MixedUse: ['CommercialSale', 'mixed-use', null],
  Retail: ['CommercialSale', 'commercial', null],
  Office: ['CommercialSale', 'commercial', null],
  Warehouse: ['CommercialSale', 'commercial', null],
  Industrial: ['CommercialSale', 'commercial', null],
  Farm: ['Farm', 'farmhouse', 1],
  UnimprovedLand: ['Land', 'land', null],
};

/** The building in the fields of a listing. Missing answers are null, for the listing's schema to refuse. */
export function buildingOf(answers: Answers) {
  const count = (name: string) => toCount(answerOf(answers, name));
  const subType = subTypeOf(answers);
  const [propertyType, structureKind, units] = subType ? buildingKinds[subType] : [null, null, null];
  return {
    propertyType,
    propertySubType: subType,
    structureKind,
    bedroomsTotal: count('bedroomsTotal'),
    bathroomsFull: count('bathroomsFull'),
    bathroomsHalf: count('bathroomsHalf'),
    livingAreaSqft: count('livingAreaSqft'),
    lotSizeSqft: count('lotSizeSqft'),
    yearBuilt: count('yearBuilt'),
    numberOfUnitsTotal: count('numberOfUnitsTotal') ?? units,
    stories: count('stories'),
  };
}
