import type { ListingPhase } from '@/lib/domain/listing-views/sale-phase';
import { type HomeLocation, locationName } from '@/lib/domain/location-pages/location';
import type { LocationPage } from '@/lib/domain/location-pages/location-page';
import { formatCount } from '@/lib/format';
import * as copy from '@/messages/locations';

/** `Bank-owned properties for sale in Erie County`, `Bank-owned condominiums for sale in New York`. */
export function groupTitle(group: HomeLocation): string {
  if (group.level === 'state') return copy.locationCopy.bankOwnedProperties;
  if (group.level === 'type')
    return copy.locationCopy.bankOwnedSale({ group: locationName(group).toLowerCase() });
  return copy.locationCopy.bankOwnedPropertiesSale({ group: locationName(group) });
}

const phases: readonly (readonly [ListingPhase, (count: number) => string])[] = [
  ['live', (count) => copy.locationCopy.liveAuction({ count: formatCount(count) })],
  ['upcoming', (count) => copy.locationCopy.auctionCome({ count: formatCount(count) })],
  ['for-sale', (count) => copy.locationCopy.fixedPrice({ count: formatCount(count) })],
  ['coming-soon', (count) => copy.locationCopy.comingSoon({ count: formatCount(count) })],
];

/** `12 can be bought: 3 in a live auction, 9 at a fixed price. 2 are under contract, 4 are sold.` */
export function groupSummary({ available, counts }: Pick<LocationPage, 'available' | 'counts'>): string {
  const parts = phases.flatMap(([phase, word]) => {
    const count = counts[phase] ?? 0;
    return count > 0 ? [word(count)] : [];
  });
  const gone = [
    [counts['under-contract'] ?? 0, 'under contract'],
    [counts.ended ?? 0, copy.locationCopy.afterAuctionWithout],
    [counts.sold ?? 0, 'sold'],
  ].flatMap(([count, word]) => (count ? [`${formatCount(Number(count))} ${word}`] : []));
  return [
    available > 0 ? copy.locationCopy.otherSale({ available, parts: parts.join(', ') }) : '',
    gone.length > 0 ? copy.locationCopy.besides({ gone: gone.join(', ') }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
