import 'server-only';
import type { Firestore, Query, QuerySnapshot, Timestamp } from 'firebase-admin/firestore';

/**
 * Asks as of the moment of the first question, so that all pages of all collections tell of one moment, whatever is
 * written meanwhile. Firestore remembers for an hour, and longer where point-in-time recovery is switched on.
 */
export function createFrozenAsk(db: Firestore): (query: Query) => Promise<QuerySnapshot> {
  let moment: Promise<Timestamp> | undefined;
  return async (query) => {
    moment ??= db
      .doc('any/document')
      .get()
      .then(({ readTime }) => readTime);
    const readTime = await moment;
    return db.runTransaction((tx) => tx.get(query), { readOnly: true, readTime });
  };
}
