import type { ReactNode } from 'react';
import { priceLabel } from '@/components/auctions/auction-copy';
import { Countdown } from '@/components/auctions/countdown';
import { LivePart } from '@/components/auctions/live/auction-context';
import { ConnectionNote } from '@/components/auctions/live/connection-note';
import { Money } from '@/components/ui/money';
import type { BidderPosition, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { bidDock as copy } from '@/messages/auctions/bid-dock';

interface BidDockProps {
  readonly auction: PublicAuction;
  /** The bid form, or before the start what prepares for it. */
  readonly children: ReactNode;
}

/** Keeps the next action in view: in the panel, or on a phone with price and time at the bottom of the window. */
export const BidDock = ({ auction, children }: BidDockProps) => (
  <div className="bid-dock no-print mt-3">
    <div className="mb-1.5 md:hidden">
      <ConnectionNote isShort />
      <LivePart name="dockFigures">
        <DockFigures auction={auction} />
      </LivePart>
    </div>
    {children}
  </div>
);

interface DockFiguresProps {
  readonly auction: PublicAuction;
  /** Text about a bid that did not result in a position. */
  readonly words?: string | null;
  readonly standing?: BidderPosition['standing'];
}

export const DockFigures = ({ auction, words = null, standing = 'none' }: DockFiguresProps) => (
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
      {auction.status === 'scheduled' ? (
        <span className="text-sm">
          {copy.startsIn} <Countdown at={auction.startsAt} />
        </span>
      ) : (
        <Countdown at={auction.endsAt} lastMinute={copy.lastMinute} className="text-sm" />
      )}
    </p>
  </>
);
