import { decide } from '@/lib/domain/auctions/commands/decide';
import type { AuctionEvent } from '@/lib/domain/auctions/state/events';
import type { AuctionState } from '@/lib/domain/auctions/state/state';
import type { ReviewState } from '@/lib/domain/drafts/review-state';
import { isLeadHome, leadInspectionMs } from '@/lib/domain/listings/lead-paint';
import type { Listing } from '@/lib/domain/listings/listing';
import { fewestLotHomes, type Lot, type LotShare, mostLotHomes } from '@/lib/domain/listings/lot';
import { type ListingSituation, rescheduleNoticeMs } from '@/lib/domain/reviews/listing-situation';
import { isSameTerms } from '@/lib/domain/reviews/same-terms';
import { isWhole } from '@/lib/domain/shared/allocation';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';

/** A home as the rules of lots need it, as of the commit. */
export interface LotHome {
  readonly listing: Pick<
    Listing,
    'listingKey' | 'lot' | 'saleFormat' | 'saleTerms' | 'propertySubType' | 'yearBuilt' | 'listedAt'
  >;
  readonly standing: Pick<ReviewState, 'status' | 'live'>;
  readonly course: ListingSituation;
  readonly auction: AuctionState | null;
  readonly hasOpenOffers: boolean;
  /** The SHA-256 of the contract of sale that bidders can read; null without one. */
  readonly contractSha256: string | null;
}

export type LotReason =
  | 'too-few'
  | 'too-many'
  /** A change would leave the lead alone, or take it out of its lot. */
  | 'one-left'
  | 'lead-leaves'
  | 'shares'
  | 'not-for-sale'
  /** A change of the home is in progress. */
  | 'change-open'
  | 'in-another-lot'
  | 'no-lot'
  | 'fixed-price'
  /** The lead needs an announced auction. */
  | 'lead-needs-auction'
  /** The auction has started, or it starts too soon. */
  | 'started'
  | 'too-soon'
  | 'terms-differ'
  /** Bidders read the contract of sale of the lot before they bid. */
  | 'no-contract'
  | 'contracts-differ'
  | 'offers-open'
  /** Buyers of a home that may have lead paint get ten days before the start. */
  | 'lead-paint';

/** Why there is no such lot, and the home that it is about. */
export interface LotRefusal {
  readonly lot: LotReason;
  readonly listingKey: string | null;
}

export interface LotFormation {
  readonly lot: Lot;
  /** The events that cancel the auctions of the included homes. */
  readonly cancelled: readonly { readonly listingKey: string; readonly events: readonly AuctionEvent[] }[];
}

const refuseLot = (lot: LotReason, listingKey: string | null = null) => refuse({ lot, listingKey });

/**
 * Forms a lot around the announced auction of its first home. The auctions of the others are canceled: they have
 * no bids, because they have not started. `shares` in the order of `homes`; `now` in ms.
 */
export function formLot(
  homes: readonly LotHome[],
  shares: readonly LotShare[],
  now: number,
): Result<LotFormation, LotRefusal> {
  const [lead, ...others] = homes;
  if (!lead || homes.length < fewestLotHomes) return refuseLot('too-few');
  if (homes.length > mostLotHomes) return refuseLot('too-many');
  if (!areSharesOf(homes, shares)) return refuseLot('shares');
  for (const home of homes) {
    const reason = refuseHome(home, lead);
    if (reason) return refuseLot(reason, home.listing.listingKey);
  }
  const leadReason = refuseLead(lead, homes, now);
  if (leadReason) return refuseLot(leadReason, lead.listing.listingKey);
  const cancelled: LotFormation['cancelled'][number][] = [];
  for (const { listing, course, auction } of others) {
    if (course.auction === 'none' || !auction) continue;
    const { listingKey } = listing;
    const decided = decide(auction, { type: 'cancel', reason: 'material-correction', by: 'seller', now });
    if (!decided.ok) return refuseLot('started', listingKey);
    cancelled.push({ listingKey, events: decided.value.events });
  }
  const { contractSha256 } = lead;
  const lot = { leadKey: lead.listing.listingKey, homes: [...shares], formedAt: now };
  return ok({ lot: contractSha256 === null ? lot : { ...lot, contractSha256 }, cancelled });
}

function areSharesOf(homes: readonly LotHome[], shares: readonly LotShare[]): boolean {
  const keys = homes.map(({ listing }) => listing.listingKey);
  const isSame = keys.every((key, index) => shares[index]?.listingKey === key);
  return (
    isSame && new Set(keys).size === shares.length && isWhole(shares.map(({ basisPoints }) => basisPoints))
  );
}

function refuseHome(home: LotHome, lead: LotHome): LotReason | null {
  const { listing, standing, course, hasOpenOffers } = home;
  if (course.status !== 'Active' || standing.live !== 'Active') return 'not-for-sale';
  if (listing.lot) return 'in-another-lot';
  if (listing.saleFormat !== 'auction') return 'fixed-price';
  if (course.auction !== 'none' && course.auction !== 'upcoming') return 'started';
  if (standing.status !== standing.live) return 'change-open';
  if (hasOpenOffers) return 'offers-open';
  if (!isSameTerms(listing, lead.listing)) return 'terms-differ';
  if (lead.contractSha256 === null) return 'no-contract';
  return home.contractSha256 === lead.contractSha256 ? null : 'contracts-differ';
}

/** Why a home can lead no lot, whatever the other homes are. */
export const refuseLeading = (home: LotHome, now: number): LotReason | null =>
  refuseHome(home, home) ?? refuseLead(home, [home], now);

function refuseLead({ course, auction }: LotHome, homes: readonly LotHome[], now: number): LotReason | null {
  if (course.auction !== 'upcoming' || !auction) return 'lead-needs-auction';
  const { startsAt } = auction.terms;
  if (startsAt < now + rescheduleNoticeMs) return 'too-soon';
  const isLate = ({ listing }: LotHome) =>
    isLeadHome(listing) && startsAt < (listing.listedAt ?? now) + leadInspectionMs;
  return homes.some(isLate) ? 'lead-paint' : null;
}

/** The lot as its lead has it, before its auction starts. */
export interface FormedLot {
  readonly lot: Lot | undefined;
  readonly course: ListingSituation;
  readonly auction: AuctionState | null;
}

/** Ends the lot before the start: its auction is canceled, and all its homes are free again. */
export function dissolveLot(
  { lot, course, auction }: FormedLot,
  now: number,
): Result<readonly AuctionEvent[], LotRefusal> {
  if (!lot || !auction) return refuseLot('no-lot');
  if (course.auction !== 'upcoming') return refuseLot('started');
  const decided = decide(auction, { type: 'cancel', reason: 'material-correction', by: 'seller', now });
  return decided.ok ? ok(decided.value.events) : refuseLot('started');
}

/** Another allocation of the price, before the start: bidders compute their taxes with it. */
export function changeShares(
  { lot, course }: FormedLot,
  basisPoints: readonly number[],
): Result<Lot, LotRefusal> {
  if (!lot) return refuseLot('no-lot');
  if (course.auction !== 'upcoming') return refuseLot('started');
  if (basisPoints.length !== lot.homes.length || !isWhole(basisPoints)) return refuseLot('shares');
  const homes = lot.homes.map((home, index) => ({ ...home, basisPoints: basisPoints[index] ?? 0 }));
  return ok({ ...lot, homes });
}
