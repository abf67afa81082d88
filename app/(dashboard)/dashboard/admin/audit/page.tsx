import type { Metadata } from 'next';
import { AuditList } from '@/components/staff/audit-list';
import { LogFilters } from '@/components/staff/log-filters';
import { StaffOnly } from '@/components/staff/staff-only';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { logParameters, parseLogSearch } from '@/lib/domain/staff/log-search';
import { requireUser } from '@/lib/server/people/sessions/session';
import { searchLog } from '@/lib/server/records/audit-log/audit-log';
import { auditPage as copy } from '@/messages/staff/audit-page';

export const metadata: Metadata = { title: copy.auditLog, robots: { index: false } };

export default async function AuditPage({ searchParams }: PageProps<'/dashboard/admin/audit'>) {
  const [user, params] = await Promise.all([requireUser(), searchParams]);
  const page = await searchLog(
    user,
    parseLogSearch(params),
    typeof params.after === 'string' ? params.after : null,
  );
  if (!page.ok) return <StaffOnly />;
  const { entries, cursor } = page.value;
  return (
    <div className="max-w-5xl">
      <h1 className="text-title font-semibold">{copy.auditLog}</h1>
      <p className="mt-3 text-text-muted">{copy.everythingSellersStaff}</p>
      <LogFilters params={params} />
      {entries.length === 0 && cursor === null ? (
        <EmptyState title={copy.noResults} className="max-w-3xl">
          {copy.searchMatchesWhole}
        </EmptyState>
      ) : (
        <AuditList entries={entries} isLinked />
      )}
      {cursor !== null && (
        <LinkButton
          href={`${accountRoutes.auditLog}?${new URLSearchParams([...logParameters(params), ['after', cursor]])}`}
          prefetch={false}
          className="mt-6"
        >
          {copy.olderEntries}
        </LinkButton>
      )}
    </div>
  );
}
