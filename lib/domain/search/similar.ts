import { availablePhases, phaseOf } from '@/lib/domain/listing/phase';
import { getCountyByName } from '@/lib/domain/places/counties';
import type { SearchEntry } from './search-entry';

/** The `limit` nearest to `itself` that can be bought at `now` (ms): by kind, place and price. */
export function similarTo(
  itself: SearchEntry,
  entries: readonly SearchEntry[],
  now: number,
  limit: number,
): readonly SearchEntry[] {
  return entries
    .filter(({ card }) => card.key !== itself.card.key && availablePhases.includes(phaseOf(card, now)))
    .map((entry) => ({ entry, distance: distance(itself, entry) }))
    .sort((a, b) => a.distance - b.distance || (a.entry.card.key < b.entry.card.key ? -1 : 1))
    .slice(0, limit)
    .map(({ entry }) => entry);
}

/** Another county counts as much as twice or half the price; another kind a little more. */
function distance(a: SearchEntry, b: SearchEntry): number {
  const sameRegion = getCountyByName(a.card.county)?.region === getCountyByName(b.card.county)?.region;
  const place = a.countySlug === b.countySlug ? 0 : sameRegion ? 1 : 2;
  const kind = a.card.kind === b.card.kind ? 0 : 1.2;
  const price = a.priceCents && b.priceCents ? Math.abs(Math.log2(a.priceCents / b.priceCents)) : 1;
  return place + kind + price;
}
