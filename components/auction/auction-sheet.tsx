'use client';

import { Dialog } from '@/components/ui/dialog';
import { useAuctionPage } from './auction-context';
import { BidBox } from './bid-box';
import { OwnStandingStrip } from './own-standing-strip';
import { PriceBlock } from './price-block';

/** The bid as a sheet from the bottom, for phones; and for everybody who comes from a message to bid again. */
export function AuctionSheet() {
  const { auction, isSheetOpen, closeSheet } = useAuctionPage();
  return (
    <Dialog
      isOpen={isSheetOpen}
      onClose={closeSheet}
      title={auction.status === 'scheduled' ? 'How to take part' : 'Your bid'}
      className="max-md:mb-0 max-md:w-full max-md:max-w-none max-md:rounded-b-none"
    >
      <PriceBlock auction={auction} />
      <OwnStandingStrip />
      <BidBox />
    </Dialog>
  );
}
