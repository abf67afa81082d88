/**
 * The closed lists of a listing, named as in the RESO Data Dictionary where it has a name. No zod here:
 * screens import this file.
 */

export const standardStatuses = [
  'Draft',
  'InReview',
  'ChangesRequested',
  'ComingSoon',
  'Active',
  'ActiveUnderContract',
  'Pending',
  'Closed',
  'Hold',
  'Withdrawn',
  'Expired',
  'Rejected',
] as const;
export type StandardStatus = (typeof standardStatuses)[number];

/** What visitors may see. Only the seller and staff see the other statuses. */
export const publicStatuses = ['ComingSoon', 'Active', 'ActiveUnderContract', 'Pending', 'Closed'] as const;
export type PublicStatus = (typeof publicStatuses)[number];

export const isPublicStatus = (status: StandardStatus): status is PublicStatus =>
  publicStatuses.some((each) => each === status);

/** No longer for sale: the listing's page tells visitors so. */
const formerStatuses = ['Withdrawn', 'Expired'] as const;

export const isFormerStatus = (status: StandardStatus): boolean =>
  formerStatuses.some((each) => each === status);

/** Why staff take a listing down. */
export const takedownReasons = [
  'title-defect',
  'no-authority',
  'material-correction',
  'casualty',
  'bankruptcy-stay',
  'court-order',
  'fraud',
  'duplicate',
  'unlawful-words',
] as const;
export type TakedownReason = (typeof takedownReasons)[number];

export const propertyTypes = [
  'Residential',
  'ResidentialIncome',
  'Land',
  'Farm',
  'CommercialSale',
  'ManufacturedInPark',
] as const;
export type PropertyType = (typeof propertyTypes)[number];

export const propertySubTypes = [
  'SingleFamilyResidence',
  'Townhouse',
  'Condominium',
  'StockCooperative',
  'ManufacturedHome',
  'Cabin',
  'Duplex',
  'Triplex',
  'Quadruplex',
  'Apartment',
  'MixedUse',
  'Retail',
  'Office',
  'Warehouse',
  'Industrial',
  'UnimprovedLand',
  'Farm',
  'MobileHome',
] as const;
export type PropertySubType = (typeof propertySubTypes)[number];

/** The subtypes in everyday groups, as offered in the search. */
export const propertyKinds = [
  'house',
  'townhouse',
  'condo',
  'co-op',
  'two-to-four-family',
  'apartment-building',
  'mixed-use',
  'commercial',
  'manufactured',
  'farm',
  'land',
] as const;
export type PropertyKind = (typeof propertyKinds)[number];

/** What stands on the lot; pictures are drawn from it. */
export const structureKinds = [
  'brownstone',
  'townhouse',
  'brick-two-family',
  'frame-house',
  'colonial',
  'ranch',
  'farmhouse',
  'apartment-house',
  'mixed-use',
  'commercial',
  'land',
] as const;
export type StructureKind = (typeof structureKinds)[number];

export const occupancyValues = ['Vacant', 'OwnerOccupied', 'Tenant', 'Mixed', 'Unknown'] as const;
export type OccupancyValue = (typeof occupancyValues)[number];

/**
 * How title passes. `ShareTransfer` is a co-op's stock and proprietary lease, `BillOfSale` a home in a park.
 */
export const deedTypes = [
  'WarrantyDeed',
  'BargainAndSaleWithCovenant',
  'BargainAndSaleWithoutCovenant',
  'Quitclaim',
  'RefereesDeed',
  'ExecutorsDeed',
  'ShareTransfer',
  'BillOfSale',
] as const;
export type DeedType = (typeof deedTypes)[number];

export const titleInsuranceOffers = ['SellerPays', 'BuyerPays', 'NotOffered'] as const;
export const lienKinds = [
  'Mortgage',
  'Judgment',
  'PropertyTax',
  'WaterAndSewer',
  'MunicipalViolation',
  'CommonCharges',
  'MechanicsLien',
] as const;
export const lienTreatments = ['PaidAtClosing', 'AssumedByBuyer', 'Unresolved'] as const;

export const conditionRatings = ['Good', 'Fair', 'NeedsRepair', 'MajorRepair', 'NotInspected'] as const;
export const accessKinds = ['ByAppointment', 'OpenInspection', 'ExteriorOnly', 'WalkTheLand'] as const;
export const disclosureKinds = [
  'LeadPaint',
  'PropertyCondition',
  'FloodZone',
  'Occupancy',
  'CertificateOfOccupancy',
  'SepticAndWell',
  'Association',
  'Environmental',
  'RentRegulation',
] as const;

export const mediaKinds = ['facade', 'street', 'interior', 'plan', 'aerial'] as const;
export type MediaKind = (typeof mediaKinds)[number];
export const documentKinds = [
  'TermsOfSale',
  'ContractOfSale',
  'TitleSummary',
  'ConditionReport',
  'LeadPaint',
  'TaxBill',
  'Survey',
  'OfferingPlan',
  'PropertyCondition',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const sellerKinds = ['bank', 'servicer', 'owner', 'estate', 'government'] as const;
export type SellerKind = (typeof sellerKinds)[number];
/** People who sell their own home or an estate's. The page names them; machine-readable data does not. */
export const isPrivateSeller = (kind: SellerKind): boolean => kind === 'owner' || kind === 'estate';

export const listingTerms = ['Cash', 'Conventional', 'FHA', 'VA', 'RenovationLoan', 'Commercial'] as const;
export const specialListingConditions = ['RealEstateOwned', 'Auction', 'ProbateListing', 'Standard'] as const;
export const possessions = ['VacantAtClosing', 'SubjectToOccupants'] as const;
export const feeFrequencies = ['Monthly', 'Quarterly', 'Annually'] as const;
export const transferTaxPayers = ['Seller', 'Buyer'] as const;
