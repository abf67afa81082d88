import 'server-only';
import type { Draft } from '@/lib/domain/drafts/draft';
import { dueAtOf } from '@/lib/domain/drafts/fact-confirmation';
import { type AuditEntry, recordStanding, toKept } from '@/lib/domain/reviews/audit-log';
import type { StandingEvent } from '@/lib/domain/reviews/review-commands';
import type { Transaction } from '@/lib/server/platform/store/store';
import { audit, auditId } from '@/lib/server/records/audit-log/audit-log-collections';
import { drafts } from './draft-collections';

type NewDraft = Omit<Draft, 'standing' | 'dueAt'>;

/**
 * Writes what an event makes of a draft and its entry of the log in one commit. `turn`: what became of the listing or its
 * auction, where the entry tells that and not where the draft stands.
 */
export function writeStanding(
  tx: Transaction,
  draft: Draft | NewDraft,
  event: StandingEvent,
  turn: Partial<Pick<AuditEntry, 'before' | 'after'>> = {},
): Draft {
  const before = 'standing' in draft ? draft.standing : null;
  const { standing, entry } = recordStanding(draft.draftId, before, event);
  const dueAt = dueAtOf(standing);
  const after = { ...draft, standing, dueAt, version: before ? draft.version + 1 : draft.version };
  tx.set(drafts, draft.draftId, after);
  const kept = toKept({ ...entry, ...turn }, draft.answers.street?.trim() ?? '');
  tx.create(audit, auditId(entry.subject, standing.seq), kept);
  return after;
}
