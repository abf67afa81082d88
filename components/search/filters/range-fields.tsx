import type { ReactNode } from 'react';
import {
  type IgnoredValue,
  type ListingQuery,
  type Range,
  type RangeField,
  rangeParams,
} from '@/lib/domain/search/query/listing-query';
import { formatCount } from '@/lib/format';
import { fieldTitles } from '@/messages/search/field-titles';
import { rangeFields as copy } from '@/messages/search/range-fields';
import { Choices } from './choices';

interface RangeFilterProps {
  readonly field: RangeField;
  readonly help?: ReactNode;
  readonly query: ListingQuery;
  /** An invalid value from the URL stays in its field. */
  readonly ignored: readonly IgnoredValue[];
}

/** A range with its name. */
export const RangeFilter = ({ field, help, query, ignored }: RangeFilterProps) => (
  <Choices legend={fieldTitles[field]} {...(help && { help })}>
    <RangeFields field={field} range={query[field]} ignored={ignored} />
  </Choices>
);

interface RangeFieldsProps {
  readonly field: RangeField;
  readonly range: Range;
  readonly ignored: readonly IgnoredValue[];
}

/** The two ends of a range side by side; an empty one is open. */
export function RangeFields({ field, range, ignored }: RangeFieldsProps) {
  const { min, max, unit } = rangeParams[field];
  const end = (label: string, name: string, value: number | null) => (
    <label className="range-end">
      {label}
      <input
        {...looks[unit]}
        name={name}
        autoComplete="off"
        defaultValue={value === null ? typedAs(name, ignored) : show(field, value)}
      />
    </label>
  );
  return (
    <div className={unit === 'day' ? 'grid gap-3' : 'grid grid-cols-2 gap-3'}>
      {end(copy.from, min, range.min)}
      {end(copy.to, max, range.max)}
    </div>
  );
}

const looks = {
  dollars: { className: 'range-dollars', inputMode: 'numeric', maxLength: 13 },
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
