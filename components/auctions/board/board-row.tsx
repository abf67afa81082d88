import Link from 'next/link';
import { isSale, priceLabel } from '@/components/auctions/auction-copy';
import { PositionBadge } from '@/components/auctions/status/position-badge';
import { auctionFigures } from '@/components/listings/auction-figures';
import { dayAndClock } from '@/components/listings/day-and-clock';
import { LiveCountdown } from '@/components/listings/live-countdown';
import { Picture } from '@/components/listings/pictures/picture';
import * as pictureWidths from '@/components/listings/pictures/picture-widths';
import { Badge } from '@/components/ui/badge';
import { positionIn } from '@/lib/client/auctions/bidder-position';
import { useAuction } from '@/lib/client/auctions/live';
import { canReplay, isOver, type PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import { boardRow as copy } from '@/messages/auctions/board-row';
import type { BoardRowTexts } from './board-row-texts';

type ShownAuction = BoardRowTexts['auction'] | PublicAuction;

/** One auction: the home, the bid, the reserve, the clock, and the bidder's own position. */
export function BoardRow({ row }: { readonly row: BoardRowTexts }) {
  const { slug, lot, street, place, cover, occupancy, facts, broker, auction } = row;
  const isFinal = isOver(auction);
  return (
    <li className="board-row">
      <div>
        <Picture src={cover} sizes={pictureWidths.boardRow} alt="" width={400} height={300} loading="lazy" />
      </div>
      <div className="min-w-0">
        <h3>
          <Link href={routes.property(slug)} prefetch={false} className="card-link">
            {street}
          </Link>
        </h3>
        <p className="truncate">
          {lot !== undefined && <b className="font-medium">{copy.lot({ number: lot })} · </b>}
          {place}
        </p>
        <p className="board-facts">
          <b>{occupancy}</b> · {facts}
        </p>
        {broker && <p className="text-text-muted">{broker}</p>}
      </div>
      <div className="board-cells">
        {isFinal ? <Cells row={row} auction={auction} /> : <LiveCells row={row} />}
      </div>
    </li>
  );
}

/** Kept current while the page is open. */
function LiveCells({ row }: { readonly row: BoardRowTexts }) {
  const { auction } = useAuction(row.auction);
  return <Cells row={row} auction={auction} />;
}

interface CellsProps {
  readonly row: BoardRowTexts;
  readonly auction: ShownAuction;
}

function Cells({ row, auction }: CellsProps) {
  const { bidCount, currentPriceCents, salePriceCents } = auction;
  const label = isSale(auction.outcome) ? copy.sold : priceLabel(auction);
  return (
    <>
      <div className="board-price">
        <span
          key={currentPriceCents}
          className={
            currentPriceCents === row.auction.currentPriceCents ? 'board-figure' : 'board-figure price-rise'
          }
        >
          {formatMoney(salePriceCents ?? currentPriceCents)}
        </span>
        <small>{bidCount > 0 ? copy.bids({ label, count: bidCount }) : label}</small>
      </div>
      <p className="board-reserve">{reserveText(auction)}</p>
      <Clock auction={auction} />
      <div className="board-you">
        {row.you && <Position auction={auction} you={row.you} />}
        <BidLink row={row} auction={auction} />
      </div>
    </>
  );
}

function Clock({ auction }: Pick<CellsProps, 'auction'>) {
  const { badge, time } = auctionFigures(auction);
  return (
    <div className="board-clock">
      {time?.isCountdown ? (
        <span className="board-figure">
          <LiveCountdown to={time.at} asOf={auction.serverTime} />
        </span>
      ) : (
        <Badge tone={badge.tone}>{badge.text}</Badge>
      )}
      {time && (
        <small>
          {time.dateLabel} <time dateTime={time.at}>{dayAndClock(time.at)}</time>
        </small>
      )}
    </div>
  );
}

interface PositionProps extends Pick<CellsProps, 'auction'> {
  readonly you: NonNullable<BoardRowTexts['you']>;
}

function Position({ auction, you }: PositionProps) {
  const isLeading = standingOf(auction, you) === 'leading';
  return (
    <>
      {auction.status !== 'cancelled' && <PositionBadge auction={auction} isLeading={isLeading} />}
      {you.maximumCents !== null && (
        <span className="text-xs text-text-muted">
          {copy.maximum({ amount: formatMoney(you.maximumCents) })}
        </span>
      )}
    </>
  );
}

/** Only a later public state names the leader. */
const standingOf = (auction: ShownAuction, you: PositionProps['you']) =>
  'leaderAlias' in auction ? positionIn(auction, you) : you.standing;

function BidLink({ row: { slug, street, you }, auction }: CellsProps) {
  if (canReplay(auction))
    return (
      <Link
        href={`${routes.ledger(auction.id)}#replay`}
        prefetch={false}
        aria-label={copy.priceWithoutOf({ street })}
        className="board-replay text-link"
      >
        {copy.priceWithout}
      </Link>
    );
  if (auction.status !== 'open' && auction.status !== 'scheduled') return null;
  const isLeading = you !== null && standingOf(auction, you) === 'leading';
  const [text, label] =
    auction.status === 'scheduled'
      ? [copy.view, copy.viewAuction({ street })]
      : isLeading
        ? [copy.raise, copy.raiseBid({ street })]
        : [copy.bid, copy.bidOn({ street })];
  return (
    <Link href={`${routes.property(slug)}#auction`} prefetch={false} aria-label={label} className="board-bid">
      {text}
    </Link>
  );
}

function reserveText({ status, saleMode, reserveStatus, outcome }: ShownAuction): string {
  if (status === 'cancelled' || isSale(outcome)) return '';
  if (reserveStatus === 'none') return copy.noReserve;
  if (status === 'scheduled')
    return saleMode === 'published-reserve' ? copy.publishedReserve : copy.sealedReserve;
  return reserveStatus === 'met' ? copy.reserveMet : copy.reserveNotMet;
}
