import 'server-only';
import type { Collection, Page, Query, Store } from './store';

const docsPerRead = 500;

/** Reads the data of all documents that match, page after page. */
export async function* queryAll<T extends object>(
  store: Pick<Store, 'query'>,
  collection: Collection<T>,
  query: Pick<Query, 'where' | 'orderBy'>,
): AsyncGenerator<T> {
  let cursor: string | null = null;
  do {
    const page: Page<T> = await store.query(collection, {
      ...query,
      limit: docsPerRead,
      ...(cursor !== null && { after: cursor }),
    });
    for (const { data } of page.docs) yield data;
    cursor = page.cursor;
  } while (cursor !== null);
}
