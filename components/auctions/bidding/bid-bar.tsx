import { isOver, priceLabel } from '@/components/auctions/auction-copy';
import { Countdown } from '@/components/auctions/countdown';
import { AuctionButton } from '@/components/auctions/live/auction-button';
import { LivePart } from '@/components/auctions/live/auction-context';
import { ConnectionNote } from '@/components/auctions/live/connection-note';
import { Money } from '@/components/ui/money';
import type { BidderPosition, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { bidBar as copy } from '@/messages/auctions/bid-bar';

/** Phone bar that keeps price and time visible, with the bid one tap away. Comes last in the main content. */
export const BidBar = ({ auction }: { readonly auction: PublicAuction }) => (
  <LivePart name="bar">{!hasBarEnded(auction) && <BidBarFrame auction={auction} />}</LivePart>
);

/** The auction no longer accepts bids. */
export const hasBarEnded = (auction: PublicAuction): boolean =>
  isOver(auction) || auction.status === 'settling';

export const BidBarFrame = ({ auction }: { readonly auction: PublicAuction }) => (
  <div className="border-t border-primary bg-surface">
    <div className="flex items-center justify-between gap-4 px-4 py-3">
      <div className="min-w-0">
        <ConnectionNote isShort />
        <LivePart name="barFigures">
          <BidBarFigures auction={auction} />
        </LivePart>
      </div>
      {/* Before JavaScript loads, submitting this leads to the panel. */}
      <form action="#auction">
        <AuctionButton name="bar-bid" type="submit" variant="primary">
          {barLabel(auction, 'none')}
        </AuctionButton>
      </form>
    </div>
  </div>
);

export function barLabel({ status }: PublicAuction, standing: BidderPosition['standing']): string {
  if (status === 'scheduled') return copy.howBid;
  return standing === 'leading' ? copy.raise : copy.bid;
}

interface BarFiguresProps {
  readonly auction: PublicAuction;
  /** Text about a bid that did not result in a position. */
  readonly words?: string | null;
  readonly standing?: BidderPosition['standing'];
}

export function BidBarFigures({ auction, words = null, standing = 'none' }: BarFiguresProps) {
  return (
    <>
      <p className="text-xs text-text-muted">
        {priceLabel(auction)}
        {words && (
          <>
            {' · '}
            <strong className="font-semibold text-warning">{words}</strong>
          </>
        )}
        {standing !== 'none' && (
          <strong className={`font-semibold ${standing === 'leading' ? 'text-success' : 'text-danger'}`}>
            {' · '}
            {standing === 'leading' ? copy.leading : copy.outbid}
          </strong>
        )}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Money cents={auction.currentPriceCents} className="text-xl font-semibold" />
        {auction.status === 'paused' ? (
          <span className="text-sm">{copy.paused}</span>
        ) : hasBarEnded(auction) ? null : (
          <Countdown
            at={auction.status === 'scheduled' ? auction.startsAt : auction.endsAt}
            className="text-sm"
          />
        )}
      </p>
    </>
  );
}
