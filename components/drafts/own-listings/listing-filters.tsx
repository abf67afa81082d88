import { Button } from '@/components/ui/button';
import { InputField, SelectField } from '@/components/ui/form/field';
import { Tabs } from '@/components/ui/tabs';
import { accountRoutes } from '@/lib/account-routes';
import {
  type OwnListingsPage,
  type OwnListingsQuery,
  ownListingGroups,
  ownListingSorts,
  ownListingsQuery,
} from '@/lib/domain/listing-views/own-listings';
import { listingFilters as copy } from '@/messages/drafts/listing-filters';

interface ListingFiltersProps {
  readonly query: OwnListingsQuery;
  readonly counts: OwnListingsPage<unknown>['counts'];
}

/** Views, search and order of a seller's listings: links and a GET form, so they work without JavaScript. */
export function ListingFilters({ query, counts }: ListingFiltersProps) {
  const views = (['all', 'action', ...ownListingGroups] as const).filter(
    (view) => view === 'all' || view === query.show || counts[view] > 0,
  );
  return (
    <div className="mt-6 max-w-5xl">
      <Tabs
        label={copy.views}
        tabs={views.map((show) => ({
          href: accountRoutes.myListingsFor(ownListingsQuery({ ...query, show, page: 1 })),
          label: copy.view[show],
          count: counts[show],
          isCurrent: show === query.show,
        }))}
      />
      <form
        key={ownListingsQuery(query)}
        action={accountRoutes.myListings}
        className="mt-5 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 sm:grid-cols-[minmax(0,1fr)_14rem_auto]"
      >
        {query.show !== 'all' && <input type="hidden" name="show" value={query.show} />}
        <div className="max-sm:col-span-2">
          <InputField
            id="listings-search"
            name="q"
            type="search"
            label={copy.search}
            defaultValue={query.q}
            maxLength={100}
            enterKeyHint="search"
          />
        </div>
        <SelectField id="listings-sort" name="sort" label={copy.sort} defaultValue={query.sort}>
          {ownListingSorts.map((sort) => (
            <option key={sort} value={sort}>
              {copy.order[sort]}
            </option>
          ))}
        </SelectField>
        <Button type="submit">{copy.apply}</Button>
      </form>
    </div>
  );
}
