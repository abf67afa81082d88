import { panelLabel } from '@/components/auctions/auction-panel';
import { barLabel } from '@/components/auctions/bidding/bid-bar';
import { bidBarWords } from '@/components/auctions/bidding/bid-step';
import { buyNowLabel, canBuyNow } from '@/components/auctions/bidding/buy-now-offer';
import { SHOWN_LINES, showAllLabel } from '@/components/auctions/history-list';
import type { BidSession } from './auction-context';

type SessionNow = Pick<BidSession, 'auction' | 'standing' | 'bidding' | 'form' | 'history'>;

/** Current label of each button; null if it is hidden. */
export function toButtons({ auction, standing, bidding, form, history }: SessionNow): BidSession['buttons'] {
  const isSending = bidding.step.kind === 'sending';
  const entries = Math.max(auction.version, history.lines.length);
  const review = form.isRaise ? 'Review the raise' : 'Review your bid';
  return {
    review: { label: isSending ? 'Sending your bid…' : review, isBusy: isSending },
    buy: canBuyNow(auction) ? { label: buyNowLabel(auction), isBusy: isSending } : null,
    'panel-bid': auction.minimumNextBidCents === null ? null : { label: panelLabel(auction) },
    'bar-bid': { label: bidBarWords(bidding.step) ? 'Your bid' : barLabel(auction, standing) },
    'show-history': history.isWhole || entries <= SHOWN_LINES ? null : { label: showAllLabel(entries) },
    'copy-head': { label: history.isHeadCopied ? 'Copied' : 'Copy' },
  };
}
