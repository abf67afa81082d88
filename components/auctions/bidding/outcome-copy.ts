import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { closingEndWords } from '@/lib/domain/closings/closing-end-copy';
import { formatMoment, formatMoney } from '@/lib/format';
import * as copy from '@/messages/auctions';

export interface ReserveWords {
  readonly label: string;
  readonly text: string;
  readonly isMet: boolean;
}

/** Reserve text; the shape next to it has the same meaning. */
export function reserveWords(auction: PublicAuction): ReserveWords {
  const { reserveStatus, reserveCents, startingBidCents, bidCount } = auction;
  if (reserveStatus === 'none')
    return { label: copy.outcomeCopy.noReserve, text: copy.outcomeCopy.sellsHighestBidder, isMet: true };
  if (reserveStatus === 'met')
    return { label: copy.outcomeCopy.reserveMet, text: copy.outcomeCopy.highestBidderEnd, isMet: true };
  if (reserveCents === null)
    return { label: copy.outcomeCopy.reserveNotMet, text: copy.outcomeCopy.sealedBidMeets, isMet: false };
  const reserve = formatMoney(reserveCents);
  const label =
    bidCount > 0
      ? copy.outcomeCopy.publishedReserveNotMet({ reserve })
      : copy.outcomeCopy.reserve({ reserve });
  if (reserveCents === startingBidCents)
    return { label, text: copy.outcomeCopy.sameStartingBid, isMet: false };
  return { label, text: copy.outcomeCopy.bidAmountMore, isMet: false };
}

export interface EndingWords {
  readonly title: string;
  readonly text: string;
  readonly tone: 'success' | 'info' | 'warning';
}

/** Auction outcome in plain words; null until the auction is over. */
export function endingWords(auction: PublicAuction): EndingWords | null {
  if (auction.status === 'cancelled')
    return {
      title: copy.outcomeCopy.auctionCanceled,
      text: copy.outcomeCopy.noBidsCount({ cancelReason: cancelReasonWords(auction.cancelReason) }),
      tone: 'warning',
    };
  if (auction.status !== 'ended' || !auction.outcome) return null;
  const price = formatMoney(auction.salePriceCents ?? auction.currentPriceCents);
  const leader = auction.leaderAlias ?? copy.outcomeCopy.highestBidder;
  return OUTCOMES[auction.outcome]({ price, leader, auction });
}

type Outcome = NonNullable<PublicAuction['outcome']>;
interface Ending {
  readonly price: string;
  readonly leader: string;
  readonly auction: PublicAuction;
}
const OUTCOMES: Record<Outcome, (ending: Ending) => EndingWords> = {
  sold: ({ price, leader }) => ({
    title: copy.outcomeCopy.sold({ leader }),
    text: copy.outcomeCopy.reserveMetPrice({ price }),
    tone: 'success',
  }),
  'sold-buy-now': ({ price, leader }) => ({
    title: copy.outcomeCopy.sold({ leader }),
    text: copy.outcomeCopy.boughtBuyNow({ price }),
    tone: 'success',
  }),
  accepted: ({ price, leader, auction: { salePriceCents, currentPriceCents } }) => ({
    title: copy.outcomeCopy.sold({ leader }),
    text:
      salePriceCents && salePriceCents > currentPriceCents
        ? copy.outcomeCopy.reserveWasntMet({ price })
        : copy.outcomeCopy.reserveWasntMetSeller({ price }),
    tone: 'success',
  }),
  'fell-through': ({ price, auction: { bidCount, fellThrough } }) => ({
    title: copy.outcomeCopy.saleFellThrough,
    text: [
      ...(bidCount ? [copy.outcomeCopy.highestBid({ price })] : []),
      fellThrough
        ? copy.outcomeCopy.cameNoClosingBecause({ reason: closingEndWords[fellThrough.why] })
        : copy.outcomeCopy.saleDidntClose,
    ].join(' '),
    tone: 'warning',
  }),
  'sold-to-back-up': ({ price, leader }) => ({
    title: copy.outcomeCopy.soldBackupBuyer({ leader }),
    text: copy.outcomeCopy.firstSaleFell({ price }),
    tone: 'success',
  }),
  'no-bids': () => ({
    title: copy.outcomeCopy.notSold,
    text: copy.outcomeCopy.auctionEndedWithout,
    tone: 'info',
  }),
  'reserve-not-met': ({ price, auction }) => ({
    title: copy.outcomeCopy.notSoldReserve,
    text: copy.outcomeCopy.highestBid2({ price, auction: undecidedWords(auction) }),
    tone: 'warning',
  }),
  declined: ({ price }) => ({
    title: copy.outcomeCopy.notSoldReserve,
    text: copy.outcomeCopy.highestBidSeller({ price }),
    tone: 'info',
  }),
  lapsed: ({ price }) => ({
    title: copy.outcomeCopy.notSoldReserve,
    text: copy.outcomeCopy.highestBidTime({ price }),
    tone: 'info',
  }),
};

function undecidedWords({ counterCents, decideBy }: PublicAuction): string {
  const until = decideBy ? formatMoment(decideBy) : null;
  if (counterCents) {
    const counter = formatMoney(counterCents);
    return until === null
      ? copy.outcomeCopy.sellerCounteredHighest({ counter })
      : copy.outcomeCopy.sellerAskedHighestUntil({ counter, until });
  }
  return until === null ? copy.outcomeCopy.sellerCanAccept : copy.outcomeCopy.sellerMayAcceptUntil({ until });
}

function cancelReasonWords(reason: string | null): string {
  const reasons: Readonly<Record<string, string>> = copy.cancelReasons;
  return (reason !== null && reasons[reason]) || copy.outcomeCopy.seeBidHistory;
}
