import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLinkedTo, type SsoProvider, ssoIdentityOf, ssoProviderFor } from './single-sign-on';

const first: SsoProvider = {
  id: 'oidc.first-bank',
  label: 'First Bank',
  domains: ['firstbank.example', 'first.example'],
  organisationId: null,
};
const second: SsoProvider = { ...first, id: 'oidc.second', domains: ['second.example'] };
const providers = [first, second];

describe('the provider of an address', () => {
  test('has exactly its domain, however it is typed', () => {
    expect(ssoProviderFor(providers, ' Ada@First.Example ')).toBe(first);
    expect(ssoProviderFor(providers, 'ada@second.example')).toBe(second);
    for (const other of [
      'ada@mail.first.example',
      'ada@xfirst.example',
      'first.example@other.example',
      'ada',
      '',
    ])
      expect(ssoProviderFor(providers, other)).toBeNull();
  });

  test('signs in no address at another domain, whatever else the sign-in says', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.boolean(), (email, emailVerified) => {
        const identities = [{ provider: first.id, subject: 's', email }];
        const signIn = { email, emailVerified, provider: first.id, identities };
        expect(ssoIdentityOf(signIn, providers).ok).toBe(false);
      }),
    );
  });
});

describe('a sign-in', () => {
  const email = 'ada@firstbank.example';
  const identity = { provider: first.id, subject: 's', email };
  const signIn = { email, emailVerified: true, provider: first.id, identities: [identity] };

  test('gives the identity that vouches for the account’s address', () => {
    expect(ssoIdentityOf(signIn, providers)).toEqual({
      ok: true,
      value: { provider: first.id, subject: 's' },
    });
  });

  test.each([
    ['unverified', { emailVerified: false }],
    ['of another provider', { provider: second.id, identities: [{ ...identity, provider: second.id }] }],
    ['without a linked identity', { identities: [] }],
    [
      'of an identity with another address',
      { identities: [{ ...identity, email: 'eve@firstbank.example' }] },
    ],
  ])('is refused if it is %s', (_, more) => {
    expect(ssoIdentityOf({ ...signIn, ...more }, providers)).toEqual({ ok: false, reason: 'sso-address' });
  });
});

test('an account is linked to one person at one provider, until its mailbox owner takes it over', () => {
  const identity = { provider: first.id, subject: 's' };
  const sso = { ...identity, at: 10 };
  const confirmed = (by: 'mail' | 'sso', at: number) => ({ email: 'ada@firstbank.example', by, at });
  expect(isLinkedTo(identity, { sso })).toBe(true);
  expect(isLinkedTo(identity, { sso, confirmed: confirmed('mail', 9) })).toBe(true);
  expect(isLinkedTo(identity, { sso, confirmed: confirmed('sso', 11) })).toBe(true);
  expect(isLinkedTo(identity, { sso, confirmed: confirmed('mail', 11) })).toBe(false);
  expect(isLinkedTo({ ...identity, subject: 't' }, { sso })).toBe(false);
  expect(isLinkedTo({ ...identity, provider: second.id }, { sso })).toBe(false);
  expect(isLinkedTo(identity, {})).toBe(false);
  expect(isLinkedTo(identity, null)).toBe(false);
});
