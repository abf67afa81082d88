import { z } from 'zod';
import { roleSchema } from '@/lib/domain/accounts/user';
import { beginningsOf, termsOf, wordsOf } from '@/lib/domain/shared/search-terms';

/** Every recorded action: review steps of listings, and staff actions on homes, auctions and people. */
export const auditActions = [
  'started',
  'submitted',
  'taken-back',
  'claimed',
  'released',
  'changes-requested',
  'rejected',
  'approved',
  'reopened',
  'discarded',
  'changed',
  'withdrawn',
  'confirmed',
  'reminded',
  'held',
  'resumed',
  'went-on-market',
  'auction-moved',
  'reserve-lowered',
  'taken-down',
  'takedown-lifted',
  'auction-paused',
  'auction-resumed',
  'cancellation-document-added',
  'auction-cancelled',
  'bidder-blocked',
  'bidder-unblocked',
  'suspended',
  'suspension-lifted',
  'role-set',
  'staff-invited',
  'staff-invitation-withdrawn',
  'staff-invitation-declined',
  'staff-joined',
  'organization-verified',
  'verification-refused',
  'organization-suspended',
  'organization-restored',
  'key-created',
  'key-rotated',
  'key-revoked',
  'webhook-added',
  'webhook-rotated',
  'webhook-enabled',
  'webhook-removed',
  'limit-decided',
  'report-handled',
  'answer-removed',
  'row-taken',
  'row-given-back',
  'default-handled',
  'relations-handled',
  'mail-retried',
  'mail-dropped',
  'template-saved',
  'template-removed',
  'auctions-stopped',
  'stop-lifted',
  'import-undone',
  'draft-deleted',
  'member-invited',
  'invitation-withdrawn',
  'member-joined',
  'member-left',
  'member-removed',
  'member-role-set',
  'organization-handed-over',
  'import-run',
  'files-run',
  'price-changed',
  'approval-rules-set',
  'sso-rule-set',
  'approval-requested',
  'approval-given',
  'approval-declined',
  'logo-set',
  'logo-removed',
  'bulk-action',
  'lot-formed',
  'lot-homes-changed',
  'lot-dissolved',
  'lot-shares-set',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditAbouts = ['listing', 'auction', 'person', 'report', 'organization', 'site'] as const;
export type AuditAbout = (typeof auditAbouts)[number];

/** An audit log entry: who, what, before, after, when (ms) and why. Entries are not changed or deleted. */
export const auditEntrySchema = z.object({
  about: z.enum(auditAbouts),
  /**
   * The key of the listing, account, report or organization. For an auction, the key of its listing; for the
   * site, what was changed.
   */
  subject: z.string(),
  /** Numbers the entries of one listing’s review from 1; null for other entries. A bulk action leaves gaps. */
  seq: z.number().int().min(1).nullable(),
  at: z.number().int(),
  by: z.object({ uid: z.string(), name: z.string(), role: roleSchema }),
  action: z.enum(auditActions),
  before: z.string().nullable(),
  after: z.string().nullable(),
  why: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** A stored entry, with the display name of its subject and its search terms. */
export const storedEntrySchema = auditEntrySchema.extend({ title: z.string(), terms: z.array(z.string()) });
export type StoredEntry = z.infer<typeof storedEntrySchema>;

/**
 * `title` is the display name of the subject; `concerns` are the ids of others whom the entry is about; `more`
 * are further search terms.
 */
export function toStoredEntry(
  entry: AuditEntry,
  title: string,
  concerns: readonly string[] = [],
  more: readonly string[] = [],
): StoredEntry {
  const { about, subject, by, action, before, after, why } = entry;
  const texts = [title, subject, by.name, action, before, after, why].filter((text) => text !== null);
  // An import starts thousands of drafts; their organization’s log has one entry, of the import.
  const others = action === 'started' ? [] : concerns.map((id) => `of:${id}`);
  const marks = [`of:${subject}`, `by:${by.uid}`, `is:${action}`, `about:${about}`];
  return {
    ...entry,
    title,
    terms: [...others, ...termsOf([...marks, ...whoTerms(by.name)], [...wordsOf(texts.join(' ')), ...more])],
  };
}

const whoTerms = (name: string): readonly string[] => beginningsOf(name).map((each) => `who:${each}`);
