import { Button } from '@/components/ui/button';
import { TextDetails } from '@/components/ui/details';
import { CheckboxField, InputField, SelectField } from '@/components/ui/form/field';
import { LinkButton } from '@/components/ui/link-button';
import { Tabs } from '@/components/ui/tabs';
import { accountRoutes } from '@/lib/account-routes';
import { occupancyLabel, propertyKindLabel } from '@/lib/domain/listings/labels';
import { occupancyValues, propertyKinds } from '@/lib/domain/listings/vocabulary';
import { getCountyBySlug } from '@/lib/domain/locations/counties';
import type { HomeCounts } from '@/lib/domain/portfolio/find-homes';
import { portfolioStatuses } from '@/lib/domain/portfolio/portfolio-home';
import {
  defaultColumns,
  type PortfolioQuery,
  portfolioColumns,
  portfolioSorts,
  toFilterParams,
  toPortfolioParams,
} from '@/lib/domain/portfolio/portfolio-query';
import { formatCount } from '@/lib/format';
import { columnWords } from '@/messages/portfolio/column-words';
import { portfolioFilters as copy } from '@/messages/portfolio/portfolio-filters';
import { sortWords } from '@/messages/portfolio/sort-words';
import { statusWords } from '@/messages/portfolio/status-words';

interface PortfolioFiltersProps {
  readonly organisationId: string;
  readonly query: PortfolioQuery;
  readonly counts: HomeCounts;
  /** The counties of the homes, by name. */
  readonly counties: readonly string[];
  /** The cities of the homes, for suggestions. */
  readonly cities: readonly string[];
}

/** Views by status, search, filters, order and columns: links and a GET form, so they work without JavaScript. */
export const PortfolioFilters = ({ organisationId, query, counts, ...places }: PortfolioFiltersProps) => (
  <div className="mt-6">
    <StatusTabs organisationId={organisationId} query={query} counts={counts} />
    <form
      key={toPortfolioParams(query).toString()}
      action={accountRoutes.portfolio(organisationId)}
      className="mt-5"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 sm:grid-cols-[minmax(0,1fr)_14rem_auto]">
        <div className="max-sm:col-span-2">
          <InputField
            id="portfolio-search"
            name="q"
            type="search"
            label={copy.search}
            defaultValue={query.q}
            maxLength={100}
            enterKeyHint="search"
          />
        </div>
        <SelectField
          id="portfolio-sort"
          name="sort"
          label={copy.sort}
          defaultValue={query.sort}
          className="max-sm:pl-3 max-sm:pr-8"
        >
          {portfolioSorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortWords[sort]}
            </option>
          ))}
        </SelectField>
        <Button type="submit">{copy.apply}</Button>
      </div>
      <More query={query} organisationId={organisationId} {...places} />
    </form>
  </div>
);

function StatusTabs({ organisationId, query, counts }: Omit<PortfolioFiltersProps, 'counties' | 'cities'>) {
  const to = (change: Partial<PortfolioQuery>) =>
    accountRoutes.portfolioFor(
      organisationId,
      toPortfolioParams({ ...query, statuses: [], needsAction: false, page: 1, ...change }),
    );
  const [only] = query.statuses.length === 1 ? query.statuses : [];
  const present = portfolioStatuses.filter((status) => counts[status] > 0 || status === only);
  return (
    <Tabs
      label={copy.quick}
      tabs={[
        {
          href: to({}),
          label: copy.all,
          count: counts.all,
          isCurrent: query.statuses.length === 0 && !query.needsAction,
        },
        {
          href: to({ needsAction: true }),
          label: copy.action,
          count: counts.action,
          isCurrent: query.statuses.length === 0 && query.needsAction,
        },
        ...present.map((status) => ({
          href: to({ statuses: [status] }),
          label: statusWords[status],
          count: counts[status],
          isCurrent: status === only && !query.needsAction,
        })),
      ]}
    />
  );
}

function More({ organisationId, query, counties, cities }: Omit<PortfolioFiltersProps, 'counts'>) {
  const filters = toFilterParams({ ...query, q: '' });
  const hasOwnColumns = query.columns.join() !== defaultColumns.join();
  const chosen = { ...query, statuses: [], counties: [], cities: [], zips: [], kinds: [], occupancies: [] };
  const cleared = { ...chosen, q: '', minCents: null, maxCents: null, needsAction: false, page: 1 };
  return (
    <TextDetails className="mt-3" summary={copy.more({ count: filters.size + Number(hasOwnColumns) })}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 border-y border-line py-5 sm:grid-cols-2 lg:grid-cols-4">
        <Choices
          name="status"
          legend={copy.status}
          values={portfolioStatuses}
          chosen={query.statuses}
          labelOf={(status) => statusWords[status]}
        />
        <Choices
          name="kind"
          legend={copy.kind}
          values={propertyKinds}
          chosen={query.kinds}
          labelOf={propertyKindLabel}
        />
        <div className="space-y-6">
          <Choices
            name="occupancy"
            legend={copy.occupancy}
            values={occupancyValues}
            chosen={query.occupancies}
            labelOf={occupancyLabel}
          />
          <Price query={query} />
          <Place query={query} cities={cities} />
          <CheckboxField
            id="portfolio-action"
            name="action"
            value="1"
            label={copy.onlyAction}
            defaultChecked={query.needsAction}
          />
        </div>
        <Choices
          name="col"
          legend={copy.columns}
          values={portfolioColumns}
          chosen={query.columns}
          labelOf={(column) => columnWords[column]}
        />
        {counties.length > 0 && (
          <Choices
            name="county"
            legend={copy.county}
            values={counties}
            chosen={query.counties}
            labelOf={(slug) => getCountyBySlug(slug)?.name ?? slug}
            isWide
          />
        )}
        <div className="flex flex-wrap gap-3 sm:col-span-full">
          <Button type="submit">{copy.apply}</Button>
          <LinkButton
            href={accountRoutes.portfolioFor(organisationId, toPortfolioParams(cleared))}
            prefetch={false}
            variant="quiet"
          >
            {copy.clear}
          </LinkButton>
        </div>
      </div>
    </TextDetails>
  );
}

const Price = ({ query: { minCents, maxCents } }: Pick<PortfolioFiltersProps, 'query'>) => (
  <div className="grid grid-cols-2 gap-3">
    {(
      [
        ['min', copy.min, minCents],
        ['max', copy.max, maxCents],
      ] as const
    ).map(([name, label, cents]) => (
      <InputField
        key={name}
        id={`portfolio-${name}`}
        name={name}
        label={label}
        prefix="$"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        defaultValue={cents === null ? '' : formatCount(cents / 100)}
      />
    ))}
  </div>
);

/** Text fields, because a bank with homes in the whole state has hundreds of cities. */
const Place = ({ query, cities }: Pick<PortfolioFiltersProps, 'query' | 'cities'>) => (
  <>
    <InputField
      id="portfolio-city"
      name="city"
      label={copy.city}
      help={copy.severalHelp}
      autoComplete="off"
      list="portfolio-cities"
      defaultValue={query.cities.join(', ')}
    />
    <datalist id="portfolio-cities">
      {cities.map((city) => (
        <option key={city} value={city} />
      ))}
    </datalist>
    <InputField
      id="portfolio-zip"
      name="zip"
      label={copy.zip}
      help={copy.zipHelp}
      autoComplete="off"
      defaultValue={query.zips.join(', ')}
    />
  </>
);

interface ChoicesProps<T extends string> {
  readonly name: string;
  readonly legend: string;
  readonly values: readonly T[];
  readonly chosen: readonly T[];
  readonly labelOf: (value: T) => string;
  readonly isWide?: boolean;
}

const Choices = <T extends string>({ name, legend, values, chosen, labelOf, isWide }: ChoicesProps<T>) => (
  <fieldset className={isWide ? 'sm:col-span-full' : undefined}>
    <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
    <div className={isWide ? 'grid gap-x-6 sm:grid-cols-3 lg:grid-cols-5' : undefined}>
      {values.map((value) => (
        <CheckboxField
          key={value}
          id={`portfolio-${name}-${value}`}
          name={name}
          value={value}
          label={labelOf(value)}
          defaultChecked={chosen.includes(value)}
        />
      ))}
    </div>
  </fieldset>
);
