import { AuctionButton } from '@/components/auctions/live/auction-button';
import { LivePart } from '@/components/auctions/live/auction-context';
import { buyNowPriceOf } from '@/lib/domain/auctions/terms/buy-now';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { formatMoney } from '@/lib/format';
import { buyNowOffer as copy } from '@/messages/auctions/buy-now-offer';

/** The buy-now price or, once a bid has ended it, why it is gone. */
export function BuyNowOffer({ auction }: { readonly auction: PublicAuction }) {
  if (!hasBuyNow(auction)) return null;
  return (
    <LivePart name="buyNow">
      <section aria-label={copy.buyNow} className="mt-5 border-t border-line pt-5">
        <AuctionButton name="buy" isHidden={!canBuyNow(auction)} className="needs-script w-full">
          {buyNowLabel(auction)}
        </AuctionButton>
        <LivePart name="buyNowWords">
          <BuyNowWords auction={auction} />
        </LivePart>
      </section>
    </LivePart>
  );
}

const hasBuyNow = ({ buyNowCents, status }: PublicAuction): boolean =>
  Boolean(buyNowCents) && (status === 'scheduled' || status === 'open' || status === 'paused');

export const canBuyNow = (auction: PublicAuction): boolean =>
  auction.status === 'open' && buyNowPriceOf(auction) !== null;

const priceOf = ({ buyNowCents }: PublicAuction): string => formatMoney(buyNowCents ?? 0);

export const buyNowLabel = (auction: PublicAuction): string => copy.buyNowFor({ auction: priceOf(auction) });

export function BuyNowWords({ auction }: { readonly auction: PublicAuction }) {
  const price = priceOf(auction);
  if (buyNowPriceOf(auction) === null)
    return <p className="text-sm text-text-muted">{buyNowEndWords(auction, price)}</p>;
  return (
    <p className={auction.status === 'open' ? 'mt-2 text-sm text-text-muted' : 'text-sm'}>
      {openWords(auction, price)}
    </p>
  );
}

/** Why the buy-now price no longer applies. */
export const buyNowEndWords = ({ reserveStatus }: PublicAuction, price: string): string =>
  copy.otherCanOnly({ price, reserveStatus });

function openWords({ status, reserveStatus }: PublicAuction, price: string): string {
  if (status === 'scheduled') return copy.other({ price, reserveStatus });
  if (status === 'paused') return copy.pausedTerms({ price, reserveStatus });
  return copy.endsAuctionImmediately({ reserveStatus });
}
