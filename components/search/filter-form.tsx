import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { InputField, SelectField } from '@/components/ui/field';
import { propertyKindLabel } from '@/lib/domain/listing/labels';
import { listingPhases, phaseLabel } from '@/lib/domain/listing/phase';
import { propertyKinds } from '@/lib/domain/listing/vocabulary';
import { counties } from '@/lib/domain/places/counties';
import type { ListingSearch } from '@/lib/domain/search/listing-index';
import {
  emptyQuery,
  type IgnoredValue,
  type ListingQuery,
  saleFormats,
} from '@/lib/domain/search/listing-query';
import { formatCount } from '@/lib/format';
import { routes } from '@/lib/routes';
import { saleFormatLabel } from './active-filters';
import { BedChoices } from './bed-choices';
import { type Choice, ChoiceList } from './choice-list';
import { Choices } from './choices';
import { CleanForm } from './clean-form';
import { CountyOptions } from './county-options';

interface FilterFormProps {
  readonly query: ListingQuery;
  readonly ignored: readonly IgnoredValue[];
  readonly facets: ListingSearch['facets'];
  readonly resultsId: string;
}

/** The whole search as one GET form, so that its address is the search. */
export function FilterForm({ query, ignored, facets, resultsId }: FilterFormProps) {
  const typed = (name: string) => ignored.find((value) => value.name === name)?.value;
  return (
    <CleanForm id="filters" action={routes.properties} resultsId={resultsId} className="group/form space-y-7">
      <InputField
        id="filter-text"
        name="q"
        type="search"
        enterKeyHint="search"
        label="Town, ZIP or street"
        maxLength={100}
        defaultValue={query.text}
      />
      <CountyField query={query} counts={facets.counties} />
      <Choices legend="Price">
        <div className="grid grid-cols-2 gap-3">
          <PriceField
            id="filter-min"
            name="min"
            label="From"
            cents={query.priceCents.min}
            typed={typed('min')}
          />
          <PriceField
            id="filter-max"
            name="max"
            label="To"
            cents={query.priceCents.max}
            typed={typed('max')}
          />
        </div>
      </Choices>
      <Choices legend="Beds, at least">
        <BedChoices least={query.bedrooms.min} />
      </Choices>
      <Choices legend="Type">
        <ChoiceList
          type="checkbox"
          name="type"
          chosen={query.kinds}
          choices={counted(propertyKinds, propertyKindLabel, facets.kinds)}
        />
      </Choices>
      <Choices legend="Sale">
        <ChoiceList
          type="checkbox"
          name="sale"
          chosen={query.saleFormats}
          choices={counted(saleFormats, saleFormatLabel, facets.saleFormats)}
        />
      </Choices>
      <Choices legend="Status" help="With none ticked: all that can still be bought.">
        <ChoiceList
          type="checkbox"
          name="status"
          chosen={query.phases}
          choices={counted(listingPhases, phaseLabel, facets.phases)}
        />
      </Choices>
      {query.sort !== emptyQuery.sort && <input type="hidden" name="sort" value={query.sort} />}
      <div className="sticky bottom-0 -mx-1 border-t border-line bg-surface px-1 py-3">
        <Button type="submit" variant="primary" className="w-full group-aria-busy/form:opacity-60">
          Show properties
        </Button>
      </div>
    </CleanForm>
  );
}

const counted = <T extends string>(
  values: readonly T[],
  labelOf: (value: T) => string,
  counts: Readonly<Partial<Record<T, number>>>,
): readonly Choice[] => values.map((value) => ({ value, label: labelOf(value), count: counts[value] ?? 0 }));

/** One county is the rule; an address that names several is answered with a list that can hold them. */
function CountyField({
  query,
  counts,
}: {
  readonly query: ListingQuery;
  readonly counts: ListingSearch['facets']['counties'];
}) {
  const hasSeveral = query.counties.length > 1;
  return (
    <SelectField
      id="filter-county"
      name="county"
      label="County"
      {...(hasSeveral ? { multiple: true, size: 6, className: 'h-auto py-2' } : {})}
      defaultValue={hasSeveral ? [...query.counties] : (query.counties[0] ?? '')}
    >
      {!hasSeveral && <option value="">All of New York</option>}
      <CountyOptions labels={countyLabels(counts)} />
    </SelectField>
  );
}

/** `Kings (Brooklyn) · 13`, by slug. */
const countyLabels = (counts: ListingSearch['facets']['counties']): Record<string, string> =>
  Object.fromEntries(
    counties.map(({ name, slug, borough }) => {
      const known = borough && borough !== name ? `${name} (${borough})` : name;
      return [slug, `${known} · ${formatCount(counts[slug] ?? 0)}`];
    }),
  );

interface PriceFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: ReactNode;
  readonly cents: number | null;
  /** What stands in the address and means no price. */
  readonly typed: string | undefined;
}

function PriceField({ cents, typed, ...field }: PriceFieldProps) {
  return (
    <InputField
      {...field}
      prefix="$"
      inputMode="numeric"
      autoComplete="off"
      maxLength={13}
      className="tabular-nums"
      defaultValue={cents === null ? typed : formatCount(cents / 100)}
    />
  );
}
