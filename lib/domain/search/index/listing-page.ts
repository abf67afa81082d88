import type { ListingPhase } from '@/lib/domain/listing-views/sale-phase';
import type { ListingQuery, Point } from '@/lib/domain/search/query/listing-query';
import { type Bits, hasBit, keepCodes, listRows } from './bits';
import { allowedCodes, countCodes } from './columns';
import { squaresFrom } from './listing-filters';
import type { ListingTable, Ordering } from './listing-table';

/** The matching rows, as a set and as a list. */
interface Found {
  readonly bits: Bits;
  readonly rows: Uint32Array;
}

/** Skips `skip` rows and takes the next `take`, all of which must exist. */
interface Part {
  readonly skip: number;
  readonly take: number;
}

/** The rows of one page in the query's order. */
export function pageOf(
  table: ListingTable,
  query: ListingQuery,
  found: Found,
  part: Part,
): readonly number[] {
  const { sort, near } = query;
  if (sort === 'distance' && near) return nearest(table, near, found.rows, part);
  if (sort === 'distance' || sort === 'ending-soon') return endingSoon(table, found, part);
  return inOrder(table, sort, found, part);
}

/** Live auctions by end, upcoming ones by start, then the rest, newest first. */
const urgency: readonly (readonly [ListingPhase, Ordering])[] = [
  ['live', 'end'],
  ['upcoming', 'start'],
  ['for-sale', 'newest'],
  ['coming-soon', 'newest'],
  ['under-contract', 'newest'],
  ['ended', 'newest'],
  ['sold', 'newest'],
];

function endingSoon(table: ListingTable, { bits, rows }: Found, { skip, take }: Part): readonly number[] {
  const { column, field } = table.coded.phases;
  const counts = countCodes(column, rows);
  const page: number[] = [];
  let before = skip;
  for (const [phase, ordering] of urgency) {
    const code = column.codeOf.get(phase) ?? -1;
    const count = counts[code] ?? 0;
    const part = { skip: before, take: Math.min(take - page.length, count - before) };
    before = Math.max(0, before - count);
    if (part.take <= 0) continue;
    const own = bits.slice();
    keepCodes(own, column.codes, allowedCodes(field, [phase]));
    page.push(...inOrder(table, ordering, { bits: own, rows: listRows(own, new Uint32Array(count)) }, part));
  }
  return page;
}

/** Up to this many rows are sorted. Beyond that, walking all rows in order is fast enough. */
const fewRows = 200;

function inOrder(
  table: ListingTable,
  ordering: Ordering,
  { bits, rows }: Found,
  { skip, take }: Part,
): readonly number[] {
  if (rows.length <= fewRows) return [...rows].sort(table.compare(ordering)).slice(skip, skip + take);
  const page: number[] = [];
  let seen = 0;
  for (const row of table.inOrder(ordering)) {
    if (page.length === take) break;
    if (hasBit(bits, row) && seen++ >= skip) page.push(row);
  }
  return page;
}

const ringCount = 4096;

/** Groups the rows into rings around the point and sorts only the rings that the page needs. */
function nearest(
  table: ListingTable,
  point: Point,
  rows: Uint32Array,
  { skip, take }: Part,
): readonly number[] {
  const squares = squaresFrom(table, point);
  let farthest = Number.MIN_VALUE;
  for (let index = 0; index < rows.length; index++) {
    farthest = Math.max(farthest, squares[rows[index] ?? 0] ?? 0);
  }
  const rings = new Uint16Array(rows.length);
  const counts = new Uint32Array(ringCount);
  for (let index = 0; index < rows.length; index++) {
    const ring = Math.floor(Math.sqrt((squares[rows[index] ?? 0] ?? 0) / farthest) * (ringCount - 1));
    rings[index] = ring;
    counts[ring] = (counts[ring] ?? 0) + 1;
  }
  const { first, last, before } = ringsOf(counts, { skip, take });
  const wanted: number[] = [];
  for (let index = 0; index < rows.length; index++) {
    const ring = rings[index] ?? 0;
    if (ring >= first && ring <= last) wanted.push(rows[index] ?? 0);
  }
  const keyAt = (row: number) => table.listingAt(row)?.card.key ?? '';
  wanted.sort((a, b) => (squares[a] ?? 0) - (squares[b] ?? 0) || (keyAt(a) < keyAt(b) ? -1 : 1));
  return wanted.slice(skip - before, skip - before + take);
}

/** The rings that contain the page, and how many rows come before them. */
function ringsOf(counts: Uint32Array, { skip, take }: Part) {
  let first = 0;
  let before = 0;
  while (first < ringCount - 1 && before + (counts[first] ?? 0) <= skip) before += counts[first++] ?? 0;
  let last = first;
  for (let until = before + (counts[first] ?? 0); until < skip + take; until += counts[last] ?? 0) last += 1;
  return { first, last, before };
}
