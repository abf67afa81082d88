import Link from 'next/link';
import { priceLabel } from '@/components/auctions/auction-copy';
import { Moment } from '@/components/auctions/countdown';
import { Money } from '@/components/ui/money';
import { lotWords } from '@/lib/copy/lots/lot-words';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import type { LotAlert } from '@/lib/domain/auctions/views/auction-day';
import type { OwnLot } from '@/lib/domain/listing-views/auction-day-lots';
import { formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import { auctionDay } from '@/messages/auctions/auction-day';
import { sellerAuctionDay as copy } from '@/messages/auctions/seller-auction-day';
import { alertWords } from './alert-words';
import { LotClock } from './lot-clock';
import { Cell } from './lot-list';

interface SellerRowProps {
  readonly lot: OwnLot;
  readonly alerts: readonly LotAlert[];
}

export function SellerRow({
  lot: { auction, slug, street, place, lot, reserveCents, lastBidAt },
  alerts,
}: SellerRowProps) {
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 text-sm lg:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)]">
      <div className="min-w-0">
        <Link
          href={routes.property(slug)}
          prefetch={false}
          data-lot-link
          className="text-base font-semibold hover:underline"
        >
          {street}
        </Link>
        <p className="text-text-muted">{[place, lotWords({ lot })].filter(Boolean).join(' · ')}</p>
        {alerts.map((alert) => (
          <p key={alert} className="mt-1 font-medium text-danger">
            {alertWords[alert]}
          </p>
        ))}
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">
        <Cell term={priceLabel(auction)}>
          <Money cents={auction.salePriceCents ?? auction.currentPriceCents} />
          <small className="block text-xs font-normal text-text-muted">
            {auctionDay.bids({ count: auction.bidCount })} · {copy.bidders({ count: auction.bidderCount })}
          </small>
        </Cell>
        <Cell term={copy.reserve}>{reserveText(auction, reserveCents)}</Cell>
        <Cell term={copy.lastBid}>
          {lastBidAt === null ? copy.none : <Moment at={new Date(lastBidAt).toISOString()} />}
        </Cell>
        <LotClock auction={auction} />
      </dl>
    </li>
  );
}

function reserveText({ reserveStatus }: PublicAuction, reserveCents: number | null): string {
  if (reserveStatus === 'none' || reserveCents === null) return copy.noReserve;
  const amount = formatMoney(reserveCents);
  return reserveStatus === 'met' ? copy.reserveMet({ amount }) : copy.reserveNotMet({ amount });
}
