'use client';

import { Notice } from '@/components/ui/notice';
import { useAuctions } from '@/lib/client/auctions/live-list';
import { useServerNow } from '@/lib/client/auctions/server-clock';
import { isOver, type PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { alertsOf, type DaySums, sumLots } from '@/lib/domain/auctions/views/auction-day';
import type { AlertedLot, OtherAlerts, OwnLot } from '@/lib/domain/listing-views/auction-day-lots';
import { formatCount, formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import { sellerAuctionDay as copy } from '@/messages/auctions/seller-auction-day';
import { alertWords } from './alert-words';
import { LotList } from './lot-list';
import { SellerRow } from './seller-row';
import { useBidNews } from './use-bid-news';

interface SellerBoardProps {
  readonly lots: readonly OwnLot[];
  /** Lots of the day, with those that are not shown. */
  readonly total: number;
  /** Lots before the shown ones. All of them are over. */
  readonly past: number;
  /** The sums of the lots that are not shown. */
  readonly others: DaySums;
  readonly otherAlerts: OtherAlerts;
  /** Server time of the rendering, ms. */
  readonly asOf: number;
}

/** The seller's lots of a day, kept current: sums, what to look at, and each lot by its end. */
export function SellerBoard({ lots, total, past, others, otherAlerts, asOf }: SellerBoardProps) {
  const now = useServerNow(5_000) ?? asOf;
  const auctions = useAuctions(lots.map(({ auction }) => auction));
  const current = lots.map((lot, index) => withAuction(lot, auctions[index] ?? lot.auction));
  const byEnd = current.toSorted((a, b) => (a.auction.endsAt < b.auction.endsAt ? -1 : 1));
  const news = useBidNews(current);
  const watched = byEnd.map((lot) => ({
    lot,
    alerts: alertsOf({ ...lot.auction, reserveCents: lot.reserveCents, lastBidAt: lot.lastBidAt }, now),
  }));
  return (
    <>
      <Sums auctions={auctions} others={others} />
      <Alerts lots={[...watched.flatMap(toAlerted), ...otherAlerts.lots]} unread={otherAlerts.unread} />
      <p role="status" className="sr-only">
        {news}
      </p>
      <LotList
        shown={lots.length}
        total={total}
        past={past}
        current={auctions.filter((auction) => !isOver(auction)).length}
      >
        {watched.map(({ lot, alerts }) => (
          <SellerRow key={lot.auction.id} lot={lot} alerts={alerts} />
        ))}
      </LotList>
    </>
  );
}

/** A bid that came with the stream is the latest one, as of its arrival. */
const withAuction = (lot: OwnLot, auction: PublicAuction): OwnLot => ({
  ...lot,
  auction,
  lastBidAt: auction.bidCount > lot.auction.bidCount ? Date.parse(auction.serverTime) : lot.lastBidAt,
});

interface SumsProps {
  readonly auctions: readonly PublicAuction[];
  readonly others: DaySums;
}

function Sums({ auctions, others }: SumsProps) {
  const { lots, withBids, atReserve, totalCents } = sumLots(auctions, others);
  return (
    <dl aria-label={copy.sums} className="mt-5 grid grid-cols-2 gap-x-8 gap-y-3 sm:flex">
      {[
        [copy.lotCount, formatCount(lots)],
        [copy.withBids, formatCount(withBids)],
        [copy.atReserve, formatCount(atReserve)],
        [copy.total, formatMoney(totalCents)],
      ].map(([term, value]) => (
        <div key={term}>
          <dt className="text-sm text-text-muted">{term}</dt>
          <dd className="text-xl font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Watched {
  readonly lot: OwnLot;
  readonly alerts: AlertedLot['alerts'];
}

const toAlerted = ({ lot: { slug, street }, alerts }: Watched): readonly AlertedLot[] =>
  alerts.length > 0 ? [{ slug, street, alerts }] : [];

function Alerts({ lots, unread }: OtherAlerts) {
  if (lots.length === 0 && unread === 0) return null;
  return (
    <Notice tone="warning" title={copy.alerts} className="mt-5 max-w-3xl">
      <ul>
        {lots.map(({ slug, street, alerts }) => (
          <li key={slug}>
            <a href={routes.property(slug)} className="text-link">
              {street}
            </a>
            : {alerts.map((alert) => alertWords[alert]).join('. ')}
          </li>
        ))}
      </ul>
      {unread > 0 && <p>{copy.alertsUnread({ unread })}</p>}
    </Notice>
  );
}
