import 'server-only';
import type { Draft } from '@/lib/domain/selling/draft';
import { pagesOfDrafts } from './all-drafts';
import { runtime } from './runtime';
import { drafts, uploads } from './store/collections';
import { write } from './store/store';

/**
 * Removes what somebody who is gone never published, however much it is. From the commit that takes a draft away its
 * files are due to be swept. Can be done twice.
 */
export async function removeUnpublished(ownerId: string, now: number): Promise<void> {
  for await (const page of pagesOfDrafts(ownerId))
    for (const draft of page) if (draft.standing.published === null) await removeDraft(draft, now);
}

/** The sweep finds neither a draft nor a listing that names the file, and deletes it. */
async function removeDraft({ draftId }: Draft, now: number): Promise<void> {
  const { store } = runtime();
  const { docs } = await store.query(uploads, {
    where: [
      { field: 'draftId', op: '==', value: draftId },
      { field: 'state', op: 'in', value: ['receiving', 'kept', 'removed'] },
    ],
  });
  await store.commit([
    write.delete(drafts, draftId),
    ...docs.map(({ id, data }) => write.set(uploads, id, { ...data, expiresAt: now - 1 })),
  ]);
}
