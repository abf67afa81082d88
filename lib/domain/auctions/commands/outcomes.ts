import { type KnownLeader, standingAfter } from '@/lib/domain/auctions/state/after-bid';
import type { AuctionEvent, EventOf } from '@/lib/domain/auctions/state/events';
import { aliasOf, type BidderRecord, winnerOf } from '@/lib/domain/auctions/state/secrets';
import type { AuctionState } from '@/lib/domain/auctions/state/state';
import { liftToReserve, type PriceRule } from '@/lib/domain/auctions/terms/price';
import type { Versioned } from '@/lib/domain/auctions/terms/rules-version';
import type { Cents } from '@/lib/domain/shared/money';

export interface Backup {
  readonly bidderId: string;
  readonly alias: string;
  readonly maximumCents: Cents;
}

/**
 * Every bidder except the winner, once each: highest maximum first, ties by earlier arrival as in the
 * auction.
 */
export function rankBackups({ secret }: AuctionState): readonly Backup[] {
  return Object.entries(secret.bidders)
    .filter(([bidderId]) => bidderId !== winnerOf(secret)?.bidderId)
    .sort(([, a], [, b]) => b.maximumCents - a.maximumCents || byArrival(a, b))
    .map(([bidderId, bidder]) => ({ bidderId, alias: aliasOf(bidder), maximumCents: bidder.maximumCents }));
}

/** Only rules version 2 stores the arrival; under version 1 the order of entries decides. */
const byArrival = (a: BidderRecord, b: BidderRecord): number =>
  (a.receivedAt ?? 0) - (b.receivedAt ?? 0) || a.seq - b.seq;

export interface ReplayedPrice {
  readonly bidderId: string;
  readonly priceCents: Cents;
  readonly reserveMet: boolean;
}

/**
 * The price in cents after a replay of the private events without the excluded bidders, or null if no other
 * bidder is left. Every remaining bid stays valid in the replay, because the price without the excluded bids
 * is never higher.
 */
export function priceWithout(
  events: readonly AuctionEvent[],
  excludedIds: ReadonlySet<string>,
): ReplayedPrice | null {
  const rest = events.filter((event) => event.type !== 'bid' || !excludedIds.has(event.data.bidderId));
  const { rule, standing } = rest.reduce(step, { rule: null, standing: null });
  if (rule === null || standing === null) return null;
  const { bidderId, maximumCents, priceCents } = standing;
  const reserveMet = rule.reserveCents === null || maximumCents >= rule.reserveCents;
  return { bidderId, priceCents, reserveMet };
}

type Rule = PriceRule & Versioned;
interface Replayed {
  readonly rule: Rule | null;
  readonly standing: KnownLeader | null;
}

function step({ rule, standing }: Replayed, event: AuctionEvent): Replayed {
  if (event.type === 'scheduled')
    return { rule: { ...event.data.terms, reserveCents: firstReserve(event.data) }, standing };
  if (rule === null) return { rule, standing };
  if (event.type === 'bid') return { rule, standing: standingAfter(rule, standing, event.data) };
  if (event.type !== 'reserve-lowered') return { rule, standing };
  const { amountCents } = event.data;
  const lifted = standing && liftToReserve(standing.priceCents, standing.maximumCents, amountCents);
  return {
    rule: { ...rule, reserveCents: amountCents },
    standing: standing && lifted !== null ? { ...standing, priceCents: lifted } : standing,
  };
}

const firstReserve = ({ terms, sealedReserve }: EventOf<'scheduled'>['data']): Cents | null =>
  terms.reserve.kind === 'published' ? terms.reserve.amountCents : (sealedReserve?.amountCents ?? null);
