import { readAmount } from '@/lib/client/bid-amount';
import { useLoaded } from '@/lib/client/use-loaded';
import { useAuctionPage } from './auction-context';

/** The whole price of the bid that is typed, or of the next one. Until its rules are fetched, that of the page's. */
export function LiveWholePrice() {
  const { auction, bidding, costs } = useAuctionPage();
  const rules = useLoaded(load, true);
  const typed = readAmount(bidding.typed);
  const bidCents = typed.kind === 'amount' ? typed.amountCents : auction.minimumNextBidCents;
  if (!rules || !bidCents) return costs.still;
  return <rules.WholePriceLine sale={costs.sale} today={costs.today} bidCents={bidCents} subject="A bid" />;
}

const load = () => import('@/components/costs/whole-price-line');
