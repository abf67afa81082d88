import type { ReactNode } from 'react';
import { readAmount } from '@/lib/client/auctions/bid-amount';
import { useLoaded } from '@/lib/client/page/use-loaded';
import type { Cents } from '@/lib/domain/shared/money';
import { type BidSession, useBidSession } from './auction-context';

/** Total cost of the typed or next bid. Shows the page's total cost until the rules have loaded. */
export function LiveTotalCost() {
  const session = useBidSession();
  const { costs } = session;
  const bidCents = costedBid(session);
  if (!bidCents) return costs.still;
  return <TotalCostOf bidCents={bidCents} subject="bid" still={costs.still} />;
}

/** The same in few words. */
export function LiveTotal() {
  const session = useBidSession();
  const { costs } = session;
  const bidCents = costedBid(session);
  const rules = useLoaded(load, true);
  return rules && bidCents ? rules.totalCostWords({ ...costs, bidCents }) : costs.stillTotal;
}

function costedBid({ auction, bidding }: BidSession): Cents | null {
  const typed = readAmount(bidding.typed);
  return typed.kind === 'amount' ? typed.amountCents : auction.minimumNextBidCents;
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
