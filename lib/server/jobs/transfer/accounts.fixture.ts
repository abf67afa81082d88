import type { Account } from './accounts';

export const anAccount = (uid: string, more: Partial<Account> = {}): Account => ({
  uid,
  email: `${uid}@example.com`,
  emailVerified: true,
  disabled: false,
  createdAt: Date.parse('2026-01-02T03:04:05Z'),
  providers: [],
  password: { clear: 'a word' },
  ...more,
});
