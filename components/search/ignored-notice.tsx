import { Notice } from '@/components/ui/notice';
import type { IgnoredBoardValue } from '@/lib/domain/search/query/board-query';
import {
  choiceFields,
  choiceParams,
  rangeFields,
  rangeParams,
} from '@/lib/domain/search/query/listing-query';
import { fieldTitles as fieldTitlesCopy } from '@/messages/search/field-titles';
import { ignoredNotice as copy } from '@/messages/search/ignored-notice';

interface IgnoredNoticeProps {
  readonly ignored: readonly IgnoredBoardValue[];
  /** What the page calls its parameters. */
  readonly titles?: ReadonlyMap<string, string>;
  readonly className: string;
}

/** Lists URL parameters that were ignored, instead of silently showing something else. */
export function IgnoredNotice({ ignored, titles = searchTitles, className }: IgnoredNoticeProps) {
  if (ignored.length === 0) return null;
  return (
    <Notice tone="warning" title={copy.partSearchIgnored} className={className}>
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

const searchTitles: ReadonlyMap<string, string> = new Map([
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

const reasons: Record<IgnoredBoardValue['reason'], (v: { title: string; value: string }) => string> = {
  unknown: copy.isntOneOptions,
  'one-only': copy.oneOnly,
  'not-a-whole-number': copy.isntWholeNumber,
  'not-a-day': copy.isntValidDate,
  'not-a-month': copy.isntValidMonth,
  'not-a-place': copy.dontRecognizePlace,
  'out-of-range': copy.range,
  'minimum-above-maximum': copy.belowMinimum,
  'needs-near': copy.needsPlaceStart,
};
