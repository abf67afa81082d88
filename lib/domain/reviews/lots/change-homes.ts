import { fewestLotHomes, type Lot, type LotShare } from '@/lib/domain/listings/lot';
import { sharesByWeight } from '@/lib/domain/shared/allocation';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import {
  type FormedLot,
  formLot,
  type LotFormation,
  type LotHome,
  type LotReason,
  type LotRefusal,
} from './decide-lot';

export interface LotChange extends LotFormation {
  /** The homes that leave the lot. */
  readonly removedKeys: readonly string[];
}

/**
 * Forms the lot again with other homes, around the same auction. So the same rules hold as for a new lot, and
 * whoever must wait from the formation waits again. `homes`: all homes of the lot after the change, the lead first.
 */
export function changeHomes(
  { lot, course }: FormedLot,
  homes: readonly LotHome[],
  shares: readonly LotShare[],
  now: number,
): Result<LotChange, LotRefusal> {
  if (!lot) return refuseLot('no-lot');
  if (course.auction !== 'upcoming') return refuseLot('started');
  if (homes[0]?.listing.listingKey !== lot.leadKey) return refuseLot('lead-leaves');
  if (homes.length < fewestLotHomes) return refuseLot('one-left');
  const formed = formLot(
    homes.map((home) => apartFrom(lot, home)),
    shares,
    now,
  );
  if (!formed.ok) return formed;
  const kept = new Set(shares.map(({ listingKey }) => listingKey));
  const keys = lot.homes.map(({ listingKey }) => listingKey);
  return ok({ ...formed.value, removedKeys: keys.filter((key) => !kept.has(key)) });
}

const refuseLot = (lot: LotReason) => refuse({ lot, listingKey: null });

const apartFrom = ({ leadKey }: Lot, home: LotHome): LotHome =>
  home.listing.lot?.leadKey === leadKey ? { ...home, listing: { ...home.listing, lot: undefined } } : home;

/**
 * How the price is split at first after a change of the homes: a new home gets an average share, and the homes that
 * stay keep their proportions.
 */
export function sharesAfter({ homes }: Pick<Lot, 'homes'>, keys: readonly string[]): readonly LotShare[] {
  const known = new Map(homes.map(({ listingKey, basisPoints }) => [listingKey, basisPoints]));
  const kept = keys.flatMap((key) => known.get(key) ?? []);
  const average = Math.round(kept.reduce((sum, each) => sum + each, 0) / kept.length) || 1;
  const weights = keys.map((key) => known.get(key) ?? average);
  const shares = sharesByWeight(weights);
  return keys.map((listingKey, index) => ({ listingKey, basisPoints: shares[index] ?? 0 }));
}
