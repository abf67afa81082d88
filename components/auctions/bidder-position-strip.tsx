import Link from 'next/link';
import type { ReactNode } from 'react';
import { useBidSession } from '@/components/auctions/live/auction-context';
import { CheckShape, CrossShape } from '@/components/ui/icons';
import { accountRoutes } from '@/lib/account-routes';
import type { OwnPosition } from '@/lib/client/auctions/bidder-position';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { formatMoney } from '@/lib/format';
import { bidderPositionStrip as copy } from '@/messages/auctions/bidder-position-strip';
import { isSale } from './auction-copy';
import { bidderPositionWords } from './bidder-position-copy';

/** The bidder's position (leading, outbid, won or lost) and their private maximum bid. */
export function BidderPositionStrip() {
  const { auction, place, standing } = useBidSession();
  if (standing === 'none') return null;
  const isLeading = standing === 'leading';
  const isGood = isLeading && auction.outcome !== 'fell-through';
  const Shape = isGood ? CheckShape : CrossShape;
  return (
    <div className={`mt-5 flex gap-3 rounded border-2 p-3 ${isGood ? 'border-success' : 'border-danger'}`}>
      <Shape className={`mt-1.5 size-3.5 shrink-0 ${isGood ? 'text-success' : 'text-danger'}`} />
      <div>
        <p className="font-semibold">{bidderPositionWords(auction, isLeading)}</p>
        <p className="text-sm text-text-muted">
          <Own place={place} isLeading={isLeading} auction={auction} />
        </p>
      </div>
    </div>
  );
}

interface OwnProps {
  readonly place: OwnPosition;
  readonly isLeading: boolean;
  readonly auction: PublicAuction;
}

/** The bidder's alias, and the maximum bid or, after a sale, where to go next. */
function Own({ place: { alias, maximumCents }, isLeading, auction: { id, outcome } }: OwnProps) {
  if (alias === null) return null;
  const to = (href: string) => (children: ReactNode) => (
    <Link href={href} prefetch={false} className="text-link text-text">
      {children}
    </Link>
  );
  if (isSale(outcome))
    return isLeading
      ? copy.nextComeContract({ alias, link: to(accountRoutes.saleOf(id)) })
      : copy.becomeBackup({ alias, link: to(accountRoutes.backups) });
  if (outcome === 'fell-through')
    return isLeading
      ? copy.saleEnded({ alias, link: to(accountRoutes.saleOf(id)) })
      : copy.firstSaleEnded({ alias, link: to(accountRoutes.sales) });
  if (maximumCents === null) return copy.youre({ alias });
  const words = isLeading ? copy.sealedMaximum : copy.maximum;
  return words({
    alias,
    maximum: formatMoney(maximumCents),
    strong: (children) => <strong className="font-semibold text-text tabular-nums">{children}</strong>,
  });
}
