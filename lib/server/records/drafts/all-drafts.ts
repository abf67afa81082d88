import 'server-only';
import type { Draft } from '@/lib/domain/drafts/draft';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Page } from '@/lib/server/platform/store/store';
import { drafts } from './draft-collections';

const perRead = 200;

/** Everything that a person or an organisation has written, the latest changed first, a page at a time: there may be thousands. */
export async function* pagesOfDrafts(ownerId: string): AsyncGenerator<readonly Draft[]> {
  let cursor: string | null = null;
  do {
    const page: Page<Draft> = await runtime().store.query(drafts, {
      where: [{ field: 'owner.uid', op: '==', value: ownerId }],
      orderBy: [{ field: 'changedAt', direction: 'desc' }],
      limit: perRead,
      ...(cursor !== null && { after: cursor }),
    });
    yield page.docs.map(({ data }) => data);
    cursor = page.cursor;
  } while (cursor !== null);
}

export async function* allDrafts(ownerId: string): AsyncGenerator<Draft> {
  for await (const page of pagesOfDrafts(ownerId)) yield* page;
}
