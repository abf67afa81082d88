import { readFileSync } from 'node:fs';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  addDoc,
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  query,
  setDoc,
  setLogLevel,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '@/lib/server/people/identity/identity-collections';
import { write } from '@/lib/server/platform/store/store';
import { needsFirestore } from '@/lib/skipped.fixture';
import { startFirestoreEmulator } from './firestore-emulator.fixture';
import { openFirestoreStore } from './firestore-store';

const emulator = await startFirestoreEmulator();
const projectId = 'demo-rules';
setLogLevel('silent');

describe.skipIf(!emulator).each([
  ['nobody', undefined],
  ['a signed-in user', 'u1'],
  ['somebody who claims to be an administrator', 'u2'],
])('%s, with the web SDK,', needsFirestore, (_who, uid) => {
  const app = initializeApp({ projectId }, `rules-${uid}`);
  const db = getFirestore(app);
  const [host = '', port] = emulator?.host.split(':') ?? [];
  const token = { sub: uid ?? '', user_id: uid ?? '', email_verified: true, admin: uid === 'u2' };
  connectFirestoreEmulator(db, host, Number(port), uid ? { mockUserToken: token } : {});
  const own = doc(db, 'users', uid ?? 'u1');
  const denied = { code: 'permission-denied' };

  beforeAll(async () => {
    const store = openFirestoreStore({ projectId });
    for (const id of ['u1', 'u2']) {
      const user = {
        uid: id,
        email: `${id}@example.com`,
        name: id,
        role: 'member',
        emailVerified: true,
      } as const;
      await store.commit([write.set(users, id, { ...user, registration: null, createdAt: 0 })]);
    }
    expect(await store.get(users, uid ?? 'u1')).not.toBeNull();
    await store.close();
  });
  afterAll(() => deleteApp(app));

  test('cannot read anything, not even their own document', async () => {
    await expect(getDoc(own)).rejects.toMatchObject(denied);
    await expect(getDocs(collection(db, 'listings'))).rejects.toMatchObject(denied);
    await expect(
      getDocs(query(collection(db, 'users'), where('data.uid', '==', uid ?? 'u1'))),
    ).rejects.toMatchObject(denied);
  });

  test('cannot write or delete anything', async () => {
    await expect(setDoc(own, { data: { role: 'admin' } })).rejects.toMatchObject(denied);
    await expect(addDoc(collection(db, 'bids'), { data: {} })).rejects.toMatchObject(denied);
    await expect(deleteDoc(own)).rejects.toMatchObject(denied);
  });
});

test.each(['firestore.rules', 'storage.rules'])('%s denies everyone all reads and writes', (file) => {
  const allowed = readFileSync(file, 'utf8').match(/allow .*/g);
  expect(allowed).toEqual(['allow read, write: if false;']);
});
