import { addressLines } from './address';
import type { Listing } from './listing';

export const fewestLotHomes = 2;
export const mostLotHomes = 20;

/** Several homes of one seller, sold by one auction under one contract. */
export type Lot = NonNullable<Listing['lot']>;
export type LotShare = Lot['homes'][number];
/** The lead has the auction and the closing; the others are included in them. */
export type LotRole = 'lead' | 'included';

interface MaybeInLot {
  readonly listingKey: string;
  readonly lot?: Lot | undefined;
}

export function lotRoleOf({ listingKey, lot }: MaybeInLot): LotRole | null {
  if (!lot) return null;
  return lot.leadKey === listingKey ? 'lead' : 'included';
}

export const isIncluded = (home: MaybeInLot): boolean => lotRoleOf(home) === 'included';

/** The other homes of the lot that this home leads; empty for any other home. */
export const includedKeys = (home: MaybeInLot): readonly string[] =>
  home.lot && lotRoleOf(home) === 'lead'
    ? home.lot.homes.map(({ listingKey }) => listingKey).filter((key) => key !== home.listingKey)
    : [];

type HomeOf = (key: string) => Listing | undefined;

/** The streets of the homes that are sold together with this one, in the order of the lot. */
export const otherStreets = (listing: Listing, homeOf: HomeOf): readonly string[] =>
  streetsBeside(listing, listing.lot?.homes.map(({ listingKey }) => listingKey) ?? [], homeOf);

const streetsBeside = ({ listingKey }: Listing, keys: readonly string[], homeOf: HomeOf): readonly string[] =>
  keys.flatMap((key) => {
    const home = key === listingKey ? undefined : homeOf(key);
    return home ? [addressLines(home)[0]] : [];
  });

/** How a lot is named beside one of its homes: the number of all homes, and the streets of the others. */
export interface LotNames {
  readonly homes: number;
  readonly others: readonly string[];
}

/** `keys`: the homes of a lot that may be over; without them, those of its lot now. */
export function lotNamesOf(
  listing: Listing,
  homeOf: HomeOf,
  keys: readonly string[] | undefined = listing.lot?.homes.map(({ listingKey }) => listingKey),
): LotNames | undefined {
  return keys && { homes: keys.length, others: streetsBeside(listing, keys, homeOf) };
}

/** The home in this lot. An included home has no auction of its own. */
export const inLot = (listing: Listing, lot: Lot): Listing =>
  listing.saleFormat === 'auction' && lot.leadKey !== listing.listingKey
    ? { ...listing, lot, auctionId: null }
    : { ...listing, lot };

export const outOfLot = (listing: Listing): Listing => ({ ...listing, lot: undefined });
