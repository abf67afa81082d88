import type { Metadata } from 'next';
import { AuditList } from '@/components/admin/audit-list';
import { StaffOnly } from '@/components/admin/staff-only';
import { LinkButton } from '@/components/ui/link-button';
import { routes } from '@/lib/routes';
import { listAudit } from '@/lib/server/reviews';
import { requireUser } from '@/lib/server/session';

export const metadata: Metadata = { title: 'Audit log', robots: { index: false } };

export default async function AuditPage({ searchParams }: PageProps<'/dashboard/admin/audit'>) {
  const [user, { after }] = await Promise.all([requireUser(), searchParams]);
  const page = await listAudit(user, typeof after === 'string' ? after : null);
  if (!page.ok) return <StaffOnly />;
  const { entries, cursor } = page.value;
  return (
    <div className="max-w-4xl">
      <h1 className="text-title font-semibold">Audit log</h1>
      <p className="mb-6 mt-3 text-text-muted">
        Everything that sellers and staff did to listings, the latest first. No entry is ever changed.
      </p>
      <AuditList entries={entries} isLinked />
      {cursor !== null && (
        <LinkButton
          href={`${routes.auditLog}?after=${encodeURIComponent(cursor)}`}
          prefetch={false}
          className="mt-6"
        >
          Earlier entries
        </LinkButton>
      )}
    </div>
  );
}
