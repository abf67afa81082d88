import type { ReactNode } from 'react';
import { readAmount } from '@/lib/client/auctions/bid-amount';
import { useLoaded } from '@/lib/client/page/use-loaded';
import type { Cents } from '@/lib/domain/shared/money';
import { type BidSession, useBidSession } from './auction-context';

/** Total cost of the typed bid or of the price to come. Shows the page's total cost until the rules have loaded. */
export function LiveTotalCost() {
  const session = useBidSession();
  const { costs } = session;
  const [bidCents, subject] = costedBid(session);
  if (!bidCents) return costs.still;
  return <TotalCostOf bidCents={bidCents} subject={subject} still={costs.still} />;
}

/** The same in few words. */
export function LiveTotal() {
  const session = useBidSession();
  const { costs } = session;
  const [bidCents] = costedBid(session);
  const rules = useLoaded(load, true);
  return rules && bidCents ? rules.totalCostWords({ ...costs, bidCents }) : costs.stillTotal;
}

function costedBid(session: BidSession): readonly [Cents | null, 'bid' | 'price'] {
  const typed = readAmount(session.bidding.typed);
  if (typed.kind === 'amount') return [typed.amountCents, 'bid'];
  return [nextPrice(session), session.standing === 'leading' ? 'price' : 'bid'];
}

/** What the viewer pays if nobody else bids: the leader the current price, others at least the next minimum. */
export const nextPrice = ({ auction, standing }: BidSession): Cents | null =>
  standing === 'leading' ? auction.currentPriceCents : auction.minimumNextBidCents;

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
