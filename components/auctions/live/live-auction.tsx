import { useState } from 'react';
import { createPortal } from 'react-dom';
import { AuctionPanel } from '@/components/auctions/auction-panel';
import { AuctionSheet } from '@/components/auctions/auction-sheet';
import { OwnStandingStrip } from '@/components/auctions/bidder-position-strip';
import { BidBar } from '@/components/auctions/bidding/bid-bar';
import { BidConfirm } from '@/components/auctions/bidding/bid-confirm';
import { barWords } from '@/components/auctions/bidding/bid-step';
import { LiveBidBox } from '@/components/auctions/bidding/live-bid-box';
import { useBidding } from '@/components/auctions/bidding/use-bidding';
import type { HistoryLine, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { useAuth } from '@/providers/auth-provider';
import { AuctionPageContext, type BidCosts, type BidderDuties } from './auction-context';
import type { Places } from './auction-watch';
import { LiveHistory } from './live-history';
import { useAnnouncement } from './use-announcement';
import { useOwnPlace } from './use-bidder-position';
import { useOutbidToast } from './use-outbid-toast';

interface LiveAuctionProps {
  readonly auction: PublicAuction;
  readonly duties: BidderDuties;
  /** As the server rendered it. */
  readonly initial: PublicAuction;
  readonly history: readonly HistoryLine[];
  readonly costs: BidCosts;
  readonly places: Places;
  readonly announce: (words: string) => void;
}

/** All parts of an auction that follow it and take bids, each in its place of the page. */
export function LiveAuction(props: LiveAuctionProps) {
  const { auction, duties, initial, history, costs, places, announce } = props;
  const auth = useAuth();
  const { place, standing, refresh, tell } = useOwnPlace(
    auction,
    auth.state === 'signed-in' ? auth.user.uid : null,
  );
  const bidding = useBidding({ auctionId: auction.id, place, tell, refresh });
  const [isSheetOpen, setSheetOpen] = useState(false);
  const openSheet = () => setSheetOpen(true);
  const bidAgain = () => {
    bidding.dismiss();
    openSheet();
  };
  useOutbidToast({ auction, standing, bidAgain });
  useAnnouncement({ auction, initial, standing, announce });
  const hasRisen = auction.currentPriceCents !== initial.currentPriceCents;

  return (
    <AuctionPageContext value={{ auction, duties, auth, place, standing, bidding, costs, hasRisen }}>
      {places.panel &&
        createPortal(
          <AuctionPanel
            auction={auction}
            hasRisen={hasRisen}
            standing={<OwnStandingStrip />}
            bid={<LiveBidBox idPrefix="bid" />}
            onBid={openSheet}
          />,
          places.panel,
        )}
      {places.history && createPortal(<LiveHistory initial={history} />, places.history)}
      {places.bar &&
        createPortal(
          <BidBar auction={auction} words={barWords(bidding.step)} standing={standing} onBid={openSheet} />,
          places.bar,
        )}
      <AuctionSheet isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />
      <BidConfirm />
    </AuctionPageContext>
  );
}
