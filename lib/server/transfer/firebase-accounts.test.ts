import { scryptSync } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Account } from './accounts';
import { openFirebaseAccounts } from './firebase-accounts';

const importUsers = vi.hoisted(() => vi.fn());
vi.mock('firebase-admin/auth', () => ({ getAuth: () => ({ importUsers }) }));
beforeEach(() => importUsers.mockReset().mockResolvedValue({ errors: [] }));

const account = (password: Account['password']): Account => ({
  uid: 'ann',
  email: 'ann@example.com',
  emailVerified: true,
  disabled: false,
  createdAt: Date.parse('2026-01-02T03:04:05Z'),
  providers: [],
  password,
});
const project = (passwordKey?: string) => openFirebaseAccounts({ projectId: 'p', passwordKey });

describe('accounts that go to a real project', () => {
  test('arrive with their password hashed by scrypt, as the parameters beside it say', async () => {
    await project().put([account({ clear: 'a word' })]);
    const [[record], { hash }] = importUsers.mock.calls[0] ?? [];
    const { memoryCost: N, parallelization: p, blockSize: r, derivedKeyLength } = hash;
    const expected = scryptSync('a word', record.passwordSalt, derivedKeyLength, { N, p, r });
    expect([hash.algorithm, record.passwordHash]).toEqual(['STANDARD_SCRYPT', expected]);
    expect(record).toMatchObject({ uid: 'ann', emailVerified: true, disabled: false });
    expect(record.metadata).toEqual({ creationTime: 'Fri, 02 Jan 2026 03:04:05 GMT' });
  });

  test('arrive with the hash of the project that they come from, under its key', async () => {
    await project('a2V5').put([account({ hash: 'aGFzaA==', salt: 'c2FsdA==' })]);
    const [[record], { hash }] = importUsers.mock.calls[0] ?? [];
    expect(record).toMatchObject({ passwordHash: Buffer.from('hash'), passwordSalt: Buffer.from('salt') });
    expect(hash).toMatchObject({ algorithm: 'SCRYPT', key: Buffer.from('key'), rounds: 8, memoryCost: 14 });
  });

  test('are not written without that key, which is said', async () => {
    await expect(project().put([account({ hash: 'aGFzaA==' })])).rejects.toThrow('PASSWORD_HASH_KEY');
    expect(importUsers).not.toHaveBeenCalled();
  });

  test('that are refused end the copy', async () => {
    importUsers.mockResolvedValue({ errors: [{ error: { message: 'bad e-mail' } }] });
    await expect(project().put([account(null)])).rejects.toThrow('bad e-mail');
  });
});
