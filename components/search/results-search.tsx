import { SearchIcon } from '@/components/ui/page-icons';
import { type ListingQuery, toSearchParams } from '@/lib/domain/search/query/listing-query';
import { READ_PARAM } from '@/lib/domain/search/query/typed-text';
import { routes } from '@/lib/routes';
import { resultsSearch as copy } from '@/messages/search/results-search';
import { SearchField } from './search-field';

/**
 * Search box above the results when neither the header nor the collapsed filters show one. Keeps the filters.
 */
export function ResultsSearch({ query }: { readonly query: ListingQuery }) {
  const params = toSearchParams({ ...query, text: '', page: 1 });
  return (
    <form key={`${query.text} ${params}`} action={routes.search} className="no-print relative mb-6 md:hidden">
      <label htmlFor="results-search" className="sr-only">
        {copy.placeStreetKeyword}
      </label>
      <SearchField
        id="results-search"
        placeholder={copy.townZipStreet}
        defaultValue={query.text}
        className="h-12 w-full rounded border border-text-muted bg-surface pl-4 pr-12 placeholder:text-text-muted hover:border-primary"
      />
      <button
        type="submit"
        className="absolute right-0 top-0 flex size-12 items-center justify-center rounded"
      >
        <SearchIcon />
        <span className="sr-only">{copy.search}</span>
      </button>
      <input type="hidden" name={READ_PARAM} value={query.text} />
      {[...params].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
