import type { PendingBid } from '@/lib/client/auctions/send-bid';
import { buyNowPriceOf } from '@/lib/domain/auctions/terms/buy-now';
import type { BidderPosition, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { formatMoney } from '@/lib/format';
import { unplacedCopy as copy } from '@/messages/auctions/unplaced-copy';

interface UnplacedWords {
  readonly title: string;
  readonly text: string;
  /** Null once the bid can no longer be placed. */
  readonly place: string | null;
}

type Pending = Pick<PendingBid, 'maximumCents' | 'isPurchase'>;
type Own = Pick<BidderPosition, 'standing' | 'maximumCents'>;

/** Question to a bidder whose bid was not placed, based on the current auction. */
export function unplacedWords(bid: Pending, auction: PublicAuction, own: Own): UnplacedWords {
  if (auction.status === 'open')
    return bid.isPurchase ? purchaseWords(bid, auction) : bidWords(bid, auction, own);
  const amount = formatMoney(bid.maximumCents);
  return {
    title: bid.isPurchase ? copy.purchaseDidntGo({ amount }) : copy.bidNotPlaced({ amount }),
    text: `${lateCopy} ${copy.auctionClosed({ status: auction.status })}`,
    place: null,
  };
}

/** The server has revoked the bid's key. */
const lateCopy = copy.copyStillArrives;

function purchaseWords({ maximumCents }: Pending, auction: PublicAuction): UnplacedWords {
  const amount = formatMoney(maximumCents);
  if (buyNowPriceOf(auction) !== maximumCents)
    return {
      title: copy.purchaseDidntGo({ amount }),
      text: `${lateCopy} ${copy.buyNowPrice({ currentPrice: formatMoney(auction.currentPriceCents) })}`,
      place: null,
    };
  return {
    title: copy.buyNow({ amount }),
    text: copy.purchaseDidntGoThrough({ amount }),
    place: copy.buy({ amount }),
  };
}

function bidWords({ maximumCents }: Pending, auction: PublicAuction, own: Own): UnplacedWords {
  const amount = formatMoney(maximumCents);
  const leads = own.standing === 'leading' && own.maximumCents !== null;
  const minimumCents = leads ? (own.maximumCents ?? 0) + 100 : (auction.minimumNextBidCents ?? 0);
  const currentPrice = formatMoney(auction.currentPriceCents);
  const now = leads
    ? copy.currentBidLeading({ currentPrice, maximum: formatMoney(own.maximumCents ?? 0) })
    : copy.currentBidMinimum({ currentPrice, minimum: formatMoney(minimumCents) });
  if (maximumCents < minimumCents)
    return { title: copy.bidNotPlaced({ amount }), text: `${lateCopy} ${now}`, place: null };
  return {
    title: copy.bidNow({ amount }),
    text: `${copy.lostBid({ amount })} ${now}`,
    place: copy.bid({ amount }),
  };
}
