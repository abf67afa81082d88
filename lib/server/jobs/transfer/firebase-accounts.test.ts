import { scryptSync } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Account, isSameAccount } from './accounts';
import { anAccount } from './accounts.fixture';
import { openFirebaseAccounts } from './firebase-accounts';

const { importUsers, listUsers } = vi.hoisted(() => ({ importUsers: vi.fn(), listUsers: vi.fn() }));
vi.mock('firebase-admin/auth', () => ({ getAuth: () => ({ importUsers, listUsers }) }));
beforeEach(() => importUsers.mockReset().mockResolvedValue({ errors: [] }));

const account = (password: Account['password']) => anAccount('ann', { password });
const project = (passwordKey?: string) => openFirebaseAccounts({ projectId: 'p', passwordKey });

describe('accounts copied to a real project', () => {
  test('get their clear password hashed by scrypt with the parameters of the import', async () => {
    await project().put([account({ clear: 'a word' })]);
    const [[record], { hash }] = importUsers.mock.calls[0] ?? [];
    const { memoryCost: N, parallelization: p, blockSize: r, derivedKeyLength } = hash;
    const expected = scryptSync('a word', record.passwordSalt, derivedKeyLength, { N, p, r });
    expect([hash.algorithm, record.passwordHash]).toEqual(['STANDARD_SCRYPT', expected]);
    expect(record).toMatchObject({ uid: 'ann', emailVerified: true, disabled: false });
    expect(record.metadata).toEqual({ creationTime: 'Fri, 02 Jan 2026 03:04:05 GMT' });
  });

  test('keep the hash of their source project, with its key', async () => {
    await project('a2V5').put([account({ hash: 'aGFzaA==', salt: 'c2FsdA==' })]);
    const [[record], { hash }] = importUsers.mock.calls[0] ?? [];
    expect(record).toMatchObject({ passwordHash: Buffer.from('hash'), passwordSalt: Buffer.from('salt') });
    expect(hash).toMatchObject({ algorithm: 'SCRYPT', key: Buffer.from('key'), rounds: 8, memoryCost: 14 });
  });

  test('with a hash are refused without the key of their source project, with an error that names the key', async () => {
    await expect(project().put([account({ hash: 'aGFzaA==' })])).rejects.toThrow('PASSWORD_HASH_KEY');
    expect(importUsers).not.toHaveBeenCalled();
  });

  test('are refused if their password is unreadable, with an error that lists them', async () => {
    await expect(project('a2V5').put([account({ unreadable: true })])).rejects.toThrow(
      /backup that has them: ann/,
    );
    expect(importUsers).not.toHaveBeenCalled();
  });

  test('fail the copy if Firebase refuses one', async () => {
    importUsers.mockResolvedValue({ errors: [{ error: { message: 'bad e-mail' } }] });
    await expect(project().put([account(null)])).rejects.toThrow('bad e-mail');
  });
});

test('the emulator stores clear passwords but no hashes, so a rehearsal with project accounts can finish', () => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099');
  const { toStored } = project();
  vi.unstubAllEnvs();
  expect(toStored(account({ hash: 'aGFzaA==' })).password).toBeNull();
  expect(toStored(account({ clear: 'a word' })).password).toEqual({ clear: 'a word' });
});

describe('a password in a real project', () => {
  const listed = async (user: object) => {
    const metadata = { creationTime: 'Fri, 02 Jan 2026 03:04:05 GMT' };
    const { uid, email, emailVerified, disabled } = account(null);
    listUsers.mockResolvedValue({ users: [{ uid, email, emailVerified, disabled, metadata, ...user }] });
    const [found] = await project().list();
    if (!found) throw new Error('Nobody was listed');
    return found;
  };
  const providerData = [{ providerId: 'password', uid: 'ann@example.com' }];

  test.each([
    ['imported, before the first sign-in', ''],
    ['without the permission to read it', undefined],
  ])('counts as a password even if unreadable: %s', async (_, passwordHash) => {
    const found = await listed({ providerData, passwordHash, passwordSalt: passwordHash });
    expect(isSameAccount(account({ clear: 'a word' }), found)).toBe(true);
    expect(isSameAccount(account(null), found)).toBe(false);
    expect(found.password).toEqual({ unreadable: true });
  });

  test('is its hash if readable, and null for an account with Google sign-in', async () => {
    const readable = await listed({ providerData, passwordHash: 'aGFzaA==', passwordSalt: 'c2FsdA==' });
    expect(readable.password).toEqual({ hash: 'aGFzaA==', salt: 'c2FsdA==' });
    const google = { providerId: 'google.com', uid: 'google-ann' };
    expect((await listed({ providerData: [google] })).password).toBeNull();
  });
});
