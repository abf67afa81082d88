import { classNames } from '@/components/ui/class-names';
import { tallySteps } from '@/lib/domain/search/query/counted-fields';
import type { Range } from '@/lib/domain/search/query/listing-query';
import { formatMoney, formatShortMoney } from '@/lib/format';
import { priceHistogram as copy } from '@/messages/search/price-histogram';

const steps = tallySteps.priceCents;

interface PriceHistogramProps {
  /** Number of homes in each price step. */
  readonly counts: readonly number[];
  readonly range: Range;
}

/** One bar per price step, black within the range. The fields below show and set the range. */
export function PriceHistogram({ counts, range }: PriceHistogramProps) {
  const most = Math.max(...counts);
  if (most === 0) return null;
  return (
    <figure className="mb-3">
      <figcaption className="sr-only">{summary(counts, most)}</figcaption>
      <div aria-hidden="true" className="flex h-16 items-end gap-px border-b border-text-muted">
        {counts.map((count, index) => (
          <span
            key={steps[index]}
            style={{ height: `${count === 0 ? 0 : Math.max(4, Math.round((count / most) * 100))}%` }}
            className={classNames('flex-1', isWithin(index, range) ? 'bg-primary' : 'bg-line')}
          />
        ))}
      </div>
      <div aria-hidden="true" className="mt-1 flex justify-between text-xs tabular-nums text-text-muted">
        <span>$0</span>
        <span className="translate-x-1/4">{formatShortMoney(steps[Math.floor(steps.length / 2)] ?? 0)}</span>
        <span>{formatShortMoney(steps.at(-1) ?? 0)}+</span>
      </div>
    </figure>
  );
}

function summary(counts: readonly number[], most: number): string {
  const index = counts.indexOf(most);
  const next = steps[index + 1];
  const from = formatMoney(steps[index] ?? 0);
  return next ? copy.mostBetween({ from, to: formatMoney(next), most }) : copy.mostAbove({ from, most });
}

const isWithin = (index: number, { min, max }: Range): boolean =>
  (max === null || (steps[index] ?? 0) <= max) &&
  (min === null || (steps[index + 1] ?? Number.POSITIVE_INFINITY) > min);
