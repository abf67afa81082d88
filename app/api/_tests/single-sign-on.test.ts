import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { invite, type Organization, removeMember } from '@/lib/domain/organizations/organization';
import { organizationSchema } from '@/lib/domain/organizations/organization-schema';
import { resetPassword } from '@/lib/server/people/accounts/accounts';
import { withAuthEmulator } from '@/lib/server/people/identity/auth-emulator.fixture';
import { adminAuth } from '@/lib/server/people/identity/auth-service';
import { users } from '@/lib/server/people/identity/identity-collections';
import { anOrganization, setRole } from '@/lib/server/people/organizations/organization.fixture';
import { organizations } from '@/lib/server/people/organizations/organization-collections';
import { isFresh, readSession, sessionId } from '@/lib/server/people/sessions/session';
import { sessions } from '@/lib/server/people/sessions/session-collections';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { aBidder } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { audit } from '@/lib/server/records/audit-log/audit-log-collections';
import { setMemberRole } from '@/lib/server/workflows/organizations/organization-commands';
import { requireSso } from '@/lib/server/workflows/organizations/sso-rule';
import * as session from '../session/route';

vi.mock('next/headers', () => ({ cookies: async () => new Map() }));

const bank = 'org_firstbank';
const provider = 'oidc.first-bank';
process.env.SSO_PROVIDERS = JSON.stringify([
  { id: provider, label: 'First Bank', domains: ['firstbank.example'], organisationId: bank },
  { id: 'oidc.second', label: 'Second Bank', domains: ['second.example'] },
]);
withAuthEmulator();

const password = 'of-the-mailbox-owner';
const owner = { uid: 'owner', name: 'Olive Owner', email: 'olive@firstbank.example' };
let email = '';
let count = 0;
beforeEach(async () => {
  count += 1;
  email = `ada-${count}@firstbank.example`;
  await anOrganization(runtime(), bank, [owner]);
});

describe('a sign-in with a company’s provider', () => {
  test('opens a session of 12 hours and makes the person a viewer once, with a log entry', async () => {
    const opened = await open(await companyToken());
    expect(opened).toMatchObject({ reason: 'ok' });
    const by = await readSession(opened.cookie, Date.now());
    expect(by?.user).toMatchObject({ email, confirmed: { by: 'sso' }, sso: { provider, subject: email } });
    expect(await readSession(opened.cookie, Date.now() + 12 * 3_600_000)).toBeNull();
    await open(await companyToken());
    expect(await membersOf()).toEqual([
      ['owner', 'manager'],
      [by?.user.uid, 'viewer'],
    ]);
    const { docs } = await runtime().store.query(audit, {});
    const entries = docs.filter(({ data }) => data.by.uid === by?.user.uid);
    expect(entries.map(({ data }) => [data.action, data.after])).toEqual([
      ['member-joined', 'viewer (single sign-on)'],
    ]);
  });

  test.each([
    ['an address of another domain', { email: 'ada@other.example' }],
    ['an address of a subdomain', { email: 'ada@mail.firstbank.example' }],
    ['an address of another company', { email: 'ada@second.example' }],
    ['an unverified address', { email_verified: false }],
  ])('is refused for %s, and leaves no user', async (_, claims) => {
    const token = await companyToken({ sub: randomUUID(), ...claims });
    expect((await open(token)).reason).toBe('sso-address');
    const { sub } = await adminAuth().verifyIdToken(token);
    expect(await runtime().store.get(users, sub)).toBeNull();
  });

  test('is refused for a provider that is not configured', async () => {
    expect((await open(await companyToken({}, 'oidc.unknown'))).reason).toBe('sso-address');
  });

  test('is refused when the provider later names another address for the person', async () => {
    const sub = randomUUID();
    expect((await open(await companyToken({ sub }))).reason).toBe('ok');
    const moved = await companyToken({ sub, email: `moved-${email}` });
    expect((await open(moved)).reason).toBe('sso-address');
  });

  test('is refused when the provider gives the address to another person', async () => {
    expect((await open(await companyToken({ sub: randomUUID() }))).reason).toBe('ok');
    expect((await open(await companyToken({ sub: randomUUID() }))).reason).toBe('sso-unlinked');
  });

  test('ends with its provider: a session of one that is no longer configured does not work', async () => {
    const { cookie } = await open(await companyToken());
    const id = sessionId(cookie);
    const stored = (await runtime().store.get(sessions, id))?.data;
    if (!stored) throw new Error('It was stored');
    await runtime().store.commit([write.set(sessions, id, { ...stored, sso: 'oidc.gone' })]);
    expect(await readSession(cookie, Date.now())).toBeNull();
  });
});

describe('an account with a password for the same address', () => {
  test('is not opened by the company’s sign-in, until its owner signs in with the password in the same browser', async () => {
    await anAccount();
    const token = await companyToken();
    expect((await open(token)).reason).toBe('sso-unlinked');
    const { cookie } = await open(await passwordToken());
    expect((await open(await companyToken())).reason).toBe('sso-unlinked');
    expect((await open(token, cookie)).reason).toBe('ok');
    expect((await open(await companyToken())).reason).toBe('ok');
  });

  test('is not linked by a session that is older than five minutes, or that belongs to another person', async () => {
    await anAccount();
    const { cookie } = await open(await passwordToken());
    const id = sessionId(cookie);
    const stored = (await runtime().store.get(sessions, id))?.data;
    if (!stored) throw new Error('It was stored');
    const createdAt = stored.createdAt - 6 * 60_000;
    await runtime().store.commit([write.set(sessions, id, { ...stored, createdAt })]);
    expect((await open(await companyToken(), cookie)).reason).toBe('sso-unlinked');
    const other = await open(await companyToken({ sub: 'eve', email: 'eve@firstbank.example' }));
    expect((await open(await companyToken(), other.cookie)).reason).toBe('sso-unlinked');
  });

  test('is not changed with a fresh sign-in of the company, unless it is linked', async () => {
    await anAccount();
    const token = await companyToken();
    const { cookie } = await open(await passwordToken());
    const uid = (await readSession(cookie, Date.now()))?.user.uid ?? '';
    expect(await isFresh(token, uid, Date.now())).toBe(false);
    await open(token, cookie);
    expect(await isFresh(token, uid, Date.now())).toBe(true);
    expect(await isFresh(token, uid, Date.now() + 6 * 60_000)).toBe(false);
  });

  test('has to be linked again after its owner resets the password', async () => {
    await anAccount();
    const { cookie } = await open(await passwordToken());
    expect((await open(await companyToken(), cookie)).reason).toBe('ok');
    await anAccount();
    expect((await open(await companyToken())).reason).toBe('sso-unlinked');
  });
});

describe('an organization does not admit', () => {
  test('a former member, or a person whom it invited, through the company’s sign-in', async () => {
    const { cookie } = await open(await companyToken());
    const uid = (await readSession(cookie, Date.now()))?.user.uid ?? '';
    await change((before) => removeMember(before, uid, Date.now()));
    expect((await open(await companyToken())).reason).toBe('ok');
    const invited = { email: 'ben@firstbank.example', sub: 'ben' };
    const expiresAt = Date.now() + 60_000;
    await change((before) =>
      invite(before, { tokenHash: 'h', email: invited.email, role: 'member', expiresAt }, Date.now()),
    );
    expect((await open(await companyToken(invited))).reason).toBe('ok');
    expect(await membersOf()).toEqual([['owner', 'manager']]);
  });
});

describe('an organization that requires the company’s sign-in', () => {
  const ownerSession = () => aBidder(runtime(), 'owner');
  const ruleOf = async (isRequired = true) => {
    const rule = await requireSso(await ownerSession(), bank, isRequired, Date.now());
    return rule.ok ? 'ok' : rule.reason;
  };
  const uidOf = async (cookie: string) => (await readSession(cookie, Date.now()))?.user.uid ?? '';

  test('ends the other sessions of its members, opens no new ones, and leaves owners every way in', async () => {
    await anAccount();
    const first = await open(await passwordToken());
    const company = await open(await companyToken(), first.cookie);
    const uid = await uidOf(company.cookie);
    const other = await open(await passwordToken());
    expect(other.reason).toBe('ok');
    expect(await ruleOf()).toBe('ok');
    expect(await readSession(other.cookie, Date.now())).toBeNull();
    expect((await open(await passwordToken())).reason).toBe('sso-required');
    const again = await open(await companyToken());
    expect(await uidOf(again.cookie)).toBe(uid);
    const promoted = await setMemberRole(await ownerSession(), bank, { uid, role: 'manager' }, Date.now());
    expect(promoted.ok).toBe(true);
    expect((await open(await passwordToken())).reason).toBe('ok');
    expect(await ruleOf(false)).toBe('ok');
  });

  test('is not set while it would lock out a member, and takes no former owner who would be', async () => {
    await anAccount();
    const { cookie } = await open(await passwordToken());
    const uid = await uidOf(cookie);
    await anOrganization(runtime(), bank, [owner, { uid, name: 'Ada', email }]);
    expect(await ruleOf()).toBe('member-unlinked');
    await setRole(runtime(), bank, uid, 'manager');
    expect(await ruleOf()).toBe('ok');
    const role = { uid, role: 'viewer' } as const;
    expect(await setMemberRole(await ownerSession(), bank, role, Date.now())).toMatchObject({
      reason: 'member-unlinked',
    });
    expect((await open(await passwordToken())).reason).toBe('ok');
  });
});

type Change = (before: Organization) => ReturnType<typeof removeMember>;

async function change(work: Change): Promise<void> {
  const before = (await runtime().store.get(organizations, bank))?.data;
  const after = before && work(before);
  if (!after?.ok) throw new Error('It can be changed');
  await runtime().store.commit([write.set(organizations, bank, organizationSchema.parse(after.value))]);
}

async function membersOf() {
  const members = (await runtime().store.get(organizations, bank))?.data.members ?? [];
  return members.map(({ uid, role }) => [uid, role]);
}

/** The mailbox owner chooses a password, for a new account or an existing one. */
async function anAccount(): Promise<void> {
  await adminAuth()
    .createUser({ email })
    .catch(() => {});
  const link = await adminAuth().generatePasswordResetLink(email);
  const code = new URL(link).searchParams.get('oobCode') ?? '';
  expect(await resetPassword(code, password, Date.now())).toMatchObject({ ok: true });
}

const tokens = z.object({ idToken: z.string() });

/** The auth service's public API. */
async function call(method: string, body: object): Promise<string> {
  const url = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/${method}?key=any`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  return tokens.parse(await answer.json()).idToken;
}

const passwordToken = () => call('accounts:signInWithPassword', { email, password });

function companyToken(claims: object = {}, providerId = provider): Promise<string> {
  const idToken = JSON.stringify({ sub: email, email, email_verified: true, ...claims });
  const postBody = new URLSearchParams({ providerId, id_token: idToken }).toString();
  return call('accounts:signInWithIdp', { postBody, requestUri: 'http://localhost' });
}

async function open(idToken: string, cookie = '') {
  const answer = await session.POST(
    new Request('http://localhost:3000/api/session', {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', origin: 'http://localhost:3000' },
        ...(cookie && { cookie: `__session=${cookie}` }),
      },
      body: JSON.stringify({ idToken }),
    }),
    { params: Promise.resolve({}) },
  );
  const reason: string = answer.ok ? 'ok' : (await answer.json()).reason;
  const [line = ''] = answer.headers.getSetCookie();
  return { reason, cookie: /__session=([^;]+)/.exec(line)?.[1] ?? '' };
}
