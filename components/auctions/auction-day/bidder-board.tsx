'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { positionIn } from '@/lib/client/auctions/bidder-position';
import { useAuctions } from '@/lib/client/auctions/live-list';
import { isOver } from '@/lib/domain/auctions/terms/public-auction';
import type { FollowedLot } from '@/lib/domain/listing-views/auction-day-lots';
import { formatCount, formatMoney } from '@/lib/format';
import { bidderAuctionDay as copy } from '@/messages/auctions/bidder-auction-day';
import { BidderRow } from './bidder-row';
import { LotList } from './lot-list';
import { useBidNews } from './use-bid-news';

interface BidderBoardProps {
  readonly lots: readonly FollowedLot[];
  /** Lots of the day, with those that are not shown. */
  readonly total: number;
  /** Lots before the shown ones. All of them are over. */
  readonly past: number;
  /** Open lots that are not shown. */
  readonly others: Readonly<Record<'leading' | 'outbid', number>>;
  readonly exposureCents: number;
  readonly limitCents: number;
}

/** A bidder's lots of a day, kept current: what they may have to pay in all, and each lot by its end. */
export function BidderBoard({ lots, total, past, others, exposureCents, limitCents }: BidderBoardProps) {
  const auctions = useAuctions(lots.map(({ auction }) => auction));
  const current = lots
    .map((lot, index) => {
      const auction = auctions[index] ?? lot.auction;
      const [street] = lot.card.addressLines;
      return { lot, auction, street, standing: positionIn(auction, lot.you) };
    })
    .toSorted((a, b) => (a.auction.endsAt < b.auction.endsAt ? -1 : 1));
  const news = useBidNews(current);
  const count = (standing: 'leading' | 'outbid') =>
    formatCount(
      others[standing] +
        current.filter((each) => each.standing === standing && each.auction.status === 'open').length,
    );
  useRefreshOn(current.map(({ standing }) => standing).join());
  return (
    <>
      <dl className="mt-5 flex flex-wrap gap-x-8 gap-y-3">
        <Sum term={copy.exposure}>
          {copy.exposureOf({ exposure: formatMoney(exposureCents), limit: formatMoney(limitCents) })}
        </Sum>
        <Sum term={copy.followed}>{formatCount(total)}</Sum>
        <Sum term={copy.leading}>{count('leading')}</Sum>
        <Sum term={copy.outbid}>{count('outbid')}</Sum>
      </dl>
      <p className="mt-1 text-sm text-text-muted">{copy.exposureHelp}</p>
      <p role="status" className="sr-only">
        {news}
      </p>
      <LotList
        shown={lots.length}
        total={total}
        past={past}
        current={auctions.filter((auction) => !isOver(auction)).length}
      >
        {current.map(({ lot, auction, standing }) => (
          <BidderRow key={auction.id} lot={lot} auction={auction} standing={standing} />
        ))}
      </LotList>
    </>
  );
}

function Sum({ term, children }: { readonly term: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-text-muted">{term}</dt>
      <dd className="text-xl font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

/** What the person may have to pay changes with their lead, and only the server knows it. */
function useRefreshOn(standings: string): void {
  const router = useRouter();
  const shown = useRef(standings);
  useEffect(() => {
    if (shown.current === standings) return;
    shown.current = standings;
    router.refresh();
  }, [standings, router]);
}
