import Link from 'next/link';
import { CleanForm } from '@/components/search/clean-form';
import { SearchField } from '@/components/search/search-field';
import { SortSelect } from '@/components/search/sort-select';
import { classNames } from '@/components/ui/class-names';
import { SearchIcon } from '@/components/ui/icons';
import { FilterIcon } from '@/components/ui/page-icons';
import type { ListingSearch } from '@/lib/domain/search/index/listing-index';
import {
  type ChoiceField,
  type FilterField,
  type IgnoredValue,
  type ListingQuery,
  narrowedFields,
  toSearchParams,
} from '@/lib/domain/search/query/listing-query';
import { searchExamples } from '@/lib/domain/search/query/search-examples';
import { MORE_PARAM, READ_PARAM } from '@/lib/domain/search/query/typed-text';
import { routes } from '@/lib/routes';
import { fieldTitles } from '@/messages/search/field-titles';
import { filterForm as copy } from '@/messages/search/filter-form';
import { BedChoices } from './bed-choices';
import { ChoiceFilter } from './choice-filter';
import { Choices } from './choices';
import { FilterMenu, MenuTitle, ShowButton } from './filter-menu';
import { FocusedMenu } from './focused-menu';
import { MoreFilters, moreFields, moreParams } from './more-filters';
import { NearFilter } from './near-filter';
import { PriceHistogram } from './price-histogram';
import { RangeFields, typedAs } from './range-fields';

interface FilterFormProps {
  readonly query: ListingQuery;
  readonly ignored: readonly IgnoredValue[];
  readonly found: ListingSearch;
  readonly resultsId: string;
  /** Whether the less used filters are loaded, and open. */
  readonly hasMore: boolean;
}

/**
 * The whole search as one GET form, so that its URL is the search: the text, a menu for each main filter, and
 * the order. On a phone the menus are in a sheet that a checkbox opens without JavaScript.
 */
export function FilterForm({ query, ignored, found, resultsId, hasMore }: FilterFormProps) {
  const { total, facets, tallies } = found;
  const narrowed = narrowedFields(query);
  const menu = (title: string, fields: readonly FilterField[], className?: string) => ({
    title,
    total,
    active: narrowed.filter((field) => fields.includes(field)).length,
    ...(className && { className }),
  });
  const choice = (field: ChoiceField, help?: string) => (
    <ChoiceFilter field={field} {...(help && { help })} query={query} facets={facets} />
  );
  return (
    <search aria-label={copy.search} className="contents">
      <input id="show-filters" type="checkbox" className="sr-only for-narrow" />
      <CleanForm
        id="filters"
        currentSearch={String(toSearchParams(query))}
        resultsId={resultsId}
        className="contents"
      >
        <TypedWords text={query.text} />
        <label htmlFor="show-filters" className="filter-button for-narrow">
          <FilterIcon />
          {narrowed.length === 0 ? copy.filters : copy.filtersActive({ active: narrowed.length })}
        </label>
        <div className="filter-sheet">
          <FilterMenu {...menu(copy.place, ['counties', 'cities', 'zips', 'near'], 'place-menu')}>
            {choice('counties')}
            {choice('cities', copy.mostHomes)}
            <div className="space-y-6">
              {choice('zips')}
              <NearFilter near={query.near} typed={typedAs('near', ignored)} />
            </div>
          </FilterMenu>
          <FilterMenu {...menu(fieldTitles.priceCents, ['priceCents'])}>
            <Choices legend={fieldTitles.priceCents}>
              <PriceHistogram counts={tallies.priceCents} range={query.priceCents} />
              <RangeFields field="priceCents" range={query.priceCents} ignored={ignored} />
            </Choices>
          </FilterMenu>
          <FilterMenu {...menu(fieldTitles.bedrooms, ['bedrooms'])}>
            <Choices legend={fieldTitles.bedrooms}>
              <BedChoices least={query.bedrooms.min} counts={tallies.bedrooms} />
            </Choices>
          </FilterMenu>
          <FilterMenu {...menu(fieldTitles.occupancies, ['occupancies'])}>{choice('occupancies')}</FilterMenu>
          <FilterMenu {...menu(fieldTitles.saleFormats, ['saleFormats', 'phases'])}>
            {choice('saleFormats')}
            {choice('phases', copy.leaveUncheckedSee)}
          </FilterMenu>
          {hasMore ? (
            <FilterMenu {...menu(copy.more, moreFields, 'more-menu')} isOpen>
              <FocusedMenu />
              <input type="hidden" name={MORE_PARAM} value="more" />
              <MoreFilters query={query} ignored={ignored} found={found} />
            </FilterMenu>
          ) : (
            <MoreLink query={query} {...menu(copy.more, moreFields)} />
          )}
          <div className="filter-sheet-end">
            <ShowButton total={total} />
          </div>
        </div>
        <SortSelect query={query} />
        <HiddenFields query={query} hasMore={hasMore} />
        <p role="status" className="sr-only">
          {copy.propertiesFound({ total })}
        </p>
      </CleanForm>
    </search>
  );
}

/** Typed text that is not a filter of its own; the hidden field marks it as parsed. */
const TypedWords = ({ text }: Pick<ListingQuery, 'text'>) => (
  <div className="results-query">
    <label htmlFor="filter-text" className="sr-only">
      {copy.placeStreetKeyword}
    </label>
    <SearchField
      id="filter-text"
      placeholder={searchExamples.filters}
      defaultValue={text}
      className="results-text"
    />
    <button type="submit" className="results-submit">
      <SearchIcon />
      <span className="sr-only">{copy.search}</span>
    </button>
    <input type="hidden" name={READ_PARAM} value={text} />
  </div>
);

/** Most visitors never open these filters, so a page has them only on request. */
const MoreLink = ({
  query,
  title,
  active,
}: { readonly query: ListingQuery } & Parameters<typeof MenuTitle>[0]) => (
  <Link
    href={moreHref(query)}
    rel="nofollow"
    prefetch={false}
    scroll={false}
    className={classNames('filter-button', active > 0 && 'filter-active')}
  >
    <MenuTitle title={title} active={active} />
  </Link>
);

function moreHref(query: ListingQuery): string {
  const params = toSearchParams(query);
  params.set(MORE_PARAM, 'more');
  return `${routes.properties}?${params}`;
}

/** Parameters without a field stay unchanged. */
const HiddenFields = ({ query, hasMore }: Pick<FilterFormProps, 'query' | 'hasMore'>) =>
  [...toSearchParams(query)]
    .filter(([name]) => fieldless.has(name) || (!hasMore && moreParams.has(name)))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);

const fieldless: ReadonlySet<string> = new Set([
  'area',
  'bounds',
  'beds-max',
  'hours-min',
  'hoa-min',
  'show',
]);
