import {
  emptyQuery,
  type ListingQuery,
  type ListingSort,
  listingSorts,
} from '@/lib/domain/search/query/listing-query';
import { sortSelect as copy } from '@/messages/search/sort-select';

const labels: Record<ListingSort, string> = {
  'ending-soon': copy.endingSoon,
  newest: copy.newest,
  'price-up': copy.lowestPrice,
  'price-down': copy.highestPrice,
  'price-per-sqft': copy.pricePerSq,
  'whole-price': copy.allPrice,
  distance: copy.nearest,
};

/** A field of the search form. The default order stays out of the URL. */
export function SortSelect({ query: { sort, near } }: { readonly query: ListingQuery }) {
  const value = sort === emptyQuery.sort ? '' : sort;
  return (
    <>
      <label htmlFor="sort" className="sr-only">
        {copy.sort}
      </label>
      <select
        id="sort"
        name="sort"
        defaultValue={value}
        data-value={value}
        className="filter-button results-sort"
      >
        {listingSorts
          .filter((each) => each !== 'distance' || near)
          .map((each) => (
            <option key={each} value={each === emptyQuery.sort ? '' : each}>
              {labels[each]}
            </option>
          ))}
      </select>
      <noscript>
        <button type="submit" className="filter-button">
          {copy.apply}
        </button>
      </noscript>
    </>
  );
}
