import { auctionFigures } from '@/components/listings/auction-figures';
import { dayAndClock } from '@/components/listings/day-and-clock';
import { LiveCountdown } from '@/components/listings/live-countdown';
import { Badge } from '@/components/ui/badge';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { auctionDay as copy } from '@/messages/auctions/auction-day';
import { Cell } from './lot-list';

/** The time left of a lot, or how it ended. */
export function LotClock({ auction }: { readonly auction: PublicAuction }) {
  const { badge, time } = auctionFigures(auction);
  if (!time?.isCountdown)
    return (
      <Cell term={copy.status}>
        <Badge tone={badge.tone}>{badge.text}</Badge>
      </Cell>
    );
  return (
    <Cell term={auction.status === 'scheduled' ? copy.startsIn : copy.endsIn}>
      <span className="tabular-nums">
        <LiveCountdown to={time.at} asOf={auction.serverTime} />
      </span>
      <small className="block text-xs font-normal text-text-muted">
        <time dateTime={time.at}>{dayAndClock(time.at)}</time>
      </small>
    </Cell>
  );
}
