'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { isSale, priceLabel } from '@/components/auctions/auction-copy';
import { Countdown, Moment } from '@/components/auctions/countdown';
import { useOutbidToast } from '@/components/auctions/live/use-outbid-toast';
import { PositionBadge } from '@/components/auctions/status/position-badge';
import { HomeRow } from '@/components/dashboard/home-row';
import { LinkButton } from '@/components/ui/link-button';
import { Money } from '@/components/ui/money';
import { accountRoutes } from '@/lib/account-routes';
import { positionIn } from '@/lib/client/auctions/bidder-position';
import { useAuction } from '@/lib/client/auctions/live';
import { lotWords } from '@/lib/copy/lots/lot-words';
import { type BidderPosition, isOver, type PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import type { RowCard } from '@/lib/domain/listing-views/row-card';
import { routes } from '@/lib/routes';
import { bidListPage as listCopy } from '@/messages/auctions/bid-list-page';
import { myBidRow as copy } from '@/messages/auctions/my-bid-row';
import { BidLink } from './bid-link';

/** An auction the person has bid in. `card` is null when the home is no longer public. */
export interface MyBid {
  readonly auction: PublicAuction;
  readonly slug: string;
  readonly you: BidderPosition;
  readonly card: RowCard | null;
  /** The standing bid list that has this auction. */
  readonly listId?: string | undefined;
}

/** One auction of the bidder: the home, their position, the main amounts, and the next step. */
export function MyBidRow({ bid }: { readonly bid: MyBid }) {
  const { auction } = useAuction(bid.auction);
  const router = useRouter();
  const standing = positionIn(auction, { ...bid.you, asOfVersion: bid.auction.version });
  const href = routes.property(bid.slug);
  useOutbidToast({ auction, standing, bidAgain: () => router.push(href) });
  const isLeading = standing === 'leading';
  return (
    <HomeRow
      cover={bid.card?.cover.src ?? null}
      aside={<NextStep bid={bid} auction={auction} isLeading={isLeading} />}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold leading-snug">
        <Link href={href} prefetch={false} className="min-w-0 hover:underline">
          {bid.card?.addressLines[0] ?? copy.homeNoLonger}
        </Link>
        <PositionBadge auction={auction} isLeading={isLeading} />
      </p>
      <p className="text-sm text-text-muted">
        {[
          bid.card?.addressLines[1],
          bid.card && lotWords(bid.card),
          copy.auction({ alias: bid.you.alias ?? '' }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <dl className="mt-3 grid grid-cols-[auto_auto] items-end justify-between gap-x-2 gap-y-2 text-sm min-[360px]:grid-cols-2 min-[360px]:gap-x-6 sm:flex sm:justify-start md:gap-x-8">
        <Figure term={priceLabel(auction)}>
          <Money cents={auction.salePriceCents ?? auction.currentPriceCents} />
        </Figure>
        <Figure term={copy.maximum}>
          {bid.you.maximumCents === null ? '–' : <Money cents={bid.you.maximumCents} />}
        </Figure>
        {auction.status === 'open' ? (
          <Figure term={copy.ends}>
            <Countdown at={auction.endsAt} />
          </Figure>
        ) : (
          <div className="max-sm:col-span-2">
            <dt className="text-text-muted">
              {auction.status === 'settling' || isOver(auction) ? copy.ended : copy.endsAt}
            </dt>
            <dd>
              <Moment at={auction.endsAt} />
            </dd>
          </div>
        )}
      </dl>
    </HomeRow>
  );
}

interface NextStepProps {
  readonly bid: MyBid;
  readonly auction: PublicAuction;
  readonly isLeading: boolean;
}

function NextStep({ bid, auction, isLeading }: NextStepProps) {
  if (isSale(auction.outcome))
    return isLeading ? (
      <LinkButton href={accountRoutes.saleOf(auction.id)} prefetch={false} className="max-sm:w-full">
        {copy.openClosingRoom({
          place: bid.card?.addressLines[0] ?? '',
          sr: (children) => <span className="sr-only">{children}</span>,
        })}
      </LinkButton>
    ) : (
      <Link
        href={accountRoutes.backups}
        prefetch={false}
        className="text-link inline-flex min-h-11 items-center"
      >
        {copy.becomeBackupBuyer}
      </Link>
    );
  if (bid.listId !== undefined && !isOver(auction))
    return (
      <Link
        href={accountRoutes.bidList(bid.listId)}
        prefetch={false}
        className="text-link inline-flex min-h-11 items-center"
      >
        {listCopy.onList}
      </Link>
    );
  if (isLeading && auction.status === 'open')
    return (
      <Link
        href={`${routes.property(bid.slug)}#auction`}
        prefetch={false}
        className="text-link inline-flex min-h-11 items-center"
      >
        {copy.raiseMaximum}
      </Link>
    );
  return <BidLink bid={bid} />;
}

function Figure({ term, children }: { readonly term: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-text-muted">{term}</dt>
      <dd className="mt-0.5 text-base font-semibold leading-tight">{children}</dd>
    </div>
  );
}
