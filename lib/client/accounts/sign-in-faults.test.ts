import { expect, test } from 'vitest';
import { signInFault } from './sign-in-faults';

const refusal = (code: string): Error => Object.assign(new Error(code), { code });

test('an unknown address, a wrong password, a malformed address and a closed account get the same message', () => {
  const codes = ['user-not-found', 'wrong-password', 'invalid-credential', 'invalid-email', 'user-disabled'];
  const messages = new Set(codes.map((code) => signInFault(refusal(`auth/${code}`))));
  expect([...messages]).toEqual(['The email or password is incorrect.']);
});

test('closing the Google window shows no message', () => {
  expect(signInFault(refusal('auth/popup-closed-by-user'))).toBeNull();
});

test('too many tries, a lost connection and a blocked window have their own messages; other errors say to try again', () => {
  expect(signInFault(refusal('auth/too-many-requests'))).toContain('Wait');
  expect(signInFault(refusal('auth/network-request-failed'))).toContain('connection');
  expect(signInFault(refusal('auth/popup-blocked'))).toContain('blocked');
  for (const other of [new Error('x'), refusal('auth/internal-error'), 'x']) {
    expect(signInFault(other)).toContain('Try again');
  }
});
