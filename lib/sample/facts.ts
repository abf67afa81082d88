import { propertyKindOf } from '@/lib/domain/listings/labels';
import type { Listing } from '@/lib/domain/listings/listing';
import type { PropertyKind } from '@/lib/domain/listings/vocabulary';
import { conditionOf } from './condition';
import type { Random } from './drawing/random';
import { type FactsInput, isBusiness, isLender } from './facts-input';
import { associationOf, estimateOf, taxesOf } from './money-facts';
import { titleOf } from './title';

type Facts = Pick<
  Listing,
  | 'occupancy'
  | 'possession'
  | 'deedType'
  | 'title'
  | 'condition'
  | 'access'
  | 'disclosures'
  | 'taxes'
  | 'association'
  | 'estimatedValue'
  | 'listingTerms'
  | 'specialListingConditions'
>;

const dayMs = 24 * 3_600_000;

/** Everything a buyer must know beyond rooms and price; the parts agree with one another. */
export function sampleFacts(input: FactsInput): Facts {
  const kind = propertyKindOf(input.building.propertySubType);
  const occupancy = occupancyOf(input, kind);
  const condition = conditionOf(input, kind, occupancy.value);
  return {
    occupancy,
    possession: occupancy.value === 'Vacant' ? 'VacantAtClosing' : 'SubjectToOccupants',
    deedType: deedOf(input, kind),
    title: titleOf(input, kind),
    condition,
    access: accessOf(occupancy.value, kind, input.random),
    disclosures: disclosuresOf(input, kind, occupancy.value),
    taxes: taxesOf(input, kind),
    association: associationOf(input, kind),
    estimatedValue: estimateOf(input),
    listingTerms: termsOf(condition.rating, kind),
    specialListingConditions: conditionsOf(input.seller.kind),
  };
}

function occupancyOf(
  { building, seller, now, random }: FactsInput,
  kind: PropertyKind,
): Listing['occupancy'] {
  const asOf = now - random.int(3, 40) * dayMs;
  if (kind === 'land') return { value: 'Vacant', source: 'Walk of the land by the seller’s agent', asOf };
  if (!isLender(seller)) return { value: 'Vacant', source: 'Statement of the seller', asOf };
  const rented = (building.numberOfUnitsTotal ?? 1) > 1;
  const value = random.pick(
    rented
      ? (['Vacant', 'Vacant', 'Tenant', 'Tenant', 'Mixed', 'Mixed', 'Unknown'] as const)
      : (['Vacant', 'Vacant', 'Vacant', 'Vacant', 'Vacant', 'OwnerOccupied', 'Tenant', 'Unknown'] as const),
  );
  return { value, source: occupancySource[value], asOf };
}

const occupancySource = {
  Vacant: 'Interior inspection for the seller',
  OwnerOccupied: 'Occupancy check at the door',
  Tenant: 'Statement of the occupant, no lease seen',
  Mixed: 'Interior inspection for the seller',
  Unknown: 'Two visits without an answer',
} as const;

function accessOf(occupancy: string, kind: PropertyKind, random: Random): Listing['access'] {
  if (kind === 'land')
    return {
      kind: 'WalkTheLand',
      text: 'Walk the land by daylight at your own risk; tell the listing contact first.',
    };
  if (occupancy === 'Vacant') {
    return random.chance(0.35)
      ? {
          kind: 'OpenInspection',
          text: 'Open for inspection on the two Saturdays before the sale, 10 AM to noon.',
        }
      : { kind: 'ByAppointment', text: 'Shown by appointment. Ask for a time at least two days ahead.' };
  }
  if (occupancy === 'Tenant' || occupancy === 'Mixed') {
    return {
      kind: 'ByAppointment',
      text: 'Shown by appointment with 48 hours’ notice to the occupants, vacant parts first.',
    };
  }
  return {
    kind: 'ExteriorOnly',
    text: 'No inside access before the sale. Please do not disturb whoever lives there.',
  };
}

function deedOf({ building, seller, random }: FactsInput, kind: PropertyKind): Listing['deedType'] {
  if (kind === 'co-op') return 'ShareTransfer';
  if (building.propertyType === 'ManufacturedInPark') return 'BillOfSale';
  if (seller.kind === 'estate') return 'ExecutorsDeed';
  if (seller.kind === 'government') return 'Quitclaim';
  if (seller.kind === 'owner') return random.chance(0.7) ? 'BargainAndSaleWithCovenant' : 'WarrantyDeed';
  return random.pick([
    'BargainAndSaleWithoutCovenant',
    'BargainAndSaleWithoutCovenant',
    'BargainAndSaleWithoutCovenant',
    'BargainAndSaleWithCovenant',
    'Quitclaim',
    'RefereesDeed',
  ] as const);
}

function disclosuresOf(
  { building, seller, random }: FactsInput,
  kind: PropertyKind,
  occupancy: string,
): Listing['disclosures'] {
  const isOld = building.yearBuilt !== null && building.yearBuilt < 1978 && kind !== 'commercial';
  const rural = (building.lotSizeSqft ?? 0) > 20_000 && kind !== 'land' && kind !== 'commercial';
  const all: readonly (Listing['disclosures'][number] | false)[] = [
    isOld && {
      kind: 'LeadPaint',
      text: 'Built before 1978: lead-based paint may be present.',
    },
    isLender(seller) && {
      kind: 'PropertyCondition',
      text: 'The seller took title by foreclosure, never lived here and gives no Property Condition Disclosure Statement.',
    },
    // The lots are drawn and described as high ground.
    random.chance(0.12) &&
      kind !== 'land' && {
        kind: 'FloodZone',
        text: 'In a mapped flood hazard area: a lender will ask for flood insurance.',
      },
    rural && {
      kind: 'SepticAndWell',
      text: 'Private well and septic system. Neither was tested for the seller.',
    },
    occupancy !== 'Vacant' && {
      kind: 'Occupancy',
      text: 'Sold subject to occupants. RPAPL 1305 may give a tenant 90 days’ notice or the rest of a lease.',
    },
    (kind === 'two-to-four-family' || isBusiness(kind)) &&
      random.chance(0.4) && {
        kind: 'CertificateOfOccupancy',
        text: 'The present layout has not been compared with the certificate of occupancy.',
      },
    kind === 'apartment-building' && {
      kind: 'RentRegulation',
      text: 'Some units may be rent-regulated. No rent roll is warranted.',
    },
    kind === 'co-op' && {
      kind: 'Association',
      text: 'The co-op’s board must approve the buyer; its application follows the contract.',
    },
    kind === 'commercial' && {
      kind: 'Environmental',
      text: 'No environmental study was made for the seller.',
    },
  ];
  return all.filter((each) => each !== false);
}

function termsOf(rating: Listing['condition']['rating'], kind: PropertyKind): Listing['listingTerms'] {
  if (kind === 'land' || rating === 'NotInspected') return ['Cash'];
  if (isBusiness(kind)) return ['Cash', 'Commercial'];
  if (kind === 'co-op') return ['Cash', 'Conventional'];
  if (rating === 'MajorRepair') return ['Cash'];
  if (rating === 'NeedsRepair') return ['Cash', 'RenovationLoan'];
  return ['Cash', 'Conventional', 'FHA', 'VA'];
}

function conditionsOf(kind: Listing['seller']['kind']): Listing['specialListingConditions'] {
  if (kind === 'bank' || kind === 'servicer') return ['RealEstateOwned'];
  return kind === 'estate' ? ['ProbateListing'] : ['Standard'];
}
