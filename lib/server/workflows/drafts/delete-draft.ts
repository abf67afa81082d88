import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Draft } from '@/lib/domain/drafts/draft';
import { canDelete } from '@/lib/domain/drafts/review-state';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { runCommand } from '@/lib/server/people/commands/run-command';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { writeStaffEntry } from '@/lib/server/records/audit-log/staff-command';
import {
  drafts,
  importKeys,
  submissionId,
  submissions,
  uploads,
} from '@/lib/server/records/drafts/draft-collections';
import { type DraftRefusal, onDraft } from './on-draft';

/** Deletes a draft that was never published and is not in review. The sweep deletes its files. */
export function deleteDraft(
  by: SignedIn,
  draftId: string,
  now: number,
): Promise<Result<Draft, DraftRefusal>> {
  const number = randomBytes(6).toString('hex');
  return runCommand({
    ...onDraft(by, draftId, 'manage'),
    async facts(tx) {
      const { store } = runtime();
      const ofDraft = { field: 'draftId', op: '==', value: draftId } as const;
      const isStored = { field: 'state', op: 'in', value: ['receiving', 'kept', 'removed'] } as const;
      const [files, keys] = await Promise.all([
        store.query(uploads, { where: [ofDraft, isStored] }),
        store.query(importKeys, { where: [ofDraft] }),
      ]);
      const found = await tx.getAll(
        uploads,
        files.docs.map(({ id }) => id),
      );
      return { files: found.flatMap((doc) => doc ?? []), keyIds: keys.docs.map(({ id }) => id) };
    },
    decide: ({ draft }): Result<Draft, 'not-editable'> =>
      canDelete(draft.standing) ? ok(draft) : refuse('not-editable'),
    write(tx, draft, { actor, files, keyIds }) {
      tx.delete(drafts, draftId);
      for (let at = 1; at <= draft.standing.submission; at++)
        tx.delete(submissions, submissionId(draftId, at));
      for (const id of keyIds) tx.delete(importKeys, id);
      for (const { id, data } of files) tx.set(uploads, id, { ...data, expiresAt: now - 1 });
      const title = draft.answers.street?.trim() ?? '';
      const states = { before: draft.standing.status, after: null, why: null };
      const entry = {
        about: 'listing',
        subject: draftId,
        action: 'draft-deleted',
        title,
        ...states,
        concerns: [draft.owner.uid],
      } as const;
      writeStaffEntry(tx, entry, { by: actor, at: now, number });
      return draft;
    },
  });
}
