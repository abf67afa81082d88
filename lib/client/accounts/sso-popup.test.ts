import { FirebaseError } from 'firebase/app';
import {
  type Auth,
  linkWithCredential,
  OAuthProvider,
  signInWithCredential,
  signInWithPopup,
} from 'firebase/auth';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { signInFault } from './sign-in-faults';
import { askCompany, connectCompany } from './sso-popup';

vi.mock('firebase/auth', () => {
  class OAuthProvider {
    readonly providerId: string;
    constructor(providerId: string) {
      this.providerId = providerId;
    }
    credential({ idToken }: { idToken: string }) {
      return { providerId: this.providerId, idToken };
    }
    static credentialFromError = vi.fn();
  }
  return {
    OAuthProvider,
    browserPopupRedirectResolver: 'popup',
    signInWithPopup: vi.fn(),
    signInWithCredential: vi.fn(),
    linkWithCredential: vi.fn(),
  };
});
afterEach(() => {
  vi.clearAllMocks();
});

const auth = (currentUser: object | null = null): Auth => Object.assign(Object.create(null), { currentUser });
const signedIn = (uid: string) =>
  Object.assign(Object.create(null), { user: { uid, getIdToken: async () => `token of ${uid}` } });
const credential = new OAuthProvider('saml.bank').credential({ idToken: 'x' });
const otherAccount = (email?: string) =>
  new FirebaseError(
    'auth/account-exists-with-different-credential',
    'other',
    email === undefined ? {} : { email },
  );

describe('the sign-in of a company', () => {
  test('opens its popup and returns who signed in', async () => {
    vi.mocked(signInWithPopup).mockResolvedValue(signedIn('nora'));
    const asked = await askCompany(auth(), 'saml.bank', null);
    expect(asked.signedIn?.user.uid).toBe('nora');
    expect(asked.credential).toBeNull();
    expect(vi.mocked(signInWithPopup).mock.calls[0]?.slice(1)).toEqual([
      { providerId: 'saml.bank' },
      'popup',
    ]);
  });

  test('in local mode takes the typed address and opens no popup', async () => {
    vi.mocked(signInWithCredential).mockResolvedValue(signedIn('nora'));
    await askCompany(auth(), 'saml.bank', 'nora@bank.com');
    expect(signInWithPopup).not.toHaveBeenCalled();
    const idToken = JSON.stringify({ sub: 'nora@bank.com', email: 'nora@bank.com', email_verified: true });
    expect(vi.mocked(signInWithCredential).mock.calls[0]?.[1]).toEqual({ providerId: 'saml.bank', idToken });
  });

  test.each([
    ['that the browser blocks', 'auth/popup-blocked', /blocked/],
    ['that is closed', 'auth/popup-closed-by-user', null],
    ['that a second one replaces', 'auth/cancelled-popup-request', null],
    ['that the person cancels', 'auth/user-cancelled', null],
    ['from an origin that Firebase does not know', 'auth/unauthorized-domain', /Try again/],
    ['without a connection', 'auth/network-request-failed', /connection/],
  ])('fails with a popup %s, and its error has words', async (_, code, words) => {
    const error = new FirebaseError(code, code);
    vi.mocked(signInWithPopup).mockRejectedValue(error);
    await expect(askCompany(auth(), 'saml.bank', null)).rejects.toBe(error);
    const text = signInFault(error);
    if (words === null) expect(text).toBeNull();
    else expect(text).toMatch(words);
  });

  test('of an address with another account asks for that account first, and keeps the credential', async () => {
    vi.mocked(signInWithPopup).mockRejectedValue(otherAccount('nora@bank.com'));
    vi.mocked(OAuthProvider.credentialFromError).mockReturnValue(credential);
    expect(await askCompany(auth(), 'saml.bank', null)).toEqual({
      signedIn: null,
      credential,
      email: 'nora@bank.com',
    });
    vi.mocked(signInWithPopup).mockRejectedValue(otherAccount());
    expect(await askCompany(auth(), 'saml.bank', null)).toMatchObject({ credential, email: '' });
  });

  test('of an address with another account fails if Firebase sends no credential', async () => {
    const error = otherAccount('nora@bank.com');
    vi.mocked(signInWithPopup).mockRejectedValue(error);
    vi.mocked(OAuthProvider.credentialFromError).mockReturnValue(null);
    await expect(askCompany(auth(), 'saml.bank', null)).rejects.toBe(error);
  });
});

describe('the link of a company to an account', () => {
  const nora = { uid: 'nora', email: 'Nora@bank.com' };

  test('is made for the account with the address, and signs in with the company', async () => {
    vi.mocked(signInWithCredential).mockResolvedValue(signedIn('nora'));
    expect(await connectCompany(auth(nora), credential, 'nora@Bank.com')).toBe('token of nora');
    expect(vi.mocked(linkWithCredential).mock.calls).toEqual([[nora, credential]]);
  });

  test.each([
    ['nobody is signed in', null],
    ['the account has another address', { uid: 'eve', email: 'eve@bank.com' }],
    ['the account has no address', { uid: 'eve', email: null }],
  ])('is not made if %s', async (_, user) => {
    expect(await connectCompany(auth(user), credential, 'nora@bank.com')).toBeNull();
    expect(linkWithCredential).not.toHaveBeenCalled();
    expect(signInWithCredential).not.toHaveBeenCalled();
  });

  test('gives no token if the company then signs in somebody else', async () => {
    vi.mocked(signInWithCredential).mockResolvedValue(signedIn('eve'));
    expect(await connectCompany(auth(nora), credential, 'nora@bank.com')).toBeNull();
  });

  test('gives no token if Firebase refuses it', async () => {
    vi.mocked(linkWithCredential).mockRejectedValueOnce(
      new FirebaseError('auth/credential-already-in-use', 'x'),
    );
    await expect(connectCompany(auth(nora), credential, 'nora@bank.com')).rejects.toThrow();
    expect(signInWithCredential).not.toHaveBeenCalled();
  });
});
