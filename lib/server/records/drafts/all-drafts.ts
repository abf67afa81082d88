import 'server-only';
import type { Draft } from '@/lib/domain/drafts/draft';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Page } from '@/lib/server/platform/store/store';
import { drafts } from './draft-collections';

const draftsPerRead = 200;

/**
 * All drafts of a person or an organization, latest change first, in pages because there may be thousands.
 */
export async function* pagesOfDrafts(ownerId: string): AsyncGenerator<readonly Draft[]> {
  let cursor: string | null = null;
  do {
    const page: Page<Draft> = await runtime().store.query(drafts, {
      where: [{ field: 'owner.uid', op: '==', value: ownerId }],
      orderBy: [{ field: 'changedAt', direction: 'desc' }],
      limit: draftsPerRead,
      ...(cursor !== null && { after: cursor }),
    });
    yield page.docs.map(({ data }) => data);
    cursor = page.cursor;
  } while (cursor !== null);
}

export async function* allDrafts(ownerId: string): AsyncGenerator<Draft> {
  for await (const page of pagesOfDrafts(ownerId)) yield* page;
}
