import { publicContest } from '@/lib/domain/auctions/state/after-bid';
import type { BidData, Fact, LedgerEntry } from '@/lib/domain/auctions/state/facts';
import type { PublicCore } from '@/lib/domain/auctions/state/public-state';
import { incrementFor } from '@/lib/domain/auctions/terms/increments';
import { priceAfter } from '@/lib/domain/auctions/terms/price';
import type { Cents } from '@/lib/domain/shared/money';
import { money } from './history-line';

/** The price and the leader before an entry. Only whether `bidCount` is 0 matters, not its value. */
export type Basis = Pick<PublicCore, 'terms' | 'priceCents' | 'bidCount' | 'leader'>;

/**
 * The reason for the price after an entry, with the amounts that decide it; null if the entry does not affect
 * the price.
 */
export function priceReason(before: Basis | null, entry: LedgerEntry): string | null {
  if (before === null) return null;
  if (entry.type === 'reserve-lowered') return loweringReason(before, entry.data);
  if (entry.type === 'bought')
    return `This is the buy-now price in the terms, and ${before.bidCount === 0 ? 'there were no bids' : 'no bid had met the reserve'}.`;
  return entry.type === 'bid' || entry.type === 'raise' ? bidReason(before, entry.data) : null;
}

function loweringReason(before: Basis, { priceCents }: Fact<'reserve-lowered'>['data']): string {
  return priceCents === before.priceCents
    ? 'The price doesn’t change.'
    : `The leading maximum reaches the lowered reserve, so the price rises to it: ${money(priceCents)}.`;
}

function bidReason(before: Basis, data: BidData): string {
  const contest = publicContest(before, data);
  const priceCents = priceAfter({ ...before.terms, reserveCents: null }, contest);
  if (data.priceCents > priceCents)
    return `${data.leaderAlias}’s maximum reaches the reserve, so the price rises to it: ${money(data.priceCents)}.`;
  switch (contest.kind) {
    case 'first':
      return 'The first bid sets the price at the starting bid, however high its maximum is.';
    case 'raises':
      return 'When the leader raises their own maximum, the price doesn’t change.';
    case 'takes-lead':
      if (contest.beatenCents === contest.maximumCents) return tieReason(data.alias, before.leader?.alias);
      return overReason(before, data, { alias: before.leader?.alias, maximumCents: contest.beatenCents });
    case 'loses':
      return contest.leaderMaximumCents === contest.maximumCents
        ? tieReason(data.leaderAlias, data.alias)
        : overReason(before, data, { alias: data.alias, maximumCents: contest.maximumCents });
  }
}

const tieReason = (first: string, second: string | undefined): string =>
  `${first} and ${second} have the same maximum. ${first}’s arrived first, so ${first} leads at the full amount.`;

interface Beaten {
  readonly alias: string | undefined;
  readonly maximumCents: Cents;
}

function overReason({ terms }: Basis, data: BidData, { alias, maximumCents }: Beaten): string {
  const increment = incrementFor(terms.incrementTable, maximumCents);
  return data.priceCents < maximumCents + increment
    ? `${data.leaderAlias}’s full maximum, which is above ${alias}’s maximum of ${money(maximumCents)} by less than the increment of ${money(increment)}.`
    : `One increment of ${money(increment)} above ${alias}’s maximum of ${money(maximumCents)}.`;
}
