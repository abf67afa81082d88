import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { activeFilters } from '@/components/search/active-filters';
import { EmailsOff } from '@/components/searches/emails-off';
import { frequencyField, nameField } from '@/components/searches/saved-search-row';
import { Form } from '@/components/ui/form/form';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { keepSearch } from '@/lib/actions/saved-searches';
import { channelsOf } from '@/lib/domain/notifications/notification-settings';
import { parseListingQuery, toSearchParams } from '@/lib/domain/search/query/listing-query';
import { defaultSearchName, savedSearchLimit } from '@/lib/domain/search/query/saved-search';
import { routes } from '@/lib/routes';
import { requireUser } from '@/lib/server/people/sessions/session';
import { getNotificationSettings } from '@/lib/server/records/notifications/inbox';
import { newPage as copy } from '@/messages/searches/new-page';
import { savedSearch as savedSearchCopy } from '@/messages/searches/saved-search';

export const metadata: Metadata = { title: copy.saveSearch, robots: { index: false } };

export default async function SaveSearchPage({ searchParams }: PageProps<'/dashboard/searches/new'>) {
  const [user, params] = await Promise.all([requireUser(), searchParams]);
  const isMailed = channelsOf(await getNotificationSettings(user.uid), 'new-homes').includes('mail');
  const { query } = parseListingQuery(params);
  const filters = activeFilters(query).map(({ label }) => label);
  const typed = typeof params.typed === 'string' ? params.typed : undefined;
  const search = toSearchParams(query).toString();
  return (
    <>
      <h1 className="text-title font-semibold">{copy.saveSearch}</h1>
      <p className="mt-3 max-w-prose text-text-muted">
        {copy.lead({
          filters: filters.join(' · ') || copy.allHomesSale,
          email: user.email,
        })}
      </p>
      {!isMailed && <EmailsOff />}
      <Refused reason={params.refused} />
      <Form
        action={keepSearch}
        page={accountRoutes.saveSearch(search)}
        hidden={{ id: randomUUID(), query: search }}
        fields={[nameField, frequencyField]}
        values={{ name: typed ?? defaultSearchName(filters), frequency: 'daily' }}
        submit={savedSearchCopy.keep}
        variant="primary"
        beside={
          <LinkButton href={routes.resultsFor(search)} variant="quiet">
            {savedSearchCopy.back}
          </LinkButton>
        }
        className="mt-8 max-w-xl"
      />
    </>
  );
}

function Refused({ reason }: { readonly reason: string | string[] | undefined }) {
  if (reason === 'unverified')
    return (
      <Notice tone="error" title={copy.confirmEmailAddress} className="mt-6 max-w-xl">
        {copy.sendEmailOnly({
          link: (children) => (
            <a href={routes.dashboard} className="text-link">
              {children}
            </a>
          ),
        })}
      </Notice>
    );
  if (reason === 'too-many')
    return (
      <Notice tone="error" title={copy.savedSearches({ savedSearchLimit })} className="mt-6 max-w-xl">
        {copy.thatsLimitOne({
          link: (children) => (
            <a href={accountRoutes.savedSearches} className="text-link">
              {children}
            </a>
          ),
        })}
      </Notice>
    );
  if (reason === 'no-name')
    return <Notice tone="error" title={copy.enterNameSearch} className="mt-6 max-w-xl" />;
  return null;
}
