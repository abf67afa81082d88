import { createECDH } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sendOutbox } from '@/lib/server/jobs/messages/send-outbox';
import { resetPassword } from '@/lib/server/people/accounts/accounts';
import { changeEmail, findEmailChange } from '@/lib/server/people/accounts/change-login';
import { withAuthEmulator } from '@/lib/server/people/identity/auth-emulator.fixture';
import { adminAuth } from '@/lib/server/people/identity/auth-service';
import { recordConfirmation } from '@/lib/server/people/identity/confirmation-claim';
import { accountDeletions, users } from '@/lib/server/people/identity/identity-collections';
import { endOtherSessions } from '@/lib/server/people/sessions/own-sessions';
import { listBrowsers } from '@/lib/server/people/sessions/push';
import { readSession, sessionId } from '@/lib/server/people/sessions/session';
import { pushSubscriptions, sessions } from '@/lib/server/people/sessions/session-collections';
import { listStoredMails } from '@/lib/server/platform/mail/outbox-mail';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { write } from '@/lib/server/platform/store/store';
import { favoriteLists, savedSearches } from '@/lib/server/records/favorites/favorite-collections';
import { notifications } from '@/lib/server/records/notifications/notification-collections';
import { finishDeletions } from '@/lib/server/workflows/accounts/delete-account';
import * as changeEmailRoute from '../account/change-email/route';
import * as changePasswordRoute from '../account/change-password/route';
import * as deleteRoute from '../account/delete/route';
import * as browsersRoute from '../me/browsers/route';
import * as exportRoute from '../me/export/route';
import * as meRoute from '../me/route';
import * as sessionRoute from '../session/route';

const { jar } = vi.hoisted(() => ({ jar: new Map<string, string>() }));
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: (name: string) => jar.has(name) && { value: jar.get(name) } }),
}));

withAuthEmulator();
beforeEach(() => jar.clear());

const none = { params: Promise.resolve({}) };
type Route = { POST: (request: Request, context: typeof none) => Promise<Response> };
const post = ({ POST }: Route, body: object, userAgent = '', cookie = '') =>
  POST(
    new Request('http://localhost:3000/api', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': userAgent,
        ...(cookie && { cookie: `__session=${cookie}` }),
      },
      body: JSON.stringify(body),
    }),
    none,
  );
const get = (route: { GET: (request: Request, context: typeof none) => Promise<Response> }) =>
  route.GET(new Request('http://localhost:3000/api'), none);

const password = 'a-long-password';
let people = 0;

async function idTokenOf(email: string, typed: string): Promise<string> {
  const url = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: typed, returnSecureToken: true }),
  });
  const body: unknown = await answer.json();
  if (typeof body === 'object' && body && 'idToken' in body) return String(body.idToken);
  throw new Error(JSON.stringify(body));
}

/** A user who has just signed in, with the cookie in the jar. */
async function aPerson() {
  people += 1;
  const email = `own-${people}@example.com`;
  const account = await adminAuth().createUser({ email, password, emailVerified: true, displayName: 'Nell' });
  await recordConfirmation(account, { email, at: 0 });
  const { uid } = account;
  const idToken = await idTokenOf(email, password);
  const answer = await post(sessionRoute, { idToken }, 'Firefox/140.0 Windows');
  const [cookie = ''] = answer.headers.getSetCookie();
  jar.set('__session', cookie.split(';')[0]?.split('=')[1] ?? '');
  return { uid, email, idToken };
}
/** The user whose session cookie is in the jar. */
const present = () => readSession(jar.get('__session') ?? '', Date.now());
const mailsTo = async (email: string) => {
  while ((await sendOutbox(Date.now() + 1)) > 0);
  return (await listStoredMails(runtime().store)).filter(({ to }) => to === email);
};
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject).sort();
/** Token of the latest link to a new address. */
async function changeTokenTo(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  return /change-email\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('a person who has just signed in again', () => {
  test('changes the password, which ends every session and sends an email', async () => {
    const { email, idToken } = await aPerson();
    for (const weak of ['short', '1234567890', 'Password123', email])
      expect((await post(changePasswordRoute, { idToken, password: weak })).status).toBe(422);
    expect((await post(changePasswordRoute, { idToken, password: 'a-new-long-password' })).status).toBe(204);
    expect((await get(meRoute)).status).toBe(401);
    await expect(idTokenOf(email, password)).rejects.toThrow();
    expect(await idTokenOf(email, 'a-new-long-password')).toBeTruthy();
    expect(await subjectsTo(email)).toEqual([expect.stringContaining('was changed')]);
  });

  test('changes the password of an account from before confirmations without confirming it', async () => {
    const { uid, email, idToken } = await aPerson();
    const stored = (await runtime().store.get(users, uid))?.data;
    if (!stored) throw new Error('No such user');
    const { confirmed: _, ...user } = stored;
    await runtime().store.commit([write.set(users, uid, user)]);
    expect((await post(changePasswordRoute, { idToken, password: 'a-new-long-password' })).status).toBe(204);
    expect(await idTokenOf(email, 'a-new-long-password')).toBeTruthy();
    await expect(idTokenOf(email, password)).rejects.toThrow();
    expect((await runtime().store.get(users, uid))?.data.confirmed).toBeUndefined();
  });

  test('is notified even if the mail server is down at that moment', async () => {
    const { email, idToken } = await aPerson();
    const dead = vi.spyOn(runtime().mail, 'send').mockRejectedValue(new Error('No mail today'));
    const changed = await post(changePasswordRoute, { idToken, password: 'a-new-long-password' });
    dead.mockRestore();
    expect(changed.status).toBe(204);
    expect(await subjectsTo(email)).toEqual([expect.stringContaining('was changed')]);
  });

  test('changes the address with the link sent to the new address, once', async () => {
    const { uid, email, idToken } = await aPerson();
    const to = `new-${email}`;
    expect((await post(changeEmailRoute, { idToken, email: to.toUpperCase() })).status).toBe(202);
    const token = await changeTokenTo(to);
    expect(token, 'says nothing of whose it is').toMatch(/^[\w-]{43}$/);
    expect(await subjectsTo(email)).toEqual([expect.stringContaining('Email change requested')]);
    expect(await findEmailChange(`${token}x`, Date.now())).toBeNull();
    expect(await findEmailChange(token, Date.now() + 25 * 3_600_000)).toBeNull();
    expect(await changeEmail(token, await present(), Date.now())).toEqual({ ok: true, value: { email: to } });
    expect((await adminAuth().getUser(uid)).email).toBe(to);
    expect((await runtime().store.get(users, uid))?.data.email).toBe(to);
    expect((await get(meRoute)).status).toBe(401);
    expect(await subjectsTo(email)).toEqual([
      expect.stringContaining('Email change requested'),
      expect.stringContaining('was changed'),
    ]);
    for (const { text } of await mailsTo(email)) expect(text).toContain(to);
    expect(await changeEmail(token, await present(), Date.now())).toEqual({
      ok: false,
      reason: 'used-or-expired',
    });
  });

  test.each<[string, (person: Awaited<ReturnType<typeof aPerson>>) => Promise<unknown>]>([
    ['a new password', ({ idToken }) => post(changePasswordRoute, { idToken, password: 'a-new-long-one' })],
    [
      'a password reset',
      async ({ email }) => {
        const link = new URL(await adminAuth().generatePasswordResetLink(email));
        return resetPassword(link.searchParams.get('oobCode') ?? '', 'a-new-long-one', Date.now());
      },
    ],
    [
      'the end of the other sign-ins',
      async () => {
        const by = await readSession(jar.get('__session') ?? '', Date.now());
        return by && endOtherSessions(by, Date.now());
      },
    ],
    ['a later request', ({ idToken }) => post(changeEmailRoute, { idToken, email: 'later@example.com' })],
  ])('%s invalidates a link to another address', async (_, recover) => {
    const person = await aPerson();
    const to = `taken-${person.email}`;
    await post(changeEmailRoute, { idToken: person.idToken, email: to });
    const token = await changeTokenTo(to);
    expect(await findEmailChange(token, Date.now())).toMatchObject({ to });
    await recover(person);
    expect(await changeEmail(token, await present(), Date.now())).toEqual({
      ok: false,
      reason: 'used-or-expired',
    });
    expect((await adminAuth().getUser(person.uid)).email).toBe(person.email);
  });

  test.each<[string, (to: string, token: string) => Promise<unknown>]>([
    ['the link, opened again', async (_, token) => changeEmail(token, await present(), Date.now())],
    [
      'a sign-in at the new address',
      async (to) => post(sessionRoute, { idToken: await idTokenOf(to, password) }),
    ],
    [
      'a reset at the new address',
      async (to) => {
        const link = new URL(await adminAuth().generatePasswordResetLink(to));
        return resetPassword(link.searchParams.get('oobCode') ?? '', 'a-new-long-one', Date.now());
      },
    ],
  ])('can finish an interrupted address change by %s', async (_, goOn) => {
    const { uid, email, idToken } = await aPerson();
    const to = `moved-${email}`;
    await post(changeEmailRoute, { idToken, email: to });
    const token = await changeTokenTo(to);
    const by = await present();
    const { store } = runtime();
    const { transact } = store;
    let commits = 0;
    const dying = vi.spyOn(store, 'transact').mockImplementation((...args) => {
      commits += 1;
      if (commits > 1) throw new Error('The server dies');
      return transact.apply(store, args);
    });
    await expect(changeEmail(token, by, Date.now())).rejects.toThrow('dies');
    dying.mockRestore();
    expect((await adminAuth().getUser(uid)).email).toBe(to);
    expect((await store.get(users, uid))?.data.email).toBe(email);
    await goOn(to, token);
    expect((await store.get(users, uid))?.data).toMatchObject({ email: to, confirmed: { email: to } });
    expect((await adminAuth().getUser(uid)).email).toBe(to);
    expect(await present(), 'the earlier session').toBeNull();
    expect(await subjectsTo(email)).toContainEqual(expect.stringContaining('was changed'));
  });

  test('cannot take an address that has an account', async () => {
    const other = await aPerson();
    const { uid, idToken, email } = await aPerson();
    await post(changeEmailRoute, { idToken, email: other.email });
    expect(await changeEmail(await changeTokenTo(other.email), await present(), Date.now())).toEqual({
      ok: false,
      reason: 'taken',
    });
    expect((await runtime().store.get(users, uid))?.data.email).toBe(email);
  });

  test.each([
    ['a new password', changePasswordRoute, { password: 'a-new-long-password' }],
    ['a new address', changeEmailRoute, { email: 'elsewhere@example.com' }],
    ['a deletion', deleteRoute, {}],
  ])(
    'is required for %s; another person’s token, an old token or no session is refused',
    async (_, route, body) => {
      const stranger = await aPerson();
      const { uid, idToken } = await aPerson();
      const reasonOf = async (token: string) => {
        const answer = await post(route, { ...body, idToken: token });
        return [answer.status, (await answer.json()).reason];
      };
      expect(await reasonOf(stranger.idToken)).toEqual([403, 'not-fresh']);
      expect(await reasonOf('nonsense')).toEqual([403, 'not-fresh']);
      vi.useFakeTimers({ now: Date.now() + 302_000, toFake: ['Date'] });
      expect(await reasonOf(idToken)).toEqual([403, 'not-fresh']);
      vi.useRealTimers();
      jar.clear();
      expect(await reasonOf(idToken)).toEqual([401, 'signed-out']);
      expect((await adminAuth().getUser(uid)).uid).toBe(uid);
    },
  );
});

describe('account deletion', () => {
  const left = async (uid: string) => {
    const { store } = runtime();
    const own = { where: [{ field: 'uid', op: '==', value: uid }] } as const;
    const counts = await Promise.all([
      store.query(sessions, own),
      store.query(notifications, own),
      store.query(savedSearches, own),
      store.query(pushSubscriptions, own),
    ]);
    const docs = await Promise.all([
      store.get(users, uid),
      store.get(favoriteLists, uid),
      store.get(accountDeletions, uid),
    ]);
    return [...counts.map(({ docs: found }) => found.length), ...docs];
  };

  async function withBelongings(uid: string) {
    const notice = { uid, kind: 'staff', subject: '', text: '', path: '/', at: 1, readAt: null } as const;
    const keys = { p256dh: 'x', auth: 'y' };
    await runtime().store.commit([
      write.set(notifications, `of-${uid}`, notice),
      write.set(favoriteLists, uid, { marks: [], saved: [], calendarToken: null }),
      write.set(pushSubscriptions, `of-${uid}`, {
        uid,
        sessionId: 's',
        endpoint: 'x',
        ...keys,
        device: '',
        createdAt: 1,
      }),
    ]);
  }

  test('leaves no personal data in the store or the auth service', async () => {
    const { uid, email, idToken } = await aPerson();
    await withBelongings(uid);
    const answer = await post(deleteRoute, { idToken });
    expect([
      answer.status,
      answer.headers.getSetCookie().every((line) => line.includes('Max-Age=0')),
    ]).toEqual([204, true]);
    expect(await left(uid)).toEqual([0, 0, 0, 0, null, null, null]);
    await expect(adminAuth().getUserByEmail(email)).rejects.toThrow();
  });

  test('finishes even if the server dies in between', async () => {
    const { uid } = await aPerson();
    await withBelongings(uid);
    await runtime().store.commit([write.set(accountDeletions, uid, { at: 1 }), write.delete(users, uid)]);
    expect((await get(meRoute)).status).toBe(401);
    await finishDeletions(Date.now());
    await finishDeletions(Date.now());
    expect(await left(uid)).toEqual([0, 0, 0, 0, null, null, null]);
    await expect(adminAuth().getUser(uid)).rejects.toThrow();
  });

  test('is not undone by a sign-in meanwhile', async () => {
    const { uid, email, idToken } = await aPerson();
    await runtime().store.commit([write.set(accountDeletions, uid, { at: 1 }), write.delete(users, uid)]);
    expect((await post(sessionRoute, { idToken })).status).toBe(401);
    expect((await post(sessionRoute, { idToken: await idTokenOf(email, password) })).status).toBe(401);
    expect(await runtime().store.get(users, uid)).toBeNull();
    await finishDeletions(Date.now());
    expect(await left(uid)).toEqual([0, 0, 0, 0, null, null, null]);
  });

  test('is refused while there are obligations, which are named', async () => {
    const { uid, idToken } = await aPerson();
    const { store } = runtime();
    const known = await store.get(users, uid);
    if (known) await store.commit([write.set(users, uid, { ...known.data, role: 'admin' })]);
    const answer = await post(deleteRoute, { idToken });
    expect([answer.status, (await answer.json()).detail]).toEqual([
      409,
      expect.stringContaining('You’re on our staff'),
    ]);
    expect(await store.get(users, uid)).not.toBeNull();
  });
});

test('the export has the person’s data, no credentials and nobody else’s email, and is rate limited', async () => {
  const stranger = await aPerson();
  const { uid, email } = await aPerson();
  const now = Date.now();
  await runtime().store.commit([
    write.set(savedSearches, 'mine', {
      uid,
      name: 'Kings',
      query: 'county=kings',
      frequency: 'daily',
      status: 'on',
      createdAt: now,
      changedAt: now,
      toldUntil: now,
      told: [],
      dueAt: null,
      stopToken: 'a-secret-of-mails',
    }),
  ]);
  const answer = await get(exportRoute);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="bank-owned-new-york-/);
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({
    account: { uid, email },
    signIns: [{ device: 'Firefox on Windows' }],
    savedSearches: [{ name: 'Kings' }],
  });
  for (const secret of ['a-secret-of-mails', stranger.email, jar.get('__session') ?? 'x'])
    expect(text).not.toContain(secret);
  for (let again = 1; again < 4; again++) expect((await get(exportRoute)).status).toBe(200);
  const tooOften = await get(exportRoute);
  expect([tooOften.status, tooOften.headers.get('retry-after')]).toEqual([
    429,
    expect.stringMatching(/^\d+$/),
  ]);
  expect((await tooOften.json()).detail).toMatch(/Try again in \d+ minutes/);
  jar.clear();
  expect((await get(exportRoute)).status).toBe(401);
});

test('push needs a signed-in person, a known push service and valid keys', async () => {
  const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'A'.repeat(22) };
  const browser = { endpoint: 'https://fcm.googleapis.com/fcm/send/a', keys };
  expect((await post(browsersRoute, browser)).status).toBe(401);
  await aPerson();
  expect((await post(browsersRoute, { ...browser, endpoint: 'https://example.com/' })).status).toBe(422);
  expect((await post(browsersRoute, { ...browser, keys: { ...keys, auth: '' } })).status).toBe(422);
  const noPoint = { ...keys, p256dh: 'A'.repeat(87) };
  expect((await post(browsersRoute, { ...browser, keys: noPoint })).status).toBe(422);
  expect((await post(browsersRoute, browser)).status).toBe(204);
});

test('a browser keeps push when its person signs in again; another person’s sign-in ends that session', async () => {
  const subscriptionOf = async (uid: string) =>
    (await listBrowsers(uid)).map(({ data: { sessionId: id } }) => id);
  const { uid, email } = await aPerson();
  const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'A'.repeat(22) };
  await post(browsersRoute, { endpoint: 'https://fcm.googleapis.com/fcm/send/b', keys });
  const first = jar.get('__session') ?? '';
  expect(await subscriptionOf(uid)).toEqual([sessionId(first)]);
  // Without new claims, two cookies issued in the same second would be equal.
  await adminAuth().setCustomUserClaims(uid, { again: true, confirmed: { email, at: 0 } });
  const again = await post(sessionRoute, { idToken: await idTokenOf(email, password) }, '', first);
  const second = /__session=([^;]+)/.exec(again.headers.getSetCookie()[0] ?? '')?.[1] ?? '';
  expect(second).not.toBe(first);
  expect(await subscriptionOf(uid)).toEqual([sessionId(second)]);
  const { email: other } = await aPerson();
  await post(sessionRoute, { idToken: await idTokenOf(other, password) }, '', second);
  expect(await subscriptionOf(uid)).toEqual([sessionId(second)]);
  expect((await runtime().store.get(sessions, sessionId(second)))?.data.revokedAt).not.toBeNull();
});
