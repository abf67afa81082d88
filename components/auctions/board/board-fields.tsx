import { choiceLabel, namedChoices } from '@/components/search/filters/filter-copy';
import { ChevronDownIcon } from '@/components/ui/icons';
import { countyLabel, getCountyByName } from '@/lib/domain/locations/counties';
import type { BoardField } from '@/lib/domain/search/query/board-query';
import { type ListingQuery, toParam } from '@/lib/domain/search/query/listing-query';
import { boardFilters as copy } from '@/messages/auctions/board-filters';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Only counties with auctions in the view, and the chosen one. */
export function choicesOf(
  field: BoardField,
  filters: ListingQuery,
  places: ReadonlyMap<string, number>,
): readonly Choice[] {
  if (field !== 'counties')
    return namedChoices[field].map(({ value, label }) => ({ value: toParam(value), label }));
  const found = [...places].flatMap(([name, count]): Choice[] => {
    const county = getCountyByName(name);
    return county ? [{ value: county.slug, label: copy.place({ county: countyLabel(county), count }) }] : [];
  });
  const missing = filters.counties.filter((slug) => !found.some(({ value }) => value === slug));
  return [
    ...found,
    ...missing.map((slug) => ({
      value: slug,
      label: copy.place({ county: choiceLabel(field, slug), count: 0 }),
    })),
  ].sort((a, b) => (a.label < b.label ? -1 : 1));
}

interface SelectProps {
  readonly name: string;
  readonly label: string;
  readonly chosen: string | undefined;
  readonly choices: readonly Choice[];
}

/** A labeled choice of a GET form. */
export function Select({ name, label, chosen = '', choices }: SelectProps) {
  const value = toParam(chosen);
  return (
    <div className="board-field">
      <label htmlFor={`board-${name}`}>{label}</label>
      <span className="relative block">
        {/* The key makes the browser's choice follow the URL. */}
        <select key={value} id={`board-${name}`} name={name} defaultValue={value}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute right-2 top-1/2 size-5 -translate-y-1/2" />
      </span>
    </div>
  );
}

interface PriceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

/** A labeled amount in dollars of a GET form. */
export const Price = ({ name, label, value }: PriceProps) => (
  <div className="board-field">
    <label htmlFor={`board-${name}`}>{label}</label>
    <input
      id={`board-${name}`}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      maxLength={13}
      placeholder="$"
      defaultValue={value}
    />
  </div>
);
