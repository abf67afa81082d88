import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { InputField } from '@/components/ui/field';
import type { ListingSearch } from '@/lib/domain/search/listing-index';
import {
  type ChoiceField,
  type FilterField,
  type IgnoredValue,
  type ListingQuery,
  longestText,
  narrowedFields,
  type RangeField,
  toSearchParams,
} from '@/lib/domain/search/listing-query';
import { READ_PARAM } from '@/lib/domain/search/read-param';
import { formatPlural } from '@/lib/format';
import { BedChoices } from './bed-choices';
import { ChoiceFilter } from './choice-filter';
import { type Choice, ChoiceList } from './choice-list';
import { Choices } from './choices';
import { CleanForm } from './clean-form';
import { FilterGroup } from './filter-group';
import { PriceHistogram } from './price-histogram';
import { RangeFields } from './range-fields';

interface FilterFormProps {
  readonly query: ListingQuery;
  readonly ignored: readonly IgnoredValue[];
  readonly found: ListingSearch;
  readonly resultsId: string;
}

/** The whole search as one GET form, so that its address is the search. */
export function FilterForm({ query, ignored, found, resultsId }: FilterFormProps) {
  const choice = (field: ChoiceField, legend: string, help?: string) => (
    <ChoiceFilter field={field} legend={legend} {...(help && { help })} query={query} facets={found.facets} />
  );
  const range = (field: RangeField, legend: string, help?: string) => (
    <Choices legend={legend} {...(help && { help })}>
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
      shown={String(toSearchParams(query))}
      resultsId={resultsId}
      className="group/form space-y-7"
    >
      <InputField
        id="filter-text"
        name="q"
        type="search"
        enterKeyHint="search"
        label="Town, ZIP or street"
        maxLength={longestText}
        defaultValue={query.text}
      />
      <input type="hidden" name={READ_PARAM} value={query.text} />
      {choice('kinds', 'Type')}
      <Choices legend="Price">
        <PriceHistogram counts={found.tallies.priceCents} range={query.priceCents} />
        <RangeFields field="priceCents" range={query.priceCents} ignored={ignored} />
      </Choices>
      <Choices legend="Beds">
        <BedChoices least={query.bedrooms.min} counts={found.tallies.bedrooms} />
      </Choices>
      {choice('saleFormats', 'Sale')}
      {choice('phases', 'Status', 'With none ticked: all that can still be bought.')}
      <div className="border-b border-line">
        {group(
          'Place',
          ['counties', 'cities', 'zips'],
          <>
            {choice('counties', 'County')}
            {choice('cities', 'City')}
            {choice('zips', 'ZIP code')}
          </>,
        )}
        {group(
          'Auction',
          ['reserves', 'hoursLeft', 'endDay'],
          <>
            {choice('reserves', 'Reserve')}
            <LimitChoices name="hours" legend="Ends within" limits={endings} limit={query.hoursLeft.max} />
            {range('endDay', 'Ends on a day')}
          </>,
        )}
        {group(
          'Size and age',
          ['bathrooms', 'livingAreaSqft', 'lotSqft', 'yearBuilt', 'units'],
          <>
            {range('bathrooms', 'Baths')}
            {range('livingAreaSqft', 'Living area in sq ft')}
            {range('lotSqft', 'Lot in sq ft', 'An acre has 43,560.')}
            {range('yearBuilt', 'Year built')}
            {range('units', 'Units')}
          </>,
        )}
        {group('Kind of building', ['subTypes'], choice('subTypes', 'Kind of building'))}
        {group(
          'Occupancy and deed',
          ['occupancies', 'deedTypes'],
          <>
            {choice('occupancies', 'Occupancy')}
            {choice('deedTypes', 'Deed')}
          </>,
        )}
        {group(
          'Financing and costs',
          ['financing', 'feeCents', 'estimatedValueCents'],
          <>
            {choice('financing', 'Financing', 'What the sale allows.')}
            <LimitChoices
              name="hoa"
              legend="Monthly dues (HOA, condo or co-op)"
              limits={dues(found.tallies.feeCents)}
              limit={query.feeCents.max === null ? null : query.feeCents.max / 100}
            />
            {range('estimatedValueCents', 'Estimated value')}
          </>,
        )}
        {group(
          'Time on the market',
          ['daysOnMarket', 'priceChanges'],
          <>
            {range('daysOnMarket', 'Days on the market')}
            {choice('priceChanges', 'Price change')}
          </>,
        )}
      </div>
      <Kept query={query} />
      <p role="status" className="sr-only">
        {formatPlural(found.total, 'property', 'properties')} found
      </p>
      <div className="sticky bottom-0 -mx-1 border-t border-line bg-surface px-1 py-3">
        <Button type="submit" variant="primary" className="w-full group-aria-busy/form:opacity-60">
          Show properties
        </Button>
      </div>
    </CleanForm>
  );
}

const endings: readonly Choice[] = [
  { value: '24', label: '24 hours' },
  { value: '72', label: '3 days' },
  { value: '168', label: '7 days' },
];

const dues = ([without]: readonly number[]): readonly Choice[] => [
  { value: '0', label: 'None', count: without ?? 0 },
  { value: '300', label: 'Up to $300' },
  { value: '500', label: 'Up to $500' },
  { value: '1000', label: 'Up to $1,000' },
];

interface LimitChoicesProps {
  readonly name: string;
  readonly legend: string;
  readonly limits: readonly Choice[];
  readonly limit: number | null;
}

/** Any, or up to one of a few amounts, or the other one that an address asks for. */
function LimitChoices({ name, legend, limits, limit }: LimitChoicesProps) {
  const chosen = limit === null ? '' : String(limit);
  const isOther = chosen !== '' && !limits.some(({ value }) => value === chosen);
  const choices = [
    { value: '', label: 'Any' },
    ...limits,
    ...(isOther ? [{ value: chosen, label: `Up to ${chosen}` }] : []),
  ];
  return (
    <Choices legend={legend}>
      <ChoiceList type="radio" name={name} choices={choices} chosen={[chosen]} />
    </Choices>
  );
}

/** What the form has no field for stays as it is. */
const Kept = ({ query }: { readonly query: ListingQuery }) =>
  [...toSearchParams(query)]
    .filter(([name]) => fieldless.has(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

const fieldless: ReadonlySet<string> = new Set([
  'area',
  'near',
  'bounds',
  'beds-max',
  'hours-min',
  'hoa-min',
  'sort',
]);
