import type { ReactNode } from 'react';
import type { WinPrice } from '@/components/auctions/if-you-win';
import { readAmount } from '@/lib/client/auctions/bid-amount';
import { useLoaded } from '@/lib/client/page/use-loaded';
import type { Cents } from '@/lib/domain/shared/money';
import { type BidSession, useBidSession } from './auction-context';

/** Total cost of the typed bid or of the price to come. Shows the page's total cost until the rules have loaded. */
export function LiveTotalCost() {
  const session = useBidSession();
  const { costs } = session;
  const { amountCents, is } = considered(session);
  if (!amountCents) return costs.still;
  const subject = is === 'current' ? 'price' : 'bid';
  return <TotalCostOf bidCents={amountCents} subject={subject} still={costs.still} />;
}

/** The same in few words. */
export function LiveTotal() {
  const session = useBidSession();
  const { costs } = session;
  const { amountCents: bidCents } = considered(session);
  const rules = useLoaded(load, true);
  return rules && bidCents ? rules.totalCostWords({ ...costs, bidCents }) : costs.stillTotal;
}

/**
 * The amount that obligations and costs are shown for: the typed one if it can be bid. Otherwise what the viewer
 * pays if nobody else bids: the leader the current price, others at least the next minimum.
 */
export function considered({ auction, bidding, form, standing }: BidSession): {
  readonly amountCents: Cents | null;
  readonly is: WinPrice;
} {
  const typed = readAmount(bidding.typed);
  if (typed.kind === 'amount' && form.minimum !== null && typed.amountCents >= form.minimum)
    return { amountCents: typed.amountCents, is: 'maximum' };
  return standing === 'leading'
    ? { amountCents: auction.currentPriceCents, is: 'current' }
    : { amountCents: auction.minimumNextBidCents, is: 'next' };
}

interface WholePriceOfProps {
  readonly bidCents: Cents;
  /** What `bidCents` is. */
  readonly subject: 'bid' | 'price';
  /** Shown until the rules have loaded. */
  readonly still: ReactNode;
}

/** Total cost of an amount in one sentence. */
export function TotalCostOf({ bidCents, subject, still }: WholePriceOfProps) {
  const { costs } = useBidSession();
  const rules = useLoaded(load, true);
  if (!rules) return still;
  return <rules.TotalCostLine {...costs} bidCents={bidCents} subject={subject} />;
}

const load = () => import('@/components/costs/total-cost-line');
