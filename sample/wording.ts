import type { Listing } from '@/lib/domain/listings/listing';
import type { SampleHome } from './home';

type Texts<Kind extends string> = Readonly<Record<Kind, string>>;
type Lien = Listing['title']['liens'][number];

export const accessTexts: Texts<SampleHome['access']> = {
  ByAppointment: 'Shown by appointment with at least two days’ notice.',
  OpenInspection: 'Open for inspection on the two Saturdays before the sale, 10 AM to noon.',
  ExteriorOnly: 'No interior access before the sale. Please do not disturb any occupants.',
  WalkTheLand: 'Walk the land in daylight at your own risk; notify the listing contact first.',
};

export const occupiedAccess = 'Shown by appointment with 48 hours’ notice to occupants, vacant space first.';

export const occupancySources: Texts<SampleHome['occupancy']['value']> = {
  Vacant: 'Interior inspection for the seller',
  OwnerOccupied: 'Occupancy check at the door',
  Tenant: 'Occupant’s statement; no lease seen',
  Mixed: 'Interior inspection for the seller',
  Unknown: 'Two visits, no answer',
};

export const landSource = 'Land walked by the seller’s agent';

export const conditionSourceOf = (rating: SampleHome['condition']['rating']): string =>
  rating === 'NotInspected' ? 'Exterior inspection for the seller' : 'Condition report ordered by the seller';

export const cooperativeTaxes = 'Paid by the co-op from maintenance';

export const sellerConditions: Readonly<
  Record<Listing['seller']['kind'], Listing['specialListingConditions'][number]>
> = {
  bank: 'RealEstateOwned',
  servicer: 'RealEstateOwned',
  estate: 'ProbateListing',
  owner: 'Standard',
  government: 'Standard',
};

export const disclosureTexts: Texts<SampleHome['disclosures'][number]> = {
  LeadPaint: 'Built before 1978: lead-based paint may be present.',
  PropertyCondition:
    'The seller took title by foreclosure, never lived here, and provides no Property Condition Disclosure Statement.',
  FloodZone: 'In a mapped flood hazard area: a lender will require flood insurance.',
  SepticAndWell: 'Private well and septic system, neither tested for the seller.',
  Occupancy:
    'Sold subject to occupants. Under RPAPL 1305, a tenant may be entitled to 90 days’ notice or the rest of a lease.',
  CertificateOfOccupancy: 'Current layout not compared with the certificate of occupancy.',
  RentRegulation: 'Some units may be rent-regulated. No rent roll is warranted.',
  Association: 'Co-op board approval required; application follows the contract.',
  Environmental: 'No environmental study done for the seller.',
};

export const lienTerms: Readonly<Partial<Record<Lien['kind'], Pick<Lien, 'treatment' | 'text'>>>> = {
  WaterAndSewer: {
    treatment: 'PaidAtClosing',
    text: 'Open water and sewer charges, paid by the seller at closing.',
  },
  PropertyTax: {
    treatment: 'PaidAtClosing',
    text: 'Unpaid property tax, redeemed by the seller at closing.',
  },
  MunicipalViolation: {
    treatment: 'AssumedByBuyer',
    text: 'Open municipal violations are assumed by the buyer.',
  },
  Judgment: {
    treatment: 'Unresolved',
    text: 'Judgment against a person with the former owner’s name; the title company has requested an affidavit.',
  },
  CommonCharges: {
    treatment: 'PaidAtClosing',
    text: 'Common charge or maintenance arrears, paid by the seller at closing.',
  },
};

export const titleSummaries: Texts<Listing['seller']['kind']> = {
  bank: 'The seller took title through foreclosure; the foreclosed mortgage is extinguished.',
  servicer: 'The seller took title through foreclosure; the foreclosed mortgage is extinguished.',
  government: 'The seller took title for unpaid taxes and conveys only the title it holds.',
  owner: 'The seller holds title and pays off any of its mortgages at closing.',
  estate: 'The executor holds title and pays off any estate mortgage at closing.',
};

export const foundText = (items: number): string =>
  items === 0
    ? 'The title search found no open items.'
    : `The title search found ${items} open ${items === 1 ? 'item' : 'items'}, listed here.`;

export const feeTexts: Partial<Texts<SampleHome['propertySubType']>> = {
  StockCooperative: 'Heat, hot water, property tax, superintendent',
  Condominium: 'Heat, hot water, building insurance',
  MobileHome: 'Site, water, trash, park road snow plowing',
  Townhouse: 'Exterior maintenance, snow removal, common lighting',
};

export const structureNames: Texts<SampleHome['structureKind']> = {
  brownstone: 'brownstone',
  townhouse: 'brick townhouse',
  'brick-two-family': 'brick house',
  'frame-house': 'wood-frame house',
  colonial: 'colonial',
  ranch: 'one-story ranch',
  farmhouse: 'farmhouse',
  'apartment-house': 'brick apartment house',
  'mixed-use': 'mixed-use building',
  commercial: 'masonry building',
  land: 'lot',
};
