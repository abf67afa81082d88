import type { PropertySubType } from '@/lib/domain/listings/vocabulary';
import { counties } from '@/lib/domain/locations/counties';
import { shuffle } from './decks';
import { createRandom } from './drawing/random';
import { isLender } from './facts-input';
import { loginSeller, sampleSellers } from './people';
import { type SampleSale, sampleSale } from './sample-sale';

/** One sample auction ends in every slot of ten minutes. */
export const sampleSlotMs = 10 * 60_000;
/** A home comes up again after so many slots, eight hours later, with a new auction. */
const homes = 48;
const firstNumber = 90_001;
const hour = 3_600_000;

const places = shuffle(counties, createRandom('next/places'));
const subTypes: readonly PropertySubType[] = [
  'SingleFamilyResidence',
  'Townhouse',
  'Duplex',
  'SingleFamilyResidence',
  'Condominium',
  'MixedUse',
  'SingleFamilyResidence',
  'Triplex',
];

/** The slot that an instant (ms) is in; the auction of that slot is the one that ends next. */
export const sampleSlotAt = (now: number): number => Math.floor(now / sampleSlotMs);

export const sampleSlotAuctionId = (slot: number): string => `live-${slot}`;

/**
 * The home and the auction that ends with slot `slot`, as they stand at `now` (ms): open for six hours, bid on by sample
 * bidders, and with an extension window of one minute, so that a newcomer sees an end. Slots `sampleSlotAt(now)` and
 * the next one are what should be there at any moment.
 */
export function sampleNextAuction(slot: number, now: number, createSalt: () => string): SampleSale {
  const home = slot % homes;
  const county = places[home % places.length];
  const subType = subTypes[home % subTypes.length];
  const sellers = sampleSellers.filter((seller) => isLender(seller) && seller !== loginSeller);
  const seller = sellers[home % sellers.length];
  if (!county || !subType || !seller) throw new RangeError(`No home for slot ${slot}`);
  const endsAt = (slot + 1) * sampleSlotMs;
  return sampleSale({
    number: firstNumber + home,
    county,
    indexInCounty: home,
    subType,
    seller,
    plan: { kind: 'auction', stage: 'ends-in-an-hour' },
    cast: [],
    auctionId: sampleSlotAuctionId(slot),
    times: { scheduledAt: endsAt - 7 * hour, startsAt: endsAt - 6 * hour, endsAt, extensionWindowMs: 60_000 },
    now,
    createSalt,
  });
}
