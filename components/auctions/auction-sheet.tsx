import { LiveBidBox } from '@/components/auctions/bidding/live-bid-box';
import { useAuctionPage } from '@/components/auctions/live/auction-context';
import { Dialog } from '@/components/ui/dialog';
import { OwnStandingStrip } from './bidder-position-strip';
import { PriceBlock } from './price-block';

interface AuctionSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The bid as a sheet from the bottom, for phones; and for everybody who comes from a message to bid again. */
export function AuctionSheet({ isOpen, onClose }: AuctionSheetProps) {
  const { auction, hasRisen } = useAuctionPage();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={auction.status === 'scheduled' ? 'How to take part' : 'Your bid'}
      className="max-md:mb-0 max-md:w-full max-md:max-w-none max-md:rounded-b-none"
    >
      <PriceBlock auction={auction} hasRisen={hasRisen} />
      <OwnStandingStrip />
      <LiveBidBox idPrefix="sheet" />
    </Dialog>
  );
}
