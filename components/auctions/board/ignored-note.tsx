import { Notice } from '@/components/ui/notice';
import type { IgnoredBoardValue } from '@/lib/domain/search/query/board-query';
import { ignoredNote as copy } from '@/messages/auctions/ignored-note';

/** Lists URL parameters that the board ignored, instead of silently showing something else. */
export function IgnoredNote({ ignored }: { readonly ignored: readonly IgnoredBoardValue[] }) {
  if (ignored.length === 0) return null;
  return (
    <Notice tone="warning" title={copy.partIgnored} className="mt-5">
      <ul>
        {ignored.map(({ name, value, reason }) => (
          <li key={`${name}=${value}`} className="break-words">
            {reasons[reason]({ field: fields[name] ?? name, value: value.slice(0, 60) })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const fields: Readonly<Record<string, string>> = {
  county: copy.place,
  type: copy.propertyType,
  reserve: copy.reserve,
  occupancy: copy.occupancy,
  min: copy.minimumPrice,
  max: copy.maximumPrice,
  sort: copy.sort,
  day: copy.day,
  month: copy.month,
};

const reasons: Readonly<
  Record<IgnoredBoardValue['reason'], (v: { field: string; value: string }) => string>
> = {
  unknown: copy.notAnOption,
  'one-only': copy.oneOnly,
  'not-a-whole-number': copy.notAWholeNumber,
  'not-a-day': copy.notADate,
  'not-a-month': copy.notAMonth,
  'out-of-range': copy.outOfRange,
  'minimum-above-maximum': copy.belowMinimum,
  'not-a-place': copy.notAnOption,
  'needs-near': copy.notAnOption,
};
