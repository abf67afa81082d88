import type { Metadata } from 'next';
import Link from 'next/link';
import { OrganisationBadges } from '@/components/admin/organisation-badges';
import { SearchForm } from '@/components/admin/search-form';
import { StaffOnly } from '@/components/admin/staff-only';
import { EmptyState } from '@/components/ui/empty-state';
import { SelectField } from '@/components/ui/field';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { sellerKindLabel } from '@/lib/domain/listing/labels';
import { formatDay, formatPlural } from '@/lib/format';
import { requireUser } from '@/lib/server/session';
import { findOrganisations } from '@/lib/server/staff/organisations';

export const metadata: Metadata = { title: 'Organizations', robots: { index: false } };

export default async function StaffOrganisationsPage({
  searchParams,
}: PageProps<'/dashboard/admin/organizations'>) {
  const [user, said] = await Promise.all([requireUser(), searchParams]);
  const words = textOf(said.q);
  const mark = marks.map(([each]) => each).find((each) => each === said.only) ?? null;
  const page = await findOrganisations(user, { words, mark, after: textOf(said.after) || null });
  if (!page.ok) return <StaffOnly />;
  const { organisations, cursor } = page.value;
  return (
    <>
      <h1 className="text-title font-semibold">Organizations</h1>
      <p className="mt-2 max-w-prose text-text-muted">
        Buyers see an organization’s name only after you verify it.
      </p>
      <SearchForm page={accountRoutes.staffOrganisations} label="Name" typed={words}>
        <SelectField id="only" name="only" label="Show" defaultValue={mark ?? ''}>
          <option value="">All</option>
          {marks.map(([each, label]) => (
            <option key={each} value={each}>
              {label}
            </option>
          ))}
        </SelectField>
      </SearchForm>
      {organisations.length === 0 && cursor === null ? (
        <EmptyState title="No organizations found" className="mt-8 max-w-3xl">
          Search by the first letters of any word in the name.
        </EmptyState>
      ) : (
        <ul className="mt-6 max-w-5xl divide-y divide-line border-y border-line">
          {organisations.map((organisation) => (
            <li
              key={organisation.organisationId}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4"
            >
              <div className="min-w-0">
                <Link
                  href={accountRoutes.staffOrganisation(organisation.organisationId)}
                  prefetch={false}
                  className="break-words font-medium underline-offset-4 hover:underline"
                >
                  {organisation.name}
                </Link>
                <p className="mt-1 break-words text-sm text-text-muted">
                  {sellerKindLabel(organisation.kind)} · {formatPlural(organisation.members.length, 'member')}{' '}
                  · since {formatDay(organisation.createdAt)}
                </p>
              </div>
              <OrganisationBadges organisation={organisation} />
            </li>
          ))}
        </ul>
      )}
      {cursor !== null && (
        <LinkButton
          href={`${accountRoutes.staffOrganisations}?${new URLSearchParams({ q: words, only: mark ?? '', after: cursor })}`}
          prefetch={false}
          className="mt-6"
        >
          More organizations
        </LinkButton>
      )}
    </>
  );
}

const marks = [
  ['unverified', 'Not verified'],
  ['verified', 'Verified'],
  ['suspended', 'Suspended'],
] as const;

const textOf = (said: string | string[] | undefined): string => (typeof said === 'string' ? said : '');
