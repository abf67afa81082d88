import { isOver, priceLabel } from '@/components/auctions/auction-words';
import { Countdown } from '@/components/auctions/countdown';
import { ConnectionNote } from '@/components/auctions/live/connection-note';
import { Button } from '@/components/ui/button';
import { Money } from '@/components/ui/money';
import type { OwnStanding, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';

interface BidBarProps {
  readonly auction: PublicAuction;
  /** What there is to say of a bid that has not led to a standing. */
  readonly words?: string | null;
  readonly standing?: OwnStanding['standing'];
  readonly onBid?: () => void;
}

/** On a phone: the price and the time always in sight, the bid one touch away. Stands at the end of the page's main part. */
export function BidBar({ auction, words = null, standing = 'none', onBid }: BidBarProps) {
  const hasEnded = isOver(auction) || auction.status === 'settling';
  if (hasEnded && !words) return null;
  const isAhead = auction.status === 'scheduled';
  return (
    <div className="border-t border-primary bg-surface">
      <div className="flex items-center justify-between gap-4 px-4 py-3">
        <div className="min-w-0">
          <ConnectionNote isOver={isOver(auction)} isShort />
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
                {standing === 'leading' ? ' · You lead' : ' · Outbid'}
              </strong>
            )}
          </p>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <Money cents={auction.currentPriceCents} className="text-xl font-semibold" />
            {auction.status === 'paused' ? (
              <span className="text-sm">Paused</span>
            ) : hasEnded ? null : (
              <Countdown at={isAhead ? auction.startsAt : auction.endsAt} className="text-sm" />
            )}
          </p>
        </div>
        {/* Pressed before the page's code has arrived, it leads to the panel. */}
        <form action="#auction">
          <Button id="bar-bid" type={onBid ? 'button' : 'submit'} variant="primary" onClick={onBid}>
            {words ? 'Your bid' : isAhead ? 'Take part' : standing === 'leading' ? 'Raise' : 'Bid'}
          </Button>
        </form>
      </div>
    </div>
  );
}
