import type { ReactNode } from 'react';
import { auctionFigures, type SaleFigures } from '@/components/listings/auction-figures';
import type { CardTexts } from '@/components/listings/card-texts';
import { dayAndClock } from '@/components/listings/day-and-clock';
import { LiveCountdown } from '@/components/listings/live-countdown';
import { Money } from '@/components/ui/money';
import { useAuction } from '@/lib/client/auctions/live';
import type { AuctionGlance } from '@/lib/domain/auctions/terms/public-auction';
import { formatDay, formatMoney } from '@/lib/format';
import { resultFigures as copy } from '@/messages/listings/result-figures';

/** Price and clock of a result on one line, with their notes below. A changing auction is kept current. */
export const ResultFigures = ({ sale }: Pick<CardTexts, 'sale'>) =>
  'status' in sale ? <LiveResultFigures initial={sale} /> : <Figures figures={sale} />;

function LiveResultFigures({ initial }: { readonly initial: AuctionGlance }) {
  const { auction } = useAuction(initial);
  const figures = auctionFigures(auction);
  const { price, time } = figures;
  const hasRisen = auction.currentPriceCents !== initial.currentPriceCents;
  return (
    <Figures
      figures={figures}
      amount={
        price.amountCents !== null && (
          <Money
            key={price.amountCents}
            cents={price.amountCents}
            {...(hasRisen && { className: 'price-rise' })}
          />
        )
      }
      countdown={time?.isCountdown && <LiveCountdown to={time.at} asOf={initial.serverTime} />}
    />
  );
}

interface FiguresProps {
  readonly figures: SaleFigures;
  /** The price while it can change. */
  readonly amount?: ReactNode;
  readonly countdown?: ReactNode;
}

function Figures({ figures: { badge, price, note, time }, amount, countdown }: FiguresProps) {
  return (
    <>
      <p className="result-badge" data-tone={badge.tone}>
        {badge.text}
      </p>
      <p className="result-figures">
        <span>
          <b>{amount || (price.amountCents === null ? copy.notSetYet : formatMoney(price.amountCents))}</b>{' '}
          {price.label}
        </span>
        {time && (
          <span>
            {time.label}{' '}
            {countdown ? <b>{countdown}</b> : <time dateTime={time.at}>{formatDay(time.at)}</time>}
          </span>
        )}
      </p>
      <p className="result-figures">
        {note}
        {time && (countdown || time.hasClock) && <time dateTime={time.at}>{dayAndClock(time.at)}</time>}
      </p>
    </>
  );
}
