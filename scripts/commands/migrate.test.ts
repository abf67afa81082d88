import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { copies } from '@/lib/server/jobs/collections/job-collections';
import { copiedCollections } from '@/lib/server/jobs/transfer/copy-place';
import { accountsFile, openFolder, openProject, type Place } from '@/lib/server/jobs/transfer/place';
import { startAuthEmulator } from '@/lib/server/people/identity/auth-emulator.fixture';
import { users } from '@/lib/server/people/identity/identity-collections';
import { isFilePath } from '@/lib/server/platform/files/files';
import { startStorageEmulator } from '@/lib/server/platform/files/storage-emulator.fixture';
import { heartbeats } from '@/lib/server/platform/runtime/runtime-collections';
import { startOwnFirestoreEmulator } from '@/lib/server/platform/store/firestore/firestore-emulator.fixture';
import { write } from '@/lib/server/platform/store/store';
import { requests } from '@/lib/server/records/auctions/bid-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { needsFirestore } from '@/lib/skipped.fixture';
import { contentOf, fillFolder, killAt, runTransfer } from './transfer.fixture';

const projectId = 'demo-bank-owned-new-york';
const bucket = `${projectId}.firebasestorage.app`;
const moveIn = ['migrate', '--from', 'sqlite', '--to', 'firestore'];
const moveOut = ['migrate', '--from', 'firestore', '--to', 'sqlite'];
/** Long enough for several emulators and separate command processes on a busy machine. */
const patienceMs = 300_000;
vi.setConfig({ testTimeout: patienceMs, hookTimeout: patienceMs });
const folder = await mkdtemp(join(tmpdir(), 'migrate-'));
const dataDir = join(folder, 'data');
const firestore = await startOwnFirestoreEmulator();
const storage = await startStorageEmulator();

describe.skipIf(!firestore)('moving between the embedded engine and Firebase', needsFirestore, () => {
  let endAuth: () => Promise<void>;
  let project: Place;
  const env = (more = {}) => ({
    FIRESTORE_EMULATOR_HOST: firestore?.host,
    FIREBASE_STORAGE_EMULATOR_HOST: storage.host,
    FIREBASE_AUTH_EMULATOR_HOST: process.env.FIREBASE_AUTH_EMULATOR_HOST,
    DATA_DIR: dataDir,
    ...more,
  });
  beforeAll(async () => {
    await fillFolder(dataDir);
    const ofEmulator = join(folder, 'emulator');
    await cp(dirname(accountsFile(dataDir)), dirname(accountsFile(ofEmulator)), { recursive: true });
    endAuth = await startAuthEmulator(ofEmulator);
    project = openProject({ projectId, bucket, passwordKey: undefined }, { isFrozen: false });
  });
  afterAll(async () => {
    await project.store.close();
    await endAuth();
    await rm(folder, { recursive: true });
  });

  test('the Auth emulator loads the accounts of a data folder unchanged', async () => {
    expect(await signInAll()).toEqual(everybodyAsBefore);
    await emptyAuth();
    expect((await contentOf(project)).accounts).toEqual([]);
  });

  test('a killed migration resumes and matches the source, even if the source has changed since', async () => {
    await killAt('listings:', env(), ...moveIn);
    const begun = await contentOf(project);
    expect(Object.keys(begun.documents.listings ?? {}).length).toBeGreaterThan(0);
    expect(begun).not.toEqual(await contentOf(dataDir));
    expect((await project.store.get(copies, 'copy'))?.data.finishedAt).toBeNull();
    await changeSource();

    expect(await runTransfer(env(), ...moveIn)).toMatch(/Identical: \d{3} .* [1-9]\d* ledgers verified/);
    const wanted = await contentOf(dataDir);
    expect(await contentOf(project)).toEqual(wanted);
    expect(await rawDocuments()).toEqual(wanted.documents);
  });

  test('people sign in as before, by password or Google, and disabled accounts stay out', async () => {
    expect(await signInAll()).toEqual(everybodyAsBefore);
  });

  test('a second run writes nothing, so later changes on the site stay', async () => {
    const [doc] = (await project.store.query(users, { limit: 1 })).docs;
    if (!doc) throw new Error('No user was copied');
    await project.store.commit([write.set(users, doc.id, { ...doc.data, name: 'Renamed since' })]);
    expect(await runTransfer(env(), ...moveIn)).toContain('Already copied');
    expect((await project.store.get(users, doc.id))?.data.name).toBe('Renamed since');
  });

  test('a second source cannot be migrated into the same project', async () => {
    const other = join(folder, 'other');
    await fillFolder(other);
    await expect(runTransfer(env({ DATA_DIR: other }), ...moveIn)).rejects.toThrow(
      /is a copy of .* Choose an empty destination\./,
    );
  });

  test('a killed migration back to the embedded engine resumes as well', async () => {
    const exported = join(folder, 'exported');
    await killAt('listings:', env({ DATA_DIR: exported }), ...moveOut);
    expect(await runTransfer(env({ DATA_DIR: exported }), ...moveOut)).toContain('ledgers verified');
    expect(await contentOf(exported)).toEqual(await contentOf(project));
  });

  test('a backup taken while the site writes is a consistent snapshot and restores an emptied project', async () => {
    const backup = join(folder, 'backup');
    const stop = writePairs();
    await runTransfer(env(), 'backup', '--to', backup);
    await stop();
    const taken = await contentOf(backup);
    const ids = Object.keys(taken.documents.requests ?? {});
    expect(ids.length).toBeGreaterThan(0);
    expect(Object.keys(taken.documents.heartbeats ?? {})).toEqual(ids);

    await emptyProject();
    expect((await contentOf(project)).documents.listings).toEqual({});
    await runTransfer(env(), 'restore', '--from', backup);
    expect(await contentOf(project)).toEqual(taken);
  });

  /** Commits pairs of documents in different collections until stopped. */
  function writePairs(): () => Promise<void> {
    const answer = { body: '', answer: { ok: false, reason: { reason: 'ended' } }, at: 1 } as const;
    let isOver = false;
    const writing = (async () => {
      for (let n = 0; !isOver; n++)
        await project.store.commit([
          write.create(requests, String(n), answer),
          write.create(heartbeats, String(n), { at: n }),
        ]);
    })();
    return () => {
      isOver = true;
      return writing;
    };
  }

  async function changeSource(): Promise<void> {
    const { store } = openFolder(dataDir);
    const [first, second] = (await store.query(listings, { limit: 2 })).docs;
    if (!first || !second) throw new Error('There are no listings');
    const changed = { ...first.data, slug: 'changed-while-moving-1' };
    await store.commit([write.set(listings, first.id, changed), write.delete(listings, second.id)]);
    await store.close();
  }

  async function rawDocuments() {
    const db = new Firestore({ projectId });
    const found: Record<string, unknown> = {};
    for (const { name } of copiedCollections) {
      const { docs } = await db.collection(name).get();
      found[name] = Object.fromEntries(docs.map((doc) => [doc.id, doc.get('data')]));
    }
    await db.terminate();
    return found;
  }

  const empty = (host: string | undefined, path: string) =>
    fetch(`http://${host}/emulator/v1/projects/${projectId}/${path}`, {
      method: 'DELETE',
      headers: { authorization: 'Bearer owner' },
    });
  const emptyAuth = () => empty(process.env.FIREBASE_AUTH_EMULATOR_HOST, 'accounts');

  async function emptyProject(): Promise<void> {
    await empty(firestore?.host, 'databases/(default)/documents');
    await emptyAuth();
    for (const path of Object.keys((await contentOf(project)).files))
      if (isFilePath(path)) await project.files.delete(path);
  }

  const everybodyAsBefore = [
    'ann',
    expect.stringContaining('INVALID'),
    expect.stringContaining('DISABLED'),
    'bea',
  ];
  const signInAll = () =>
    Promise.all([
      signIn('ann@example.com', 'ann-has:password=a-word'),
      signIn('ann@example.com', 'another-word'),
      signIn('out@example.com', 'out-had-a-word'),
      signInByGoogle('google-bea', 'bea@example.com'),
    ]);

  const signIn = (email: string, password: string) => askAuth('signInWithPassword', { email, password });

  function signInByGoogle(sub: string, email: string) {
    const idToken = JSON.stringify({ sub, email, email_verified: true });
    const postBody = new URLSearchParams({ id_token: idToken, providerId: 'google.com' }).toString();
    return askAuth('signInWithIdp', { postBody, requestUri: 'http://localhost' });
  }

  /** Returns the uid that signed in, or the error message. */
  async function askAuth(method: string, body: object): Promise<string> {
    const url = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ returnSecureToken: true, ...body }),
    });
    const { localId, error } = answerSchema.parse(await response.json());
    return localId ?? error?.message ?? 'no answer';
  }
});

const answerSchema = z.object({
  localId: z.string().optional(),
  error: z.object({ message: z.string() }).optional(),
});
