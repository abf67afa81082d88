'use client';

import type { ButtonVariant } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { positionIn } from '@/lib/client/auctions/bidder-position';
import { useAuction } from '@/lib/client/auctions/live';
import { keepTyped } from '@/lib/client/auctions/typed-amount';
import { formatCount, formatMoney } from '@/lib/format';
import { bidLink as copy } from '@/messages/auctions/bid-link';
import type { MyBid } from './my-bid-row';

interface BidLinkProps {
  readonly bid: MyBid;
  readonly variant?: ButtonVariant;
}

/**
 * For an outbid bidder: opens the home with its current minimum bid in the form, where the bidder reviews it.
 * Places no bid itself.
 */
export function BidLink({ bid, variant = 'secondary' }: BidLinkProps) {
  const { auction } = useAuction(bid.auction);
  const { id, status, minimumNextBidCents: minimum } = auction;
  const position = positionIn(auction, { ...bid.you, asOfVersion: bid.auction.version });
  if (position !== 'outbid' || status !== 'open' || minimum === null) return null;
  const amount = formatCount(minimum / 100);
  return (
    <LinkButton
      href={accountRoutes.bidOn(bid.slug, amount)}
      prefetch={false}
      // An amount that was typed there before would win over the one in the address.
      onClick={() => keepTyped(id, amount)}
      variant={variant}
      className="font-figures max-sm:w-full"
    >
      {copy.bid({ amount: formatMoney(minimum) })}
      <span className="sr-only">{copy.onHome({ place: bid.card?.addressLines[0] ?? '' })}</span>
    </LinkButton>
  );
}
