import type { PropertyKind, StructureKind } from '@/lib/domain/listings/vocabulary';
import type { SampleBuilding } from './buildings';
import type { Random } from './drawing/random';

/** One sentence on how it is laid out, by what stands there. */
export function layoutSentence(building: SampleBuilding, kind: PropertyKind, random: Random): string {
  if (kind === 'condo' || kind === 'co-op')
    return random.pick(building.bedroomsTotal === 0 ? studios : apartments);
  if (kind === 'commercial') return random.pick(business);
  if (kind === 'manufactured') return random.pick(manufactured);
  if (kind === 'two-to-four-family') return random.pick(multi);
  return random.pick(byStructure[building.structureKind]);
}

const studios = [
  'One main room with a separate kitchen and a dressing alcove; the window faces the street.',
  'The kitchen is open to the room, the bath is behind it, and there is one deep closet.',
];
const apartments = [
  'A foyer opens to the living room, with the kitchen on one side and the bedrooms down a short hall.',
  'The living room takes the corner, the kitchen has a window, and there are four closets.',
  'Living and dining space run front to back; the kitchen is a galley and the bath is windowed.',
];
const business = [
  'Clear floor behind a glazed front, with an office, a washroom and a freight door at the rear.',
  'One large bay, a loading door and a small office along the side wall; parking is on the lot.',
  'A stair at the front serves every floor, and each can be let on its own.',
];
const manufactured = [
  'Living room in the middle, bedrooms at both ends, and a covered step at the side door.',
  'The kitchen and dining area take one end; a shed stands behind.',
];
const multi = [
  'Each apartment runs from front to back with its own kitchen, bath and entrance off a common stair.',
  'The apartments are laid out alike, with separate electric meters and one boiler in the basement.',
  'The ground floor opens to the yard; the upper floor has the larger kitchen. Meters are separate.',
];

const byStructure: Readonly<Record<StructureKind, readonly string[]>> = {
  brownstone: [
    'Stoop entrance to the parlor floor, with two marble mantels and pocket doors still in place; the garden floor has its own door under the stoop.',
    'Tall parlor windows, a straight stair with its original rail, and bedrooms on the upper floors.',
  ],
  townhouse: [
    'Living room at the front, kitchen and dining at the back with steps to the yard, bedrooms above.',
    'A narrow, deep plan: rooms front and back on every floor and a skylight over the stair.',
  ],
  'brick-two-family': [
    'The living room looks to the street, the kitchen to the yard, and a shared drive runs along the side.',
    'Brick on all four sides, an enclosed porch at the front and a full basement with its own door.',
  ],
  'frame-house': [
    'A front porch, living and dining rooms in a row, and a kitchen with a back door to the yard.',
    'Rooms are squarish and well lit, the stair is at the side, and the attic can be reached on foot.',
    'The kitchen was once two rooms; a mudroom leads from it to the yard.',
  ],
  colonial: [
    'The front door opens on a center hall, with the living room to one side, the dining room to the other and the kitchen across the back.',
    'Living room with a fireplace, formal dining room, eat-in kitchen; all the bedrooms are upstairs.',
  ],
  ranch: [
    'Everything is on one floor: living room and kitchen at one end, bedrooms at the other, and a full basement below.',
    'A picture window lights the living room; a breezeway leads from the kitchen to the yard.',
  ],
  farmhouse: [
    'A big kitchen at the back, two front rooms with wide-board floors, and a steep stair to the bedrooms.',
    'The kitchen wing is older than the rest; a covered porch runs along the south side.',
  ],
  'apartment-house': [
    'One stair serves all the apartments; the boiler and meters are in the basement, the mailboxes in a tiled hall.',
    'Apartments are paired on every landing, most with three rooms, and the roof is reached by the main stair.',
  ],
  'mixed-use': [
    'The shop has a glazed front, a washroom and cellar storage; the stair to the apartments has its own street door.',
    'The storefront was last let as an office. Apartments above are floor-through, each with its own meter.',
  ],
  commercial: business,
  land: [
    'It lies higher than the road, mostly wooded, with a level shoulder where a driveway could come in.',
    'Mostly open, with a hedgerow along one side and a wet corner at the back.',
    'A mix of meadow and second growth that falls gently away from the road.',
  ],
};
