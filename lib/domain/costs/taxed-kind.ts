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
  readonly label: string;
  /** One to three families, condominiums and co-ops: they have the lower city rate and the mansion tax. */
  readonly isHome: boolean;
  /** The lender pays the special additional mortgage tax on up to six dwellings. */
  readonly hasUpToSixDwellings: boolean;
  readonly isOneOrTwoFamily: boolean;
  readonly isVacant: boolean;
  /**
   * Land passes by a deed, a co-op by its shares, a home in a park by a bill of sale, which has no deed
   * taxes.
   */
  readonly passesBy: 'deed' | 'shares' | 'bill-of-sale';
}

const home: Omit<KindRules, 'label'> = {
  isHome: true,
  hasUpToSixDwellings: true,
  isOneOrTwoFamily: false,
  isVacant: false,
  passesBy: 'deed',
};
const other = { ...home, isHome: false, hasUpToSixDwellings: false };

export const kindRules: Record<TaxedKind, KindRules> = {
  'one-family': { ...home, label: 'One-family house', isOneOrTwoFamily: true },
  'two-family': { ...home, label: 'Two-family house', isOneOrTwoFamily: true },
  'three-family': { ...home, label: 'Three-family house' },
  condo: { ...home, label: 'Condominium' },
  'co-op': { ...home, label: 'Co-op apartment', passesBy: 'shares' },
  'four-family': { ...other, label: 'Four-family house', hasUpToSixDwellings: true },
  'five-or-six-family': {
    ...other,
    label: 'Five- or six-unit apartment building',
    hasUpToSixDwellings: true,
  },
  'apartment-building': { ...other, label: 'Apartment building with seven or more units' },
  'mixed-use': { ...other, label: 'Mixed-use building' },
  commercial: { ...other, label: 'Commercial building' },
  farm: { ...other, label: 'Farm' },
  land: { ...other, label: 'Vacant land', isVacant: true },
  'home-in-park': { ...other, label: 'Manufactured home in a park', passesBy: 'bill-of-sale' },
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
