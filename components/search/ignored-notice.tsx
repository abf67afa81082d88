import { fieldTitles } from '@/components/search/filters/filter-copy';
import { Notice } from '@/components/ui/notice';
import {
  choiceFields,
  choiceParams,
  type IgnoredValue,
  rangeFields,
  rangeParams,
} from '@/lib/domain/search/query/listing-query';

/** Lists URL parameters that the search ignored, instead of silently showing something else. */
export function IgnoredNotice({ ignored }: { readonly ignored: readonly IgnoredValue[] }) {
  if (ignored.length === 0) return null;
  return (
    <Notice tone="warning" title="Part of this search was left out" className="mb-6">
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
  ...choiceFields.map((field) => [choiceParams[field].name, fieldTitles[field]] as const),
  ...rangeFields.flatMap((field) => {
    const { min, max } = rangeParams[field];
    return [[min, `${fieldTitles[field]} from`] as const, [max, `${fieldTitles[field]} to`] as const];
  }),
  ['area', 'Drawn area'],
  ['near', 'Place to look around'],
  ['bounds', 'Part of the map'],
  ['sort', 'Order'],
  ['show', 'What the cards show'],
  ['page', 'Page'],
]);

const reasons: Record<IgnoredValue['reason'], string> = {
  unknown: 'is not one of the choices.',
  'not-a-whole-number': 'is not a whole number.',
  'not-a-day': 'is not a day.',
  'not-a-place': 'is no place that we know.',
  'out-of-range': 'is out of range.',
  'minimum-above-maximum': 'is below the least.',
  'needs-near': 'needs a place to begin at.',
};
