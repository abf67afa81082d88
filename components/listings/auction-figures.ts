import { isSale, priceLabel } from '@/components/auctions/auction-copy';
import type { BadgeTone } from '@/components/ui/badge';
import type { AuctionGlance, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import * as copy from '@/messages/listings';

/** Figures on a card. Every number and time has a label. */
export interface SaleFigures {
  readonly badge: { readonly tone: BadgeTone; readonly text: string };
  readonly price: { readonly label: string; readonly amountCents: number | null };
  /** Text under the price. */
  readonly note: string;
  readonly time: {
    readonly label: string;
    /** Before a date instead of a countdown. */
    readonly dateLabel: string;
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
      return { tone: 'upcoming', text: copy.auctionFigures.upcomingAuction };
    case 'open':
      return { tone: 'live', text: copy.auctionFigures.liveAuction };
    case 'paused':
      return { tone: 'waiting', text: copy.auctionFigures.auctionPaused };
    case 'settling':
      return { tone: 'waiting', text: copy.auctionFigures.closing };
    case 'cancelled':
      return { tone: 'muted', text: copy.auctionFigures.auctionCanceled };
    case 'ended':
      return endedBadge(outcome);
  }
}

function endedBadge(outcome: AuctionGlance['outcome']): SaleFigures['badge'] {
  if (isSale(outcome)) return { tone: 'done', text: copy.auctionFigures.sold };
  if (outcome === 'fell-through') return { tone: 'warning', text: copy.auctionFigures.saleFellThrough };
  if (outcome === 'reserve-not-met') return { tone: 'waiting', text: copy.auctionFigures.sellerDecides };
  return {
    tone: 'muted',
    text: outcome === 'no-bids' ? copy.auctionFigures.endedWithoutBids : copy.auctionFigures.endedNotSold,
  };
}

function auctionTime({ status, startsAt, endsAt }: AuctionGlance): SaleFigures['time'] {
  if (status === 'scheduled')
    return {
      label: copy.auctionFigures.starts,
      dateLabel: copy.auctionFigures.startsAt,
      at: startsAt,
      isCountdown: true,
      hasClock: true,
    };
  if (status === 'open')
    return {
      label: copy.auctionFigures.ends,
      dateLabel: copy.auctionFigures.endsAt,
      at: endsAt,
      isCountdown: true,
      hasClock: true,
    };
  if (status === 'ended' || status === 'settling')
    return {
      label: copy.auctionFigures.ended,
      dateLabel: copy.auctionFigures.ended,
      at: endsAt,
      isCountdown: false,
      hasClock: true,
    };
  return null;
}

const reserveKinds = {
  absolute: copy.auctionFigures.noReserve,
  'published-reserve': copy.auctionFigures.publishedReserve,
  'sealed-reserve': copy.auctionFigures.sealedReserve,
} as const;

function bidsNote({ status, bidCount }: AuctionGlance): string {
  if (bidCount > 0) return copy.auctionFigures.bids({ count: bidCount });
  if (status === 'scheduled') return '';
  return status === 'open' || status === 'paused'
    ? copy.auctionFigures.noBidsYet
    : copy.auctionFigures.noBids;
}

function reserveNote({ status, saleMode, reserveStatus, bidCount, outcome }: AuctionGlance): string {
  if (status === 'scheduled') return reserveKinds[saleMode];
  if (status === 'cancelled' || isSale(outcome)) return '';
  if (reserveStatus === 'none') return copy.auctionFigures.noReserveNote;
  if (reserveStatus === 'met') return copy.auctionFigures.reserveMet;
  return bidCount > 0 ? copy.auctionFigures.reserveNotMet : '';
}
