import { describe, expect, test } from 'vitest';
import { canAct, isConfirmed, predatesConfirmation, proofOf, type SignIn } from './email-confirmation';
import type { User } from './user';

const email = 'rosa@example.com';
const aSignIn = (more: Partial<SignIn> = {}): SignIn => ({
  email,
  emailVerified: true,
  provider: 'password',
  signedInAt: 10_000,
  confirmation: null,
  googleEmails: [],
  ...more,
});
const aUser = (more: Partial<User> = {}): User => ({
  uid: 'rosa',
  email,
  name: 'Rosa',
  role: 'member',
  emailVerified: true,
  registration: null,
  createdAt: 0,
  ...more,
});

describe('a sign-in proves an email address', () => {
  test('with a password that was set when the mailbox was confirmed, from that second on', () => {
    const confirmation = { email, at: 10 };
    expect(proofOf(aSignIn({ confirmation }))).toBe('mail');
    expect(proofOf(aSignIn({ confirmation, email: 'Rosa@Example.com' }))).toBe('mail');
    expect(proofOf(aSignIn({ confirmation, signedInAt: 9_000 }))).toBeNull();
  });

  test('not by a verified address alone, because a stranger can have set the password', () =>
    expect(proofOf(aSignIn({ emailVerified: true }))).toBeNull());

  test('not after the address was changed directly at the auth service', () =>
    expect(proofOf(aSignIn({ confirmation: { email: 'other@example.com', at: 1 } }))).toBeNull());

  test('with a Google identity only for the same verified address', () => {
    const google = { provider: 'google.com', googleEmails: [email] };
    expect(proofOf(aSignIn(google))).toBe('google');
    expect(proofOf(aSignIn({ ...google, emailVerified: false }))).toBeNull();
    expect(proofOf(aSignIn({ ...google, googleEmails: ['stranger@example.com'] }))).toBeNull();
    expect(proofOf(aSignIn({ ...google, provider: 'password' }))).toBeNull();
  });
});

test('an account from before confirmations signs in until it is confirmed, unless it is staff', () => {
  expect(predatesConfirmation({ email }, aUser())).toBe(true);
  expect(predatesConfirmation({ email }, aUser({ role: 'admin' }))).toBe(false);
  expect(predatesConfirmation({ email }, aUser({ emailVerified: false }))).toBe(false);
  expect(predatesConfirmation({ email: 'other@example.com' }, aUser())).toBe(false);
  expect(predatesConfirmation({ email }, aUser({ confirmed: { email, by: 'google', at: 1 } }))).toBe(false);
  expect(predatesConfirmation({ email }, null)).toBe(false);
});

test('a confirmation counts only for the account’s current address', () => {
  const confirmed = { email, by: 'mail', at: 1 } as const;
  expect(isConfirmed(aUser({ confirmed }))).toBe(true);
  expect(isConfirmed(aUser({ confirmed, email: 'new@example.com' }))).toBe(false);
  expect(isConfirmed(aUser())).toBe(false);
});

test('only staff need a confirmed address to act, and nobody acts while suspended', () => {
  const confirmed = { email, by: 'mail', at: 1 } as const;
  expect(canAct(aUser())).toBe(true);
  expect(canAct(aUser({ role: 'admin' }))).toBe(false);
  expect(canAct(aUser({ role: 'admin', confirmed: { ...confirmed, email: 'old@example.com' } }))).toBe(false);
  expect(canAct(aUser({ role: 'admin', confirmed }))).toBe(true);
  const suspension = { at: 1, by: 'Ada', reason: 'x' };
  expect(canAct(aUser({ confirmed, suspension }))).toBe(false);
});
