import { type CountedField, countedFields } from '@/lib/domain/search/query/counted-fields';
import { type Bits, clearBit, createBits, hasBit, setBit } from './bits';
import {
  type CodeColumn,
  type CodedField,
  createCodes,
  createNumbers,
  encode,
  type NumberColumn,
  widenCodes,
  widenNumbers,
} from './columns';
import { createPhaseClock } from './phase-clock';
import { recordOf } from './record-of';
import { choicesOf, type NumberField, numbersOf, type SearchedListing, textOf } from './searched-listing';
import { createSorted } from './sorted';
import { createTokenIndex, type TokenIndex } from './token-index';

const numberFields = [
  'priceCents',
  'perSqftCents',
  'wholePriceCents',
  'estimatedValueCents',
  'bedrooms',
  'bathrooms',
  'livingAreaSqft',
  'lotSqft',
  'yearBuilt',
  'units',
  'feeCents',
  'listedAt',
  'onMarketSince',
  'daysUntilSold',
  'startsAt',
  'endsAt',
  'endDay',
  'latitude',
  'longitude',
  'x',
  'y',
  'z',
] as const satisfies readonly NumberField[];

/** Fields that are counted together: few combinations occur within one line. */
const countedTogether: readonly (readonly CountedField[])[] = [
  ['counties', 'cities', 'zips'],
  ['kinds', 'subTypes', 'occupancies', 'deedTypes'],
  ['saleFormats', 'reserves', 'financing', 'priceChanges'],
  ['bedrooms', 'bathrooms', 'feeCents'],
  ['priceCents'],
  ['phases'],
];

const orderings = {
  newest: { field: 'listedAt', direction: -1 },
  'price-up': { field: 'priceCents', direction: 1 },
  'price-down': { field: 'priceCents', direction: -1 },
  'price-per-sqft': { field: 'perSqftCents', direction: 1 },
  'whole-price': { field: 'wholePriceCents', direction: 1 },
  start: { field: 'startsAt', direction: 1 },
  end: { field: 'endsAt', direction: 1 },
} as const satisfies Record<string, { field: NumberField; direction: 1 | -1 }>;
const orderingNames = [
  'newest',
  'price-up',
  'price-down',
  'price-per-sqft',
  'whole-price',
  'start',
  'end',
] as const;
export type Ordering = (typeof orderingNames)[number];

/** A counted field and its column. */
export interface Coded {
  readonly column: CodeColumn;
  readonly field: CodedField;
}

/**
 * All published listings in columns, one row each. Columns may be replaced when the table grows: read them
 * again after each change.
 */
export interface ListingTable {
  readonly put: (listing: SearchedListing) => void;
  readonly remove: (key: string) => void;
  readonly rowOf: (key: string) => number | undefined;
  readonly listingAt: (row: number) => SearchedListing | undefined;
  readonly published: () => Bits;
  readonly numbers: Readonly<Record<NumberField, NumberColumn>>;
  /** The counted fields. Phases are as of the last `setClock`. */
  readonly coded: Readonly<Record<CountedField, Coded>>;
  readonly tokens: TokenIndex;
  /** Unknown values sort last; ties sort by key. */
  readonly compare: (ordering: Ordering) => (a: number, b: number) => number;
  /** All rows in that order. */
  readonly inOrder: (ordering: Ordering) => readonly number[];
  /** Updates the phases to an instant in ms. */
  readonly setClock: (now: number) => void;
}

const firstCapacity = 1024;

export function createListingTable(): ListingTable {
  let capacity = firstCapacity;
  let published = createBits(capacity);
  const rows = new Map<string, number>();
  const free: number[] = [];
  const listings: (SearchedListing | undefined)[] = [];
  const texts: string[] = [];
  const numbers = recordOf(numberFields, () => createNumbers(capacity));
  const columns = countedTogether.map((fields) => createCodes(fields, capacity));
  const coded = recordOf(countedFields, (name) => codedIn(columns, name));
  const phases = createPhaseClock(coded.phases.column, numbers.startsAt, numbers.endsAt);
  const tokens = createTokenIndex();

  const keyAt = (row: number) => listings[row]?.card.key ?? '';
  const isPublished = (row: number) => hasBit(published, row);
  const comparisons = recordOf(orderingNames, (name) => (a: number, b: number) => {
    const { field, direction } = orderings[name];
    const [first, second] = [numbers[field].values[a] ?? 0, numbers[field].values[b] ?? 0];
    const unknown = Number(Number.isNaN(first)) - Number(Number.isNaN(second));
    return unknown || (first - second) * direction || (keyAt(a) < keyAt(b) ? -1 : 1);
  });
  const orders = recordOf(orderingNames, (name) => createSorted(comparisons[name], isPublished));

  const widen = () => {
    capacity *= 2;
    for (const field of numberFields) widenNumbers(numbers[field], capacity);
    for (const column of columns) widenCodes(column, capacity);
    const wider = createBits(capacity);
    wider.set(published);
    published = wider;
  };
  const writeText = (row: number, words: readonly string[]) => {
    const text = words.join(' ');
    const before = texts[row] ?? '';
    if (text === before) return;
    tokens.remove(row, before.split(' '));
    tokens.add(row, words);
    texts[row] = text;
  };

  const put = (listing: SearchedListing) => {
    const { key } = listing.card;
    const row = rows.get(key) ?? free.pop() ?? listings.length;
    if (row === capacity) widen();
    const values = numbersOf(listing);
    for (const name of orderingNames) {
      const { field } = orderings[name];
      const isSame = isPublished(row) && Object.is(numbers[field].values[row], values[field]);
      if (!isSame) orders[name].touch(row);
    }
    rows.set(key, row);
    setBit(published, row);
    listings[row] = listing;
    for (const field of numberFields) numbers[field].values[row] = values[field];
    const chosen = choicesOf(listing);
    for (const column of columns) column.codes[row] = encode(column, (field) => chosen[field]);
    phases.put(row, listing.card);
    writeText(row, textOf(listing));
  };
  const remove = (key: string) => {
    const row = rows.get(key);
    if (row === undefined) return;
    rows.delete(key);
    free.push(row);
    clearBit(published, row);
    listings[row] = undefined;
    writeText(row, []);
    for (const name of orderingNames) orders[name].touch(row);
  };

  return {
    put,
    remove,
    rowOf: (key) => rows.get(key),
    listingAt: (row) => listings[row],
    published: () => published,
    numbers,
    coded,
    compare: (ordering) => comparisons[ordering],
    tokens,
    inOrder: (ordering) => orders[ordering].items(),
    setClock: phases.set,
  };
}

function codedIn(columns: readonly CodeColumn[], name: CountedField): Coded {
  for (const column of columns) {
    const field = column.fields.find((each) => each.name === name);
    if (field) return { column, field };
  }
  throw new RangeError(`${name} is in no column`);
}
