import { publicContest } from '@/lib/domain/auctions/state/after-bid';
import type { BidData, Fact, LedgerEntry } from '@/lib/domain/auctions/state/facts';
import type { PublicCore } from '@/lib/domain/auctions/state/public-state';
import { incrementFor } from '@/lib/domain/auctions/terms/increments';
import { priceAfter } from '@/lib/domain/auctions/terms/price';
import type { Cents } from '@/lib/domain/shared/money';
import { formatMoney } from '@/lib/format';
import { priceReason as copy } from '@/messages/auctions/price-reason';

/** The price and the leader before an entry. Only whether `bidCount` is 0 matters, not its value. */
export type Basis = Pick<PublicCore, 'terms' | 'priceCents' | 'bidCount' | 'leader'>;

/**
 * The reason for the price after an entry, with the amounts that decide it; null if the entry does not affect
 * the price.
 */
export function priceReason(before: Basis | null, entry: LedgerEntry): string | null {
  if (before === null) return null;
  if (entry.type === 'reserve-lowered') return loweringReason(before, entry.data);
  if (entry.type === 'bought') return before.bidCount === 0 ? copy.buyNowBeforeBids : copy.buyNowBelowReserve;
  return entry.type === 'bid' || entry.type === 'raise' ? bidReason(before, entry.data) : null;
}

function loweringReason(before: Basis, { priceCents }: Fact<'reserve-lowered'>['data']): string {
  return priceCents === before.priceCents
    ? copy.unchanged
    : copy.reachesLoweredReserve({ price: formatMoney(priceCents) });
}

function bidReason(before: Basis, data: BidData): string {
  const contest = publicContest(before, data);
  const priceCents = priceAfter({ ...before.terms, reserveCents: null }, contest);
  if (data.priceCents > priceCents)
    return copy.reachesReserve({ leader: data.leaderAlias, price: formatMoney(data.priceCents) });
  switch (contest.kind) {
    case 'first':
      return copy.firstBid;
    case 'raises':
      return copy.ownRaise;
    case 'takes-lead':
      if (contest.beatenCents === contest.maximumCents) return tieReason(data.alias, before.leader?.alias);
      return overReason(before, data, { alias: before.leader?.alias, maximumCents: contest.beatenCents });
    case 'loses':
      return contest.leaderMaximumCents === contest.maximumCents
        ? tieReason(data.leaderAlias, data.alias)
        : overReason(before, data, { alias: data.alias, maximumCents: contest.maximumCents });
  }
}

const tieReason = (first: string, second = ''): string => copy.tie({ first, second });

interface Beaten {
  readonly alias: string | undefined;
  readonly maximumCents: Cents;
}

function overReason({ terms }: Basis, data: BidData, { alias, maximumCents }: Beaten): string {
  const increment = incrementFor(terms.incrementTable, maximumCents);
  const facts = {
    leader: data.leaderAlias,
    alias: alias ?? '',
    maximum: formatMoney(maximumCents),
    increment: formatMoney(increment),
  };
  return data.priceCents < maximumCents + increment ? copy.fullMaximum(facts) : copy.oneIncrement(facts);
}
