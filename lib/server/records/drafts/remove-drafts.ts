import 'server-only';
import type { Draft } from '@/lib/domain/drafts/draft';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { write } from '@/lib/server/platform/store/store';
import { pagesOfDrafts } from './all-drafts';
import { drafts, importKeys, submissionId, submissions, uploads } from './draft-collections';

/**
 * Removes what somebody who is gone never published, however much it is. From the commit that takes a draft away its
 * files are due to be swept. Can be done twice.
 */
export async function removeUnpublished(ownerId: string, now: number): Promise<void> {
  for await (const page of pagesOfDrafts(ownerId))
    for (const draft of page) if (draft.standing.published === null) await removeDraft(draft, now);
}

/**
 * With every version that was sent in, and what a table called it. The sweep finds neither a draft nor a listing that
 * names the file, and deletes it.
 */
async function removeDraft({ draftId, standing }: Draft, now: number): Promise<void> {
  const { store } = runtime();
  const ofDraft = { field: 'draftId', op: '==', value: draftId } as const;
  const isThere = { field: 'state', op: 'in', value: ['receiving', 'kept', 'removed'] } as const;
  const [{ docs }, keys] = await Promise.all([
    store.query(uploads, { where: [ofDraft, isThere] }),
    store.query(importKeys, { where: [ofDraft] }),
  ]);
  const sentIn = Array.from({ length: standing.submission }, (_, at) => submissionId(draftId, at + 1));
  await store.commit([
    write.delete(drafts, draftId),
    ...sentIn.map((id) => write.delete(submissions, id)),
    ...keys.docs.map(({ id }) => write.delete(importKeys, id)),
    ...docs.map(({ id, data }) => write.set(uploads, id, { ...data, expiresAt: now - 1 })),
  ]);
}
