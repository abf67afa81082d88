import type { PublicState } from '@/lib/domain/auctions/state/public-state';
import { dollarsField } from '@/lib/domain/auctions/terms/fields';
import type { Ineligibility } from '@/lib/domain/auctions/terms/ineligibility';
import { minimumNextBid } from '@/lib/domain/auctions/terms/price';
import type { Refusal } from '@/lib/domain/auctions/terms/refusals';
import { allowsBidLists } from '@/lib/domain/auctions/terms/rules-version';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { cents } from '@/lib/domain/shared/money';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { type BidList, fewestLots, type ListLot, mostLots } from './bid-list';

/** Why a bid list cannot start. */
type ListRefusalReason =
  | 'too-few'
  | 'too-many-homes'
  | 'twice'
  | 'not-one-sale'
  | 'no-lists'
  | 'ended'
  | 'invalid-amount'
  | 'too-low'
  | 'leading'
  | Ineligibility;

/** `auctionId`: the auction it is about; absent if it is about the whole list. */
export interface ListRefusal extends Pick<Refusal, 'minimumCents' | 'limitCents' | 'leftCents' | 'until'> {
  readonly reason: ListRefusalReason;
  readonly auctionId?: string;
}

/** An auction that a person wants on a list, and what decides whether it can be. */
export interface Candidate {
  readonly lot: { readonly auctionId: string; readonly maximumCents: number; readonly leadPaint?: string };
  readonly auction: PublicState;
  readonly sellerId: string;
  /** The person leads here or waits for a below-reserve decision. */
  readonly canWin: boolean;
  /** Why the person may not bid this much here, or null. */
  readonly ineligibility: Refusal<Ineligibility> | null;
}

interface SaleDay {
  readonly sellerId: string;
  readonly auction: Pick<PublicState, 'terms'>;
}

/** Whether two auctions are of one sale day: one seller, and scheduled to end on one New York day. */
export const isSameSaleDay = (one: SaleDay, other: SaleDay): boolean =>
  one.sellerId === other.sellerId && dayOf(one) === dayOf(other);

const dayOf = ({ auction }: SaleDay): string => newYorkDay(auction.terms.endsAt);

interface NewList extends Pick<BidList, 'listId' | 'uid' | 'salt'> {
  readonly now: number;
}

/** Starts a list of these auctions in this order, or says why not. Its first step is due at once. */
export function startBidList(
  candidates: readonly Candidate[],
  { now, ...who }: NewList,
): Result<BidList, ListRefusal> {
  if (candidates.length < fewestLots) return refuse({ reason: 'too-few' });
  if (candidates.length > mostLots) return refuse({ reason: 'too-many-homes' });
  const ids = candidates.map(({ lot }) => lot.auctionId);
  if (new Set(ids).size < ids.length) return refuse({ reason: 'twice' });
  const [first] = candidates;
  if (!candidates.every((each) => first && isSameSaleDay(each, first)))
    return refuse({ reason: 'not-one-sale' });
  for (const each of candidates) {
    const refusal = refuseCandidate(each, now);
    if (refusal) return refuse({ ...refusal, auctionId: each.lot.auctionId });
  }
  const lots = candidates.map(({ lot }): ListLot => ({ ...lot, maximumCents: cents(lot.maximumCents) }));
  const begun = {
    startedAt: now,
    passed: [],
    bid: null,
    status: 'standing',
    endedAt: null,
    dueAt: now,
  } as const;
  return ok({ ...who, ...begun, lots });
}

function refuseCandidate(
  { lot, auction, canWin, ineligibility }: Candidate,
  now: number,
): ListRefusal | null {
  const { status, terms, endsAt } = auction;
  if (!allowsBidLists(terms)) return { reason: 'no-lists' };
  if ((status !== 'running' && status !== 'paused') || (status === 'running' && now > endsAt))
    return { reason: 'ended' };
  if (!dollarsField.safeParse(lot.maximumCents).success) return { reason: 'invalid-amount' };
  const minimumCents = minimumNextBid(terms, auction.priceCents, auction.bidCount);
  if (canWin) return { reason: 'leading' };
  if (ineligibility) return ineligibility;
  return lot.maximumCents < minimumCents ? { reason: 'too-low', minimumCents } : null;
}
