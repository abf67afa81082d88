import type { LotAuction } from '@/lib/domain/reviews/lots/lot-page';
import { formatMoment, formatMoney } from '@/lib/format';
import { lotPage as copy } from '@/messages/lots/lot-page';

/** The terms on which the lot is sold. */
export function LotAuctionTerms({ auction }: { readonly auction: LotAuction }) {
  const { startingBidCents, reserveCents, buyNowCents, startsAt, endsAt } = auction;
  const money = (amountCents: number | null) => (amountCents === null ? copy.none : formatMoney(amountCents));
  const rows = [
    [copy.startingBid, money(startingBidCents)],
    [copy.reserve, money(reserveCents)],
    [copy.buyNow, money(buyNowCents)],
    [copy.opens, formatMoment(startsAt)],
    [copy.ends, formatMoment(endsAt)],
  ] as const;
  return (
    <dl className="mt-3 max-w-md">
      {rows.map(([label, value]) => (
        <div key={label} className="flex items-baseline justify-between gap-4 border-b border-line py-2">
          <dt className="text-text-muted">{label}</dt>
          <dd className="text-right tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
