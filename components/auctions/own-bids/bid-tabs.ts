import { isSale } from '@/components/auctions/auction-copy';
import { isOver } from '@/lib/domain/auctions/terms/public-auction';
import { bidTabs as copy } from '@/messages/auctions/bid-tabs';
import type { MyBid } from './my-bid-row';

export const bidTabs = [
  {
    tab: 'leading',
    label: copy.leading,
    empty: copy.notLeadingAny,
    help: copy.auctionsWhereMaximum,
  },
  {
    tab: 'outbid',
    label: copy.outbid,
    empty: copy.haventOutbid,
    help: copy.auctionsWhereAnother,
  },
  {
    tab: 'won',
    label: copy.won,
    empty: copy.haventWonAuction,
    help: copy.homesBoughtAppear,
  },
  {
    tab: 'lost',
    label: copy.notWon,
    empty: copy.noneAuctionsEnded,
    help: copy.auctionsEndedAnother,
  },
] as const;
export type BidTab = (typeof bidTabs)[number]['tab'];

/** Tab of a bid, based on the server's data. */
export function tabOf({ auction, you }: Pick<MyBid, 'auction' | 'you'>): BidTab {
  const isLeading = you.standing === 'leading';
  if (!isOver(auction)) return isLeading ? 'leading' : 'outbid';
  return auction.status === 'ended' && isLeading && isSale(auction.outcome) ? 'won' : 'lost';
}
