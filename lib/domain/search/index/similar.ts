import { availablePhases } from '@/lib/domain/listing-views/sale-phase';
import { type PropertyKind, propertyKinds } from '@/lib/domain/listings/vocabulary';
import { getCountyByName, getCountyBySlug } from '@/lib/domain/locations/counties';
import { keepCodes, listRows } from './bits';
import { allowedCodes } from './columns';
import type { Coded, ListingTable } from './listing-table';
import { numbersOf, type SearchedListing } from './searched-listing';

/** Kinds that a buyer of one may take instead of another. A lot is not like a house. */
const alike: readonly (readonly PropertyKind[])[] = [
  ['house', 'townhouse', 'condo', 'co-op', 'two-to-four-family', 'manufactured'],
  ['apartment-building', 'mixed-use', 'commercial'],
  ['farm'],
  ['land'],
];

export const areAlike = (one: PropertyKind, other: PropertyKind): boolean =>
  alike.some((kinds) => kinds.includes(one) && kinds.includes(other));

/**
 * The rows of like kinds nearest to a listing by kind, place and price that are for sale at the time of the
 * table's clock.
 */
export function rankSimilar(table: ListingTable, listing: SearchedListing, limit: number): readonly number[] {
  const itself = table.rowOf(listing.card.key);
  const distanceTo = distanceFrom(table, listing);
  const bits = table.published().slice();
  const { phases, kinds } = table.coded;
  keepCodes(bits, phases.column.codes, allowedCodes(phases.field, availablePhases));
  const likeKinds = propertyKinds.filter((kind) => areAlike(kind, listing.card.kind));
  keepCodes(bits, kinds.column.codes, allowedCodes(kinds.field, likeKinds));
  const nearest: { readonly row: number; readonly key: string; readonly distance: number }[] = [];
  let farthest = Number.POSITIVE_INFINITY;
  for (const row of listRows(bits, new Uint32Array(bits.length * 32))) {
    const distance = distanceTo(row);
    if (row === itself || distance > farthest) continue;
    nearest.push({ row, key: table.listingAt(row)?.card.key ?? '', distance });
    nearest.sort((a, b) => a.distance - b.distance || (a.key < b.key ? -1 : 1));
    nearest.length = Math.min(nearest.length, limit);
    if (nearest.length === limit) farthest = nearest.at(-1)?.distance ?? farthest;
  }
  return nearest.map(({ row }) => row);
}

/**
 * Another county in the region counts as much as double or half the price, another region twice that, another
 * kind 1.2 times.
 */
function distanceFrom({ coded, numbers }: ListingTable, listing: SearchedListing): (row: number) => number {
  const kinds = valuesOf(coded.kinds);
  const county = getCountyByName(listing.card.county);
  const places = valuesOf(coded.counties).all.map((each) =>
    each === (county?.slug ?? '') ? 0 : getCountyBySlug(each)?.region === county?.region ? 1 : 2,
  );
  const { codes } = coded.counties.column;
  const { kind } = listing.card;
  const { values: prices } = numbers.priceCents;
  const ownPrice = numbersOf(listing).priceCents;
  return (row) => {
    const price = prices[row];
    const apart = price && ownPrice ? Math.abs(Math.log2(ownPrice / price)) : 1;
    return (places[codes[row] ?? 0] ?? 2) + (kinds.at(row) === kind ? 0 : 1.2) + apart;
  };
}

/** The first choice of the field for each code of the column. */
function valuesOf({ column, field }: Coded) {
  const all = field.own.map((code) => field.choices[code]?.[0] ?? '');
  return { all, at: (row: number) => all[column.codes[row] ?? 0] ?? '' };
}
