import Link from 'next/link';
import type { ReactNode } from 'react';
import { CleanForm } from '@/components/search/clean-form';
import { SearchField } from '@/components/search/search-field';
import { Button } from '@/components/ui/button';
import type { ListingSearch } from '@/lib/domain/search/index/listing-index';
import {
  type ChoiceField,
  type FilterField,
  type IgnoredValue,
  type ListingQuery,
  narrowedFields,
  type RangeField,
  rangeParams,
  toSearchParams,
} from '@/lib/domain/search/query/listing-query';
import { searchExamples } from '@/lib/domain/search/query/search-examples';
import { READ_PARAM } from '@/lib/domain/search/query/typed-text';
import { formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import { fieldTitles as fieldTitlesCopy } from '@/messages/search/field-titles';
import { filterForm as copy } from '@/messages/search/filter-form';
import { BedChoices } from './bed-choices';
import { ChoiceFilter } from './choice-filter';
import { type Choice, ChoiceList } from './choice-list';
import { Choices } from './choices';
import { FilterGroup } from './filter-group';
import { NearFilter } from './near-filter';
import { PriceHistogram } from './price-histogram';
import { RangeFields, typedAs } from './range-fields';

interface FilterFormProps {
  readonly query: ListingQuery;
  readonly ignored: readonly IgnoredValue[];
  readonly found: ListingSearch;
  readonly resultsId: string;
}

/** The whole search as one GET form, so that its URL is the search. */
export function FilterForm({ query, ignored, found, resultsId }: FilterFormProps) {
  const choice = (field: ChoiceField, help?: string) => (
    <ChoiceFilter field={field} {...(help && { help })} query={query} facets={found.facets} />
  );
  const range = (field: RangeField, help?: ReactNode) => (
    <Choices legend={fieldTitlesCopy[field]} {...(help && { help })}>
      <RangeFields field={field} range={query[field]} ignored={ignored} />
    </Choices>
  );
  const group = (title: string, fields: readonly FilterField[], children: ReactNode) => (
    <FilterGroup title={title} active={narrowedFields(query).filter((each) => fields.includes(each)).length}>
      {children}
    </FilterGroup>
  );
  return (
    <CleanForm
      id="filters"
      currentSearch={String(toSearchParams(query))}
      resultsId={resultsId}
      className="group/form space-y-7"
    >
      <TypedWords text={query.text} />
      <div className="border-b border-line">
        {group(
          copy.location,
          ['counties', 'cities', 'zips', 'near'],
          <>
            {choice('counties')}
            {choice('cities')}
            {choice('zips')}
            <NearFilter near={query.near} typed={typedAs('near', ignored)} />
          </>,
        )}
      </div>
      <Choices legend={fieldTitlesCopy.priceCents}>
        <PriceHistogram counts={found.tallies.priceCents} range={query.priceCents} />
        <RangeFields field="priceCents" range={query.priceCents} ignored={ignored} />
      </Choices>
      <div className="border-b border-line">
        {group(copy.allPrice, ['wholePriceCents'], range('wholePriceCents', wholePriceHelp))}
      </div>
      <Choices legend={fieldTitlesCopy.bedrooms}>
        <BedChoices least={query.bedrooms.min} counts={found.tallies.bedrooms} />
      </Choices>
      {choice('kinds')}
      {choice('saleFormats')}
      {choice('phases', copy.leaveUncheckedSee)}
      <div className="border-b border-line">
        {group(
          copy.reserveAuctionEnd,
          ['reserves', 'hoursLeft', 'endDay'],
          <>
            {choice('reserves')}
            <LimitChoices field="hoursLeft" limits={endings} limit={query.hoursLeft.max} />
            {range('endDay')}
          </>,
        )}
        {group(
          copy.sizeAge,
          ['bathrooms', 'livingAreaSqft', 'lotSqft', 'yearBuilt', 'units'],
          <>
            {range('bathrooms')}
            {range('livingAreaSqft')}
            {range('lotSqft', copy.acreSqFt)}
            {range('yearBuilt')}
            {range('units')}
          </>,
        )}
        {group(copy.buildingType, ['subTypes'], choice('subTypes'))}
        {group(
          copy.occupancyDeed,
          ['occupancies', 'deedTypes'],
          <>
            {choice('occupancies')}
            {choice('deedTypes')}
          </>,
        )}
        {group(
          copy.financingValueDues,
          ['financing', 'feeCents', 'estimatedValueCents'],
          <>
            {choice('financing', copy.financingAcceptedSale)}
            {range('estimatedValueCents')}
            <LimitChoices
              field="feeCents"
              limits={dues(found.tallies.feeCents)}
              limit={query.feeCents.max === null ? null : query.feeCents.max / 100}
            />
          </>,
        )}
        {group(
          copy.timeMarket,
          ['daysOnMarket', 'priceChanges'],
          <>
            {range('daysOnMarket')}
            {choice('priceChanges')}
          </>,
        )}
      </div>
      <HiddenFields query={query} />
      <p role="status" className="sr-only">
        {copy.propertiesFound({ total: found.total })}
      </p>
      <div className="sticky bottom-0 -mx-1 border-t border-line bg-surface px-1 py-3">
        <Button type="submit" variant="primary" className="w-full group-aria-busy/form:opacity-60">
          {copy.showProperties}
        </Button>
      </div>
    </CleanForm>
  );
}

const wholePriceHelp = (
  <>
    {copy.nextBidList({
      link: (children) => (
        <Link href={routes.costs} prefetch={false} className="text-link">
          {children}
        </Link>
      ),
    })}
  </>
);

/** Typed text that is not a filter of its own; the hidden field marks it as parsed. */
function TypedWords({ text }: Pick<ListingQuery, 'text'>) {
  return (
    <div className="relative">
      <label htmlFor="filter-text" className="mb-1.5 block text-sm font-medium">
        {copy.placeStreetKeyword}
      </label>
      <SearchField
        id="filter-text"
        placeholder={searchExamples.filters}
        defaultValue={text}
        className="h-12 w-full rounded border border-text-muted bg-surface px-4 placeholder:text-text-muted hover:border-primary"
      />
      <input type="hidden" name={READ_PARAM} value={text} />
    </div>
  );
}

const endings: readonly Choice[] = [
  { value: '24', label: copy.hours },
  { value: '72', label: copy.days },
  { value: '168', label: copy.days2 },
];

const dues = ([without]: readonly number[]): readonly Choice[] => [
  { value: '0', label: copy.none, count: without ?? 0 },
  { value: '300', label: copy.upTo300 },
  { value: '500', label: copy.upTo500 },
  { value: '1000', label: copy.upTo1 },
];

interface LimitChoicesProps {
  readonly field: RangeField;
  readonly limits: readonly Choice[];
  readonly limit: number | null;
}

/** Any, or up to one of a few amounts, or another amount from the URL. */
function LimitChoices({ field, limits, limit }: LimitChoicesProps) {
  const chosen = limit === null ? '' : String(limit);
  const isOther = chosen !== '' && !limits.some(({ value }) => value === chosen);
  const choices = [
    { value: '', label: copy.any },
    ...limits,
    ...(isOther && limit !== null ? [{ value: chosen, label: limitLabel(field, limit) }] : []),
  ];
  return (
    <Choices legend={fieldTitlesCopy[field]}>
      <ChoiceList type="radio" name={rangeParams[field].max} choices={choices} chosen={[chosen]} />
    </Choices>
  );
}

/** `limit`: dollars, or hours. */
const limitLabel = (field: RangeField, limit: number): string =>
  rangeParams[field].unit === 'dollars'
    ? copy.upTo({ amount: formatMoney(limit * 100) })
    : copy.upHours({ hours: limit });

/** Parameters without a field stay unchanged. */
const HiddenFields = ({ query }: { readonly query: ListingQuery }) =>
  [...toSearchParams(query)]
    .filter(([name]) => fieldless.has(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

const fieldless: ReadonlySet<string> = new Set([
  'area',
  'bounds',
  'beds-max',
  'hours-min',
  'hoa-min',
  'sort',
  'show',
]);
