import { deedLabel, propertyKindOf } from '@/lib/domain/listings/labels';
import type { Listing } from '@/lib/domain/listings/listing';
import type { PropertyKind } from '@/lib/domain/listings/vocabulary';
import type { Town } from '@/lib/domain/locations/towns';
import type { SampleBuilding } from './buildings';
import type { Random } from './drawing/random';
import { isLender } from './facts-input';
import { layoutSentence } from './layout-words';
import { capital, grouped, inWords, landInWords, several, structureInWords } from './words';

export interface RemarksInput {
  readonly building: SampleBuilding;
  readonly town: Town;
  readonly facts: Pick<
    Listing,
    'occupancy' | 'condition' | 'access' | 'deedType' | 'title' | 'listingTerms' | 'association'
  >;
  readonly seller: Listing['seller'];
  readonly random: Random;
}

/** Four to six sentences in the voice of a careful agent; each says only what the listing's facts say too. */
export function sampleRemarks(input: RemarksInput): string {
  const kind = propertyKindOf(input.building.propertySubType);
  return [
    opening(input, kind),
    layoutSentence(input.building, kind, input.random),
    conditionHint(input, kind),
    occupancySentence(input, kind),
    saleSentence(input, kind),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function opening({ building, town, random }: RemarksInput, kind: PropertyKind): string {
  const place = town.neighborhood === null ? `in ${town.city}` : `in ${town.neighborhood}, ${town.city}`;
  const lot = building.lotSizeSqft === null ? '' : landInWords(building.lotSizeSqft);
  const area = grouped(building.livingAreaSqft ?? 0);
  const year = building.yearBuilt ?? 0;
  const beds = building.bedroomsTotal ?? 0;
  const shape = structureInWords(building.structureKind);
  const units = inWords(building.numberOfUnitsTotal ?? 1);
  switch (kind) {
    case 'land':
      return random.pick([
        `${capital(lot)} of unimproved land ${place}, with frontage on a public road.`,
        `A parcel of ${lot.replace(/^a lot of /, '')} ${place}, never built on as far as the records show.`,
      ]);
    case 'farm':
      return random.pick([
        `A farm of ${lot} ${place}: a ${year} farmhouse with ${several(beds, 'bedroom')}, and fields that were last mown by a neighbor.`,
        `${capital(lot)} ${place} around a farmhouse of ${year} with ${grouped(building.livingAreaSqft ?? 0)} square feet.`,
      ]);
    case 'condo':
    case 'co-op': {
      const rooms = beds === 0 ? 'Studio' : `${capital(inWords(beds))}-bedroom apartment`;
      return random.pick([
        `${rooms} of about ${area} square feet ${place}, in a brick building of ${year}.`,
        `${rooms} ${place}: some ${area} square feet in an elevator building put up in ${year}.`,
      ]);
    }
    case 'two-to-four-family':
      return random.pick([
        `${capital(units)}-family ${shape} of ${year} ${place}, ${area} square feet on ${lot}.`,
        `A ${shape} ${place} with ${units} apartments and ${several(beds, 'bedroom')} in all, built in ${year}.`,
      ]);
    case 'apartment-building':
      return `A walk-up of ${units} apartments ${place}: ${inWords(building.stories ?? 4)} stories, ${area} square feet, built in ${year}.`;
    case 'mixed-use':
      return `A storefront with ${several((building.numberOfUnitsTotal ?? 2) - 1, 'apartment')} above it ${place}, ${area} square feet on ${inWords(building.stories ?? 3)} floors, built in ${year}.`;
    case 'commercial':
      return random.pick([
        `${commercialNoun(building)} of ${area} square feet ${place}, built in ${year} on ${lot}.`,
        `${capital(inWords(building.stories ?? 1))}-story ${commercialNoun(building).toLowerCase()} ${place}: ${area} square feet, masonry, ${year}.`,
      ]);
    case 'manufactured':
      return lot === ''
        ? `A ${year} home of ${area} square feet with ${several(beds, 'bedroom')} on a rented site in a park ${place}.`
        : `A ${year} manufactured home with ${several(beds, 'bedroom')} on ${lot} of its own land ${place}.`;
    default:
      return random.pick([
        `A ${inWords(beds)}-bedroom ${shape} ${place}, built in ${year} on ${lot}.`,
        `${capital(shape)} of ${year} ${place}: ${several(beds, 'bedroom')} and ${baths(building)} in ${area} square feet, on ${lot}.`,
        `${area} square feet, ${several(beds, 'bedroom')} and ${baths(building)}: a ${shape} put up in ${year} ${place}.`,
      ]);
  }
}

function baths({ bathroomsFull, bathroomsHalf }: SampleBuilding): string {
  return bathroomsHalf
    ? `${inWords(bathroomsFull ?? 1)} and a half baths`
    : several(bathroomsFull ?? 1, 'bath');
}

function commercialNoun({ propertySubType }: SampleBuilding): string {
  if (propertySubType === 'Retail') return 'Retail building';
  if (propertySubType === 'Office') return 'Office building';
  return propertySubType === 'Warehouse' ? 'Warehouse' : 'Industrial building';
}

function conditionHint({ facts, random }: RemarksInput, kind: PropertyKind): string {
  if (kind === 'land')
    return random.pick([
      'Walk it before you bid: the boundaries are not staked.',
      'A survey and a perc test are the buyer’s to order.',
    ]);
  switch (facts.condition.rating) {
    case 'Good':
      return random.pick([
        'It was working when last inspected, and the report is among the documents.',
        'The inspection found it in good order; read the report for what was tested.',
      ]);
    case 'Fair':
      return random.pick([
        'Sound but dated, and priced as such.',
        'Nothing urgent was found, and nothing is new.',
        'It can be used as it is; allow for some replacements in the first years.',
        'The report lists wear rather than damage.',
      ]);
    case 'NeedsRepair':
      return random.pick([
        'It needs work before anyone can use it: see the condition report for the list.',
        'Bring a contractor: several systems are off or incomplete.',
        'The repairs it needs are listed one by one in the condition report.',
      ]);
    case 'MajorRepair':
      return random.pick([
        'This is a full renovation, and no lender will finance it as it stands.',
        'Expect to rebuild much of the inside; the report names what was found.',
      ]);
    case 'NotInspected':
      return random.pick([
        'Nobody has seen the inside for the seller, so bid with that in mind.',
        'The inside is unknown to the seller as well.',
        'What is said of it was seen from the street only.',
      ]);
  }
}

function occupancySentence({ facts, random }: RemarksInput, kind: PropertyKind): string {
  if (kind === 'land') return '';
  switch (facts.occupancy.value) {
    case 'Vacant':
      return facts.access.kind === 'OpenInspection'
        ? 'Vacant, secured, and open on two Saturdays before the sale.'
        : random.pick([
            'Vacant and secured; shown by appointment.',
            'It stands empty and will be handed over vacant.',
            'Nobody lives here; the locks were changed and visits are arranged on request.',
          ]);
    case 'OwnerOccupied':
      return 'The former owner still lives here: there is no inside access, and any proceeding for possession is the buyer’s.';
    case 'Tenant':
      return 'A tenant is in place and no lease has been produced; the buyer takes subject to the tenancy.';
    case 'Mixed':
      return 'Part of it is occupied; the vacant part is shown by appointment and the rest with notice.';
    case 'Unknown':
      return 'Whether anyone lives here could not be established; please do not knock.';
  }
}

function saleSentence({ facts, seller }: RemarksInput, kind: PropertyKind): string {
  const how = kind === 'co-op' ? 'subject to the board’s approval' : `by ${deedInWords(facts.deedType)}`;
  const money =
    facts.listingTerms.length === 1
      ? 'Cash only'
      : facts.listingTerms.includes('FHA')
        ? 'Cash or mortgage'
        : 'Cash or suitable financing';
  const fee =
    facts.association && kind === 'co-op'
      ? ` Maintenance is ${formatDollars(facts.association.feeCents)} a month.`
      : '';
  const asIs = isLender(seller) ? 'sold as it stands' : 'sold as is';
  return `${money}; ${asIs}, ${how}.${fee}`;
}

const deedInWords = (deed: Listing['deedType']): string => {
  const label = deedLabel(deed);
  return label.charAt(0).toLowerCase() + label.slice(1);
};

const formatDollars = (amountCents: number) => `$${grouped(amountCents / 100)}`;
