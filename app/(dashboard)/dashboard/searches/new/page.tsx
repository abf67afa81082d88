import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { activeFilters } from '@/components/search/active-filters';
import { FrequencyField } from '@/components/searches/saved-search-row';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { InputField } from '@/components/ui/field';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { keepSearch } from '@/lib/actions/saved-searches';
import { parseListingQuery, toSearchParams } from '@/lib/domain/search/query/listing-query';
import { longestSearchName, savedSearchLimit, usualSearchName } from '@/lib/domain/search/query/saved-search';
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
      <ActionForm
        action={keepSearch}
        page={accountRoutes.saveSearch(search)}
        className="mt-8 max-w-xl space-y-6"
      >
        <input type="hidden" name="id" value={randomUUID()} />
        <input type="hidden" name="query" value={search} />
        <InputField
          id="name"
          name="name"
          label="Name"
          defaultValue={typed ?? usualSearchName(filters)}
          required
          maxLength={longestSearchName}
        />
        <FrequencyField id="frequency" frequency="daily" />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary">
            Save this search
          </Button>
          <LinkButton href={routes.resultsFor(search)} variant="quiet">
            Back to the results
          </LinkButton>
        </div>
      </ActionForm>
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
