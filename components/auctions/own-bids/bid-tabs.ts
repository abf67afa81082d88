import { isOver, isSale } from '@/components/auctions/auction-copy';
import type { MyBid } from './my-bids';

export const bidTabs = [
  {
    tab: 'leading',
    label: 'Leading',
    empty: 'You lead no auction now',
    help: 'Where your maximum is the highest stands here, until its end.',
  },
  {
    tab: 'outbid',
    label: 'Outbid',
    empty: 'Nobody has outbid you',
    help: 'Where another maximum is above yours stands here, with time to bid again.',
  },
  {
    tab: 'won',
    label: 'Won',
    empty: 'You have not won an auction yet',
    help: 'What you bought stands here.',
  },
  {
    tab: 'lost',
    label: 'Not won',
    empty: 'No auction of yours ended without you winning',
    help: 'Auctions that ended with another bidder ahead, below the reserve, or canceled.',
  },
] as const;
export type BidTab = (typeof bidTabs)[number]['tab'];

/** Tab of a bid, based on the server's data. */
export function tabOf({ auction, you }: Pick<MyBid, 'auction' | 'you'>): BidTab {
  const isLeading = you.standing === 'leading';
  if (!isOver(auction)) return isLeading ? 'leading' : 'outbid';
  return auction.status === 'ended' && isLeading && isSale(auction.outcome) ? 'won' : 'lost';
}
