import 'server-only';
import type { Collection, Doc, Page, Query, Store } from './store';

/** All documents of a query, one read of at most `limit` at a time. The reader may stop between two reads. */
export async function* readPages<T extends object>(
  store: Pick<Store, 'query'>,
  collection: Collection<T>,
  query: Query & { readonly limit: number },
): AsyncGenerator<readonly Doc<T>[]> {
  let after: string | null = null;
  do {
    const page: Page<T> = await store.query(collection, { ...query, ...(after !== null && { after }) });
    yield page.docs;
    after = page.cursor;
  } while (after !== null);
}
