import { Notice } from '@/components/ui/notice';
import {
  choiceFields,
  choiceParams,
  type IgnoredValue,
  rangeFields,
  rangeParams,
} from '@/lib/domain/search/query/listing-query';
import * as copy from '@/messages/search';

/** Lists URL parameters that the search ignored, instead of silently showing something else. */
export function IgnoredNotice({ ignored }: { readonly ignored: readonly IgnoredValue[] }) {
  if (ignored.length === 0) return null;
  return (
    <Notice tone="warning" title={copy.ignoredNotice.partSearchIgnored} className="mb-6">
      <ul>
        {ignored.map(({ name, value, reason }) => (
          <li key={`${name}=${value}`} className="break-words">
            {reasons[reason]({ title: titles.get(name) ?? name, value: value.slice(0, 60) })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const titles: ReadonlyMap<string, string> = new Map([
  ...choiceFields.map((field) => [choiceParams[field].name, copy.fieldTitles[field]] as const),
  ...rangeFields.flatMap((field) => {
    const { min, max } = rangeParams[field];
    return [
      [min, copy.ignoredNotice.minimum({ field: copy.fieldTitles[field] })] as const,
      [max, copy.ignoredNotice.maximum({ field: copy.fieldTitles[field] })] as const,
    ];
  }),
  ['area', copy.ignoredNotice.drawnArea],
  ['near', copy.ignoredNotice.near],
  ['bounds', copy.ignoredNotice.mapArea],
  ['sort', copy.ignoredNotice.sortOrder],
  ['show', copy.ignoredNotice.cardDetails],
  ['page', copy.ignoredNotice.page],
]);

const reasons: Record<IgnoredValue['reason'], (v: { title: string; value: string }) => string> = {
  unknown: copy.ignoredNotice.isntOneOptions,
  'not-a-whole-number': copy.ignoredNotice.isntWholeNumber,
  'not-a-day': copy.ignoredNotice.isntValidDate,
  'not-a-place': copy.ignoredNotice.dontRecognizePlace,
  'out-of-range': copy.ignoredNotice.range,
  'minimum-above-maximum': copy.ignoredNotice.belowMinimum,
  'needs-near': copy.ignoredNotice.needsPlaceStart,
};
