import type { PropertySubType } from '@/lib/domain/listings/vocabulary';

/**
 * Property types that New York taxes differently. A fourth family or a shop changes several taxes at once.
 */
export const taxedKinds = [
  'one-family',
  'two-family',
  'three-family',
  'condo',
  'co-op',
  'four-family',
  'five-or-six-family',
  'apartment-building',
  'mixed-use',
  'commercial',
  'farm',
  'land',
  'home-in-park',
] as const;
export type TaxedKind = (typeof taxedKinds)[number];

interface KindRules {
  /** One to three families, condominiums and co-ops: they have the lower city rate and the mansion tax. */
  readonly isHome: boolean;
  /**
   * A personal residence may be a part of it: the mansion tax is then on that part of the price (Tax Law
   * § 1402-a).
   */
  readonly mayHoldResidence: boolean;
  /** The lender pays the special additional mortgage tax on up to six dwellings. */
  readonly hasUpToSixDwellings: boolean;
  readonly isOneOrTwoFamily: boolean;
  readonly isVacant: boolean;
  /** Three families and more in one building, without condominiums and co-ops. */
  readonly hasThreeOrMoreDwellings: boolean;
  /** Form RP-5217 costs less for one to three families, condominiums and farms. */
  readonly reportsAsHome: boolean;
  /**
   * Land passes by a deed, a co-op by its shares, a home in a park by a bill of sale, which has no deed
   * taxes.
   */
  readonly passesBy: 'deed' | 'shares' | 'bill-of-sale';
}

const home: KindRules = {
  isHome: true,
  mayHoldResidence: false,
  hasUpToSixDwellings: true,
  isOneOrTwoFamily: false,
  isVacant: false,
  hasThreeOrMoreDwellings: false,
  reportsAsHome: true,
  passesBy: 'deed',
};
const other: KindRules = { ...home, isHome: false, hasUpToSixDwellings: false, reportsAsHome: false };
const apartments: KindRules = { ...other, hasThreeOrMoreDwellings: true };

export const kindRules: Record<TaxedKind, KindRules> = {
  'one-family': { ...home, isOneOrTwoFamily: true },
  'two-family': { ...home, isOneOrTwoFamily: true },
  'three-family': { ...home, hasThreeOrMoreDwellings: true },
  condo: home,
  'co-op': { ...home, passesBy: 'shares' },
  'four-family': { ...apartments, hasUpToSixDwellings: true },
  'five-or-six-family': { ...apartments, hasUpToSixDwellings: true },
  'apartment-building': apartments,
  'mixed-use': { ...apartments, mayHoldResidence: true },
  commercial: other,
  farm: { ...other, mayHoldResidence: true, reportsAsHome: true },
  land: { ...other, isVacant: true },
  'home-in-park': { ...other, passesBy: 'bill-of-sale' },
};

const bySubType: Record<PropertySubType, TaxedKind> = {
  SingleFamilyResidence: 'one-family',
  Townhouse: 'one-family',
  Cabin: 'one-family',
  ManufacturedHome: 'one-family',
  Duplex: 'two-family',
  Triplex: 'three-family',
  Quadruplex: 'four-family',
  Condominium: 'condo',
  StockCooperative: 'co-op',
  Apartment: 'apartment-building',
  MixedUse: 'mixed-use',
  Retail: 'commercial',
  Office: 'commercial',
  Warehouse: 'commercial',
  Industrial: 'commercial',
  Farm: 'farm',
  UnimprovedLand: 'land',
  MobileHome: 'home-in-park',
};

/**
 * An apartment building of up to six units has its own kind; one with an unknown number of units does not.
 */
export function taxedKindOf(subType: PropertySubType, units: number | null): TaxedKind {
  if (subType === 'Apartment' && units !== null && units <= 6) return 'five-or-six-family';
  return bySubType[subType];
}
