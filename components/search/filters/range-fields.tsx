import { InputField } from '@/components/ui/form/field';
import {
  type IgnoredValue,
  type Range,
  type RangeField,
  rangeParams,
} from '@/lib/domain/search/query/listing-query';
import { formatCount } from '@/lib/format';
import { rangeFields as copy } from '@/messages/search/range-fields';

interface RangeFieldsProps {
  readonly field: RangeField;
  readonly range: Range;
  /** An invalid value from the URL stays in its field. */
  readonly ignored: readonly IgnoredValue[];
}

/** The two ends of a range side by side; an empty one is open. */
export function RangeFields({ field, range, ignored }: RangeFieldsProps) {
  const { min, max, unit } = rangeParams[field];
  const end = (name: string, value: number | null) => ({
    ...looks[unit],
    id: `filter-${name}`,
    name,
    autoComplete: 'off',
    className: 'tabular-nums',
    defaultValue: value === null ? typedAs(name, ignored) : show(field, value),
  });
  return (
    <div className={unit === 'day' ? 'grid gap-3' : 'grid grid-cols-2 gap-3'}>
      <InputField {...end(min, range.min)} label={copy.from} />
      <InputField {...end(max, range.max)} label={copy.to} />
    </div>
  );
}

const looks = {
  dollars: { prefix: '$', inputMode: 'numeric', maxLength: 13 },
  whole: { inputMode: 'numeric', maxLength: 13 },
  half: { inputMode: 'decimal', maxLength: 4 },
  day: { type: 'date' },
} as const;

const dayMs = 24 * 3_600_000;

function show(field: RangeField, value: number): string {
  const { unit } = rangeParams[field];
  if (unit === 'day') return new Date(value * dayMs).toISOString().slice(0, 10);
  if (field === 'yearBuilt') return String(value);
  return formatCount(unit === 'dollars' ? value / 100 : value);
}

/** Invalid values in the search URL. */
export const typedAs = (name: string, ignored: readonly IgnoredValue[]): string =>
  ignored.find((each) => each.name === name)?.value ?? '';
