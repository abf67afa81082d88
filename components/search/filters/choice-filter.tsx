import { counties } from '@/lib/domain/locations/counties';
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
  const choices: readonly Choice[] = isPlace(field)
    ? placeChoices(field, facets[field], chosen)
    : namedChoices[field].map(({ value, label }) => [value, label, facets[field][value] ?? 0]);
  if (choices.length === 0) return null;
  return (
    <Choices legend={copy[field]} {...(help && { help })}>
      <div className={isPlace(field) ? 'place-list' : undefined}>
        <ChoiceList
          type="checkbox"
          name={choiceParams[field].name}
          choices={choices.map(([value, ...rest]) => [toParam(value), ...rest])}
          chosen={chosen.map(toParam)}
        />
      </div>
    </Choices>
  );
}

const placeFields = ['counties', 'cities', 'zips'] as const;
type PlaceField = (typeof placeFields)[number];
const isPlace = (field: ChoiceField): field is PlaceField => placeFields.some((each) => each === field);

/** All counties fit. The search box finds the cities and ZIP codes beyond these. */
const mostPlaces: Readonly<Record<PlaceField, number>> = { counties: 62, cities: 12, zips: 6 };

const boroughs = new Set(counties.filter(({ borough }) => borough !== null).map(({ slug }) => slug));

/** Those with the most homes: chosen ones first, then New York City, then the others, each by name. */
function placeChoices(
  field: PlaceField,
  counts: ListingSearch['facets'][PlaceField],
  chosen: readonly string[],
): readonly Choice[] {
  const most = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostPlaces[field]);
  const rank = (value: string) =>
    chosen.includes(value) ? 0 : field === 'counties' && boroughs.has(value) ? 1 : 2;
  const values = new Set([...chosen, ...most.map(([value]) => value)]);
  return [...values]
    .map((value): Choice => {
      const label = field === 'zips' ? value : choiceLabel(field, value);
      return [value, label, counts[value] ?? 0];
    })
    .sort(([a, aLabel], [b, bLabel]) => rank(a) - rank(b) || aLabel.localeCompare(bLabel, 'en'));
}
