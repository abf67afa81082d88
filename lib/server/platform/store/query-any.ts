import 'server-only';
import { MAX_IN } from './query-plan';
import type { Collection, Doc, Query, Store } from './store';

interface AnyOf extends Pick<Query, 'where' | 'limit'> {
  readonly field: string;
  /** At least one. More than one query takes are split among several. */
  readonly values: readonly string[];
  /** A top-level number. The order is latest first; without it there is none. */
  readonly latestBy?: string;
}

/** Reads the documents whose field has any of many values. */
export async function queryAny<T extends object>(
  store: Pick<Store, 'query'>,
  collection: Collection<T>,
  { field, values, latestBy, where = [], ...query }: AnyOf,
): Promise<readonly Doc<T>[]> {
  const groups = Array.from({ length: Math.ceil(values.length / MAX_IN) }, (_, index) =>
    values.slice(index * MAX_IN, (index + 1) * MAX_IN),
  );
  const pages = await Promise.all(
    groups.map((value) =>
      store.query(collection, {
        ...query,
        where: [{ field, op: 'in', value }, ...where],
        ...(latestBy !== undefined && { orderBy: [{ field: latestBy, direction: 'desc' }] }),
      }),
    ),
  );
  const docs = pages.flatMap((page) => page.docs);
  if (groups.length < 2) return docs;
  const orderOf = ({ data }: Doc<T>) => (latestBy === undefined ? 0 : Number(Reflect.get(data, latestBy)));
  return docs.sort((a, b) => orderOf(b) - orderOf(a)).slice(0, query.limit);
}
