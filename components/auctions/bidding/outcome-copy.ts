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
    return { label: copy.outcomeCopy.reserveNotMet, text: copy.outcomeCopy.sealedUntilBid, isMet: false };
  const label = copy.outcomeCopy.reserve({
    reserve: formatMoney(reserveCents),
    bidCount: bidCount > 0 ? ` ${copy.outcomeCopy.notMet}` : '',
  });
  if (reserveCents === startingBidCents)
    return { label, text: copy.outcomeCopy.sameAsStarting, isMet: false };
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
      title: copy.outcomeCopy.auctionWasCanceled,
      text: copy.outcomeCopy.noBidCounts({ cancelReason: cancelReasonWords(auction.cancelReason) }),
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
    text: copy.outcomeCopy.reserveWasMet({ price }),
    tone: 'success',
  }),
  'sold-buy-now': ({ price, leader }) => ({
    title: copy.outcomeCopy.sold({ leader }),
    text: copy.outcomeCopy.boughtAskedPrice({ price }),
    tone: 'success',
  }),
  accepted: ({ price, leader, auction: { salePriceCents, currentPriceCents } }) => ({
    title: copy.outcomeCopy.sold({ leader }),
    text:
      salePriceCents && salePriceCents > currentPriceCents
        ? copy.outcomeCopy.reserveWasNot({ price })
        : copy.outcomeCopy.reserveWasNotMet({ price }),
    tone: 'success',
  }),
  'fell-through': ({ price, auction: { bidCount, fellThrough } }) => ({
    title: copy.outcomeCopy.saleFellThrough,
    text: copy.outcomeCopy.cameNoClosing({
      bidCount: bidCount ? `${copy.outcomeCopy.highestBidWas({ price })} ` : '',
      fellThrough: fellThrough ? `: ${closingEndWords[fellThrough.why]}` : '',
    }),
    tone: 'warning',
  }),
  'sold-to-back-up': ({ price, leader }) => ({
    title: copy.outcomeCopy.soldBackUp({ leader }),
    text: copy.outcomeCopy.firstSaleFell({ price }),
    tone: 'success',
  }),
  'no-bids': () => ({
    title: copy.outcomeCopy.notSold,
    text: copy.outcomeCopy.auctionEndedWithout,
    tone: 'info',
  }),
  'reserve-not-met': ({ price, auction }) => ({
    title: copy.outcomeCopy.reserveNotMetNot,
    text: copy.outcomeCopy.highestBidWas2({ price, auction: undecidedWords(auction) }),
    tone: 'warning',
  }),
  declined: ({ price }) => ({
    title: copy.outcomeCopy.reserveNotMetNot,
    text: copy.outcomeCopy.highestBidWasSeller({ price }),
    tone: 'info',
  }),
  lapsed: ({ price }) => ({
    title: copy.outcomeCopy.reserveNotMetNot,
    text: copy.outcomeCopy.highestBidWasTime({ price }),
    tone: 'info',
  }),
};

function undecidedWords({ counterCents, decideBy }: PublicAuction): string {
  const until = decideBy ? ` until ${formatMoment(decideBy)}` : '';
  if (counterCents) return copy.outcomeCopy.sellerAskedHighest({ counter: formatMoney(counterCents), until });
  return copy.outcomeCopy.sellerMayAccept({ until: until || ' within 48 hours' });
}

function cancelReasonWords(reason: string | null): string {
  const reasons: Readonly<Record<string, string>> = copy.cancelReasons;
  return (reason !== null && reasons[reason]) || copy.outcomeCopy.reasonPublicHistory;
}
