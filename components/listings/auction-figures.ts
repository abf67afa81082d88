import { isSale, priceLabel } from '@/components/auctions/auction-copy';
import type { BadgeTone } from '@/components/ui/badge';
import type { AuctionGlance, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { auctionFigures as copy } from '@/messages/listings/auction-figures';

/** Figures on a card. Every number and time has a label. */
export interface SaleFigures {
  readonly badge: { readonly tone: BadgeTone; readonly text: string };
  readonly price: {
    readonly label: string;
    readonly amountCents: number | null;
    /** In place of a missing amount. */
    readonly text?: string;
  };
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
      return { tone: 'upcoming', text: copy.upcomingAuction };
    case 'open':
      return { tone: 'live', text: copy.liveAuction };
    case 'paused':
      return { tone: 'waiting', text: copy.auctionPaused };
    case 'settling':
      return { tone: 'waiting', text: copy.closing };
    case 'cancelled':
      return { tone: 'muted', text: copy.auctionCanceled };
    case 'ended':
      return endedBadge(outcome);
  }
}

function endedBadge(outcome: AuctionGlance['outcome']): SaleFigures['badge'] {
  if (isSale(outcome)) return { tone: 'done', text: copy.sold };
  if (outcome === 'fell-through') return { tone: 'warning', text: copy.saleFellThrough };
  if (outcome === 'reserve-not-met') return { tone: 'waiting', text: copy.sellerDecides };
  return {
    tone: 'muted',
    text: outcome === 'no-bids' ? copy.endedWithoutBids : copy.endedNotSold,
  };
}

function auctionTime({ status, startsAt, endsAt }: AuctionGlance): SaleFigures['time'] {
  if (status === 'scheduled')
    return {
      label: copy.starts,
      dateLabel: copy.startsAt,
      at: startsAt,
      isCountdown: true,
      hasClock: true,
    };
  if (status === 'open')
    return {
      label: copy.ends,
      dateLabel: copy.endsAt,
      at: endsAt,
      isCountdown: true,
      hasClock: true,
    };
  if (status === 'ended' || status === 'settling')
    return {
      label: copy.ended,
      dateLabel: copy.ended,
      at: endsAt,
      isCountdown: false,
      hasClock: true,
    };
  return null;
}

const reserveKinds = {
  absolute: copy.noReserve,
  'published-reserve': copy.publishedReserve,
  'sealed-reserve': copy.sealedReserve,
} as const;

function bidsNote({ status, bidCount }: AuctionGlance): string {
  if (bidCount > 0) return copy.bids({ count: bidCount });
  if (status === 'scheduled') return '';
  return status === 'open' || status === 'paused' ? copy.noBidsYet : copy.noBids;
}

function reserveNote({ status, saleMode, reserveStatus, bidCount, outcome }: AuctionGlance): string {
  if (status === 'scheduled') return reserveKinds[saleMode];
  if (status === 'cancelled' || isSale(outcome)) return '';
  if (reserveStatus === 'none') return copy.noReserveNote;
  if (reserveStatus === 'met') return copy.reserveMet;
  return bidCount > 0 ? copy.reserveNotMet : '';
}
