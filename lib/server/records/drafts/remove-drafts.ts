import 'server-only';
import type { Draft } from '@/lib/domain/drafts/draft';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { write } from '@/lib/server/platform/store/store';
import { pagesOfDrafts } from './all-drafts';
import { drafts, importKeys, submissionId, submissions, uploads } from './draft-collections';

/**
 * Removes all drafts that a deleted account never published. The commit that removes a draft also makes its
 * files due for the sweep. Safe to run twice.
 */
export async function removeUnpublished(ownerId: string, now: number): Promise<void> {
  for await (const page of pagesOfDrafts(ownerId))
    for (const draft of page) if (draft.standing.published === null) await removeDraft(draft, now);
}

/**
 * Removes a draft with all its submissions and import keys. The sweep then finds neither a draft nor a
 * listing that refers to the files, and deletes them.
 */
async function removeDraft({ draftId, standing }: Draft, now: number): Promise<void> {
  const { store } = runtime();
  const ofDraft = { field: 'draftId', op: '==', value: draftId } as const;
  const isStored = { field: 'state', op: 'in', value: ['receiving', 'kept', 'removed'] } as const;
  const [{ docs }, keys] = await Promise.all([
    store.query(uploads, { where: [ofDraft, isStored] }),
    store.query(importKeys, { where: [ofDraft] }),
  ]);
  const submissionIds = Array.from({ length: standing.submission }, (_, at) => submissionId(draftId, at + 1));
  await store.commit([
    write.delete(drafts, draftId),
    ...submissionIds.map((id) => write.delete(submissions, id)),
    ...keys.docs.map(({ id }) => write.delete(importKeys, id)),
    ...docs.map(({ id, data }) => write.set(uploads, id, { ...data, expiresAt: now - 1 })),
  ]);
}
