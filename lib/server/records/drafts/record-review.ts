import 'server-only';
import { contentOf, type Draft } from '@/lib/domain/drafts/draft';
import { confirmationDueAt } from '@/lib/domain/drafts/fact-confirmation';
import { type AuditEntry, toStoredEntry } from '@/lib/domain/reviews/audit-log';
import { recordReview } from '@/lib/domain/reviews/evolve-review';
import type { ReviewEvent } from '@/lib/domain/reviews/review-commands';
import type { Transaction } from '@/lib/server/platform/store/store';
import { audit, auditId } from '@/lib/server/records/audit-log/audit-log-collections';
import { drafts, submissionId, submissions } from './draft-collections';

type NewDraft = Omit<Draft, 'standing' | 'dueAt'>;

/**
 * Writes the draft after an event, with its audit log entry. `turn`: the status of the listing or its auction
 * before and after, if the entry records that instead of the status of the draft.
 */
export function writeReviewState(
  tx: Transaction,
  draft: Draft | NewDraft,
  event: ReviewEvent,
  turn: Partial<Pick<AuditEntry, 'before' | 'after'>> = {},
): Draft {
  const before = 'standing' in draft ? draft.standing : null;
  const { standing, entry } = recordReview(draft.draftId, before, event);
  const dueAt = confirmationDueAt(standing);
  const after = { ...draft, standing, dueAt, version: before ? draft.version + 1 : draft.version };
  tx.set(drafts, draft.draftId, after);
  const logEntry = toStoredEntry({ ...entry, ...turn }, draft.answers.street?.trim() ?? '');
  tx.create(audit, auditId(entry.subject, standing.seq), logEntry);
  return after;
}

/** Like `writeReviewState`, for an event that also stores the content as a submission. */
export function writeSubmission(tx: Transaction, draft: Draft, event: ReviewEvent, now: number): Draft {
  const after = writeReviewState(tx, draft, event);
  const id = submissionId(draft.draftId, after.standing.submission);
  tx.create(submissions, id, { ...contentOf(after), at: now });
  return after;
}
