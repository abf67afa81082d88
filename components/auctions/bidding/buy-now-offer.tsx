import { Button } from '@/components/ui/button';
import { buyNowPriceOf } from '@/lib/domain/auctions/terms/buy-now';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { formatMoney } from '@/lib/format';

interface BuyNowOfferProps {
  readonly auction: PublicAuction;
  readonly idPrefix: string;
  readonly isSending?: boolean;
  readonly onBuy?: () => void;
}

/** The price that buys the home at once, or, once a bid has ended that, why it is gone. */
export function BuyNowOffer({ auction, idPrefix, isSending = false, onBuy }: BuyNowOfferProps) {
  const { buyNowCents, status } = auction;
  if (!buyNowCents || (status !== 'scheduled' && status !== 'open' && status !== 'paused')) return null;
  const price = formatMoney(buyNowCents);
  return (
    <section aria-label="Buy now" className="mt-5 border-t border-line pt-5">
      {buyNowPriceOf(auction) === null ? (
        <p className="text-sm text-text-muted">{goneWords(auction, price)}</p>
      ) : (
        <>
          {status === 'open' && (
            <Button
              id={`${idPrefix}-buy-now`}
              className="needs-script w-full"
              aria-disabled={isSending}
              onClick={isSending ? undefined : onBuy}
            >
              Buy now for {price}
            </Button>
          )}
          <p className={status === 'open' ? 'mt-2 text-sm text-text-muted' : 'text-sm'}>
            {openWords(auction, price)}
          </p>
        </>
      )}
    </section>
  );
}

/** Why the buy-now price is over. */
export const goneWords = ({ reserveStatus }: PublicAuction, price: string): string =>
  `The buy-now price of ${price} has ended: ${reserveStatus === 'none' ? 'there is a first bid' : 'a bid has met the reserve'}. Only bids count now.`;

function openWords({ status, reserveStatus }: PublicAuction, price: string): string {
  const until = reserveStatus === 'none' ? 'until the first bid' : 'until a bid meets the reserve';
  if (status === 'scheduled')
    return `Once the auction opens, the home can be bought at once for ${price}, ${until}.`;
  if (status === 'paused') return `After the pause it can be bought at once for ${price}, ${until}.`;
  return `Ends the auction at once, with you as the buyer. Possible ${until}.`;
}
