import { Badge } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import { formatDay, formatMoment } from '@/lib/format';
import { dayAndClock } from './day-and-clock';
import { type ShownFigures, ShownPrice } from './live-figures';

/** Price and time cells under a card's photo, and the badge in the photo's corner. */
export function FiguresRow(shown: ShownFigures) {
  const { countdown } = shown;
  const { badge, price, note, time } = shown.figures;
  return (
    <>
      <Badge tone={badge.tone} className="absolute left-3 top-3">
        {badge.text}
      </Badge>
      <dl className="card-figures">
        <div className={classNames('py-3 pr-3', !time && 'col-span-2')}>
          <dt>{price.label}</dt>
          <dd>
            <ShownPrice {...shown} />
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
