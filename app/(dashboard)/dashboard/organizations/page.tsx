import type { Metadata } from 'next';
import Link from 'next/link';
import { roleLabels } from '@/components/organizations/member-list';
import { OrganizationForm } from '@/components/organizations/organization-form';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { sellerKindLabel } from '@/lib/copy/listings/seller-kind-label';
import { sellerKinds } from '@/lib/domain/listings/vocabulary';
import { LONGEST_ORGANISATION_NAME, roleIn } from '@/lib/domain/organizations/organization';
import { listOrganizations } from '@/lib/server/people/organizations/organizations';
import { requireUser } from '@/lib/server/people/sessions/session';
import { found as foundCopy } from '@/messages/organizations/found';
import { organizationsPage as copy } from '@/messages/organizations/organizations-page';
import { portfolioPage } from '@/messages/portfolio/portfolio-page';

export const metadata: Metadata = { title: copy.organizations, robots: { index: false } };

type Props = PageProps<'/dashboard/organizations'>;

const doneWords: Readonly<Record<string, string>> = {
  left: copy.leftOrganization,
  dissolved: copy.organizationDissolved,
};

export default async function OrganizationsPage({ searchParams }: Props) {
  const [user, { done }] = await Promise.all([requireUser(), searchParams]);
  const title = typeof done === 'string' && Object.hasOwn(doneWords, done) ? doneWords[done] : undefined;
  const organizations = await listOrganizations(user.uid);
  return (
    <>
      <h1 className="text-title font-semibold">{copy.organizations}</h1>
      <p className="mt-3 max-w-prose text-text-muted">{copy.banksServicersOthers}</p>
      {title && <Notice tone="success" title={title} className="mt-6 max-w-3xl" />}
      {organizations.length > 0 && (
        <ul className="mt-8 max-w-3xl divide-y divide-line border-y border-line">
          {organizations.map((organization) => (
            <li key={organization.organisationId} className="py-4">
              <Link
                href={accountRoutes.organization(organization.organisationId)}
                className="break-words font-medium underline-offset-4 hover:underline"
              >
                {organization.name}
              </Link>
              <p className="mt-1 text-sm text-text-muted">
                {copy.role({
                  role: roleLabels[roleIn(organization, user.uid) ?? 'member'],
                  members: organization.members.length,
                })}
              </p>
              <Link
                href={accountRoutes.portfolio(organization.organisationId)}
                prefetch={false}
                aria-label={portfolioPage.portfolioOf({ name: organization.name })}
                className="mt-1 inline-block text-link"
              >
                {portfolioPage.portfolio}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <section aria-labelledby="found" className="mt-12 max-w-xl">
        <h2 id="found" className="border-t-2 border-primary pt-3 text-heading font-semibold">
          {copy.createOrganization}
        </h2>
        <OrganizationForm
          action="found"
          page={accountRoutes.organizations}
          fields={[
            {
              name: 'name',
              label: foundCopy.name,
              help: foundCopy.nameHelp,
              control: 'text',
              maxLength: LONGEST_ORGANISATION_NAME,
              autoComplete: 'organization',
            },
            {
              name: 'kind',
              label: foundCopy.kind,
              control: 'select',
              choices: sellerKinds.map((value) => ({ value, label: sellerKindLabel(value) })),
            },
          ]}
          values={{ kind: 'bank' }}
          submit={foundCopy.submit}
          variant={organizations.length === 0 ? 'primary' : 'secondary'}
          className="mt-5"
        />
      </section>
    </>
  );
}
