import type { Listing } from './listing';
import type { DeedType, DocumentKind, OccupancyValue, PropertyKind, PropertySubType } from './vocabulary';

const subTypes: Record<PropertySubType, { readonly label: string; readonly kind: PropertyKind }> = {
  SingleFamilyResidence: { label: 'Single-family house', kind: 'house' },
  Cabin: { label: 'Cabin', kind: 'house' },
  Townhouse: { label: 'Townhouse', kind: 'townhouse' },
  Condominium: { label: 'Condominium', kind: 'condo' },
  StockCooperative: { label: 'Co-op apartment', kind: 'co-op' },
  Duplex: { label: 'Two-family house', kind: 'two-to-four-family' },
  Triplex: { label: 'Three-family house', kind: 'two-to-four-family' },
  Quadruplex: { label: 'Four-family house', kind: 'two-to-four-family' },
  Apartment: { label: 'Apartment building', kind: 'apartment-building' },
  MixedUse: { label: 'Mixed-use building', kind: 'mixed-use' },
  Retail: { label: 'Retail building', kind: 'commercial' },
  Office: { label: 'Office building', kind: 'commercial' },
  Warehouse: { label: 'Warehouse', kind: 'commercial' },
  Industrial: { label: 'Industrial building', kind: 'commercial' },
  ManufacturedHome: { label: 'Manufactured home', kind: 'manufactured' },
  MobileHome: { label: 'Mobile home in a park', kind: 'manufactured' },
  Farm: { label: 'Farm', kind: 'farm' },
  UnimprovedLand: { label: 'Vacant land', kind: 'land' },
};

const kinds: Record<PropertyKind, string> = {
  house: 'House',
  townhouse: 'Townhouse',
  condo: 'Condominium',
  'co-op': 'Co-op',
  'two-to-four-family': 'Two- to four-family',
  'apartment-building': 'Apartment building',
  'mixed-use': 'Mixed use',
  commercial: 'Commercial',
  manufactured: 'Manufactured home',
  farm: 'Farm',
  land: 'Land',
};

const kindPlurals: Record<PropertyKind, string> = {
  house: 'Houses',
  townhouse: 'Townhouses',
  condo: 'Condominiums',
  'co-op': 'Co-ops',
  'two-to-four-family': 'Two- to four-family houses',
  'apartment-building': 'Apartment buildings',
  'mixed-use': 'Mixed-use buildings',
  commercial: 'Commercial buildings',
  manufactured: 'Manufactured homes',
  farm: 'Farms',
  land: 'Land',
};

const subTypePlurals: Record<PropertySubType, string> = {
  SingleFamilyResidence: 'Single-family homes',
  Cabin: 'Cabins',
  Townhouse: 'Townhouses',
  Condominium: 'Condominiums',
  StockCooperative: 'Co-op apartments',
  Duplex: 'Two-family homes',
  Triplex: 'Three-family homes',
  Quadruplex: 'Four-family homes',
  Apartment: 'Apartment buildings',
  MixedUse: 'Mixed-use buildings',
  Retail: 'Retail buildings',
  Office: 'Office buildings',
  Warehouse: 'Warehouses',
  Industrial: 'Industrial buildings',
  ManufacturedHome: 'Manufactured homes',
  MobileHome: 'Mobile homes in parks',
  Farm: 'Farms',
  UnimprovedLand: 'Land',
};

const occupancies: Record<OccupancyValue, string> = {
  Vacant: 'Vacant',
  OwnerOccupied: 'Occupied by former owner',
  Tenant: 'Tenant-occupied',
  Mixed: 'Partly occupied',
  Unknown: 'Occupancy unknown',
};

const deeds: Record<DeedType, string> = {
  WarrantyDeed: 'Warranty deed with full covenants',
  BargainAndSaleWithCovenant: 'Bargain and sale deed with covenant against grantor’s acts',
  BargainAndSaleWithoutCovenant: 'Bargain and sale deed without covenants',
  Quitclaim: 'Quitclaim deed',
  RefereesDeed: 'Referee’s deed',
  ExecutorsDeed: 'Executor’s deed',
  ShareTransfer: 'Transfer of co-op shares and proprietary lease',
  BillOfSale: 'Bill of sale and certificate of title',
};

const documents: Record<DocumentKind, string> = {
  TermsOfSale: 'Terms of sale',
  ContractOfSale: 'Contract of sale',
  TitleSummary: 'Title summary',
  ConditionReport: 'Condition report',
  LeadPaint: 'Lead paint disclosure',
  TaxBill: 'Tax bill',
  Survey: 'Survey',
  OfferingPlan: 'Offering plan',
  PropertyCondition: 'Property condition disclosure',
};

/** For example `Two-family house` or `Vacant land`. */
export const propertyLabel = (listing: Pick<Listing, 'propertySubType'>): string =>
  subTypes[listing.propertySubType].label;
export const propertyKindOf = (subType: PropertySubType): PropertyKind => subTypes[subType].kind;
export const propertyKindLabel = (kind: PropertyKind): string => kinds[kind];
/** For example `Mixed-use buildings`. */
export const propertyKindPlural = (kind: PropertyKind): string => kindPlurals[kind];
/** For example `Two-family homes`. */
export const propertySubTypePlural = (subType: PropertySubType): string => subTypePlurals[subType];
export const occupancyLabel = (value: OccupancyValue): string => occupancies[value];
export const deedLabel = (deed: DeedType): string => deeds[deed];
export const documentLabel = (kind: DocumentKind): string => documents[kind];
