import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { formatMoment, formatMoney } from '@/lib/format';
import { cancelDocuments } from '@/messages/auctions/cancel-documents';
import { cancelReasons as cancelReasonsCopy } from '@/messages/auctions/cancel-reasons';
import { outcomeCopy as copy } from '@/messages/auctions/outcome-copy';
import { closingEndWords } from '@/messages/closings/closing-end-words';

export interface ReserveWords {
  readonly label: string;
  readonly text: string;
  readonly isMet: boolean;
}

/** Reserve text; the shape next to it has the same meaning. */
export function reserveWords(auction: PublicAuction): ReserveWords {
  const { reserveStatus, reserveCents, startingBidCents, bidCount, saleMode } = auction;
  if (reserveStatus === 'none') return { label: copy.noReserve, text: copy.sellsHighestBidder, isMet: true };
  if (reserveStatus === 'met') return { label: copy.reserveMet, text: copy.highestBidderEnd, isMet: true };
  if (reserveCents === null) return { label: copy.reserveNotMet, text: sealedText(auction), isMet: false };
  const reserve = formatMoney(reserveCents);
  const label = bidCount > 0 ? copy.publishedReserveNotMet({ reserve }) : copy.reserve({ reserve });
  if (saleMode === 'sealed-reserve') return { label, text: copy.sealedReserveWas, isMet: false };
  if (reserveCents === startingBidCents) return { label, text: copy.sameStartingBid, isMet: false };
  return { label, text: copy.bidAmountMore, isMet: false };
}

const sealedText = ({ opensReserve }: PublicAuction): string =>
  opensReserve ? copy.sealedUntilEnd : copy.sealedBidMeets;

export interface EndingWords {
  readonly title: string;
  readonly text: string;
  readonly tone: 'success' | 'info' | 'warning';
}

/** Auction outcome in plain words; null until the auction is over. */
export function endingWords(auction: PublicAuction): EndingWords | null {
  if (auction.status === 'cancelled')
    return {
      title: copy.auctionCanceled,
      text: cancellationText(auction),
      tone: 'warning',
    };
  if (auction.status !== 'ended' || !auction.outcome) return null;
  const price = formatMoney(auction.salePriceCents ?? auction.currentPriceCents);
  const leader = auction.leaderAlias ?? copy.highestBidder;
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
    title: copy.sold({ leader }),
    text: copy.reserveMetPrice({ price }),
    tone: 'success',
  }),
  'sold-buy-now': ({ price, leader }) => ({
    title: copy.sold({ leader }),
    text: copy.boughtBuyNow({ price }),
    tone: 'success',
  }),
  accepted: ({ price, leader, auction: { salePriceCents, currentPriceCents } }) => ({
    title: copy.sold({ leader }),
    text:
      salePriceCents && salePriceCents > currentPriceCents
        ? copy.reserveWasntMet({ price })
        : copy.reserveWasntMetSeller({ price }),
    tone: 'success',
  }),
  'fell-through': ({ price, auction: { bidCount, fellThrough } }) => ({
    title: copy.saleFellThrough,
    text: [
      ...(bidCount ? [copy.highestBid({ price })] : []),
      fellThrough
        ? copy.cameNoClosingBecause({ reason: closingEndWords[fellThrough.why] })
        : copy.saleDidntClose,
    ].join(' '),
    tone: 'warning',
  }),
  'sold-to-back-up': ({ price, leader }) => ({
    title: copy.soldBackupBuyer({ leader }),
    text: copy.firstSaleFell({ price }),
    tone: 'success',
  }),
  'no-bids': () => ({
    title: copy.notSold,
    text: copy.auctionEndedWithout,
    tone: 'info',
  }),
  'reserve-not-met': ({ price, auction }) => ({
    title: copy.notSoldReserve,
    text: copy.highestBidThen({ price, auction: undecidedWords(auction) }),
    tone: 'warning',
  }),
  declined: ({ price }) => ({
    title: copy.notSoldReserve,
    text: copy.highestBidSeller({ price }),
    tone: 'info',
  }),
  lapsed: ({ price }) => ({
    title: copy.notSoldReserve,
    text: copy.highestBidTime({ price }),
    tone: 'info',
  }),
};

function undecidedWords({ counterCents, decideBy }: PublicAuction): string {
  const until = decideBy ? formatMoment(decideBy) : null;
  if (counterCents) {
    const counter = formatMoney(counterCents);
    return until === null
      ? copy.sellerCounteredHighest({ counter })
      : copy.sellerAskedHighestUntil({ counter, until });
  }
  return until === null ? copy.sellerCanAccept : copy.sellerMayAcceptUntil({ until });
}

function cancellationText({ cancelReason, cancellation }: PublicAuction): string {
  const text = copy.noBidsCount({ cancelReason: cancelReasonWords(cancelReason) });
  const kinds: Readonly<Record<string, string>> = cancelDocuments;
  const kind = cancellation?.documentHash && cancelReason !== null && kinds[cancelReason];
  if (!kind) return text;
  const document = cancellation?.by === 'staff' ? copy.staffDocument : copy.sellersDocument;
  return `${text} ${document({ kind })}`;
}

function cancelReasonWords(reason: string | null): string {
  const reasons: Readonly<Record<string, string>> = cancelReasonsCopy;
  return (reason !== null && reasons[reason]) || copy.seeBidHistory;
}
