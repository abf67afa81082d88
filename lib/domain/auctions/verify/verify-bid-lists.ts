import { type ListOpening, listCommitmentOf } from '@/lib/domain/auctions/bid-lists/bid-list';
import { fateOf } from '@/lib/domain/auctions/bid-lists/step-bid-list';
import { evolvePublic } from '@/lib/domain/auctions/state/evolve-public';
import type { LedgerEntry } from '@/lib/domain/auctions/state/facts';
import { openedAmount } from '@/lib/domain/auctions/state/openings';
import type { PublicState } from '@/lib/domain/auctions/state/public-state';

/** What is wrong with a bid list, with the auctions of its sentence. */
export interface BidListFault {
  readonly code: 'before-loss' | 'no-bid' | 'not-on-list' | 'other-maximum' | 'out-of-order';
  readonly auctionId?: string;
  readonly earlierId?: string;
}

/** The one bid of a list in one ledger. Times in ms. */
interface ListBid {
  readonly listCommitment: string;
  readonly auctionId: string;
  readonly alias: string;
  readonly receivedAt: number;
  /** When the bid had lost for good; null if it can still win or has won. */
  readonly lostAt: number | null;
  /** Null while sealed. */
  readonly maximumCents: number | null;
  /** The bidder raised it after stopping the list, so what is opened later is another maximum. */
  readonly isRaised: boolean;
}

/**
 * Checks the bid lists of several auctions against each other. Each ledger must have passed `verify`. A list
 * bids only after its earlier bids lost for good, so it leads one auction at a time and wins one at most.
 * `opening`: a list whose bidder opened it, for its order and maximums. Returns the first fault, or null.
 */
export function bidListFault(
  ledgers: readonly (readonly LedgerEntry[])[],
  opening?: ListOpening,
): BidListFault | null {
  const bids = ledgers.flatMap(listBidsIn);
  for (const later of bids) {
    const clash = bids.find((earlier) => isClash(earlier, later));
    if (clash) return { code: 'before-loss', auctionId: later.auctionId, earlierId: clash.auctionId };
  }
  return opening ? openingFault(bids, opening) : null;
}

function isClash(one: ListBid, other: ListBid): boolean {
  if (one.listCommitment !== other.listCommitment || one.auctionId === other.auctionId) return false;
  return !isOverBefore(one, other) && !isOverBefore(other, one);
}

const isOverBefore = ({ lostAt }: ListBid, { receivedAt }: ListBid): boolean =>
  lostAt !== null && lostAt <= receivedAt;

function openingFault(all: readonly ListBid[], opening: ListOpening): BidListFault | null {
  const commitment = listCommitmentOf(opening);
  const bids = all.filter(({ listCommitment }) => listCommitment === commitment);
  if (bids.length === 0) return { code: 'no-bid' };
  const placeOf = ({ auctionId }: ListBid) => opening.lots.findIndex((lot) => lot.auctionId === auctionId);
  for (const bid of bids) {
    const lot = opening.lots[placeOf(bid)];
    if (!lot) return { code: 'not-on-list', auctionId: bid.auctionId };
    if (bid.maximumCents !== null && bid.maximumCents !== lot.maximumCents)
      return { code: 'other-maximum', auctionId: bid.auctionId };
  }
  const isOutOfOrder = bids.some((one) =>
    bids.some((other) => placeOf(one) < placeOf(other) && !isOverBefore(one, other)),
  );
  return isOutOfOrder ? { code: 'out-of-order' } : null;
}

function listBidsIn(entries: readonly LedgerEntry[]): readonly ListBid[] {
  let state: PublicState | null = null;
  let bids: readonly ListBid[] = [];
  for (const entry of entries) {
    const next: PublicState = evolvePublic(state, entry);
    const fresh = listBidOf(next, entry);
    bids = (fresh ? [...bids, fresh] : bids).map((bid) => followed(bid, next, entry));
    state = next;
  }
  return bids;
}

function listBidOf({ terms }: PublicState, { type, data }: LedgerEntry): ListBid | null {
  if (type !== 'bid' || data.listCommitment === undefined) return null;
  const { listCommitment, alias, receivedAt } = data;
  const { auctionId } = terms;
  return { listCommitment, auctionId, alias, receivedAt, lostAt: null, maximumCents: null, isRaised: false };
}

function followed(bid: ListBid, state: PublicState, entry: LedgerEntry): ListBid {
  if (bid.lostAt !== null) return bid;
  const isRaised = bid.isRaised || (entry.type === 'raise' && entry.data.alias === bid.alias);
  const opened = isRaised ? null : openedIn(entry, bid.alias);
  const lostAt = fateOf(state, bid.alias) === 'lost' ? entry.at : null;
  return { ...bid, isRaised, lostAt, maximumCents: bid.maximumCents ?? opened };
}

const openedIn = ({ type, data }: LedgerEntry, alias: string): number | null =>
  type === 'bid' || type === 'raise' || type === 'reserve-lowered' ? openedAmount(data, alias) : null;
