import 'server-only';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { answered } from './firestore-errors';

interface PendingRead {
  readonly ref: DocumentReference;
  readonly resolve: (snapshot: DocumentSnapshot) => void;
  readonly reject: (error: unknown) => void;
}

/** Reads documents. All reads of one turn of the event loop share one call. */
export function createReads(db: Firestore): (ref: DocumentReference) => Promise<DocumentSnapshot> {
  let pending: PendingRead[] = [];
  async function send(): Promise<void> {
    const sent = pending;
    pending = [];
    try {
      const snapshots = await answered(db.getAll(...sent.map(({ ref }) => ref)), 'read');
      for (const [at, { resolve, reject }] of sent.entries()) {
        const snapshot = snapshots[at];
        if (snapshot) resolve(snapshot);
        else reject(new Error('Firestore answered fewer documents than it was asked for'));
      }
    } catch (error) {
      for (const { reject } of sent) reject(error);
    }
  }
  return (ref) =>
    new Promise((resolve, reject) => {
      if (pending.push({ ref, resolve, reject }) === 1) setImmediate(send);
    });
}
