import type { ListingPhase } from '@/lib/domain/listing-views/sale-phase';
import { type HomeLocation, locationName } from '@/lib/domain/location-pages/location';
import type { LocationPage } from '@/lib/domain/location-pages/location-page';
import { formatCount } from '@/lib/format';
import { locationCopy as copy } from '@/messages/locations/location-copy';

/** `Bank-owned properties for sale in Erie County`, `Bank-owned condominiums for sale in New York`. */
export function groupTitle(group: HomeLocation): string {
  if (group.level === 'state') return copy.bankOwnedProperties;
  if (group.level === 'type') return copy.bankOwnedSale({ group: locationName(group).toLowerCase() });
  return copy.bankOwnedPropertiesSale({ group: locationName(group) });
}

type PhaseWords = readonly (readonly [ListingPhase, (count: number) => string])[];

const phases: PhaseWords = [
  ['live', (count) => copy.liveAuction({ count })],
  ['upcoming', (count) => copy.upcomingAuction({ count })],
  ['for-sale', (count) => copy.fixedPrice({ count })],
  ['coming-soon', (count) => copy.comingSoon({ count: formatCount(count) })],
];

const gonePhases: PhaseWords = [
  ['under-contract', (count) => copy.underContract({ count: formatCount(count) })],
  ['ended', (count) => copy.unsoldAuction({ count: formatCount(count) })],
  ['sold', (count) => copy.sold({ count: formatCount(count) })],
];

const countWords = (words: PhaseWords, counts: LocationPage['counts']): readonly string[] =>
  words.flatMap(([phase, word]) => {
    const count = counts[phase] ?? 0;
    return count > 0 ? [word(count)] : [];
  });

/** `12 properties for sale: 3 in live auctions, 9 at fixed prices. Also: 2 under contract, 4 sold.` */
export function groupSummary({ available, counts }: Pick<LocationPage, 'available' | 'counts'>): string {
  const parts = countWords(phases, counts);
  const gone = countWords(gonePhases, counts);
  return [
    available > 0 ? copy.propertiesSale({ available, parts: parts.join(', ') }) : '',
    gone.length > 0 ? copy.also({ gone: gone.join(', ') }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
