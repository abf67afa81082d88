import type { ReactNode } from 'react';
import { readAmount } from '@/lib/client/auctions/bid-amount';
import { useLoaded } from '@/lib/client/page/use-loaded';
import type { Cents } from '@/lib/domain/shared/money';
import { useBidSession } from './auction-context';

/** The whole price of the bid that is typed, or of the next one. Until its rules are fetched, that of the page's. */
export function LiveTotalCost() {
  const { auction, bidding, costs } = useBidSession();
  const typed = readAmount(bidding.typed);
  const bidCents = typed.kind === 'amount' ? typed.amountCents : auction.minimumNextBidCents;
  if (!bidCents) return costs.still;
  return <TotalCostOf bidCents={bidCents} subject="A bid" still={costs.still} />;
}

interface WholePriceOfProps {
  readonly bidCents: Cents;
  /** `A bid` or `A price`. */
  readonly subject: string;
  /** Until its rules are fetched. */
  readonly still: ReactNode;
}

/** The whole price of an amount in a sentence. */
export function TotalCostOf({ bidCents, subject, still }: WholePriceOfProps) {
  const { costs } = useBidSession();
  const rules = useLoaded(load, true);
  if (!rules) return still;
  return <rules.TotalCostLine {...costs} bidCents={bidCents} subject={subject} />;
}

const load = () => import('@/components/costs/total-cost-line');
