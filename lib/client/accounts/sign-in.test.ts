import { beforeEach, expect, it, vi } from 'vitest';
import type { Me } from '@/lib/domain/accounts/me';

const nora: Me = {
  uid: 'nora',
  email: 'nora@example.com',
  name: 'Nora Weiss',
  emailVerified: true,
  registered: false,
  missing: [],
  limitCents: 0,
  role: 'member',
};
const user = { uid: 'nora', emailVerified: true, getIdToken: async () => 'token' };
const browser = { cookie: '' };
const auth: { currentUser: typeof user | null } = { currentUser: null };
const service = { tell: () => {} };
class SessionRefusedError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}
const server = {
  SessionRefusedError,
  fetchMe: vi.fn(async (): Promise<Me | null> => nora),
  openServerSession: vi.fn(async (_token: string) => {
    browser.cookie = 'signed_in=1';
    return true;
  }),
  closeServerSession: vi.fn(async () => {}),
};

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  browser.cookie = '';
  vi.stubGlobal('document', browser);
  auth.currentUser = null;
  vi.doMock('./firebase', () => ({ firebase: async () => ({ auth }) }));
  vi.doMock('./sso-popup', () => ({
    connectCompany: async () => null,
    askCompany: async () => ({ signedIn: { user: { ...user, getIdToken: async () => 'company' } } }),
  }));
  vi.doMock('./session-api', () => server);
  vi.doMock('firebase/auth', () => ({
    signOut: async () => {
      auth.currentUser = null;
    },
    onIdTokenChanged: (_: unknown, tell: () => void) => {
      service.tell = tell;
    },
    signInWithEmailAndPassword: async () => {
      auth.currentUser = user;
      service.tell();
      return { user };
    },
  }));
});

/** A tab that follows the auth service, which has already reported the current user. */
async function aTab() {
  const signIn = await import('./sign-in');
  const { authState } = await import('./auth');
  await signIn.listen();
  service.tell();
  await signIn.listen();
  return { ...signIn, state: authState.get };
}

it('a tab uses the existing session', async () => {
  auth.currentUser = user;
  browser.cookie = 'signed_in=1';
  const tab = await aTab();
  expect(tab.state()).toEqual({ state: 'signed-in', user: nora });
  expect(server.openServerSession).not.toHaveBeenCalled();
});

it('a tab that hears of a user after another tab ended the session does not open it again', async () => {
  auth.currentUser = user;
  browser.cookie = 'signed_in=1';
  const tab = await aTab();
  browser.cookie = '';
  await tab.listen();
  expect(tab.state()).toEqual({ state: 'signed-out' });
  expect(server.openServerSession).not.toHaveBeenCalled();
  expect(server.fetchMe).toHaveBeenCalledTimes(2);
});

it('signing in opens one session', async () => {
  const tab = await aTab();
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage() {}
    },
  );
  await tab.signInWithPassword('nora@example.com', 'a-long-password');
  expect(tab.state()).toEqual({ state: 'signed-in', user: nora });
  expect(server.openServerSession).toHaveBeenCalledTimes(1);
});

it.each([
  ['is shown to the server again', new SessionRefusedError('sso-unlinked'), ['company', 'token', 'company']],
  ['with another reason is not', new SessionRefusedError('suspended'), ['company', 'token']],
  ['without an answer is not', new Error('No connection'), ['company', 'token']],
])('after a sign-in with a password, a refused sign-in of a company %s', async (_, refusal, expected) => {
  const tab = await aTab();
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage() {}
    },
  );
  server.openServerSession.mockRejectedValueOnce(refusal);
  const bank = { id: 'oidc.first-bank', label: 'First Bank', domains: [] };
  await expect(tab.signInWithSso(bank, '')).rejects.toBe(refusal);
  await tab.signInWithPassword('nora@example.com', 'a-long-password');
  expect(server.openServerSession.mock.calls.map(([token]) => token)).toEqual(expected);
});

it('signing out ends push for this browser, and succeeds even if that fails', async () => {
  auth.currentUser = user;
  browser.cookie = 'signed_in=1';
  const unsubscribe = vi.fn(async () => {
    throw new Error('No connection to the push service');
  });
  const pushManager = { getSubscription: async () => ({ unsubscribe }) };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
  const tab = await aTab();
  server.fetchMe.mockResolvedValueOnce(null);
  await tab.signOut();
  expect(tab.state()).toEqual({ state: 'signed-out' });
  await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
  vi.unstubAllGlobals();
});
