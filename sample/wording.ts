import type { Listing } from '@/lib/domain/listings/listing';
import type { SampleHome } from './home';

type Texts<Kind extends string> = Readonly<Record<Kind, string>>;
type Lien = Listing['title']['liens'][number];

export const accessTexts: Texts<SampleHome['access']> = {
  ByAppointment: 'Shown by appointment. Ask for a time at least two days ahead.',
  OpenInspection: 'Open for inspection on the two Saturdays before the sale, 10 AM to noon.',
  ExteriorOnly: 'No inside access before the sale. Please do not disturb whoever lives there.',
  WalkTheLand: 'Walk the land by daylight at your own risk; tell the listing contact first.',
};

export const occupiedAccess =
  'Shown by appointment with 48 hours’ notice to the occupants, vacant parts first.';

export const occupancySources: Texts<SampleHome['occupancy']['value']> = {
  Vacant: 'Interior inspection for the seller',
  OwnerOccupied: 'Occupancy check at the door',
  Tenant: 'Statement of the occupant, no lease seen',
  Mixed: 'Interior inspection for the seller',
  Unknown: 'Two visits without an answer',
};

export const landSource = 'Walk of the land by the seller’s agent';

export const conditionSourceOf = (rating: SampleHome['condition']['rating']): string =>
  rating === 'NotInspected' ? 'Exterior inspection for the seller' : 'Condition report ordered by the seller';

export const cooperativeTaxes = 'Paid by the co-op out of the maintenance';

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
    'The seller took title by foreclosure, never lived here and gives no Property Condition Disclosure Statement.',
  FloodZone: 'In a mapped flood hazard area: a lender will ask for flood insurance.',
  SepticAndWell: 'Private well and septic system. Neither was tested for the seller.',
  Occupancy:
    'Sold subject to occupants. RPAPL 1305 may give a tenant 90 days’ notice or the rest of a lease.',
  CertificateOfOccupancy: 'The present layout has not been compared with the certificate of occupancy.',
  RentRegulation: 'Some units may be rent-regulated. No rent roll is warranted.',
  Association: 'The co-op’s board must approve the buyer; its application follows the contract.',
  Environmental: 'No environmental study was made for the seller.',
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
    text: 'Open violations of the municipality pass to the buyer.',
  },
  Judgment: {
    treatment: 'Unresolved',
    text: 'A judgment against a person with the former owner’s name; the title company has asked for an affidavit.',
  },
  CommonCharges: {
    treatment: 'PaidAtClosing',
    text: 'Arrears of common charges or maintenance, paid by the seller at closing.',
  },
};

export const titleSummaries: Texts<Listing['seller']['kind']> = {
  bank: 'The seller took title at the end of a foreclosure; the mortgage it foreclosed is extinguished.',
  servicer: 'The seller took title at the end of a foreclosure; the mortgage it foreclosed is extinguished.',
  government: 'The seller took title after unpaid taxes and sells what it holds.',
  owner: 'The seller holds title and pays off any mortgage of its own at closing.',
  estate: 'The executor holds title and pays off any mortgage of the estate at closing.',
};

export const foundText = (items: number): string =>
  items === 0
    ? 'The search found nothing open.'
    : `The search found ${items} open ${items === 1 ? 'item' : 'items'}, listed here.`;

export const feeTexts: Partial<Texts<SampleHome['propertySubType']>> = {
  StockCooperative: 'Maintenance: heat, hot water, property tax, superintendent',
  Condominium: 'Common charges: heat, hot water, insurance of the building',
  MobileHome: 'Lot rent: site, water, refuse, snow plowing of the park road',
  Townhouse: 'Association: outside maintenance, snow removal, common lighting',
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
