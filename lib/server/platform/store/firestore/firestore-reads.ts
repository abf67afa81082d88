import 'server-only';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { answered } from './firestore-trouble';

interface Asked {
  readonly ref: DocumentReference;
  readonly resolve: (snapshot: DocumentSnapshot) => void;
  readonly reject: (error: unknown) => void;
}

/** Reads a document; all that is asked for in one turn of the event loop goes in one call. */
export function createReads(db: Firestore): (ref: DocumentReference) => Promise<DocumentSnapshot> {
  let asked: Asked[] = [];
  async function send(): Promise<void> {
    const sent = asked;
    asked = [];
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
      if (asked.push({ ref, resolve, reject }) === 1) setImmediate(send);
    });
}
