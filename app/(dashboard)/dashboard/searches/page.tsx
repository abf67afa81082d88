import type { Metadata } from 'next';
import { SavedTabs } from '@/components/favorites/saved-tabs';
import { activeFilters } from '@/components/search/active-filters';
import { EmailsOff } from '@/components/searches/emails-off';
import { SavedSearchRow } from '@/components/searches/saved-search-row';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { alterSearch } from '@/lib/actions/saved-searches';
import { channelsOf } from '@/lib/domain/notifications/notification-settings';
import { parseListingQuery } from '@/lib/domain/search/query/listing-query';
import { savedSearchLimit } from '@/lib/domain/search/query/saved-search';
import { routes } from '@/lib/routes';
import { listSavedSearches } from '@/lib/server/catalog/listings/saved-searches';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { getNotificationSettings } from '@/lib/server/records/notifications/inbox';
import { searchesPage as copy } from '@/messages/searches/searches-page';

export const metadata: Metadata = { title: copy.savedSearches, robots: { index: false } };

export default async function SavedSearchesPage({ searchParams }: PageProps<'/dashboard/searches'>) {
  const [user, { saved, changed, refused }] = await Promise.all([requireUser(), searchParams]);
  const now = clock.now();
  const [searches, settings] = await Promise.all([
    listSavedSearches(user.uid, now),
    getNotificationSettings(user.uid),
  ]);
  const isMailed = channelsOf(settings, 'new-homes').includes('mail');
  const updatedId = changed ?? saved;
  return (
    <>
      <h1 className="text-title font-semibold">{copy.savedSearches}</h1>
      <SavedTabs current="searches" />
      {refused && (
        <Notice tone="error" title={copy.searchWasntChanged} className="mt-6 max-w-xl">
          {copy.noLongerExists({ savedSearchLimit })}
        </Notice>
      )}
      {!isMailed && <EmailsOff />}
      {searches.length === 0 ? (
        <NoSearches />
      ) : (
        <>
          <p className="mt-3 text-text-muted">{copy.eachSearchSends({ savedSearchLimit })}</p>
          <ul className="mt-6 max-w-5xl divide-y divide-line border-y border-line">
            {searches.map(({ id, data }) => (
              <SavedSearchRow
                key={`${id} ${data.changedAt}`}
                search={{
                  ...data,
                  id,
                  filters: filtersOf(data.query),
                  nextMailAt: comingAt(data.dueAt, now),
                }}
                action={alterSearch}
                isNews={id === updatedId}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** null if no report is due, or reports are immediate. */
const comingAt = (dueAt: number | null, now: number): number | null =>
  dueAt !== null && dueAt > now ? dueAt : null;

const filtersOf = (query: string): readonly string[] =>
  activeFilters(parseListingQuery(new URLSearchParams(query)).query).map(({ label }) => label);

const NoSearches = () => (
  <EmptyState
    className="mt-8"
    title={copy.noSavedSearches}
    actions={
      <LinkButton href={routes.properties} variant="primary">
        {copy.searchHomes}
      </LinkButton>
    }
  >
    {copy.searchWhatWant}
  </EmptyState>
);
