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
    <Notice tone="warning" title={copy.ignoredNotice.partSearchWas} className="mb-6">
      <ul>
        {ignored.map(({ name, value, reason }) => (
          <li key={`${name}=${value}`} className="break-words">
            {titles.get(name) ?? name}: “{value.slice(0, 60)}” {reasons[reason]}
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
      [min, `${copy.fieldTitles[field]} from`] as const,
      [max, `${copy.fieldTitles[field]} to`] as const,
    ];
  }),
  ['area', copy.ignoredNotice.drawnArea],
  ['near', copy.ignoredNotice.placeLookAround],
  ['bounds', copy.ignoredNotice.partMap],
  ['sort', copy.ignoredNotice.order],
  ['show', copy.ignoredNotice.whatCardsShow],
  ['page', copy.ignoredNotice.page],
]);

const reasons: Record<IgnoredValue['reason'], string> = {
  unknown: copy.ignoredNotice.notOneChoices,
  'not-a-whole-number': copy.ignoredNotice.notWholeNumber,
  'not-a-day': copy.ignoredNotice.notDay,
  'not-a-place': copy.ignoredNotice.noPlaceWe,
  'out-of-range': copy.ignoredNotice.outRange,
  'minimum-above-maximum': copy.ignoredNotice.belowLeast,
  'needs-near': copy.ignoredNotice.needsPlaceBegin,
};
