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

export const metadata: Metadata = { title: 'Audit log', robots: { index: false } };

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
      <h1 className="text-title font-semibold">Audit log</h1>
      <p className="mt-3 text-text-muted">
        Everything that sellers and staff did, the latest first. No entry is ever changed.
      </p>
      <LogFilters params={params} />
      {entries.length === 0 && cursor === null ? (
        <EmptyState title="Nothing fits" className="max-w-3xl">
          The search looks for whole words: of names, addresses, states and reasons.
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
          Earlier entries
        </LinkButton>
      )}
    </div>
  );
}
