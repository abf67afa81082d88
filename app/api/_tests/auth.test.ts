import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { termsInForce } from '@/lib/domain/shared/terms-version';
import { keepSignUp } from '@/lib/server/people/accounts/pending-sign-ups';
import { withAuthEmulator } from '@/lib/server/people/identity/auth-emulator.fixture';
import { adminAuth } from '@/lib/server/people/identity/auth-service';
import { recordConfirmation } from '@/lib/server/people/identity/confirmation-claim';
import { users } from '@/lib/server/people/identity/identity-collections';
import { passToAuthEmulator } from '@/lib/server/people/sessions/auth-proxy';
import { revokeAllSessions } from '@/lib/server/people/sessions/session';
import { sessions } from '@/lib/server/people/sessions/session-collections';
import { listStoredMails } from '@/lib/server/platform/mail/outbox-mail';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { write } from '@/lib/server/platform/store/store';
import * as confirm from '../account/confirm/route';
import * as password from '../account/password/route';
import * as reset from '../account/reset/route';
import * as account from '../account/route';
import * as registration from '../me/registration/route';
import * as me from '../me/route';
import * as session from '../session/route';

const { jar, later } = vi.hoisted(() => ({
  jar: new Map<string, string>(),
  later: [] as Promise<unknown>[],
}));
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: (name: string) => jar.has(name) && { value: jar.get(name) } }),
}));
vi.mock('next/server', () => ({ after: (work: () => Promise<unknown>) => later.push(work()) }));

withAuthEmulator();
beforeEach(() => jar.clear());

describe('a session', () => {
  test('is opened by a fresh ID token, in an HTTP-only cookie for five days', async () => {
    const person = await aPerson();
    const answer = await signIn(person.idToken);
    expect(answer.status).toBe(204);
    const [cookie, hint] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__session=.+; HttpOnly; Path=\/; SameSite=Lax; Max-Age=432000$/);
    expect(hint).toBe('signed_in=1; Path=/; SameSite=Lax; Max-Age=432000');
    expect(await who()).toMatchObject({
      uid: person.uid,
      email: person.email,
      role: 'member',
      registered: false,
    });
  });

  test.each(['nonsense', 'a.b.c', jwt({ sub: 'nobody' })])(
    'is refused for the bad token %s',
    async (idToken) => {
      const answer = await signIn(idToken);
      expect([answer.status, (await answer.json()).reason]).toEqual([401, 'bad-token']);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await who()).toBeNull();
    },
  );

  test('is refused when the sign-in itself is older than five minutes', async () => {
    const { idToken } = await aPerson();
    expect((await signIn(idToken, 290)).status).toBe(204);
    jar.clear();
    const answer = await signIn(idToken, 302);
    expect([answer.status, (await answer.json()).reason]).toEqual([401, 'stale-token']);
  });

  test('is updated by an older sign-in of the same person, without a new cookie', async () => {
    const { uid, email, idToken } = await aPerson();
    await signIn(idToken);
    expect(await who()).toMatchObject({ name: 'A Person' });
    const answer = await signIn(tokenOf(uid, email, 'Another Name'), 3000);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([204, []]);
    expect(await who()).toMatchObject({ name: 'Another Name' });
    expect((await signIn((await aPerson()).idToken, 3000)).status).toBe(401);
  });

  test('is one of at most 50 per person; the oldest are dropped', async () => {
    const { uid, idToken } = await aPerson();
    const now = Date.now();
    const lives = { uid, expiresAt: now + 1e8, revokedAt: null };
    const earlier = Array.from({ length: 80 }, (_, index) =>
      write.set(sessions, `${uid}-${index}`, { ...lives, createdAt: now - 1_000 - index }),
    );
    await runtime().store.commit(earlier);
    await signIn(idToken);
    const { docs } = await sessionsOf(uid);
    expect(docs).toHaveLength(50);
    expect(docs.every(({ data }) => data.createdAt > now - 1_000 - 49)).toBe(true);
    expect(await who()).toMatchObject({ uid });
  });

  test('is rate limited when one sign-in opens it again and again', async () => {
    const { idToken } = await aPerson();
    let answer = await signIn(idToken);
    for (let more = 0; answer.status === 204 && more < 200; more++) {
      jar.clear();
      answer = await signIn(idToken);
    }
    expect([answer.status, (await answer.json()).reason]).toEqual([429, 'rate-limited']);
  });

  test('ends together with a thousand others, in several commits', async () => {
    const { uid } = await aPerson();
    const { store } = runtime();
    const lives = { uid, createdAt: 1, expiresAt: Date.now() + 1e8, revokedAt: null };
    for (let from = 0; from < 1_000; from += 250)
      await store.commit(
        Array.from({ length: 250 }, (_, index) => write.set(sessions, `${uid}-${from + index}`, lives)),
      );
    const commits = vi.spyOn(store, 'transact');
    await revokeAllSessions(uid, Date.now());
    expect(commits.mock.calls.length).toBeGreaterThanOrEqual(3);
    commits.mockRestore();
    const { docs } = await sessionsOf(uid);
    expect(docs.filter(({ data }) => data.revokedAt === null)).toEqual([]);
  });

  test('ends with the sign-out, even for someone who copied its cookie', async () => {
    await signIn((await aPerson()).idToken);
    const copied = new Map(jar);
    const answer = await session.DELETE(request('DELETE'), none);
    expect([answer.status, answer.headers.getSetCookie().map((line) => /Max-Age=0/.test(line))]).toEqual([
      204,
      [true, true],
    ]);
    for (const [name, value] of copied) jar.set(name, value);
    expect(await who()).toBeNull();
  });

  test('cannot be reopened by its own sign-in after it ended elsewhere; a new sign-in opens one', async () => {
    const { uid, email, idToken } = await aPerson();
    await signIn(idToken);
    await revokeAllSessions(uid, Date.now());
    const answer = await signIn(idToken);
    expect([answer.status, (await answer.json()).reason]).toEqual([401, 'stale-token']);
    expect(await who()).toBeNull();
    vi.setSystemTime(Date.now() + 5_000);
    const anew = tokenOf(uid, email);
    expect((await signIn(anew, 1)).status).toBe(204);
    expect(await who()).toMatchObject({ uid });
  });

  test('is refused for a cookie that this server did not issue', async () => {
    const { uid, idToken } = await aPerson();
    await signIn(idToken);
    jar.set('__session', await adminAuth().createSessionCookie(idToken, { expiresIn: 86_400_000 }));
    expect(await who()).toBeNull();
    jar.set('__session', jwt({ sub: uid }));
    expect(await who()).toBeNull();
  });
});

describe('a new account', () => {
  const wanted = { name: 'Rosa Delgado', password: 'a-long-password' };

  test('cannot sign in before its email is confirmed, then its owner signs in with the typed password', async () => {
    const email = anEmail();
    expect((await signUp({ ...wanted, email })).status).toBe(202);
    expect(await passwordSignIn(email, wanted.password)).toEqual(
      await passwordSignIn(anEmail(), wanted.password),
    );
    const link = await newestLink(email);
    expect(await confirmed(link)).toEqual({ state: 'confirmed', email, customToken: expect.any(String) });
    await signIn(await idTokenOf(email, wanted.password));
    expect(await who()).toMatchObject({ email, name: 'Rosa Delgado', emailVerified: true });
    expect((await post(confirm, link)).status).toBe(410);
  });

  test('gives the requesting browser an HTTP-only cookie that is not a session', async () => {
    const answer = await signUp({ ...wanted, email: anEmail() });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__session=[\w-]{43}; HttpOnly; Path=\/; SameSite=Lax; Max-Age=86400$/),
    ]);
    expect(await who()).toBeNull();
    const again = await signUp({ ...wanted, email: anEmail() });
    expect(again.headers.getSetCookie()).not.toEqual(answer.headers.getSetCookie());
  });

  test('does not get the password of a stranger who requested it; the owner chooses one in another browser', async () => {
    const email = anEmail();
    await signUp({ ...wanted, email, password: 'known-to-a-stranger' });
    const link = await newestLink(email);

    jar.clear();
    expect(await confirmed(link)).toEqual({ state: 'choose-password', email });
    expect((await adminAuth().getUserByEmail(email)).emailVerified).toBe(false);
    expect((await passwordSignIn(email, 'known-to-a-stranger')).status).toBe(400);
    expect((await post(confirm, { ...link, password: 'short' })).status).toBe(422);

    const chosen = { ...link, password: 'of-the-mailbox-owner' };
    expect(await confirmed(chosen)).toEqual({ state: 'confirmed', email, customToken: expect.any(String) });
    expect((await passwordSignIn(email, 'known-to-a-stranger')).status).toBe(400);
    await signIn(await idTokenOf(email, 'of-the-mailbox-owner'));
    expect(await who()).toMatchObject({ email, emailVerified: true });
    expect((await post(confirm, { ...link, password: 'a-third-password' })).status).toBe(410);
    expect((await passwordSignIn(email, 'a-third-password')).status).toBe(400);
  });

  test('has the password chosen on the confirming device, and the waiting browser signs in with it', async () => {
    const email = anEmail();
    await signUp({ ...wanted, email });
    const waiting = new Map(jar);
    jar.clear();
    const link = await newestLink(email);
    expect(await confirmed(link)).toMatchObject({ state: 'choose-password' });
    expect(await confirmed({ ...link, password: 'chosen-on-the-phone' })).toMatchObject({
      state: 'confirmed',
    });

    for (const [name, value] of waiting) jar.set(name, value);
    expect((await post(confirm, link)).status).toBe(410);
    expect((await passwordSignIn(email, wanted.password)).status).toBe(400);
    await signIn(await idTokenOf(email, 'chosen-on-the-phone'));
    expect(await who()).toMatchObject({ email });
  });

  test.each(['', 'x'.repeat(43)])(
    'is not confirmed with the typed password for the forged cookie "%s"',
    async (forged) => {
      const email = anEmail();
      await signUp({ ...wanted, email });
      jar.set('__session', forged);
      expect(await confirmed(await newestLink(email))).toMatchObject({ state: 'choose-password' });
    },
  );

  test('does not get the password of a stranger’s second request by either link; the owner chooses one', async () => {
    const email = anEmail();
    await signUp({ ...wanted, email });
    const owner = new Map(jar);
    const older = await newestLink(email);
    await signUp({ name: 'A Stranger', email, password: 'known-to-a-stranger' });
    const newer = await newestLink(email, older);
    for (const [name, value] of owner) jar.set(name, value);
    for (const link of [older, newer])
      expect(await confirmed(link)).toEqual({ state: 'choose-password', email });
  });

  test('gets the same response for a known address; the owner is notified and nothing changes', async () => {
    const known = await aPerson();
    const [asKnown, asNew] = [
      await post(account, { ...wanted, email: known.email }),
      await post(account, { ...wanted, email: anEmail() }),
    ];
    expect(await shape(asKnown)).toEqual(await shape(asNew));
    expect((await mailsTo(known.email)).map(({ subject }) => subject)).toEqual([
      'You already have a Bank-Owned New York account',
    ]);
    expect((await passwordSignIn(known.email, wanted.password)).status).toBe(400);
    expect((await passwordSignIn(known.email, known.password)).status).toBe(200);
  });

  test('has the password of the newer link after two requests', async () => {
    const email = anEmail();
    await signUp({ ...wanted, email, password: 'the-first-one' });
    const older = await newestLink(email);
    await signUp({ name: 'Rosa D. Delgado', email, password: 'the-second-one' });
    expect(await confirmed(older)).toMatchObject({ state: 'choose-password' });
    expect(await confirmed(await newestLink(email, older))).toMatchObject({ state: 'confirmed' });
    expect((await passwordSignIn(email, 'the-first-one')).status).toBe(400);
    expect((await adminAuth().getUserByEmail(email)).displayName).toBe('Rosa D. Delgado');
    await signIn(await idTokenOf(email, 'the-second-one'));
    expect((await post(confirm, { ...older, password: 'a-third-password' })).status).toBe(410);
  });

  test('is refused with every invalid field named', async () => {
    const answer = await post(account, { name: ' ', email: 'x', password: 'short' });
    const { errors } = z
      .object({ errors: z.array(z.object({ field: z.string() })) })
      .parse(await answer.json());
    expect([answer.status, errors.map(({ field }) => field)]).toEqual([422, ['name', 'email', 'password']]);
  });
});

describe('a password reset', () => {
  test('gets the same response for a known and an unknown address, and emails only the known one', async () => {
    const [known, unknown] = [await aPerson(), anEmail()];
    const [asKnown, asUnknown] = [
      await post(reset, { email: known.email }),
      await post(reset, { email: unknown }),
    ];
    expect(asKnown.status).toBe(202);
    expect(await shape(asKnown)).toEqual(await shape(asUnknown));
    expect(await mailsTo(known.email)).toHaveLength(1);
    expect(await mailsTo(unknown)).toEqual([]);
  });

  test('sets a new password through the emailed link, once, and ends every session of that person', async () => {
    const { email, idToken, password: old } = await aPerson();
    await signIn(idToken);
    expect(await who()).not.toBeNull();
    await post(reset, { email });
    const link = { ...linkIn((await mailsTo(email))[0]?.text), password: 'another-password' };
    expect((await post(password, { ...link, password: 'short' })).status).toBe(422);
    expect((await post(password, link)).status).toBe(200);
    expect(await who()).toBeNull();
    expect((await passwordSignIn(email, old)).status).toBe(400);
    expect((await passwordSignIn(email, 'another-password')).status).toBe(200);
    expect((await post(password, link)).status).toBe(410);
  });

  test('is rate limited after five requests for one address', async () => {
    const email = anEmail();
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await post(reset, { email })).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });
});

describe('a weak password', () => {
  const common = ['1234567890', 'Password123', 'Password123!', 'qwertyuiop'];

  test.each(common)('is refused at sign-up if it is common: %s', async (weak) => {
    const answer = await post(account, { name: 'Rosa Delgado', email: anEmail(), password: weak });
    expect([answer.status, (await answer.json()).errors]).toEqual([
      422,
      [{ field: 'password', message: expect.stringContaining('most common') }],
    ]);
  });

  test('is not adopted from a sign-up that an earlier version accepted', async () => {
    const email = anEmail();
    await signUp({ name: 'Rosa Delgado', email, password: 'a-long-password' });
    const { oobCode } = await newestLink(email);
    const { uid } = await adminAuth().getUserByEmail(email);
    for (const weak of [...common, email]) {
      const key = await keepSignUp(uid, { password: weak, browser: jar.get('__session') ?? '' }, Date.now());
      expect(await confirmed({ oobCode, key })).toEqual({ state: 'choose-password', email });
    }
  });

  test('is refused with an emailed link, which stays valid', async () => {
    const email = anEmail();
    await signUp({ name: 'Rosa Delgado', email, password: 'a-long-password' });
    jar.clear();
    const link = await newestLink(email);
    for (const weak of [...common, email])
      expect((await post(confirm, { ...link, password: weak })).status).toBe(422);
    expect(await confirmed({ ...link, password: 'chosen-by-the-owner' })).toMatchObject({ email });

    await post(reset, { email });
    const mail = (await mailsTo(email)).find(({ subject }) => subject.startsWith('Reset your'));
    const code = linkIn(mail?.text);
    for (const weak of [...common, email])
      expect((await post(password, { ...code, password: weak })).status).toBe(422);
    expect((await post(password, { ...code, password: 'chosen-once-more' })).status).toBe(200);
  });
});

describe('the proxy to the emulator', () => {
  test('gives the same response for an unknown address and a wrong password', async () => {
    const { email } = await aPerson();
    expect(await passwordSignIn(email, 'wrong-password')).toEqual(
      await passwordSignIn(anEmail(), 'wrong-password'),
    );
  });

  test('locks an address after ten wrong passwords, and no other', async () => {
    const [target, other] = [await aPerson(), await aPerson()];
    for (let n = 0; n < 10; n++) await passwordSignIn(target.email, `wrong-${n}`);
    expect(JSON.stringify((await passwordSignIn(target.email, target.password)).body)).toContain('TOO_MANY');
    expect((await passwordSignIn(other.email, other.password)).status).toBe(200);
  });

  test.each([
    'emulator/v1/projects/demo-bank-owned-new-york/accounts',
    'identitytoolkit.googleapis.com/v1/accounts:signUp',
    'identitytoolkit.googleapis.com/v1/accounts:update',
    'identitytoolkit.googleapis.com/v1/projects/demo-bank-owned-new-york/accounts:query',
    'identitytoolkit.googleapis.com/..%2Femulator/v1/projects/demo-bank-owned-new-york/accounts',
  ])('returns 404 for %s', async (path) => {
    const answer = await passToAuthEmulator(request('POST', '{}', path), 'identitytoolkit.googleapis.com/');
    expect(answer.status).toBe(404);
  });

  test('does not forward owner credentials', async () => {
    const { uid } = await aPerson();
    const path = 'identitytoolkit.googleapis.com/v1/accounts:lookup?key=local';
    const lookup = request('POST', JSON.stringify({ localId: [uid] }), path);
    lookup.headers.set('authorization', 'Bearer owner');
    expect((await passToAuthEmulator(lookup, 'identitytoolkit.googleapis.com/')).status).toBe(400);
  });
});

describe('an account that staff have suspended', () => {
  test('is signed out at once and cannot sign in, and the response says why', async () => {
    const { uid, email, password: typed, idToken } = await aPerson();
    await signIn(idToken);
    expect(await who()).toMatchObject({ uid });
    const { store } = runtime();
    const known = (await store.get(users, uid))?.data;
    if (!known) throw new Error('The session made the user');
    const suspension = { at: 1, by: 'Ada', reason: 'A chargeback' };
    await store.commit([write.set(users, uid, { ...known, suspension })]);
    expect(await who()).toBeNull();
    const answer = await signIn(await idTokenOf(email, typed));
    expect([answer.status, (await answer.json()).reason]).toEqual([403, 'suspended']);
    expect(answer.headers.getSetCookie()).toEqual([]);
    await store.commit([write.set(users, uid, known)]);
    expect((await signIn(await idTokenOf(email, typed))).status).toBe(204);
    expect(await who()).toMatchObject({ uid });
  });
});

describe('an account that is disabled in the console', () => {
  const inAMinute = async () => {
    vi.setSystemTime(Date.now() + 60_000);
    const answer = await who();
    vi.useRealTimers();
    return answer;
  };

  test('loses every session within a minute, including idle ones', async () => {
    const { uid, email, password: typed, idToken } = await aPerson();
    await signIn(idToken);
    vi.setSystemTime(Date.now() + 2_000);
    jar.clear();
    await signIn(await idTokenOf(email, typed));
    expect(await who()).toMatchObject({ uid });
    await adminAuth().updateUser(uid, { disabled: true });
    expect(await inAMinute()).toBeNull();
    const where = [{ field: 'uid', op: '==', value: uid }] as const;
    const { docs } = await runtime().store.query(sessions, { where });
    expect(docs.length).toBeGreaterThan(0);
    expect(docs.filter(({ data }) => data.revokedAt === null)).toEqual([]);
    await adminAuth().updateUser(uid, { disabled: false });
    expect(await inAMinute()).toBeNull();
  });

  test('is also signed out when it is deleted there', async () => {
    const { uid, idToken } = await aPerson();
    await signIn(idToken);
    expect(await who()).toMatchObject({ uid });
    await adminAuth().deleteUser(uid);
    expect(await inAMinute()).toBeNull();
  });

  test('causes one auth service call for twenty simultaneous requests', async () => {
    const { uid, idToken } = await aPerson();
    await signIn(idToken);
    expect(await who()).toMatchObject({ uid });
    const lookup = vi.spyOn(adminAuth(), 'getUser');
    vi.setSystemTime(Date.now() + 31_000);
    await Promise.all(Array.from({ length: 20 }, who));
    vi.useRealTimers();
    expect(lookup.mock.calls.filter(([id]) => id === uid)).toHaveLength(1);
    lookup.mockRestore();
  });

  test('delays no request while the last answer is younger than 50 s, however slow the auth service is', async () => {
    const { uid, idToken } = await aPerson();
    await signIn(idToken);
    expect(await who()).toMatchObject({ uid });
    const slow = vi.spyOn(adminAuth(), 'getUser').mockReturnValue(new Promise(() => {}));
    vi.setSystemTime(Date.now() + 31_000);
    const answer = await Promise.race([who(), wait(1_000, 'held up')]);
    vi.useRealTimers();
    slow.mockRestore();
    expect(answer).toMatchObject({ uid });
  });

  test('is not assumed to be disabled while the auth service is down', async () => {
    const { uid, idToken } = await aPerson();
    await signIn(idToken);
    expect(await who()).toMatchObject({ uid });
    const away = vi.spyOn(adminAuth(), 'getUser').mockRejectedValue(new Error('No connection'));
    expect(await inAMinute()).toMatchObject({ uid });
    away.mockRestore();
  });
});

describe('a registration over the API', () => {
  const form = {
    legalName: 'Rosa Delgado',
    street: '12 Elm Street',
    city: 'Utica',
    state: 'NY',
    postalCode: '13501',
    phone: '(212) 555-0142',
    titleKind: 'individual',
    buyerType: 'investor',
    termsVersion: termsInForce.version,
  };
  const put = (body: object) => registration.PUT(request('PUT', JSON.stringify(body)), none);

  test('needs a session, valid fields and the current terms, and is then stored', async () => {
    expect((await put(form)).status).toBe(401);
    await signIn((await aPerson()).idToken);
    const refused = await put({ ...form, phone: '5', termsVersion: '1999-01-01' });
    expect(refused.status).toBe(422);
    expect((await refused.json()).errors).toMatchObject([{ field: 'phone' }, { field: 'termsVersion' }]);
    expect(await who()).toMatchObject({ registered: false });
    expect((await put(form)).status).toBe(204);
    expect(await who()).toMatchObject({ registered: true });
  });
});

const none = { params: Promise.resolve({}) };
let people = 0;
const anEmail = (): string => `person-${people++}@example.com`;

async function aPerson() {
  const person = { email: anEmail(), password: `pass-word-${people}` };
  const account = await adminAuth().createUser({ ...person, displayName: 'A Person' });
  await recordConfirmation(account, { email: person.email, at: 0 });
  const { uid } = account;
  const { body } = await passwordSignIn(person.email, person.password);
  return { ...person, uid, idToken: z.object({ idToken: z.string() }).parse(body).idToken };
}

async function passwordSignIn(email: string, typed: string) {
  const body = JSON.stringify({ email, password: typed, returnSecureToken: true });
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local';
  const answer = await passToAuthEmulator(request('POST', body, path), 'identitytoolkit.googleapis.com/');
  const parsed: unknown = await answer.json();
  return { status: answer.status, body: parsed };
}

async function idTokenOf(email: string, typed: string): Promise<string> {
  const { body } = await passwordSignIn(email, typed);
  return z.object({ idToken: z.string() }).parse(body).idToken;
}

async function signUp(form: object): Promise<Response> {
  const answer = await post(account, form);
  keepCookies(answer);
  return answer;
}

async function confirmed(link: object): Promise<unknown> {
  const answer = await post(confirm, link);
  expect(answer.status).toBe(200);
  return answer.json();
}

async function signIn(idToken: string, secondsLater = 0): Promise<Response> {
  vi.setSystemTime(Date.now() + secondsLater * 1000);
  const answer = await session.POST(request('POST', JSON.stringify({ idToken })), none);
  vi.useRealTimers();
  keepCookies(answer);
  return answer;
}

function keepCookies(answer: Response): void {
  for (const line of answer.headers.getSetCookie()) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
    jar.set(name, value);
  }
}

async function who(): Promise<unknown> {
  const answer = await me.GET(request('GET'), none);
  return answer.status === 401 ? null : answer.json();
}

interface Route {
  readonly POST: (request: Request, route: typeof none) => Promise<Response>;
}

async function post(route: Route, body: object): Promise<Response> {
  const answer = await route.POST(request('POST', JSON.stringify(body)), none);
  await Promise.all(later.splice(0));
  return answer;
}

function request(method: string, body?: string, path = 'api'): Request {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { 'content-type': 'application/json', origin: 'http://localhost:3000', cookie };
  return new Request(`http://localhost:3000/${path}`, { method, headers, ...(body && { body }) });
}

/** Everything that could distinguish two responses for a caller; random values are masked. */
async function shape(answer: Response) {
  const headers = [...answer.headers]
    .filter(([name]) => name !== 'x-request-id')
    .map(([name, value]) => [name, value.replace(/^__session=[\w-]{43};/, '__session=RANDOM;')]);
  return { status: answer.status, headers, body: await answer.text() };
}

const mailsTo = async (email: string) =>
  (await listStoredMails(runtime().store)).filter(({ to }) => to === email);

/** Code of the emailed link; with `older`, that of the earlier email. */
async function newestLink(email: string, older?: Record<string, string>): Promise<Record<string, string>> {
  const links = (await mailsTo(email)).map(({ text }) => linkIn(text));
  const [link] = links.filter(({ key }) => key !== older?.key);
  expect(link).toBeDefined();
  return link ?? {};
}

function linkIn(text = ''): Record<string, string> {
  const link = /http\S+\/auth\/action\S+/.exec(text)?.[0] ?? '';
  const { mode, ...query } = Object.fromEntries(new URL(link).searchParams);
  expect(mode).toBeTruthy();
  return query;
}

/** A current, unsigned ID token, as the emulator issues them. */
function tokenOf(uid: string, email: string, name = 'A Person'): string {
  const now = Math.floor(Date.now() / 1000);
  const firebase = { identities: {}, sign_in_provider: 'password' };
  const times = { auth_time: now, iat: now, exp: now + 3600 };
  return jwt({ sub: uid, user_id: uid, email, name, email_verified: true, ...times, firebase });
}

function jwt(claims: object): string {
  const project = 'demo-bank-owned-new-york';
  const payload = { aud: project, iss: `https://securetoken.google.com/${project}`, ...claims };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`;
}

const sessionsOf = (uid: string) =>
  runtime().store.query(sessions, { where: [{ field: 'uid', op: '==', value: uid }] });
