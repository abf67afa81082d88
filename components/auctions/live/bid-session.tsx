import { useEffect, useLayoutEffect, useState } from 'react';
import { useBidding } from '@/components/auctions/bidding/use-bidding';
import { fieldIds } from '@/components/auctions/form/auction-bid-form';
import { useBidForm } from '@/components/auctions/form/use-bid-form';
import type { HistoryLine } from '@/lib/domain/auctions/terms/public-auction';
import { useAuth } from '@/providers/auth-provider';
import { type BidCosts, type BidderDuties, type ButtonName, useAuctionPage } from './auction-context';
import { toButtons } from './buttons';
import { toParts } from './live-parts';
import { useAnnouncement } from './use-announcement';
import { useBidderPosition } from './use-bidder-position';
import { useHistory } from './use-history';
import { useOutbidToast } from './use-outbid-toast';

interface BidSessionHostProps {
  readonly duties: BidderDuties;
  readonly costs: BidCosts;
  readonly history: readonly HistoryLine[];
  /** Button pressed before this code loaded. */
  readonly firstPress: ButtonName | null;
}

/** Follows the viewer of an auction and shares their state with all parts of the page. */
export function BidSessionHost({ duties, costs, history, firstPress }: BidSessionHostProps) {
  const { auction, initial, typed, setTyped, session } = useAuctionPage();
  const auth = useAuth();
  const { place, standing, refresh, tell } = useBidderPosition(
    auction,
    auth.state === 'signed-in' ? auth.user.uid : null,
  );
  const bidding = useBidding({ auctionId: auction.id, typed, setTyped, place, tell, refresh });
  const form = useBidForm({ auction, place, standing, bidding });
  const historyView = useHistory(auction, history);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [announcement, announce] = useState('');
  useAnnouncement({ auction, initial, standing, announce });
  useOutbidToast({ auction, standing, bidAgain });

  function openSheet() {
    form.forgetFault();
    setSheetOpen(true);
  }

  function bidAgain() {
    bidding.dismiss();
    openSheet();
  }

  function press(button: ButtonName) {
    switch (button) {
      case 'review':
        return form.review(() =>
          document.getElementById(isSheetOpen ? fieldIds.sheet : fieldIds.panel)?.focus(),
        );
      case 'buy':
        return bidding.buy(auction.buyNowCents);
      case 'panel-bid':
      case 'bar-bid':
        return openSheet();
      case 'show-history':
        return historyView.showAll();
      case 'copy-head':
        return historyView.copyHead();
    }
  }

  useLayoutEffect(() => {
    const now = { auction, standing, bidding, form, history: historyView };
    session.set({
      ...now,
      duties,
      costs,
      auth,
      place,
      announcement,
      press,
      hasRisen: auction.currentPriceCents !== initial.currentPriceCents,
      sheet: { isOpen: isSheetOpen, close: () => setSheetOpen(false) },
      buttons: toButtons(now),
      parts: toParts({ ...now, initial }),
    });
  });
  useEffect(() => {
    if (firstPress) session.get()?.press(firstPress);
  }, [firstPress, session]);
  return null;
}
