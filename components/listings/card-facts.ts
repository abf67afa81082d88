import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { getCountyByName } from '@/lib/domain/locations/counties';
import { formatCount } from '@/lib/format';
import { cardFacts as copy } from '@/messages/listings/card-facts';

type Sized = Pick<ListingCard, 'bedrooms' | 'bathrooms' | 'livingAreaSqft' | 'lotSqft'>;

const SQFT_PER_ACRE = 43_560;

/** `3 beds · 2.5 baths · 1,840 sq ft`, or the lot size without a building. Unknown facts are left out. */
export function cardFacts({ bedrooms, bathrooms, livingAreaSqft, lotSqft }: Sized): string {
  const rooms = [
    bedrooms !== null && (bedrooms === 0 ? copy.studio : copy.beds({ count: bedrooms })),
    bathrooms !== null && bathrooms > 0 && copy.baths({ count: bathrooms }),
    livingAreaSqft !== null && copy.sqFt({ livingAreaSqft: formatCount(livingAreaSqft) }),
  ].filter(Boolean);
  if (rooms.length === 0 && lotSqft !== null) return lotFact(lotSqft);
  return rooms.map(unbroken).join('\u00a0· ');
}

/** Lines break between facts, not inside one. */
const unbroken = (fact: string | false): string => (fact || '').replaceAll(' ', '\u00a0');

/** Replaces no-break spaces with plain ones, for text that is not laid out on a card. */
export const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

/** In acres for half an acre or more. */
export const lotSize = (sqft: number): string =>
  isSmallLot(sqft)
    ? copy.sqFt({ livingAreaSqft: formatCount(sqft) })
    : copy.acres({ count: Math.round((sqft / SQFT_PER_ACRE) * 100) / 100 });

/** The lot size where no label says that it is the lot's. */
const lotFact = (sqft: number): string =>
  isSmallLot(sqft) ? copy.sqFtLot({ sqft: formatCount(sqft) }) : lotSize(sqft);

const isSmallLot = (sqft: number): boolean => sqft < SQFT_PER_ACRE / 2;

/** `Brooklyn, Kings County`; the county alone if the borough has the same name. */
export function countyName(name: string): string {
  const borough = getCountyByName(name)?.borough;
  return borough && !borough.includes(name) ? copy.county({ borough, name }) : copy.countyName({ name });
}
