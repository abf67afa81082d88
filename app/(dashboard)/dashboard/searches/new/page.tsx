import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { activeFilters } from '@/components/search/active-filters';
import { savedSearchCopy } from '@/components/searches/saved-search-copy';
import { frequencyField, nameField } from '@/components/searches/saved-search-row';
import { Form } from '@/components/ui/form/form';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { keepSearch } from '@/lib/actions/saved-searches';
import { parseListingQuery, toSearchParams } from '@/lib/domain/search/query/listing-query';
import { defaultSearchName, savedSearchLimit } from '@/lib/domain/search/query/saved-search';
import { routes } from '@/lib/routes';
import { requireUser } from '@/lib/server/people/sessions/session';

export const metadata: Metadata = { title: 'Save this search', robots: { index: false } };

export default async function SaveSearchPage({ searchParams }: PageProps<'/dashboard/searches/new'>) {
  const [user, params] = await Promise.all([requireUser(), searchParams]);
  const { query } = parseListingQuery(params);
  const filters = activeFilters(query).map(({ label }) => label);
  const typed = typeof params.typed === 'string' ? params.typed : undefined;
  const search = toSearchParams(query).toString();
  return (
    <>
      <h1 className="text-title font-semibold">Save this search</h1>
      <p className="mt-3 max-w-prose text-text-muted">
        {filters.join(' · ') || 'Everything that can be bought'}. New homes that fit come by e-mail to{' '}
        {user.email}, and each mail has a link that stops them.
      </p>
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
      <Notice tone="error" title="Confirm your e-mail address first" className="mt-6 max-w-xl">
        We send mail only to addresses that their owner has confirmed.{' '}
        <a href={routes.dashboard} className="text-link">
          Send the link again
        </a>
      </Notice>
    );
  if (reason === 'too-many')
    return (
      <Notice tone="error" title={`You have ${savedSearchLimit} saved searches`} className="mt-6 max-w-xl">
        That is as many as one account keeps.{' '}
        <a href={accountRoutes.savedSearches} className="text-link">
          Delete one
        </a>
        , then save this.
      </Notice>
    );
  if (reason === 'no-name')
    return <Notice tone="error" title="Give the search a name" className="mt-6 max-w-xl" />;
  return null;
}
