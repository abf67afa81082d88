'use client';

import Link from 'next/link';
import { priceLabel } from '@/components/auctions/auction-copy';
import { Countdown, Moment } from '@/components/auctions/countdown';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Money } from '@/components/ui/money';
import { useAuction } from '@/lib/client/auctions/live';
import { lotWords } from '@/lib/copy/lots/lot-words';
import type { LotStanding, OwnListLot } from '@/lib/domain/auctions/bid-lists/own-bid-list';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { routes } from '@/lib/routes';
import { bidListPage as copy } from '@/messages/auctions/bid-list-page';
import { bidListStandings } from '@/messages/auctions/bid-list-standings';

/** The homes of a list in order, each with where it stands. */
export const BidListRows = ({ lots }: { readonly lots: readonly OwnListLot[] }) => (
  <ol className="divide-y divide-line border-y border-line">
    {lots.map((lot, index) => (
      <li key={lot.auctionId} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-2 py-4">
        <span className="text-lg font-semibold tabular-nums text-text-muted">{index + 1}</span>
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold leading-snug">
            {lot.home ? (
              <Link
                href={routes.property(lot.home.slug)}
                prefetch={false}
                className="min-w-0 hover:underline"
              >
                {lot.home.address}
              </Link>
            ) : (
              copy.homeNoLonger
            )}
            <Badge tone={tones[lot.standing]}>{bidListStandings[lot.standing]}</Badge>
          </p>
          <p className="text-sm text-text-muted">
            {lot.home && [lot.home.place, lotWords(lot.home)].filter(Boolean).join(' · ')}
          </p>
          <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2 text-sm">
            <Figure term={copy.maximum}>
              <Money cents={lot.maximumCents} />
            </Figure>
            {lot.auction && <LiveFigures auction={lot.auction} />}
          </dl>
        </div>
      </li>
    ))}
  </ol>
);

function LiveFigures({ auction: initial }: { readonly auction: PublicAuction }) {
  const { auction } = useAuction(initial);
  return (
    <>
      <Figure term={priceLabel(auction)}>
        <Money cents={auction.salePriceCents ?? auction.currentPriceCents} />
      </Figure>
      <Figure term={copy.ends}>
        {auction.status === 'open' ? <Countdown at={auction.endsAt} /> : <Moment at={auction.endsAt} />}
      </Figure>
    </>
  );
}

const Figure = ({ term, children }: { readonly term: string; readonly children: React.ReactNode }) => (
  <div>
    <dt className="text-text-muted">{term}</dt>
    <dd className="mt-0.5 text-base font-semibold leading-tight">{children}</dd>
  </div>
);

const tones: Readonly<Record<LotStanding, BadgeTone>> = {
  leading: 'good',
  kept: 'good',
  waiting: 'waiting',
  next: 'upcoming',
  won: 'done',
  outbid: 'danger',
  'over-maximum': 'danger',
  'not-sold': 'muted',
  cancelled: 'muted',
  ended: 'muted',
  'not-allowed': 'warning',
  'not-reached': 'muted',
};
