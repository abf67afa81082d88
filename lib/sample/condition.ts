import type { Listing } from '@/lib/domain/listings/listing';
import type { PropertyKind } from '@/lib/domain/listings/vocabulary';
import { type FactsInput, isBusiness, isUnit } from './facts-input';

const dayMs = 24 * 3_600_000;

/** What is known of the inside, or why nothing is. */
export function conditionOf(
  { now, random }: FactsInput,
  kind: PropertyKind,
  occupancy: string,
): Listing['condition'] {
  const seen = { source: 'Condition report ordered by the seller', asOf: now - random.int(10, 60) * dayMs };
  if (kind === 'land')
    return {
      rating: 'NotInspected',
      text: random.pick(landConditions),
      ...seen,
      source: 'Walk of the land by the seller’s agent',
    };
  if (occupancy === 'OwnerOccupied' || occupancy === 'Unknown') {
    return {
      rating: 'NotInspected',
      text: `The interior has not been seen. ${isUnit(kind) ? commonParts : `From the street: ${random.pick(streetViews)}`}`,
      ...seen,
      source: 'Exterior inspection for the seller',
    };
  }
  const rating = random.pick(['Good', 'Fair', 'Fair', 'NeedsRepair', 'NeedsRepair', 'MajorRepair'] as const);
  const texts = isUnit(kind) ? unitConditions : isBusiness(kind) ? businessConditions : houseConditions;
  return { rating, text: random.pick(texts[rating]), ...seen };
}

type Ratings = Readonly<Record<'Good' | 'Fair' | 'NeedsRepair' | 'MajorRepair', readonly string[]>>;

const houseConditions: Ratings = {
  Good: [
    'Heat, hot water and electricity were on and working at the inspection. Kitchen and baths show ordinary wear; no active leak was found.',
    'Roof shingles look to be in the first half of their life. The boiler fired and the windows are double-glazed; walls want paint.',
    'Utilities were tested and worked. Floors were refinished before the default and the basement was dry on the day of the visit.',
  ],
  Fair: [
    'Sound but dated: kitchen cabinets and bath tile are several decades old, and the boiler is past fifteen years.',
    'Structure and roof raised no concern. Floors are worn, a number of windows are painted shut and one bath needs a new vanity.',
    'Livable as it stands. Expect to replace the water heater and carpets, and to repair two storm doors.',
  ],
  NeedsRepair: [
    'Utilities are off and were not tested. Budget for a roof covering, a water heater and floors on the first level.',
    'The roof leaks at the rear valley and has stained a bedroom ceiling. Kitchen is incomplete: no range, no refrigerator.',
    'Gutters are down, the back steps are unsafe and the heating plant is missing parts. Framing looked straight where it could be seen.',
  ],
  MajorRepair: [
    'Winterized after a burst pipe: plaster is open on the first floor and the electrical service must be renewed. Treat as a full renovation.',
    'Copper has been stripped and the boiler is gone. One sill is soft at the north corner. A structural engineer should look before you bid.',
    'Water stood in the basement and mold is visible on framing. Plan for mechanicals, insulation and interior finishes throughout.',
  ],
};

const unitConditions: Ratings = {
  Good: [
    'Kitchen and bath are in working order, walls freshly painted and floors recently finished.',
    'The apartment is clean, appliances are in place and the windows were replaced by the building.',
  ],
  Fair: [
    'Original kitchen and tile, all in use. Parquet needs refinishing and the range is at the end of its life.',
    'Livable and plain. Bath fixtures are dated and two radiator valves stick.',
  ],
  NeedsRepair: [
    'The kitchen has been taken out and the bath wall is open for a riser repair by the building. Plan a full refit.',
    'Floors are cupped near the bath after an old leak; appliances are missing. Plumbing was not tested.',
  ],
  MajorRepair: [
    'Stripped to the plaster in two rooms. All finishes, wiring within the unit and fixtures are to be renewed, with the building’s consent.',
    'A leak from above has brought down part of the living-room ceiling. The building has closed the source; the unit is to be rebuilt inside.',
  ],
};

const businessConditions: Ratings = {
  Good: [
    'The building was in use until the default; heat, electricity and sprinklers were on at the inspection.',
    'Masonry and roof raised no concern. Common lighting and the rear stair were renewed before the default.',
  ],
  Fair: [
    'Working but tired: the roof membrane is past its warranty and parapets want pointing. Electrical service is adequate for the present use.',
    'Storefront and stairs are serviceable, mechanical equipment is near the end of its life.',
  ],
  NeedsRepair: [
    'Utilities are off. The roof drain is blocked, the rear wall needs pointing and the heating plant was not tested.',
    'Vacant for over a year: broken glazing is boarded, the freight door is off its track and part of the wiring has been removed.',
  ],
  MajorRepair: [
    'The roof is open in one bay and the floor beneath it is unsafe. No entry without a hard hat; plan a gut renovation.',
    'A fire on the upper floor was put out before it spread; that floor is sealed. Mechanicals are to be replaced.',
  ],
};

const landConditions = [
  'No structure was seen. Boundaries are not staked; a survey is the buyer’s to order.',
  'Brush and second growth, with one faint track from the road. No perc test is on file.',
  'Open ground with some dumping at the road edge, which the seller will not remove.',
];
const commonParts = 'Entrance, halls and stairs of the building were in good order on the day of the visit.';
const streetViews = [
  'the roof line is straight and the walls are whole.',
  'paint is failing and one gutter is down; windows are whole.',
  'the building looks kept up, with no boarded opening.',
  'the front steps are patched and the chimney wants pointing.',
];
