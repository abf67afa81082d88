import type { ListingPhase } from '@/lib/domain/listing-views/sale-phase';
import { type HomeLocation, locationName } from '@/lib/domain/location-pages/location';
import type { LocationPage } from '@/lib/domain/location-pages/location-page';
import { formatCount, formatPlural } from '@/lib/format';

/** `Bank-owned properties for sale in Erie County`, `Bank-owned condominiums for sale in New York`. */
export function groupTitle(group: HomeLocation): string {
  if (group.level === 'state') return 'Bank-owned properties in New York, county by county';
  if (group.level === 'type') return `Bank-owned ${locationName(group).toLowerCase()} for sale in New York`;
  return `Bank-owned properties for sale in ${locationName(group)}`;
}

const phases: readonly (readonly [ListingPhase, (count: number) => string])[] = [
  ['live', (count) => `${formatCount(count)} in a live auction`],
  ['upcoming', (count) => `${formatCount(count)} in an auction to come`],
  ['for-sale', (count) => `${formatCount(count)} at a fixed price`],
  ['coming-soon', (count) => `${formatCount(count)} coming soon`],
];

/** `12 can be bought: 3 in a live auction, 9 at a fixed price. 2 are under contract, 4 are sold.` */
export function groupSummary({ available, counts }: Pick<LocationPage, 'available' | 'counts'>): string {
  const parts = phases.flatMap(([phase, word]) => {
    const count = counts[phase] ?? 0;
    return count > 0 ? [word(count)] : [];
  });
  const gone = [
    [counts['under-contract'] ?? 0, 'under contract'],
    [counts.ended ?? 0, 'after an auction without a sale'],
    [counts.sold ?? 0, 'sold'],
  ].flatMap(([count, word]) => (count ? [`${formatCount(Number(count))} ${word}`] : []));
  return [
    available > 0
      ? `${formatPlural(available, 'property', 'properties')} for sale: ${parts.join(', ')}.`
      : '',
    gone.length > 0 ? `Besides ${gone.join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
