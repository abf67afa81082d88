'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { isOver, isSale, priceLabel } from '@/components/auctions/auction-copy';
import { Countdown, Moment } from '@/components/auctions/countdown';
import { useOutbidToast } from '@/components/auctions/live/use-outbid-toast';
import { Picture } from '@/components/listings/picture';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Money } from '@/components/ui/money';
import { accountRoutes } from '@/lib/account-routes';
import { positionIn } from '@/lib/client/auctions/bidder-position';
import { useAuction } from '@/lib/client/auctions/live';
import { routes } from '@/lib/routes';
import { myBidRow as copy } from '@/messages/auctions/my-bid-row';
import type { MyBid } from './my-bids';

/** One auction of the bidder: the home, their position, and the three main amounts. */
export function MyBidRow({ bid }: { readonly bid: MyBid }) {
  const { auction } = useAuction(bid.auction);
  const router = useRouter();
  const standing = positionIn(auction, { ...bid.you, asOfVersion: bid.auction.version });
  const href = routes.property(bid.slug);
  useOutbidToast({ auction, standing, bidAgain: () => router.push(href) });
  const [tone, words] = badgeOf(standing === 'leading', auction);
  return (
    <li className="grid gap-x-6 gap-y-4 py-5 sm:grid-cols-[9rem_1fr] lg:grid-cols-[9rem_1fr_auto] lg:items-center">
      <Cover bid={bid} />
      <div className="min-w-0">
        <Badge tone={tone}>{words}</Badge>
        <p className="mt-2 text-lg font-semibold leading-snug">
          <Link href={href} className="hover:underline">
            {bid.card?.addressLines[0] ?? copy.homeNoLonger}
          </Link>
        </p>
        <p className="text-text-muted">{bid.card?.addressLines[1]}</p>
        <p className="mt-1 text-sm text-text-muted">{copy.auction({ alias: bid.you.alias ?? '' })}</p>
        {isSale(auction.outcome) && (
          <p className="mt-1 text-sm">
            <Link href={accountRoutes.sales} className="text-link">
              {standing === 'leading' ? copy.continueContract : copy.becomeBackupBuyer}
            </Link>
          </p>
        )}
      </div>
      <dl className="grid grid-cols-3 gap-4 text-sm sm:col-start-2 lg:col-start-3 lg:grid-cols-[7.5rem_7.5rem_10rem]">
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
          <div>
            <dt className="text-text-muted">
              {auction.status === 'settling' || isOver(auction) ? copy.ended : copy.ends2}
            </dt>
            <dd>
              <Moment at={auction.endsAt} />
            </dd>
          </div>
        )}
      </dl>
    </li>
  );
}

function Cover({ bid }: { readonly bid: MyBid }) {
  return (
    <div className="aspect-[4/3] w-36 overflow-hidden rounded bg-surface-muted max-sm:hidden">
      {bid.card && (
        <Picture
          src={bid.card.cover.src}
          sizes="200px"
          alt=""
          width={400}
          height={300}
          loading="lazy"
          className="size-full object-cover"
        />
      )}
    </div>
  );
}

function Figure({ term, children }: { readonly term: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-text-muted">{term}</dt>
      <dd className="mt-0.5 font-semibold leading-tight sm:text-lg">{children}</dd>
    </div>
  );
}

function badgeOf(isLeading: boolean, auction: MyBid['auction']): readonly [BadgeTone, string] {
  if (auction.status === 'cancelled') return ['danger', copy.canceled];
  if (auction.status === 'settling') return ['waiting', isLeading ? copy.finalizingLeading : copy.finalizing];
  if (auction.status !== 'ended') return isLeading ? ['good', copy.leading] : ['danger', copy.outbid];
  if (!isLeading) return ['muted', copy.notWon];
  if (auction.outcome === 'fell-through') return ['warning', copy.saleFellThrough];
  if (isSale(auction.outcome)) return ['done', copy.won];
  if (auction.decideBy && auction.counterCents) return ['waiting', copy.counterofferAnswerNeeded];
  return ['warning', copy.highestBidNot];
}
