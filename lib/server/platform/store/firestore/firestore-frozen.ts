import 'server-only';
import type { Firestore, Query, QuerySnapshot, Timestamp } from 'firebase-admin/firestore';

/**
 * Runs every query as of the time of the first one, so that all pages of all collections show one state
 * despite later writes. Firestore keeps old versions for an hour, and longer with point-in-time recovery.
 */
export function createFrozenQuery(db: Firestore): (query: Query) => Promise<QuerySnapshot> {
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
