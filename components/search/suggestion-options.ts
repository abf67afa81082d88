import type { Suggestion } from '@/lib/domain/search/index/suggest';
import type { SuggestionLine } from '@/lib/domain/search/index/suggestion-line';
import { type ListingQuery, narrowedFields } from '@/lib/domain/search/query/listing-query';
import { routes } from '@/lib/routes';
import { activeFilters, searchHref } from './active-filters';

interface Suggested {
  readonly suggestions: readonly Suggestion[];
  /** Parsed meaning of the text, the same without ignored words, and the number of homes it finds. */
  readonly reading: {
    readonly query: ListingQuery;
    readonly understood: ListingQuery;
    readonly count: number;
  };
}

/** Puts the parsed meaning first if it is more than plain text and no suggestion below repeats it. */
export function toSuggestionOptions({ suggestions, reading }: Suggested): readonly SuggestionLine[] {
  const named = suggestions.map(toSuggestionLine);
  const href = searchHref(reading.query);
  const isMore = narrowedFields(reading.query).some((field) => field !== 'text');
  const isNamed = named.some((each) => (each.kind === 'listing' ? reading.count === 1 : each.href === href));
  if (!isMore || reading.count === 0 || isNamed) return named;
  const label = activeFilters(reading.understood)
    .map((filter) => filter.label)
    .join(' · ');
  return [{ kind: 'search', label, count: reading.count, href }, ...named];
}

const toSuggestionLine = (suggestion: Suggestion): SuggestionLine =>
  suggestion.kind === 'listing'
    ? {
        kind: 'listing',
        label: suggestion.label,
        count: null,
        href: routes.property(suggestion.slug),
      }
    : {
        kind: suggestion.kind,
        label: suggestion.label,
        count: suggestion.count,
        href: searchHref(suggestion.query),
      };
