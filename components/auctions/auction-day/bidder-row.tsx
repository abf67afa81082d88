import Link from 'next/link';
import { isSale, priceLabel } from '@/components/auctions/auction-copy';
import { BidLink } from '@/components/auctions/own-bids/bid-link';
import { PositionBadge } from '@/components/auctions/status/position-badge';
import { Money } from '@/components/ui/money';
import { accountRoutes } from '@/lib/account-routes';
import { lotWords } from '@/lib/copy/lots/lot-words';
import { type BidderPosition, isOver, type PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import type { FollowedLot } from '@/lib/domain/listing-views/auction-day-lots';
import { routes } from '@/lib/routes';
import { auctionDay } from '@/messages/auctions/auction-day';
import { bidderAuctionDay as copy } from '@/messages/auctions/bidder-auction-day';
import { LotClock } from './lot-clock';
import { Cell } from './lot-list';

interface BidderRowProps {
  readonly lot: FollowedLot;
  readonly auction: PublicAuction;
  readonly standing: BidderPosition['standing'];
}

/** A lot as its bidder sees it. Bids are placed on the home's page, where they are reviewed. */
export function BidderRow({ lot, auction, standing }: BidderRowProps) {
  const { slug, you, card } = lot;
  const [street, place] = card.addressLines;
  const { maximumCents } = you;
  const { minimumNextBidCents } = auction;
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 text-sm lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_9rem] lg:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            href={routes.property(slug)}
            prefetch={false}
            data-lot-link
            className="text-base font-semibold hover:underline"
          >
            {street}
          </Link>
          {standing !== 'none' && <PositionBadge auction={auction} isLeading={standing === 'leading'} />}
        </p>
        <p className="text-text-muted">{[place, lotWords(card)].filter(Boolean).join(' · ')}</p>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">
        <Cell term={priceLabel(auction)}>
          <Money cents={auction.salePriceCents ?? auction.currentPriceCents} />
          <small className="block text-xs font-normal text-text-muted">
            {auctionDay.bids({ count: auction.bidCount })}
          </small>
        </Cell>
        <Cell term={copy.yourMaximum}>
          {maximumCents === null ? copy.none : <Money cents={maximumCents} />}
        </Cell>
        <Cell term={copy.nextMinimum}>
          {minimumNextBidCents === null ? copy.none : <Money cents={minimumNextBidCents} />}
        </Cell>
        <LotClock auction={auction} />
      </dl>
      <p className="lg:text-right">
        <NextStep lot={lot} auction={auction} standing={standing} street={street} />
      </p>
    </li>
  );
}

function NextStep({ lot, auction, standing, street }: BidderRowProps & { readonly street: string }) {
  const isLeading = standing === 'leading';
  if (isOver(auction))
    return isLeading && isSale(auction.outcome) ? (
      <StepLink href={accountRoutes.saleOf(auction.id)} text={copy.toContract} street={street} />
    ) : null;
  if (lot.listId !== undefined)
    return <StepLink href={accountRoutes.bidList(lot.listId)} text={copy.onList} street={street} />;
  if (auction.status === 'open' && standing === 'outbid') return <BidLink bid={lot} />;
  if (auction.status !== 'open') return null;
  return (
    <StepLink
      href={`${routes.property(lot.slug)}#auction`}
      text={isLeading ? copy.raise : copy.bid}
      street={street}
    />
  );
}

const StepLink = ({ href, text, street }: Readonly<Record<'href' | 'text' | 'street', string>>) => (
  <Link href={href} prefetch={false} className="text-link inline-flex min-h-11 items-center">
    {text}
    <span className="sr-only">{copy.about({ street })}</span>
  </Link>
);
