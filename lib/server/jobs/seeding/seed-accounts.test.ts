import { expect, test } from 'vitest';
import { canAct } from '@/lib/domain/accounts/email-confirmation';
import { withAuthEmulator } from '@/lib/server/people/identity/auth-emulator.fixture';
import { adminAuth } from '@/lib/server/people/identity/auth-service';
import { isConfirmedAccount } from '@/lib/server/people/identity/confirmation-claim';
import { users } from '@/lib/server/people/identity/identity-collections';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import logins from '@/scripts/sample-logins.json';
import { seedAccounts } from './seed-accounts';

withAuthEmulator();

const now = Date.parse('2026-11-21T15:00:00Z');
const dayMs = 24 * 3_600_000;

test('sample people registered long ago, each with their own phone, and every login is confirmed', async () => {
  const { store } = runtime();
  await seedAccounts(store, logins, now);
  await seedAccounts(store, logins, now + dayMs);
  for (const { name, email } of logins) {
    const account = await adminAuth().getUserByEmail(email);
    expect(isConfirmedAccount(account)).toBe(true);
    const user = (await store.get(users, account.uid))?.data;
    expect(user).toMatchObject({ name, email, createdAt: now - 120 * dayMs });
    expect(user && canAct(user)).toBe(true);
  }
  const { docs } = await store.query(users, {});
  const phones = docs.flatMap(({ data }) => data.registration?.phone ?? []);
  expect(phones).toContain('+12125550101');
  expect(new Set(phones).size).toBe(phones.length);
});
