import { choiceLabel, nearLabel, rangeLabel } from '@/components/search/filters/filter-copy';
import { listingPhases } from '@/lib/domain/listing-views/sale-phase';
import {
  type ChoiceField,
  choiceFields,
  emptyQuery,
  type FilterField,
  type ListingQuery,
  narrowedFields,
  type RangeField,
  rangeFields,
  toSearchParams,
  withoutField,
} from '@/lib/domain/search/query/listing-query';
import { phrasesOf } from '@/lib/domain/search/query/phrases';
import { routes } from '@/lib/routes';
import { activeFilters as copy } from '@/messages/search/active-filters';

/** One filter of a search in words, and the same search without it. */
export interface ActiveFilter {
  readonly field: FilterField;
  readonly label: string;
  readonly without: ListingQuery;
}

/** All active filters, one per choice and per typed phrase. Removing one returns to the first page. */
export const activeFilters = (query: ListingQuery): readonly ActiveFilter[] =>
  narrowedFields(query).flatMap((field) => filtersOf(query, field));

/** The search without filters; keeps the sort order and the card options. */
export const withoutFilters = (query: ListingQuery): ListingQuery => ({
  ...emptyQuery,
  sort: query.sort,
  showsWholePrice: query.showsWholePrice,
});

export function searchHref(query: ListingQuery): string {
  const params = toSearchParams(query).toString();
  return params ? `${routes.properties}?${params}` : routes.properties;
}

/** One field's filter in words: `Kings County (Brooklyn) or Erie County`. */
export const fieldLabel = (query: ListingQuery, field: FilterField): string =>
  field === 'text'
    ? inQuotes(query.text)
    : new Intl.ListFormat('en-US', { type: 'disjunction' }).format(
        filtersOf(query, field).map(({ label }) => label),
      );

function filtersOf(query: ListingQuery, field: FilterField): readonly ActiveFilter[] {
  if (field === 'text') return filtersOfText(query);
  const isEveryPhase = field === 'phases' && listingPhases.every((phase) => query.phases.includes(phase));
  if (!isChoice(field) || isEveryPhase)
    return [{ field, label: wholeLabel(query, field), without: withoutField(query, field) }];
  const chosen: readonly string[] = query[field];
  return chosen.map((value) => ({
    field,
    label: choiceLabel(field, value),
    without: { ...query, [field]: chosen.filter((each) => each !== value), page: 1 },
  }));
}

function filtersOfText(query: ListingQuery): readonly ActiveFilter[] {
  const phrases = phrasesOf(query.text).map((words) => words.join(' '));
  return phrases.map((phrase, place) => ({
    field: 'text',
    label: inQuotes(phrase),
    without: { ...query, text: phrases.filter((_, other) => other !== place).join(' '), page: 1 },
  }));
}

const inQuotes = (text: string): string => `“${text}”`;

function wholeLabel(query: ListingQuery, field: FilterField): string {
  if (isRange(field)) return rangeLabel(field, query[field]);
  switch (field) {
    case 'area':
      return copy.drawnArea;
    case 'bounds':
      return copy.mapArea;
    case 'near':
      return query.near ? nearLabel(query.near) : '';
    default:
      return copy.allStatusesIncluding;
  }
}

const choice: ReadonlySet<string> = new Set(choiceFields);
const isChoice = (field: FilterField): field is ChoiceField => choice.has(field);
const range: ReadonlySet<string> = new Set(rangeFields);
const isRange = (field: FilterField): field is RangeField => range.has(field);
