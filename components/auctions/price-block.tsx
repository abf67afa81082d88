import { reserveWords } from '@/components/auctions/bidding/outcome-copy';
import { CheckShape, DiamondShape, SquareShape } from '@/components/ui/icons';
import { Money } from '@/components/ui/money';
import { timeLeftParts } from '@/components/ui/time-left';
import { isOver, type PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { formatDay, formatInstant, formatPlural } from '@/lib/format';
import { priceBlock as copy } from '@/messages/auctions/price-block';
import { priceLabel } from './auction-copy';
import { Countdown, Moment } from './countdown';

interface PriceBlockProps {
  readonly auction: PublicAuction;
  /** The price has changed since the page was rendered. Each further change is highlighted briefly. */
  readonly hasRisen: boolean;
}

/** Price and time with their labels; below them the bids and the reserve. */
export function PriceBlock({ auction, hasRisen }: PriceBlockProps) {
  const price = auction.salePriceCents ?? auction.currentPriceCents;
  return (
    <div>
      {/* Side by side if both fit, otherwise stacked, where the divider is cut off. */}
      <div className="flex flex-wrap gap-y-3 overflow-hidden border-b border-line pb-3">
        <div className="pr-10">
          <p className="text-sm text-text-muted">{priceLabel(auction)}</p>
          <div className="mt-1 text-3xl font-semibold leading-9 tracking-tight">
            <Money key={price} cents={price} className={hasRisen ? 'price-rise' : undefined} />
          </div>
          <p className="mt-1 text-sm text-text-muted">
            {auction.bidCount === 0 ? noBids(auction) : formatPlural(auction.bidCount, 'bid')}
          </p>
        </div>
        <TimeCell auction={auction} />
      </div>
      {(!isOver(auction) || isOpenedAtEnd(auction)) && <Reserve auction={auction} />}
    </div>
  );
}

/** A sealed reserve that nobody met, public since the end. */
const isOpenedAtEnd = ({ saleMode, reserveStatus, reserveCents }: PublicAuction): boolean =>
  saleMode === 'sealed-reserve' && reserveStatus === 'not-met' && reserveCents !== null;

const noBids = (auction: PublicAuction): string => (isOver(auction) ? copy.noBids : copy.noBidsYet);

function TimeCell({ auction }: { readonly auction: PublicAuction }) {
  const { status, startsAt, endsAt } = auction;
  const isAhead = status === 'scheduled';
  const at = isAhead ? startsAt : endsAt;
  const isCounting = isAhead || status === 'open';
  const extension = extensionWords(auction);
  return (
    <div className="-ml-5 min-w-0 flex-1 basis-[9.5rem] border-l border-line pl-5">
      <p className="text-sm text-text-muted">{TIME_LABEL[status]}</p>
      {isCounting && (
        <div className="mt-1 text-xl font-semibold leading-9">
          <Countdown at={at} {...(!isAhead && { lastMinute: copy.lastMinute })} />
        </div>
      )}
      {/* Two lines high while it counts: an extension that wraps must not move the bid button. */}
      <p className={isCounting ? 'mt-1 min-h-10 text-sm text-text-muted' : 'mt-1 font-medium leading-snug'}>
        {extension === null ? <Moment at={at} /> : <time dateTime={at}>{extension}</time>}
      </p>
    </div>
  );
}

/** The moved end to the second, and by how much bids and pauses moved it; null if it is as scheduled. */
export function extensionWords({ status, endsAt, scheduledEndsAt }: PublicAuction): string | null {
  const moved = Date.parse(endsAt) - Date.parse(scheduledEndsAt);
  if (status === 'scheduled' || moved < 1000) return null;
  const { days, hours, minutes, seconds } = timeLeftParts(moved);
  const by =
    days + hours > 0
      ? copy.hours({ hours: days * 24 + hours, minutes })
      : minutes > 0
        ? copy.minutes({ minutes, seconds })
        : copy.seconds({ seconds });
  // Beside a countdown, the day is known.
  const isSameDay = status === 'open' && formatDay(endsAt) === formatDay(scheduledEndsAt);
  const moment = formatInstant(endsAt);
  return copy.extendedEnd({ endsAt: isSameDay ? moment.replace(/^.*, /, '') : moment, by });
}

const TIME_LABEL = {
  scheduled: copy.starts,
  open: copy.ends,
  paused: copy.pausedSetEnd,
  settling: copy.ended,
  ended: copy.ended,
  cancelled: copy.setEnd,
} as const;

function Reserve({ auction }: { readonly auction: PublicAuction }) {
  const { label, text, isMet } = reserveWords(auction);
  const Shape = auction.reserveStatus === 'none' ? SquareShape : isMet ? CheckShape : DiamondShape;
  return (
    <p className="mt-3 flex gap-2.5 text-sm">
      <Shape className={`mt-0.5 size-4 shrink-0 p-0.5 ${isMet ? 'text-success' : 'text-warning'}`} />
      <span>
        <strong className="font-semibold">{label}.</strong> <span className="text-text-muted">{text}</span>
      </span>
    </p>
  );
}
