import { useEffect, useLayoutEffect, useState } from 'react';
import { AuctionSummary } from '@/components/auctions/auction-summary';
import { DockFigures } from '@/components/auctions/bidding/bid-dock';
import { BidDrawer } from '@/components/auctions/bidding/bid-drawer';
import { dockWords, isUnsettled } from '@/components/auctions/bidding/bid-step';
import { BuyNowWords, buyNowLabel, canBuyNow } from '@/components/auctions/bidding/buy-now-offer';
import {
  LiveBidBox,
  LiveWinEssence,
  LiveWinTerms,
  LiveWinTitle,
} from '@/components/auctions/bidding/live-bid-box';
import { useBidding } from '@/components/auctions/bidding/use-bidding';
import { fieldIds } from '@/components/auctions/form/auction-bid-form';
import {
  BidLimit,
  LiveAmountLabel,
  LiveBidError,
  LiveSuggestions,
} from '@/components/auctions/form/live-bid-form';
import { useBidForm } from '@/components/auctions/form/use-bid-form';
import { HistoryLines, LedgerHeadHash, SHOWN_LINES, showAllLabel } from '@/components/auctions/history-list';
import { ReplayedPrices } from '@/components/auctions/ledger/replayed-prices';
import { useReplay } from '@/components/auctions/ledger/use-replay';
import { BidStatus } from '@/components/auctions/status/bid-status';
import { Button } from '@/components/ui/button';
import { canReplay, type HistoryLine, type PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { bidSession as copy } from '@/messages/auctions/bid-session';
import { replay as replayCopy } from '@/messages/auctions/replay';
import { useAuth } from '@/providers/auth-provider';
import {
  type BidCosts,
  type BidderDuties,
  type BidHome,
  type BidSession,
  type ButtonName,
  type Parts,
  useAuctionPage,
  useBidSession,
} from './auction-context';
import { LiveTotal, LiveTotalCost } from './live-total-cost';
import { useAnnouncement } from './use-announcement';
import { useBidDrawer } from './use-bid-drawer';
import { useBidderPosition } from './use-bidder-position';
import { useHistory } from './use-history';

interface BidSessionHostProps {
  readonly duties: BidderDuties;
  readonly costs: BidCosts;
  readonly home: BidHome;
  readonly history: readonly HistoryLine[];
  /** Button pressed before this code loaded. */
  readonly firstPress: ButtonName | null;
}

/** Follows the viewer of an auction and shares their state with all parts of the page. */
export function BidSessionHost({ duties, costs, home, history, firstPress }: BidSessionHostProps) {
  const { auction, initial, typed, setTyped, session } = useAuctionPage();
  const auth = useAuth();
  const { place, standing, refresh, tell } = useBidderPosition(
    auction,
    auth.state === 'signed-in' ? auth.user.uid : null,
  );
  const bidding = useBidding({ auction, typed, setTyped, place, tell, refresh });
  const form = useBidForm({ auction, place, standing, bidding });
  const historyView = useHistory(auction, history);
  const { replay, start: startReplay } = useReplay(auction);
  const drawer = useBidDrawer(bidding);
  const [announcement, announce] = useState('');
  useAnnouncement({ auction, initial, standing, announce });

  function press(button: ButtonName) {
    switch (button) {
      case 'review':
        return form.review(() =>
          document.getElementById(drawer.isOpen ? fieldIds.drawer : fieldIds.panel)?.focus(),
        );
      case 'buy':
        return bidding.buy(auction.buyNowCents);
      case 'show-history':
        return historyView.showAll();
      case 'copy-head':
        return historyView.copyHead();
      case 'replay':
        return startReplay();
    }
  }

  useLayoutEffect(() => {
    const now = { auction, standing, bidding, form, history: historyView, replay };
    session.set({
      ...now,
      duties,
      costs,
      home,
      auth,
      place,
      announcement,
      press,
      drawer,
      hasRisen: auction.currentPriceCents !== initial.currentPriceCents,
      buttons: toButtons(now),
      parts: toParts(now, initial),
    });
  });
  useEffect(() => {
    if (firstPress) session.get()?.press(firstPress);
  }, [firstPress, session]);
  return null;
}

type SessionNow = Pick<BidSession, 'auction' | 'bidding' | 'form' | 'history' | 'replay'>;

/** Current label of each button; null if it is hidden. */
export function toButtons({ auction, bidding, form, history, replay }: SessionNow): BidSession['buttons'] {
  const isSending = bidding.step.kind === 'sending';
  const review = form.isRaise ? copy.reviewRaise : copy.reviewBid;
  const entries = Math.max(auction.version, history.lines.length);
  return {
    review: { label: isSending ? copy.sendingBid : review, isBusy: isSending },
    buy: canBuyNow(auction) ? { label: buyNowLabel(auction), isBusy: isSending } : null,
    'show-history': history.isWhole || entries <= SHOWN_LINES ? null : { label: showAllLabel(entries) },
    'copy-head': { label: history.isHeadCopied ? copy.copied : copy.copy },
    replay: canReplay(auction) ? replayButton(replay) : null,
  };
}

const replayButton = ({ kind }: BidSession['replay']) => ({
  label: kind === 'running' ? replayCopy.replaying : kind === 'done' ? replayCopy.again : replayCopy.start,
  isBusy: kind === 'running',
});

/** Replacements for the server's rendering. The form stays mounted while the auction is open. */
export function toParts({ auction, bidding, form }: SessionNow, initial: PublicAuction): Parts {
  const isStillOpen = initial.status === 'open' && auction.status === 'open';
  return {
    ...always,
    bidBox: isStillOpen ? undefined : LiveBidBox,
    form: form.minimum === null ? SettleFirst : undefined,
    buyNow: isUnsettled(bidding.step) ? Nothing : undefined,
    ifYouWin: auction.minimumNextBidCents === null || isUnsettled(bidding.step) ? Nothing : undefined,
  };
}

const Nothing = () => null;

/** On a phone the state of an earlier bid is out of sight; its answer is in the drawer. */
function SettleFirst() {
  const { drawer, auction } = useBidSession();
  if (drawer.isOpen || auction.status !== 'open') return null;
  return (
    <Button variant="primary" className="w-full md:hidden" onClick={drawer.open}>
      {copy.settleBid}
    </Button>
  );
}

function LiveDockFigures() {
  const { auction, bidding, standing } = useBidSession();
  return <DockFigures auction={auction} words={dockWords(bidding.step)} standing={standing} />;
}

function LiveSummary() {
  const { auction, hasRisen } = useBidSession();
  return <AuctionSummary auction={auction} hasRisen={hasRisen} />;
}

function LiveHistoryLines() {
  const { place, history } = useBidSession();
  const { lines, isWhole } = history;
  return <HistoryLines lines={isWhole ? lines : lines.slice(0, SHOWN_LINES)} ownAlias={place.alias} />;
}

function LiveReplay() {
  const { auction, replay } = useBidSession();
  return <ReplayedPrices auctionId={auction.id} step={replay} />;
}

const always = {
  announcement: () => useBidSession().announcement,
  summary: LiveSummary,
  outcome: BidStatus,
  suggestions: LiveSuggestions,
  amountLabel: LiveAmountLabel,
  fault: LiveBidError,
  limit: BidLimit,
  buyNowWords: () => <BuyNowWords auction={useBidSession().auction} />,
  winTitle: LiveWinTitle,
  winEssence: LiveWinEssence,
  winTerms: LiveWinTerms,
  total: LiveTotal,
  totalCost: LiveTotalCost,
  historyLines: LiveHistoryLines,
  ledgerHead: () => <LedgerHeadHash hash={useBidSession().auction.ledgerHead} />,
  replay: LiveReplay,
  dockFigures: LiveDockFigures,
  dialogs: BidDrawer,
} as const;
