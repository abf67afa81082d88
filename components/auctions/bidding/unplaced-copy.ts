import type { PendingBid } from '@/lib/client/auctions/send-bid';
import { buyNowPriceOf } from '@/lib/domain/auctions/terms/buy-now';
import type { BidderPosition, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { formatMoney } from '@/lib/format';
import * as copy from '@/messages/auctions';

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
  const amount = formatMoney(bid.maximumCents);
  const what = bid.isPurchase ? 'purchase' : 'bid';
  const title = copy.unplacedCopy.wasNotPlaced({ what, amount });
  if (auction.status !== 'open')
    return {
      title,
      text: copy.unplacedCopy.auction({ lateCopy, closed: closedWords(auction.status) }),
      place: null,
    };
  const lost = `${title}. ${lateCopy}`;
  return bid.isPurchase ? purchaseWords(bid, auction, lost) : bidWords(bid, auction, own, lost);
}

/** The server has revoked the bid's key. */
const lateCopy = copy.unplacedCopy.ifCopyStill;

const closedWords = (status: PublicAuction['status']): string => {
  if (status === 'paused') return copy.unplacedCopy.pausedTakesNo;
  if (status === 'scheduled') return copy.unplacedCopy.hasNotStarted;
  return status === 'cancelled' ? 'was canceled' : 'has ended';
};

function purchaseWords({ maximumCents }: Pending, auction: PublicAuction, lost: string): UnplacedWords {
  const amount = formatMoney(maximumCents);
  if (buyNowPriceOf(auction) !== maximumCents)
    return {
      title: copy.unplacedCopy.purchaseWasNot({ amount }),
      text: copy.unplacedCopy.buyNowPrice({ lateCopy, currentPrice: formatMoney(auction.currentPriceCents) }),
      place: null,
    };
  return {
    title: copy.unplacedCopy.buyNow({ amount }),
    text: copy.unplacedCopy.buyNowPriceStill({ lost }),
    place: copy.unplacedCopy.buy({ amount }),
  };
}

function bidWords({ maximumCents }: Pending, auction: PublicAuction, own: Own, lost: string): UnplacedWords {
  const amount = formatMoney(maximumCents);
  const leads = own.standing === 'leading' && own.maximumCents !== null;
  const minimumCents = leads ? (own.maximumCents ?? 0) + 100 : (auction.minimumNextBidCents ?? 0);
  const priceNow = copy.unplacedCopy.currentBid({ currentPrice: formatMoney(auction.currentPriceCents) });
  const now = leads
    ? copy.unplacedCopy.leadMaximum({ priceNow, maximum: formatMoney(own.maximumCents ?? 0) })
    : copy.unplacedCopy.nextMinimum({ priceNow, minimum: formatMoney(minimumCents) });
  if (maximumCents < minimumCents)
    return { title: copy.unplacedCopy.bidWasNot({ amount }), text: `${lateCopy} ${now}`, place: null };
  return {
    title: copy.unplacedCopy.placeNow({ amount }),
    text: `${lost} ${now}`,
    place: copy.unplacedCopy.place({ amount }),
  };
}
