import type { PropertySubType, PropertyType, StructureKind } from '@/lib/domain/listings/vocabulary';
import type { Random } from './drawing/random';
import type { Setting } from './settings';

type Range = readonly [number, number];

interface Spec {
  readonly type: PropertyType;
  readonly structures: Readonly<Partial<Record<Setting, readonly StructureKind[]>>> & {
    readonly else: readonly StructureKind[];
  };
  readonly beds?: Range;
  readonly fullBaths?: Range;
  readonly sqft?: Range;
  /** Square feet; a unit in a building has no lot of its own. */
  readonly lot?: Partial<Record<Setting, Range>> & { readonly else: Range };
  readonly years?: Range;
  readonly units?: Range;
  readonly stories?: Range;
  /** Times the county's ordinary house. */
  readonly worth: Range;
}

const acre = 43_560;
const houseLot = {
  borough: [1800, 4000],
  manhattan: [1500, 2400],
  suburb: [5000, 21_780],
  city: [3600, 11_000],
  else: [12_000, 4 * acre],
} as const;
const denseLot = { borough: [1700, 3200], manhattan: [1500, 2500], else: [3200, 9000] } as const;

const specs: Readonly<Record<PropertySubType, Spec>> = {
  SingleFamilyResidence: {
    type: 'Residential',
    structures: {
      borough: ['frame-house', 'brick-two-family', 'colonial'],
      suburb: ['colonial', 'ranch', 'colonial', 'frame-house'],
      city: ['frame-house', 'colonial', 'ranch'],
      else: ['farmhouse', 'frame-house', 'ranch', 'colonial'],
    },
    beds: [2, 5],
    fullBaths: [1, 3],
    sqft: [980, 2650],
    lot: houseLot,
    years: [1895, 1996],
    units: [1, 1],
    stories: [1, 2],
    worth: [0.7, 1.25],
  },
  Cabin: {
    type: 'Residential',
    structures: { else: ['frame-house', 'ranch'] },
    beds: [1, 3],
    fullBaths: [1, 1],
    sqft: [520, 1150],
    lot: { else: [20_000, 9 * acre] },
    years: [1938, 1991],
    units: [1, 1],
    stories: [1, 1],
    worth: [0.45, 0.8],
  },
  Townhouse: {
    type: 'Residential',
    structures: { manhattan: ['brownstone'], borough: ['brownstone', 'townhouse'], else: ['townhouse'] },
    beds: [3, 5],
    fullBaths: [2, 3],
    sqft: [1500, 3200],
    lot: denseLot,
    years: [1889, 1998],
    units: [1, 1],
    stories: [2, 4],
    worth: [1, 1.5],
  },
  Condominium: {
    type: 'Residential',
    structures: { else: ['apartment-house'] },
    beds: [0, 3],
    fullBaths: [1, 2],
    sqft: [480, 1500],
    years: [1926, 2009],
    units: [1, 1],
    stories: [1, 1],
    worth: [0.5, 0.95],
  },
  StockCooperative: {
    type: 'Residential',
    structures: { else: ['apartment-house'] },
    beds: [0, 3],
    fullBaths: [1, 2],
    sqft: [450, 1350],
    years: [1924, 1968],
    units: [1, 1],
    stories: [1, 1],
    worth: [0.3, 0.65],
  },
  ManufacturedHome: {
    type: 'Residential',
    structures: { else: ['ranch'] },
    beds: [2, 4],
    fullBaths: [1, 2],
    sqft: [860, 1700],
    lot: { else: [20_000, 6 * acre] },
    years: [1981, 2006],
    units: [1, 1],
    stories: [1, 1],
    worth: [0.35, 0.65],
  },
  MobileHome: {
    type: 'ManufacturedInPark',
    structures: { else: ['ranch'] },
    beds: [2, 3],
    fullBaths: [1, 2],
    sqft: [720, 1280],
    years: [1978, 2003],
    units: [1, 1],
    stories: [1, 1],
    worth: [0.12, 0.28],
  },
  Duplex: {
    type: 'ResidentialIncome',
    structures: {
      borough: ['brick-two-family', 'brick-two-family', 'frame-house'],
      else: ['frame-house', 'brick-two-family'],
    },
    beds: [4, 6],
    fullBaths: [2, 3],
    sqft: [1700, 2900],
    lot: denseLot,
    years: [1905, 1974],
    units: [2, 2],
    stories: [2, 2],
    worth: [0.85, 1.3],
  },
  Triplex: {
    type: 'ResidentialIncome',
    structures: { borough: ['brownstone', 'brick-two-family'], else: ['frame-house', 'brick-two-family'] },
    beds: [6, 8],
    fullBaths: [3, 3],
    sqft: [2400, 3600],
    lot: denseLot,
    years: [1899, 1965],
    units: [3, 3],
    stories: [3, 3],
    worth: [1, 1.5],
  },
  Quadruplex: {
    type: 'ResidentialIncome',
    structures: { else: ['apartment-house', 'brick-two-family'] },
    beds: [6, 9],
    fullBaths: [4, 4],
    sqft: [3000, 4400],
    lot: denseLot,
    years: [1902, 1972],
    units: [4, 4],
    stories: [2, 4],
    worth: [1.1, 1.6],
  },
  Apartment: {
    type: 'ResidentialIncome',
    structures: { else: ['apartment-house'] },
    beds: [8, 22],
    fullBaths: [6, 14],
    sqft: [5200, 14_500],
    lot: { else: [2500, 14_000] },
    years: [1908, 1972],
    units: [6, 16],
    stories: [3, 5],
    worth: [1.9, 3.6],
  },
  MixedUse: {
    type: 'CommercialSale',
    structures: { else: ['mixed-use'] },
    beds: [2, 6],
    fullBaths: [2, 4],
    sqft: [2200, 5200],
    lot: { else: [1800, 7000] },
    years: [1888, 1955],
    units: [2, 4],
    stories: [2, 4],
    worth: [1, 1.9],
  },
  Retail: {
    type: 'CommercialSale',
    structures: { else: ['commercial'] },
    sqft: [1400, 6200],
    lot: { else: [2000, 24_000] },
    years: [1922, 1988],
    units: [1, 2],
    stories: [1, 2],
    worth: [0.8, 1.7],
  },
  Office: {
    type: 'CommercialSale',
    structures: { else: ['commercial'] },
    sqft: [1900, 8600],
    lot: { else: [2500, 30_000] },
    years: [1928, 1994],
    units: [2, 6],
    stories: [2, 4],
    worth: [1, 2.2],
  },
  Warehouse: {
    type: 'CommercialSale',
    structures: { else: ['commercial'] },
    sqft: [4200, 18_000],
    lot: { borough: [4000, 12_000], else: [20_000, 3 * acre] },
    years: [1931, 1989],
    units: [1, 2],
    stories: [1, 2],
    worth: [1, 2.3],
  },
  Industrial: {
    type: 'CommercialSale',
    structures: { else: ['commercial'] },
    sqft: [8000, 36_000],
    lot: { else: [30_000, 5 * acre] },
    years: [1912, 1986],
    units: [1, 3],
    stories: [1, 3],
    worth: [1, 2.6],
  },
  Farm: {
    type: 'Farm',
    structures: { else: ['farmhouse'] },
    beds: [3, 5],
    fullBaths: [1, 2],
    sqft: [1500, 3100],
    lot: { else: [22 * acre, 160 * acre] },
    years: [1842, 1936],
    units: [1, 1],
    stories: [2, 2],
    worth: [1.5, 3.1],
  },
  UnimprovedLand: {
    type: 'Land',
    structures: { else: ['land'] },
    lot: { borough: [1800, 4000], suburb: [7000, 50_000], city: [4000, 60_000], else: [2 * acre, 68 * acre] },
    worth: [0.12, 0.5],
  },
};

export interface SampleBuilding {
  readonly propertyType: PropertyType;
  readonly propertySubType: PropertySubType;
  readonly structureKind: StructureKind;
  readonly bedroomsTotal: number | null;
  readonly bathroomsFull: number | null;
  readonly bathroomsHalf: number | null;
  readonly livingAreaSqft: number | null;
  readonly lotSizeSqft: number | null;
  readonly yearBuilt: number | null;
  readonly numberOfUnitsTotal: number | null;
  readonly stories: number | null;
  /** Times the county's ordinary house. */
  readonly worth: number;
}

export function sampleBuilding(subType: PropertySubType, setting: Setting, random: Random): SampleBuilding {
  const spec = specs[subType];
  const within = (range: Range | undefined) => (range ? random.int(...range) : null);
  const structureKind = random.pick(spec.structures[setting] ?? spec.structures.else);
  // Bigger homes of a kind have more rooms, baths and worth: one draw for all of them.
  const size = random.next();
  const scaled = (range: Range | undefined, step = 1) =>
    range ? Math.round((range[0] + (range[1] - range[0]) * size) / step) * step : null;
  const bedroomsTotal = scaled(spec.beds);
  const isHome = spec.type === 'Residential' && bedroomsTotal !== null;
  return {
    propertyType: spec.type,
    propertySubType: subType,
    structureKind,
    bedroomsTotal,
    bathroomsFull: scaled(spec.fullBaths),
    bathroomsHalf: isHome && bedroomsTotal > 2 ? random.int(0, 1) : spec.fullBaths ? 0 : null,
    livingAreaSqft: scaled(spec.sqft, 10),
    lotSizeSqft: lotOf(within(spec.lot?.[setting] ?? spec.lot?.else)),
    yearBuilt: yearOf(structureKind, within(spec.years)),
    numberOfUnitsTotal: scaled(spec.units),
    stories: storiesOf(structureKind, () => within(spec.stories)),
    worth: spec.worth[0] + (spec.worth[1] - spec.worth[0]) * size,
  };
}

/** Whole hundreds of square feet, and whole tenths of an acre from half an acre up. */
function lotOf(sqft: number | null): number | null {
  if (sqft === null) return null;
  return sqft < acre / 2
    ? Math.round(sqft / 100) * 100
    : Math.round((Math.round((sqft / acre) * 10) / 10) * acre);
}

/** As many as the front is drawn with: one for a ranch, two or more for any other; a unit in a building has its own. */
function storiesOf(structure: StructureKind, draw: () => number | null): number | null {
  if (structure === 'ranch') return 1;
  if (structure === 'colonial') return 2;
  const drawn = draw();
  return drawn === null || structure === 'apartment-house' ? drawn : Math.max(2, drawn);
}

/** A ranch is not older than its fashion, a brownstone not younger. */
function yearOf(structure: StructureKind, year: number | null): number | null {
  if (year === null) return null;
  if (structure === 'ranch') return Math.max(year, 1952 + (year % 20));
  if (structure === 'brownstone') return Math.min(year, 1889 + (year % 16));
  if (structure === 'farmhouse') return Math.min(year, 1852 + (year % 74));
  return year;
}
