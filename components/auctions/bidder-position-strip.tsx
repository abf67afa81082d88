import Link from 'next/link';
import { useBidSession } from '@/components/auctions/live/auction-context';
import { CheckShape, CrossShape } from '@/components/ui/icons';
import type { OwnPosition } from '@/lib/client/auctions/bidder-position';
import { formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
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
          <Own place={place} isLeading={isLeading} isWon={isLeading && isSale(auction.outcome)} />
        </p>
      </div>
    </div>
  );
}

interface OwnProps {
  readonly place: OwnPosition;
  readonly isLeading: boolean;
  readonly isWon: boolean;
}

/** The bidder's alias, with what comes next for a winner and the maximum bid for the others. */
function Own({ place: { alias, maximumCents }, isLeading, isWon }: OwnProps) {
  if (alias === null) return null;
  if (isWon)
    return copy.nextComeContract({
      alias,
      link: (children) => (
        <Link href={routes.howItWorks} className="text-link text-text">
          {children}
        </Link>
      ),
    });
  if (maximumCents === null) return copy.youre({ alias });
  const words = isLeading ? copy.sealedMaximum : copy.maximum;
  return words({
    alias,
    maximum: formatMoney(maximumCents),
    strong: (children) => <strong className="font-semibold text-text tabular-nums">{children}</strong>,
  });
}
