import { isOver, isSale } from '@/components/auctions/auction-copy';
import * as copy from '@/messages/auctions';
import type { MyBid } from './my-bids';

export const bidTabs = [
  {
    tab: 'leading',
    label: copy.bidTabs.leading,
    empty: copy.bidTabs.notLeadingAny,
    help: copy.bidTabs.auctionsWhereMaximum,
  },
  {
    tab: 'outbid',
    label: copy.bidTabs.outbid,
    empty: copy.bidTabs.haventOutbid,
    help: copy.bidTabs.auctionsWhereAnother,
  },
  {
    tab: 'won',
    label: copy.bidTabs.won,
    empty: copy.bidTabs.haventWonAuction,
    help: copy.bidTabs.homesBoughtAppear,
  },
  {
    tab: 'lost',
    label: copy.bidTabs.notWon,
    empty: copy.bidTabs.noneAuctionsEnded,
    help: copy.bidTabs.auctionsEndedAnother,
  },
] as const;
export type BidTab = (typeof bidTabs)[number]['tab'];

/** Tab of a bid, based on the server's data. */
export function tabOf({ auction, you }: Pick<MyBid, 'auction' | 'you'>): BidTab {
  const isLeading = you.standing === 'leading';
  if (!isOver(auction)) return isLeading ? 'leading' : 'outbid';
  return auction.status === 'ended' && isLeading && isSale(auction.outcome) ? 'won' : 'lost';
}
