import { LiveBidBox } from '@/components/auctions/bidding/live-bid-box';
import { fieldIds } from '@/components/auctions/form/auction-bid-form';
import { useBidSession } from '@/components/auctions/live/auction-context';
import { Dialog } from '@/components/ui/dialog';
import { auctionSheet as copy } from '@/messages/auctions/auction-sheet';
import { BidderPositionStrip } from './bidder-position-strip';
import { PriceBlock } from './price-block';

/** Bottom sheet with the bid form, for phones and for visitors who follow an outbid notification. */
export function AuctionSheet() {
  const { auction, hasRisen, sheet } = useBidSession();
  return (
    <Dialog
      isOpen={sheet.isOpen}
      onClose={sheet.close}
      title={auction.status === 'scheduled' ? copy.howBid : copy.bid}
      className="max-md:mb-0 max-md:w-full max-md:max-w-none max-md:rounded-b-none"
    >
      <PriceBlock auction={auction} hasRisen={hasRisen} />
      <BidderPositionStrip />
      <LiveBidBox fieldId={fieldIds.sheet} />
    </Dialog>
  );
}
