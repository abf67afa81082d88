import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { seedAccounts } from '@/lib/server/jobs/seeding/seed-accounts';
import { confirmEmail, requestPasswordReset, resetPassword } from '@/lib/server/people/accounts/accounts';
import { changeEmail, requestEmailChange } from '@/lib/server/people/accounts/change-login';
import { withAuthEmulator } from '@/lib/server/people/identity/auth-emulator.fixture';
import { adminAuth } from '@/lib/server/people/identity/auth-service';
import { users } from '@/lib/server/people/identity/identity-collections';
import { readActingUser } from '@/lib/server/people/sessions/acting-user';
import { readSession } from '@/lib/server/people/sessions/session';
import { env } from '@/lib/server/platform/env';
import { listStoredMails } from '@/lib/server/platform/mail/outbox-mail';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { write } from '@/lib/server/platform/store/store';
import { audit } from '@/lib/server/records/audit-log/audit-log-collections';
import { grantAdmin } from '@/lib/server/workflows/staff/grant-admin';
import logins from '@/scripts/sample-logins.json';
import * as session from '../session/route';

vi.mock('next/headers', () => ({ cookies: async () => new Map() }));

withAuthEmulator();

const stranger = 'known-to-a-stranger';
const chosen = 'of-the-mailbox-owner';
let email = '';
let count = 0;
beforeEach(() => {
  count += 1;
  email = `boss-${count}@example.com`;
});

describe('an account that a stranger created directly at the auth service', () => {
  test('gets neither a session nor a user, even after the auth service verifies the address', async () => {
    const { localId: uid, idToken } = await publicSignUp(email);
    expect(await opened(idToken)).toBe('unconfirmed');
    await call('accounts:update', {
      oobCode: codeOf(await adminAuth().generateEmailVerificationLink(email)),
    });
    expect((await adminAuth().getUser(uid)).emailVerified).toBe(true);
    expect(await opened(await idTokenOf(email, stranger))).toBe('unconfirmed');
    expect(await runtime().store.get(users, uid)).toBeNull();
    expect(await grant(uid, Date.now())).toEqual({ ok: false, reason: 'not-found' });
  });

  test('belongs to the mailbox owner once they confirm: the old password, tokens and linked Google account stop working', async () => {
    const { localId: uid, idToken, refreshToken } = await publicSignUp(email);
    await linkGoogle(idToken, 'stranger@example.com');
    const code = codeOf(await adminAuth().generateEmailVerificationLink(email));
    const mail = { key: undefined, browser: undefined };
    expect(await confirmEmail(code, { ...mail, chosen: undefined }, Date.now())).toMatchObject({
      value: { state: 'choose-password' },
    });
    const before = await idTokenOf(email, stranger);
    const confirmed = await confirmEmail(code, { ...mail, chosen }, Date.now());
    expect(confirmed).toMatchObject({ ok: true, value: { state: 'confirmed', email } });

    await expect(idTokenOf(email, stranger)).rejects.toThrow();
    for (const token of [idToken, before]) expect(await opened(token)).toMatch(/bad-token|unconfirmed/);
    await expect(refreshed(refreshToken)).rejects.toThrow();
    expect((await adminAuth().getUser(uid)).providerData.map(({ providerId }) => providerId)).toEqual([
      'password',
    ]);
    expect(await opened(await idTokenOf(email, chosen))).toBe('ok');
    expect((await runtime().store.get(users, uid))?.data).toMatchObject({
      role: 'member',
      confirmed: { email },
    });
  });

  test('also belongs to the mailbox owner after a password reset', async () => {
    const { idToken } = await publicSignUp(email);
    await linkGoogle(idToken, 'stranger@example.com');
    const code = codeOf(await adminAuth().generatePasswordResetLink(email));
    expect(await resetPassword(code, chosen, Date.now())).toMatchObject({ ok: true });
    expect(await opened(idToken)).toMatch(/bad-token|unconfirmed/);
    await expect(idTokenOf(email, stranger)).rejects.toThrow();
    await expect(googleToken('stranger@example.com', email)).rejects.toThrow('another account');
    expect(await opened(await idTokenOf(email, chosen))).toBe('ok');
  });

  test('keeps one password after two simultaneous confirmations: the one from the call that succeeded', async () => {
    await publicSignUp(email);
    const code = codeOf(await adminAuth().generateEmailVerificationLink(email));
    const passwords = ['the-first-choice', 'the-second-choice'];
    const answers = await Promise.all(
      passwords.map((each) =>
        confirmEmail(code, { key: undefined, browser: undefined, chosen: each }, Date.now()),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const worked = await Promise.all(
      passwords.map((each) =>
        idTokenOf(email, each)
          .then(opened)
          .catch(() => 'refused'),
      ),
    );
    expect(worked).toEqual(answers.map(({ ok }) => (ok ? 'ok' : 'refused')));
  });
});

test('an account whose address changes at the auth service can no longer open a session', async () => {
  const own = `own-${email}`;
  await publicSignUp(own);
  await resetPassword(codeOf(await adminAuth().generatePasswordResetLink(own)), chosen, Date.now());
  const idToken = await idTokenOf(own, chosen);
  expect(await opened(idToken)).toBe('ok');
  await call('accounts:update', { idToken, email });
  await call('accounts:update', { oobCode: codeOf(await adminAuth().generateEmailVerificationLink(email)) });
  expect(await opened(await idTokenOf(email, chosen))).toBe('unconfirmed');
});

describe('an address change code that a stranger requested before the owner confirmed', () => {
  /** The owner is staff, and the auth service has the stranger's address. */
  async function aMovedAdmin() {
    const evil = `evil-${email}`;
    const { localId: uid, idToken } = await publicSignUp(email);
    await call('accounts:sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: evil });
    const code = await mailedCodeTo(evil);
    await resetPassword(codeOf(await adminAuth().generatePasswordResetLink(email)), chosen, Date.now());
    expect(await opened(await idTokenOf(email, chosen))).toBe('ok');
    expect(await grant(uid, Date.now())).toEqual({ ok: true, value: { email } });
    await call('accounts:update', { oobCode: code });
    expect((await adminAuth().getUser(uid)).email).toBe(evil);
    return { uid, evil };
  }
  const resetCodeOf = async (address: string) => codeOf(await adminAuth().generatePasswordResetLink(address));
  const who = async (uid: string) => (await runtime().store.get(users, uid))?.data;

  test('does not move the account: a reset at the stranger’s address is refused and restores the owner’s address', async () => {
    const { uid, evil } = await aMovedAdmin();
    const code = await resetCodeOf(evil);
    expect(await resetPassword(code, stranger, Date.now())).toEqual({ ok: false, reason: 'used-or-expired' });
    expect(await who(uid)).toMatchObject({ email, role: 'admin', confirmed: { email } });
    expect((await adminAuth().getUser(uid)).email).toBe(email);
    expect(await opened(await idTokenOf(email, chosen))).toBe('ok');
  });

  test('opens no session and confirms nothing at the stranger’s address', async () => {
    const { uid, evil } = await aMovedAdmin();
    await adminAuth().updateUser(uid, { emailVerified: false });
    const code = codeOf(await adminAuth().generateEmailVerificationLink(evil));
    expect(await opened(await idTokenOf(evil, chosen))).toBe('unconfirmed');
    const mail = { key: undefined, browser: undefined, chosen: stranger };
    expect(await confirmEmail(code, mail, Date.now())).toEqual({ ok: false, reason: 'used-or-expired' });
    expect(await who(uid)).toMatchObject({ email, role: 'admin' });
  });

  test('sends the stranger no email, and the owner recovers the account with a password reset', async () => {
    const { uid, evil } = await aMovedAdmin();
    const before = (await listStoredMails(runtime().store)).length;
    await requestPasswordReset(email, Date.now());
    expect((await adminAuth().getUser(uid)).email).toBe(email);
    await requestPasswordReset(evil, Date.now());
    const mails = (await listStoredMails(runtime().store)).slice(0, -before || undefined);
    expect(mails.map(({ to }) => to)).toEqual([email]);
  });
});

test('an address change link works only for the account that requested it, so nobody takes over an account with a stranger’s password', async () => {
  const own = `own-${email}`;
  const { localId: uid } = await publicSignUp(own);
  await resetPassword(codeOf(await adminAuth().generatePasswordResetLink(own)), stranger, Date.now());
  const by = await signedIn(await idTokenOf(own, stranger));
  await requestEmailChange(by, email, Date.now());
  const mail = (await listStoredMails(runtime().store)).find(({ to }) => to === email);
  const token = /change-email\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(await changeEmail(token, null, Date.now())).toEqual({ ok: false, reason: 'signed-out' });
  expect((await adminAuth().getUser(uid)).email).toBe(own);
  expect(await changeEmail(token, by, Date.now())).toEqual({ ok: true, value: { email } });
  expect(await opened(await idTokenOf(email, stranger))).toBe('ok');
});

test('Google signs in the person it verified; a password that a stranger set on the same account does not work', async () => {
  await publicSignUp(email);
  await call('accounts:update', { oobCode: codeOf(await adminAuth().generateEmailVerificationLink(email)) });
  expect(await opened(await googleToken(email, email))).toBe('ok');
  expect(await opened(await idTokenOf(email, stranger))).toBe('unconfirmed');
});

describe('an account from before confirmations were recorded', () => {
  async function anOldAccount(role: 'member' | 'admin') {
    const { uid } = await adminAuth().createUser({ email, password: stranger, emailVerified: true });
    const user = { uid, email, name: 'Rosa', role, emailVerified: true, registration: null, createdAt: 1 };
    await runtime().store.commit([write.set(users, uid, user)]);
    return uid;
  }

  test('still signs in, and cannot become staff before it is confirmed', async () => {
    const uid = await anOldAccount('member');
    expect(await opened(await idTokenOf(email, stranger))).toBe('ok');
    expect(await grant(uid, Date.now())).toEqual({ ok: false, reason: 'unconfirmed' });
  });

  test('has no staff rights in an old session until it is confirmed', async () => {
    const uid = await anOldAccount('member');
    const by = await signedIn(await idTokenOf(email, stranger));
    const { store } = runtime();
    await store.commit([write.set(users, uid, { ...by.user, role: 'admin' })]);
    expect(await readActingUser(store, by)).toBeNull();
    const { user } = by;
    const confirmed = { email, by: 'mail', at: 1 } as const;
    await store.commit([write.set(users, uid, { ...user, role: 'admin', confirmed })]);
    expect((await readActingUser(store, by))?.user).toMatchObject({ uid, role: 'admin' });
  });

  test('signs in to a staff account again only after an emailed reset, and stays staff', async () => {
    const uid = await anOldAccount('admin');
    expect(await opened(await idTokenOf(email, stranger))).toBe('unconfirmed');
    await resetPassword(codeOf(await adminAuth().generatePasswordResetLink(email)), chosen, Date.now());
    expect(await opened(await idTokenOf(email, chosen))).toBe('ok');
    expect((await runtime().store.get(users, uid))?.data.role).toBe('admin');
  });
});

test('the sample logins work, even if an earlier version created the account, and the sample admin is staff', async () => {
  const { store } = runtime();
  const [earlier] = logins.filter(({ role }) => role === 'admin');
  await adminAuth().createUser({ uid: 'sample-admin', ...earlier, emailVerified: true });
  for (let start = 0; start < 2; start++) {
    await seedAccounts(store, logins, Date.now());
    for (const login of logins) expect(await opened(await idTokenOf(login.email, login.password))).toBe('ok');
  }
  expect((await store.get(users, 'sample-admin'))?.data.role).toBe('admin');
});

test('the server command makes a confirmed account staff, once, and writes an audit log entry', async () => {
  const { localId: uid } = await publicSignUp(email);
  await resetPassword(codeOf(await adminAuth().generatePasswordResetLink(email)), chosen, Date.now());
  expect(await grant(uid, Date.now())).toEqual({ ok: false, reason: 'not-found' });
  expect(await opened(await idTokenOf(email, chosen))).toBe('ok');
  const now = Date.now();
  expect(await grant(uid, now)).toEqual({ ok: true, value: { email } });
  expect((await runtime().store.get(users, uid))?.data.role).toBe('admin');
  expect((await runtime().store.get(audit, `${uid}:${now}-granted`))?.data).toMatchObject({
    about: 'person',
    subject: uid,
    action: 'role-set',
    before: 'member',
    after: 'admin',
    by: { uid: 'server' },
  });
  expect(await grant(uid, Date.now())).toEqual({ ok: false, reason: 'same-role' });
  expect(await grant('nobody', Date.now())).toEqual({ ok: false, reason: 'not-found' });
});

const grant = (uid: string, now: number) =>
  grantAdmin({ store: runtime().store, auth: adminAuth() }, uid, now);

const tokens = z.object({ localId: z.string(), idToken: z.string(), refreshToken: z.string() });
const codeOf = (link: string): string => new URL(link).searchParams.get('oobCode') ?? '';

/** The mailbox that received the code. */
async function mailedCodeTo(address: string): Promise<string> {
  const { projectId } = env();
  const url = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/emulator/v1/projects/${projectId}/oobCodes`;
  const { oobCodes } = codes.parse(await (await fetch(url)).json());
  return oobCodes.findLast((each) => each.email === address || each.newEmail === address)?.oobCode ?? '';
}

const codes = z.object({
  oobCodes: z.array(z.object({ email: z.string(), newEmail: z.string().optional(), oobCode: z.string() })),
});

/** The auth service's public API, as anyone can call it. */
async function call(method: string, body: object): Promise<unknown> {
  const url = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/${method}?key=any`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  const responseBody: unknown = await answer.json();
  if (!answer.ok) throw new Error(JSON.stringify(responseBody));
  return responseBody;
}

const publicSignUp = async (address: string) =>
  tokens.parse(await call('accounts:signUp', { email: address, password: stranger }));

const idTokenOf = async (address: string, password: string): Promise<string> =>
  tokens.parse(await call('accounts:signInWithPassword', { email: address, password })).idToken;

const idpBody = (google: string) => {
  const id = JSON.stringify({ sub: `google-${google}`, email: google, email_verified: true });
  const postBody = new URLSearchParams({ providerId: 'google.com', id_token: id }).toString();
  return { postBody, requestUri: 'http://localhost', returnIdpCredential: true };
};
const linkGoogle = (idToken: string, google: string) =>
  call('accounts:signInWithIdp', { ...idpBody(google), idToken });

/** Signs in with Google; throws if that is not the account of `address`. */
async function googleToken(google: string, address: string): Promise<string> {
  const { localId, idToken } = tokens.parse(await call('accounts:signInWithIdp', idpBody(google)));
  if ((await adminAuth().getUser(localId)).email !== address) throw new Error('another account');
  return idToken;
}

async function refreshed(refreshToken: string): Promise<void> {
  const url = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/securetoken.googleapis.com/v1/token?key=any`;
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
  const answer = await fetch(url, { method: 'POST', body });
  const { id_token: idToken } = await answer.json();
  if (!answer.ok || (await opened(idToken)) !== 'ok') throw new Error('No session from this token');
}

function ask(idToken: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: 'http://localhost:3000' };
  const init = { method: 'POST', headers, body: JSON.stringify({ idToken }) };
  return session.POST(new Request('http://localhost:3000/api/session', init), {
    params: Promise.resolve({}),
  });
}

async function opened(idToken: string): Promise<string> {
  const answer = await ask(idToken);
  return answer.ok ? 'ok' : (await answer.json()).reason;
}

async function signedIn(idToken: string) {
  const [line = ''] = (await ask(idToken)).headers.getSetCookie();
  const by = await readSession(/__session=([^;]+)/.exec(line)?.[1] ?? '', Date.now());
  if (!by) throw new Error('No session');
  return by;
}
