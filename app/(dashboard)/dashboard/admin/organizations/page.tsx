import type { Metadata } from 'next';
import { FoundList } from '@/components/staff/found-list';
import { NoOrganizations } from '@/components/staff/no-organizations';
import { OrganizationBadges } from '@/components/staff/organization-badges';
import { SearchForm } from '@/components/staff/search-form';
import { StaffOnly } from '@/components/staff/staff-only';
import { SelectField } from '@/components/ui/form/field';
import { accountRoutes } from '@/lib/account-routes';
import { sellerKindLabel } from '@/lib/copy/listings/seller-kind-label';
import { formatDay } from '@/lib/format';
import { requireUser } from '@/lib/server/people/sessions/session';
import { findOrganizations } from '@/lib/server/workflows/staff/staff-organizations';
import { organizationsPage as copy } from '@/messages/staff/organizations-page';

export const metadata: Metadata = { title: copy.organizations, robots: { index: false } };

export default async function StaffOrganizationsPage({
  searchParams,
}: PageProps<'/dashboard/admin/organizations'>) {
  const [user, params] = await Promise.all([requireUser(), searchParams]);
  const words = textOf(params.q);
  const mark = marks.map(([each]) => each).find((each) => each === params.only) ?? null;
  const after = textOf(params.after) || null;
  const page = await findOrganizations(user, { words, mark, after });
  if (!page.ok) return <StaffOnly />;
  const { organizations, cursor } = page.value;
  return (
    <>
      <h1 className="text-title font-semibold">{copy.organizations}</h1>
      <p className="mt-2 max-w-prose text-text-muted">{copy.buyersSeeOrganizations}</p>
      <SearchForm page={accountRoutes.staffOrganizations} label={copy.name} typed={words}>
        <SelectField id="only" name="only" label={copy.show} defaultValue={mark ?? ''}>
          <option value="">{copy.all}</option>
          {marks.map(([each, label]) => (
            <option key={each} value={each}>
              {label}
            </option>
          ))}
        </SelectField>
      </SearchForm>
      {organizations.length === 0 && cursor === null ? (
        <NoOrganizations isSearch={words.trim() !== '' || mark !== null || after !== null} />
      ) : (
        <FoundList
          rows={organizations.map((organization) => ({
            href: accountRoutes.staffOrganization(organization.organisationId),
            name: organization.name,
            note: copy.membersJoined({
              sellerKind: sellerKindLabel(organization.kind),
              members: organization.members.length,
              createdAt: formatDay(organization.createdAt),
            }),
            badges: <OrganizationBadges organization={organization} />,
          }))}
          more={
            cursor === null
              ? null
              : {
                  href: `${accountRoutes.staffOrganizations}?${new URLSearchParams({ q: words, only: mark ?? '', after: cursor })}`,
                  label: copy.moreOrganizations,
                }
          }
        />
      )}
    </>
  );
}

const marks = [
  ['unverified', copy.notVerified],
  ['verified', copy.verified],
  ['suspended', copy.suspended],
] as const;

const textOf = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');
