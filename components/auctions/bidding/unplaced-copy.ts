import type { PendingBid } from '@/lib/client/auctions/send-bid';
import { buyNowPriceOf } from '@/lib/domain/auctions/terms/buy-now';
import type { BidderPosition, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { formatMoney } from '@/lib/format';

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
  const title = `Your ${what} of ${amount} was not placed`;
  if (auction.status !== 'open')
    return {
      title,
      text: `${lateCopy} The auction ${closedWords(auction.status)}.`,
      place: null,
    };
  const lost = `${title}. ${lateCopy}`;
  return bid.isPurchase ? purchaseWords(bid, auction, lost) : bidWords(bid, auction, own, lost);
}

/** The server has revoked the bid's key. */
const lateCopy = 'If a copy of it still arrives, it does not count.';

const closedWords = (status: PublicAuction['status']): string => {
  if (status === 'paused') return 'is paused and takes no bids now';
  if (status === 'scheduled') return 'has not started';
  return status === 'cancelled' ? 'was canceled' : 'has ended';
};

function purchaseWords({ maximumCents }: Pending, auction: PublicAuction, lost: string): UnplacedWords {
  const amount = formatMoney(maximumCents);
  if (buyNowPriceOf(auction) !== maximumCents)
    return {
      title: `Your purchase at ${amount} was not placed`,
      text: `${lateCopy} The buy-now price is no longer available. The current bid is ${formatMoney(auction.currentPriceCents)}.`,
      place: null,
    };
  return {
    title: `Buy for ${amount} now?`,
    text: `${lost} The buy-now price still applies.`,
    place: `Buy for ${amount}`,
  };
}

function bidWords({ maximumCents }: Pending, auction: PublicAuction, own: Own, lost: string): UnplacedWords {
  const amount = formatMoney(maximumCents);
  const leads = own.standing === 'leading' && own.maximumCents !== null;
  const minimumCents = leads ? (own.maximumCents ?? 0) + 100 : (auction.minimumNextBidCents ?? 0);
  const priceNow = `The current bid is ${formatMoney(auction.currentPriceCents)}`;
  const now = leads
    ? `${priceNow}, and you lead with a maximum of ${formatMoney(own.maximumCents ?? 0)}.`
    : `${priceNow}; the next minimum is ${formatMoney(minimumCents)}.`;
  if (maximumCents < minimumCents)
    return { title: `Your bid of ${amount} was not placed`, text: `${lateCopy} ${now}`, place: null };
  return { title: `Place ${amount} now?`, text: `${lost} ${now}`, place: `Place ${amount}` };
}
