import { dayAndClock } from '@/components/listings/day-and-clock';
import { type ShownFigures, ShownPrice } from '@/components/listings/live-figures';
import { formatDay } from '@/lib/format';

/** Price and clock of a result on one line, with their notes below. */
export function ResultFigures(shown: ShownFigures) {
  const { countdown } = shown;
  const { badge, price, note, time } = shown.figures;
  return (
    <>
      <p className="result-badge" data-tone={badge.tone}>
        {badge.text}
      </p>
      <p className="result-figures">
        <span>
          <b>
            <ShownPrice {...shown} />
          </b>{' '}
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
