import { availablePhases } from '@/lib/domain/listing-views/sale-phase';
import { type CountedField, countedFields } from '@/lib/domain/search/query/counted-fields';
import {
  type ChoiceField,
  choiceFields,
  type FilterField,
  type ListingQuery,
  narrowedFields,
  type Point,
  type Range,
} from '@/lib/domain/search/query/listing-query';
import { wordsOf } from '@/lib/domain/search/query/search-copy';
import { keepInside, squareOfMiles, toVector } from './area';
import { addAll, type Bits, keepCodes, keepCommon, keepRange } from './bits';
import { allowedCodes } from './columns';
import type { Coded, ListingTable } from './listing-table';

/** The rows of a search, and its rows with one counted filter removed. */
interface Sifted {
  readonly all: Bits;
  /** Returns `all` itself if the field does not narrow the search. */
  readonly without: (field: CountedField) => Bits;
}

/** `now` in ms must equal the time set on the table's clock. */
export function sift(table: ListingTable, query: ListingQuery, now: number): Sifted {
  const effectiveQuery = { ...query, phases: query.phases.length > 0 ? query.phases : availablePhases };
  const fields = narrowedFields(effectiveQuery);
  const base = table.published().slice();
  for (const field of fields)
    if (!isCounted(field)) keepField(field, table, base, { query: effectiveQuery, now });
  const own = new Map<CountedField, Bits>();
  for (const field of fields) {
    if (!isCounted(field)) continue;
    const bits = base.slice();
    keepField(field, table, bits, { query: effectiveQuery, now });
    own.set(field, bits);
  }
  const common = (except: CountedField | null) => {
    const bits = base.slice();
    for (const [field, each] of own) if (field !== except) keepCommon(bits, each);
    return bits;
  };
  const all = common(null);
  return { all, without: (field) => (own.has(field) ? common(field) : all) };
}

interface FilterContext {
  readonly query: ListingQuery;
  readonly now: number;
}

/** Removes the rows that do not match one filter. */
function keepField(field: FilterField, table: ListingTable, bits: Bits, context: FilterContext): void {
  if (isSpecial(field)) special[field](table, bits, context);
  else if (isChoice(field)) keepChoices(table.coded[field], bits, context.query[field]);
  else {
    const { min, max } = limitsOf(context.query[field]);
    keepRange(bits, table.numbers[field].values, min, max);
  }
}

function keepChoices({ column, field }: Coded, bits: Bits, chosen: readonly string[]): void {
  keepCodes(bits, column.codes, allowedCodes(field, chosen));
}

const limitsOf = ({ min, max }: Range) => ({
  min: min ?? Number.NEGATIVE_INFINITY,
  max: max ?? Number.POSITIVE_INFINITY,
});

const dayMs = 24 * 3_600_000;
const hourMs = 3_600_000;

type Keep = (table: ListingTable, bits: Bits, context: FilterContext) => void;

const special = {
  text: ({ tokens }, bits, { query }) => tokens.keep(bits, wordsOf(query.text)),
  area: ({ numbers: { latitude, longitude } }, bits, { query: { area } }) =>
    keepInside(bits, { latitudes: latitude.values, longitudes: longitude.values }, area),
  near: (table, bits, { query: { near } }) => {
    if (near) keepRange(bits, squaresFrom(table, near), 0, squareOfMiles(near.radiusMiles));
  },
  bounds: ({ numbers }, bits, { query: { bounds } }) => {
    if (bounds === null) return;
    keepRange(bits, numbers.latitude.values, bounds.south, bounds.north);
    keepRange(bits, numbers.longitude.values, bounds.west, bounds.east);
  },
  /** Whole days from listing until now, or until the sale. */
  daysOnMarket: ({ numbers }, bits, { query, now }) => {
    const { min, max } = limitsOf(query.daysOnMarket);
    const sold = bits.slice();
    keepRange(sold, numbers.daysUntilSold.values, min, max);
    keepRange(bits, numbers.onMarketSince.values, now - (max + 1) * dayMs + 1, now - min * dayMs);
    addAll(bits, sold);
  },
  hoursLeft: ({ numbers }, bits, { query, now }) => {
    const { min, max } = limitsOf(query.hoursLeft);
    keepRange(bits, numbers.endsAt.values, now + Math.max(0, min) * hourMs, now + max * hourMs);
  },
} satisfies Partial<Record<FilterField, Keep>>;

/** Per row, the squared straight-line distance from a point, which grows with the distance on the ground. */
export function squaresFrom({ numbers }: ListingTable, point: Point): Float64Array {
  const from = toVector(point);
  const [{ values: xs }, { values: ys }, { values: zs }] = [numbers.x, numbers.y, numbers.z];
  const squares = new Float64Array(xs.length);
  for (let row = 0; row < squares.length; row++) {
    const x = (xs[row] ?? 0) - from.x;
    const y = (ys[row] ?? 0) - from.y;
    const z = (zs[row] ?? 0) - from.z;
    squares[row] = x * x + y * y + z * z;
  }
  return squares;
}

const counted: ReadonlySet<FilterField> = new Set(countedFields);
const isCounted = (field: FilterField): field is CountedField => counted.has(field);
const choice: ReadonlySet<FilterField> = new Set(choiceFields);
const isChoice = (field: FilterField): field is ChoiceField => choice.has(field);
const isSpecial = (field: FilterField): field is keyof typeof special => field in special;
