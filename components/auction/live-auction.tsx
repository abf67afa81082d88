import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { HistoryLine, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { useAuth } from '@/providers/auth-provider';
import { AuctionPageContext, type BidCosts, type BidderDuties } from './auction-context';
import { AuctionPanel } from './auction-panel';
import { AuctionSheet } from './auction-sheet';
import type { Places } from './auction-watch';
import { BidBar } from './bid-bar';
import { BidConfirm } from './bid-confirm';
import { barWords } from './bid-step';
import { LiveBidBox } from './live-bid-box';
import { LiveHistory } from './live-history';
import { OwnStandingStrip } from './own-standing-strip';
import { useAnnouncement } from './use-announcement';
import { useBidding } from './use-bidding';
import { useOutbidToast } from './use-outbid-toast';
import { useOwnPlace } from './use-own-place';

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
