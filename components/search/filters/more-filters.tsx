import Link from 'next/link';
import type { ReactNode } from 'react';
import type { ListingSearch } from '@/lib/domain/search/index/listing-index';
import {
  type ChoiceField,
  choiceFields,
  choiceParams,
  type FilterField,
  type IgnoredValue,
  type ListingQuery,
  narrowedFields,
  type RangeField,
  rangeFields,
  rangeParams,
} from '@/lib/domain/search/query/listing-query';
import { routes } from '@/lib/routes';
import { moreFilters as copy } from '@/messages/search/more-filters';
import { ChoiceFilter } from './choice-filter';
import type { Choice } from './choice-list';
import { FilterGroup } from './filter-group';
import { LimitChoices } from './limit-choices';
import { RangeFilter } from './range-fields';

interface MoreFiltersProps {
  readonly query: ListingQuery;
  readonly ignored: readonly IgnoredValue[];
  readonly found: ListingSearch;
}

/** The less used filters. */
export function MoreFilters({ query, ignored, found }: MoreFiltersProps) {
  const choice = (field: ChoiceField, help?: string) => (
    <ChoiceFilter field={field} {...(help && { help })} query={query} facets={found.facets} />
  );
  const range = (field: RangeField, help?: ReactNode) => (
    <RangeFilter field={field} {...(help && { help })} query={query} ignored={ignored} />
  );
  const group = (title: string, fields: readonly FilterField[], children: ReactNode) => (
    <FilterGroup title={title} active={narrowedFields(query).filter((each) => fields.includes(each)).length}>
      {children}
    </FilterGroup>
  );
  return (
    <>
      {choice('kinds')}
      <div>
        {group(copy.allPrice, ['wholePriceCents'], range('wholePriceCents', wholePriceHelp))}
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
        {group(copy.deed, ['deedTypes'], choice('deedTypes'))}
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
    </>
  );
}

/** The fields above. */
export const moreFields: readonly FilterField[] = [
  'kinds',
  'wholePriceCents',
  'reserves',
  'hoursLeft',
  'endDay',
  'bathrooms',
  'livingAreaSqft',
  'lotSqft',
  'yearBuilt',
  'units',
  'subTypes',
  'deedTypes',
  'financing',
  'feeCents',
  'estimatedValueCents',
  'daysOnMarket',
  'priceChanges',
];

/** Their parameters. */
export const moreParams: ReadonlySet<string> = new Set([
  ...choiceFields.flatMap((field) => (moreFields.includes(field) ? choiceParams[field].name : [])),
  ...rangeFields.flatMap((field) =>
    moreFields.includes(field) ? [rangeParams[field].min, rangeParams[field].max] : [],
  ),
]);

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

const endings: readonly Choice[] = [
  ['24', copy.hours],
  ['72', copy.threeDays],
  ['168', copy.sevenDays],
];

const dues = ([without]: readonly number[]): readonly Choice[] => [
  ['0', copy.none, without ?? 0],
  ['300', copy.upToThreeHundred],
  ['500', copy.upToFiveHundred],
  ['1000', copy.upToOneThousand],
];
