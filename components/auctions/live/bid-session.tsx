import { useEffect, useLayoutEffect, useState } from 'react';
import { panelLabel } from '@/components/auctions/auction-panel';
import { AuctionSheet } from '@/components/auctions/auction-sheet';
import { AuctionSummary } from '@/components/auctions/auction-summary';
import { BidderPositionStrip } from '@/components/auctions/bidder-position-strip';
import { BidBarFigures, BidBarFrame, barLabel, hasBarEnded } from '@/components/auctions/bidding/bid-bar';
import { BidConfirm } from '@/components/auctions/bidding/bid-confirm';
import { bidBarWords, isUnsettled } from '@/components/auctions/bidding/bid-step';
import { BuyNowWords, buyNowLabel, canBuyNow } from '@/components/auctions/bidding/buy-now-offer';
import { LiveBidBox, LiveNotes, LiveOutcome } from '@/components/auctions/bidding/live-bid-box';
import { useBidding } from '@/components/auctions/bidding/use-bidding';
import { fieldIds } from '@/components/auctions/form/auction-bid-form';
import {
  BidLimit,
  LiveAmountLabel,
  LiveBidError,
  LiveNextBid,
} from '@/components/auctions/form/live-bid-form';
import { useBidForm } from '@/components/auctions/form/use-bid-form';
import { HistoryLines, LedgerHeadHash, SHOWN_LINES, showAllLabel } from '@/components/auctions/history-list';
import type { HistoryLine, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { bidSession as copy } from '@/messages/auctions/bid-session';
import { useAuth } from '@/providers/auth-provider';
import {
  type BidCosts,
  type BidderDuties,
  type BidSession,
  type ButtonName,
  type Parts,
  useAuctionPage,
  useBidSession,
} from './auction-context';
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
      parts: toParts(now, initial),
    });
  });
  useEffect(() => {
    if (firstPress) session.get()?.press(firstPress);
  }, [firstPress, session]);
  return null;
}

type SessionNow = Pick<BidSession, 'auction' | 'standing' | 'bidding' | 'form' | 'history'>;

/** Current label of each button; null if it is hidden. */
export function toButtons({ auction, standing, bidding, form, history }: SessionNow): BidSession['buttons'] {
  const isSending = bidding.step.kind === 'sending';
  const entries = Math.max(auction.version, history.lines.length);
  const review = form.isRaise ? copy.reviewNewMaximum : copy.reviewBid;
  return {
    review: { label: isSending ? copy.sendingBid : review, isBusy: isSending },
    buy: canBuyNow(auction) ? { label: buyNowLabel(auction), isBusy: isSending } : null,
    'panel-bid': auction.minimumNextBidCents === null ? null : { label: panelLabel(auction) },
    'bar-bid': { label: bidBarWords(bidding.step) ? copy.bid : barLabel(auction, standing) },
    'show-history': history.isWhole || entries <= SHOWN_LINES ? null : { label: showAllLabel(entries) },
    'copy-head': { label: history.isHeadCopied ? copy.copied : copy.copy },
  };
}

/** Replacements for the server's rendering. The form stays mounted while the auction is open. */
export function toParts({ auction, bidding, form }: SessionNow, initial: PublicAuction): Parts {
  const isStillOpen = initial.status === 'open' && auction.status === 'open';
  return {
    ...always,
    bidBox: isStillOpen ? undefined : PanelBidBox,
    form: form.minimum === null ? Nothing : undefined,
    buyNow: isUnsettled(bidding.step) ? Nothing : undefined,
    bar: toBar({ auction, bidding }, initial),
  };
}

/** After the end, the bar only shows the outcome of the viewer's bid. */
function toBar({ auction, bidding }: Pick<SessionNow, 'auction' | 'bidding'>, initial: PublicAuction) {
  if (hasBarEnded(auction) && !bidBarWords(bidding.step)) return Nothing;
  return hasBarEnded(initial) ? LiveBar : undefined;
}

const Nothing = () => null;

const PanelBidBox = () => <LiveBidBox fieldId={fieldIds.panel} />;

const LiveBar = () => <BidBarFrame auction={useBidSession().auction} />;

function LiveBarFigures() {
  const { auction, bidding, standing } = useBidSession();
  return <BidBarFigures auction={auction} words={bidBarWords(bidding.step)} standing={standing} />;
}

function LiveSummary() {
  const { auction, hasRisen } = useBidSession();
  return (
    <>
      <AuctionSummary auction={auction} hasRisen={hasRisen} />
      <BidderPositionStrip />
    </>
  );
}

function LiveHistoryLines() {
  const { place, history } = useBidSession();
  const { lines, isWhole } = history;
  return <HistoryLines lines={isWhole ? lines : lines.slice(0, SHOWN_LINES)} ownAlias={place.alias} />;
}

const Dialogs = () => (
  <>
    <AuctionSheet />
    <BidConfirm />
  </>
);

const always = {
  announcement: () => useBidSession().announcement,
  summary: LiveSummary,
  outcome: LiveOutcome,
  nextBid: LiveNextBid,
  amountLabel: LiveAmountLabel,
  fault: LiveBidError,
  limit: BidLimit,
  buyNowWords: () => <BuyNowWords auction={useBidSession().auction} />,
  notes: LiveNotes,
  historyLines: LiveHistoryLines,
  ledgerHead: () => <LedgerHeadHash hash={useBidSession().auction.ledgerHead} />,
  barFigures: LiveBarFigures,
  dialogs: Dialogs,
} as const;
