import type { ListingSearch } from '@/lib/domain/search/index/listing-index';
import {
  type ChoiceField,
  choiceParams,
  type ListingQuery,
  toParam,
} from '@/lib/domain/search/query/listing-query';
import { fieldTitles as copy } from '@/messages/search/field-titles';
import { type Choice, ChoiceList } from './choice-list';
import { Choices } from './choices';
import { choiceLabel, namedChoices } from './filter-copy';

interface ChoiceFilterProps {
  readonly field: ChoiceField;
  readonly help?: string;
  readonly query: ListingQuery;
  readonly facets: ListingSearch['facets'];
}

/** Checkboxes with the number of homes under the other filters. A long list of locations scrolls. */
export function ChoiceFilter({ field, help, query, facets }: ChoiceFilterProps) {
  const chosen: readonly string[] = query[field];
  const choices = isPlace(field)
    ? placeChoices(field, facets[field], chosen)
    : namedChoices[field].map(({ value, label }) => ({ value, label, count: facets[field][value] ?? 0 }));
  if (choices.length === 0) return null;
  return (
    <Choices legend={copy[field]} {...(help && { help })}>
      <div className={isPlace(field) ? '-mx-1 max-h-64 overflow-y-auto overscroll-contain px-1' : undefined}>
        <ChoiceList
          type="checkbox"
          name={choiceParams[field].name}
          choices={choices.map((choice) => ({ ...choice, value: toParam(choice.value) }))}
          chosen={chosen.map(toParam)}
        />
      </div>
    </Choices>
  );
}

const placeFields = ['counties', 'cities', 'zips'] as const;
type PlaceField = (typeof placeFields)[number];
const isPlace = (field: ChoiceField): field is PlaceField => placeFields.some((each) => each === field);

/** All counties fit. Other lists are cut at this length; the search box finds the rest. */
const mostPlaces = 62;

/** Chosen locations first, then those with the most homes; sorted by name. */
function placeChoices(
  field: PlaceField,
  counts: ListingSearch['facets'][PlaceField],
  chosen: readonly string[],
): readonly Choice[] {
  const most = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostPlaces);
  const rank = ({ value }: Choice) => (chosen.includes(value) ? 0 : 1);
  const values = new Set([...chosen, ...most.map(([value]) => value)]);
  return [...values]
    .map((value) => ({
      value,
      label: field === 'zips' ? value : choiceLabel(field, value),
      count: counts[value] ?? 0,
    }))
    .sort((a, b) => rank(a) - rank(b) || a.label.localeCompare(b.label, 'en'));
}
