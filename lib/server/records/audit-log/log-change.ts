import 'server-only';
import { toActor } from '@/lib/domain/drafts/review-state';
import type { Organization } from '@/lib/domain/organizations/organization';
import type { AuditAction, AuditEntry } from '@/lib/domain/reviews/audit-log';
import type { Transaction } from '@/lib/server/platform/store/store';
import { writeStaffEntry } from './staff-command';

interface LoggedChange {
  readonly user: AuditEntry['by'];
  readonly organization: Pick<Organization, 'organisationId' | 'name'>;
  readonly before: string | null;
  readonly after: string | null;
  readonly why?: string | null;
  readonly now: number;
  /** Random, created before the transaction. */
  readonly number: string;
}

/** The audit log entry of a change to an organization: its members, keys, webhooks, imports, approvals. */
export function logChange(
  tx: Transaction,
  action: AuditAction,
  { user, organization, before, after, why = null, now, number }: LoggedChange,
): void {
  const { organisationId: subject, name: title } = organization;
  const entry = { about: 'organization', subject, action, before, after, why, title } as const;
  writeStaffEntry(tx, entry, { by: toActor(user), at: now, number });
}
