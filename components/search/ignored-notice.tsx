import { Notice } from '@/components/ui/notice';
import {
  choiceFields,
  choiceParams,
  type IgnoredValue,
  rangeFields,
  rangeParams,
} from '@/lib/domain/search/query/listing-query';
import { fieldTitles as fieldTitlesCopy } from '@/messages/search/field-titles';
import { ignoredNotice as copy } from '@/messages/search/ignored-notice';

/** Lists URL parameters that the search ignored, instead of silently showing something else. */
export function IgnoredNotice({ ignored }: { readonly ignored: readonly IgnoredValue[] }) {
  if (ignored.length === 0) return null;
  return (
    <Notice tone="warning" title={copy.partSearchIgnored} className="mb-6">
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
  ...choiceFields.map((field) => [choiceParams[field].name, fieldTitlesCopy[field]] as const),
  ...rangeFields.flatMap((field) => {
    const { min, max } = rangeParams[field];
    return [
      [min, copy.minimum({ field: fieldTitlesCopy[field] })] as const,
      [max, copy.maximum({ field: fieldTitlesCopy[field] })] as const,
    ];
  }),
  ['area', copy.drawnArea],
  ['near', copy.near],
  ['bounds', copy.mapArea],
  ['sort', copy.sortOrder],
  ['show', copy.cardDetails],
  ['page', copy.page],
]);

const reasons: Record<IgnoredValue['reason'], (v: { title: string; value: string }) => string> = {
  unknown: copy.isntOneOptions,
  'not-a-whole-number': copy.isntWholeNumber,
  'not-a-day': copy.isntValidDate,
  'not-a-place': copy.dontRecognizePlace,
  'out-of-range': copy.range,
  'minimum-above-maximum': copy.belowMinimum,
  'needs-near': copy.needsPlaceStart,
};
