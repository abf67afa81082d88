import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import { Money } from '@/components/ui/money';
import { formatDay, formatMoment, formatMoney } from '@/lib/format';
import { figuresRow as copy } from '@/messages/listings/figures-row';
import type { SaleFigures } from './auction-figures';
import { dayAndClock } from './day-and-clock';

interface FiguresRowProps {
  readonly figures: SaleFigures;
  /** The countdown; without it, the time is a date only. */
  readonly countdown?: ReactNode;
  /** True after the price changed while the page was open. */
  readonly hasRisen?: boolean;
}

/** Price and time cells under a card's photo, and the badge in the photo's corner. */
export function FiguresRow({ figures, countdown, hasRisen }: FiguresRowProps) {
  const { badge, price, note, time } = figures;
  return (
    <>
      <Badge tone={badge.tone} className="absolute left-3 top-3">
        {badge.text}
      </Badge>
      <dl className="card-figures">
        <div className={classNames('py-3 pr-3', !time && 'col-span-2')}>
          <dt>{price.label}</dt>
          <dd>
            {price.amountCents === null ? (
              copy.notSetYet
            ) : !countdown ? (
              <span className="whitespace-nowrap">{formatMoney(price.amountCents)}</span>
            ) : (
              <Money
                key={price.amountCents}
                cents={price.amountCents}
                {...(hasRisen && { className: 'price-rise' })}
              />
            )}
          </dd>
          <dd>{note}</dd>
        </div>
        {time && (
          <div className="py-3 pl-3">
            <dt>{time.label}</dt>
            <dd className="tabular-nums">
              {countdown || (
                <time dateTime={time.at} className="text-base leading-6">
                  {formatDay(time.at)}
                </time>
              )}
            </dd>
            {(countdown || time.hasClock) && (
              <dd>
                <time dateTime={time.at}>{countdown ? dayAndClock(time.at) : clock(time.at)}</time>
              </dd>
            )}
          </div>
        )}
      </dl>
    </>
  );
}

/** `3:05 PM ET`. */
const clock = (at: string): string => formatMoment(at).split(', ').slice(2).join(', ');
