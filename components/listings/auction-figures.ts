import { isSale, priceLabel } from '@/components/auctions/auction-copy';
import type { BadgeTone } from '@/components/ui/badge';
import type { AuctionGlance, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { formatPlural } from '@/lib/format';

/** Figures on a card. Every number and time has a label. */
export interface SaleFigures {
  readonly badge: { readonly tone: BadgeTone; readonly text: string };
  readonly price: { readonly label: string; readonly amountCents: number | null };
  /** Text under the price. */
  readonly note: string;
  readonly time: {
    readonly label: string;
    readonly at: string;
    readonly isCountdown: boolean;
    /** The hour matters too. */
    readonly hasClock: boolean;
  } | null;
}

/** Figures of an auction on a card. Kept small because it also runs in the browser. */
export function auctionFigures(auction: AuctionGlance & Pick<PublicAuction, 'salePriceCents'>): SaleFigures {
  return {
    badge: auctionBadge(auction),
    price: { label: priceLabel(auction), amountCents: auction.salePriceCents ?? auction.currentPriceCents },
    note: [bidsNote(auction), reserveNote(auction)].filter(Boolean).join(', '),
    time: auctionTime(auction),
  };
}

function auctionBadge({ status, outcome }: AuctionGlance): SaleFigures['badge'] {
  switch (status) {
    case 'scheduled':
      return { tone: 'upcoming', text: 'Upcoming auction' };
    case 'open':
      return { tone: 'live', text: 'Live auction' };
    case 'paused':
      return { tone: 'waiting', text: 'Auction paused' };
    case 'settling':
      return { tone: 'waiting', text: 'Closing' };
    case 'cancelled':
      return { tone: 'muted', text: 'Auction canceled' };
    case 'ended':
      return endedBadge(outcome);
  }
}

function endedBadge(outcome: AuctionGlance['outcome']): SaleFigures['badge'] {
  if (isSale(outcome)) return { tone: 'done', text: 'Sold' };
  if (outcome === 'fell-through') return { tone: 'warning', text: 'Sale fell through' };
  if (outcome === 'reserve-not-met') return { tone: 'waiting', text: 'Seller decides' };
  return { tone: 'muted', text: outcome === 'no-bids' ? 'Ended without bids' : 'Ended, not sold' };
}

function auctionTime({ status, startsAt, endsAt }: AuctionGlance): SaleFigures['time'] {
  if (status === 'scheduled') return { label: 'Starts in', at: startsAt, isCountdown: true, hasClock: true };
  if (status === 'open') return { label: 'Ends in', at: endsAt, isCountdown: true, hasClock: true };
  if (status === 'ended' || status === 'settling')
    return { label: 'Ended', at: endsAt, isCountdown: false, hasClock: true };
  return null;
}

const reserveKinds = {
  absolute: 'No reserve',
  'published-reserve': 'Published reserve',
  'sealed-reserve': 'Sealed reserve',
} as const;

function bidsNote({ status, bidCount }: AuctionGlance): string {
  if (bidCount > 0) return formatPlural(bidCount, 'bid');
  if (status === 'scheduled') return '';
  return status === 'open' || status === 'paused' ? 'No bids yet' : 'No bids';
}

function reserveNote({ status, saleMode, reserveStatus, bidCount, outcome }: AuctionGlance): string {
  if (status === 'scheduled') return reserveKinds[saleMode];
  if (status === 'cancelled' || isSale(outcome)) return '';
  if (reserveStatus === 'none') return 'no reserve';
  if (reserveStatus === 'met') return 'reserve met';
  return bidCount > 0 ? 'reserve not met' : '';
}
