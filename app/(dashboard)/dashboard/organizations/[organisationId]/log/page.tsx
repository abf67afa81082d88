import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LogFilterForm } from '@/components/organizations/log/log-filter-form';
import { LogTable } from '@/components/organizations/log/log-table';
import { OrganizationHead } from '@/components/organizations/organization-head';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { logFilterQuery, parseLogFilter } from '@/lib/domain/reviews/organization-log';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import { requireUser } from '@/lib/server/people/sessions/session';
import { readOrganizationLog } from '@/lib/server/records/audit-log/organization-log';
import { logPage as copy } from '@/messages/organizations/log-page';

export const metadata: Metadata = { title: copy.title, robots: { index: false } };

type Props = PageProps<'/dashboard/organizations/[organisationId]/log'>;

export default async function OrganizationLogPage({ params, searchParams }: Props) {
  const [user, { organisationId }, query] = await Promise.all([requireUser(), params, searchParams]);
  const found = await readOrganization(user, organisationId);
  if (!found.ok) notFound();
  const organization = found.value;
  const filter = parseLogFilter(query, organization);
  const after = typeof query.after === 'string' ? query.after : null;
  const page = await readOrganizationLog(user, organisationId, filter, after);
  if (!page.ok) notFound();
  const { rows, cursor } = page.value;
  const chosen = logFilterQuery(filter);
  const isFiltered = filter.kind !== null || filter.uid !== null;
  return (
    <>
      <OrganizationHead organization={organization} uid={user.uid} part="log" />
      <p className="mt-6 max-w-prose text-text-muted">{copy.text}</p>
      <LogFilterForm organization={organization} filter={filter} />
      {rows.length > 0 && <LogTable rows={rows} />}
      {rows.length === 0 && (isFiltered || cursor !== null || after !== null) && (
        <p className="mt-8">{copy.noMatch}</p>
      )}
      {rows.length === 0 && !isFiltered && cursor === null && after === null && (
        <EmptyState title={copy.nothing} className="mt-8 max-w-3xl">
          {copy.nothingText}
        </EmptyState>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {cursor !== null && (
          <LinkButton
            href={accountRoutes.organizationLog(
              organisationId,
              String(new URLSearchParams([...chosen, ['after', cursor]])),
            )}
            prefetch={false}
          >
            {copy.older}
          </LinkButton>
        )}
        {rows.length > 0 && (
          <a
            href={accountRoutes.organizationLogTable(
              organisationId,
              String(new URLSearchParams([...chosen])),
            )}
            download
            className={buttonClass('secondary')}
          >
            {copy.export}
          </a>
        )}
      </div>
    </>
  );
}
