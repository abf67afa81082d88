import { AuctionSheet } from '@/components/auctions/auction-sheet';
import { AuctionSummary } from '@/components/auctions/auction-summary';
import { BidderPositionStrip } from '@/components/auctions/bidder-position-strip';
import { BidBarFigures, BidBarFrame, hasBarEnded } from '@/components/auctions/bidding/bid-bar';
import { BidConfirm } from '@/components/auctions/bidding/bid-confirm';
import { bidBarWords, isUnsettled } from '@/components/auctions/bidding/bid-step';
import { BuyNowWords } from '@/components/auctions/bidding/buy-now-offer';
import { LiveBidBox, LiveNotes, LiveOutcome } from '@/components/auctions/bidding/live-bid-box';
import { fieldIds } from '@/components/auctions/form/auction-bid-form';
import {
  BidLimit,
  LiveAmountLabel,
  LiveBidError,
  LiveNextBid,
} from '@/components/auctions/form/live-bid-form';
import { HistoryLines, SHOWN_LINES } from '@/components/auctions/history-list';
import { LedgerHeadHash } from '@/components/auctions/ledger-head';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { type BidSession, type Parts, useBidSession } from './auction-context';

type SessionNow = Pick<BidSession, 'auction' | 'bidding' | 'form'> & { readonly initial: PublicAuction };

/** Replacements for the server's rendering. The form stays mounted while the auction is open. */
export function toParts({ auction, initial, bidding, form }: SessionNow): Parts {
  const isStillOpen = initial.status === 'open' && auction.status === 'open';
  return {
    ...always,
    bidBox: isStillOpen ? undefined : PanelBidBox,
    form: form.minimum === null ? Nothing : undefined,
    buyNow: isUnsettled(bidding.step) ? Nothing : undefined,
    bar: toBar({ auction, initial, bidding }),
  };
}

/** After the end, the bar only shows the outcome of the viewer's bid. */
function toBar({ auction, initial, bidding }: Omit<SessionNow, 'form'>) {
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
