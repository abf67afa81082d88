import { afterAll, expect, test } from 'vitest';
import { toOrganizationId } from '@/lib/domain/organizations/organization';
import type { LogFilter } from '@/lib/domain/reviews/organization-log';
import { anOrganization, setRole } from '@/lib/server/people/organizations/organization.fixture';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { allLogRows, readOrganizationLog } from '@/lib/server/records/audit-log/organization-log';
import { startDraft } from '@/lib/server/workflows/drafts/drafts';
import { createApiKey } from '@/lib/server/workflows/integrations/api-key-commands';
import { addEndpoint } from '@/lib/server/workflows/integrations/webhook-commands';
import {
  cancelInvitation,
  dismissMember,
  inviteMember,
  leaveOrganization,
  setMemberRole,
} from './organization-commands';

process.env.LOCAL_MODE = '1';
const runtime = openTestRuntime();
afterAll(runtime.end);
const now = Date.now();
const everything: LogFilter = { kind: null, uid: null };
const [mona, ben, vera, eve] = await Promise.all(
  ['mona', 'ben', 'vera', 'eve'].map((uid) => aBidder(runtime, uid)),
);
if (!mona || !ben || !vera || !eve) throw new Error('They were made');
const bank = toOrganizationId('a');
await anOrganization(runtime, bank, [mona.user, ben.user, vera.user]);
await setRole(runtime, bank, 'vera', 'viewer');
await inviteMember(mona, bank, { email: 'secret@example.com', role: 'viewer' }, now);
await cancelInvitation(mona, bank, 'secret@example.com', now + 1);
await setMemberRole(mona, bank, { uid: 'ben', role: 'manager' }, now + 2);
const key = await createApiKey(ben, bank, { name: 'Core', scopes: ['drafts:read'], days: 30 }, now + 3);
await addEndpoint(ben, bank, { url: 'https://a.example.com/hook?token=t0ken', types: [] }, now + 4);
await startDraft(ben, now + 5, bank);
await inviteMember(ben, bank, { email: 'x@example.com', role: 'member' }, now + 6);

const actionsFor = async (filter = everything) => {
  const page = await readOrganizationLog(vera.user, bank, filter, null);
  if (!page.ok) throw new Error(page.reason);
  return page.value.rows.map(({ who, action, detail }) => [who, action, detail]);
};

test('a member reads who did what in the organization but start a draft, latest first, with no address and no secret', async () => {
  expect(await actionsFor()).toEqual([
    ['ben', 'member-invited', 'manager'],
    ['ben', 'webhook-added', 'a.example.com'],
    ['ben', 'key-created', 'Core: drafts:read'],
    ['mona', 'member-role-set', 'ben (manager) → owner'],
    ['mona', 'invitation-withdrawn', ''],
    ['mona', 'member-invited', 'viewer'],
  ]);
  const rows = [];
  for await (const row of allLogRows(vera.user, bank, everything)) rows.push(row);
  const text = JSON.stringify(rows);
  for (const secret of ['@example.com', 't0ken', key.ok ? key.value.token : 'a key was made'])
    expect(text).not.toContain(secret);
});

test('the log is filtered by member and kind', async () => {
  expect(await actionsFor({ kind: 'invitations', uid: 'ben' })).toEqual([
    ['ben', 'member-invited', 'manager'],
  ]);
});

test('nobody else reads it, and no longer a member who left or was removed', async () => {
  const read = async (by: typeof eve) => {
    const page = await readOrganizationLog(by.user, bank, everything, null);
    return page.ok ? 'ok' : page.reason;
  };
  expect(await read(eve)).toBe('not-found');
  await leaveOrganization(ben, bank, now + 7);
  await dismissMember(mona, bank, 'vera', now + 8);
  expect([await read(ben), await read(vera), await read(mona)]).toEqual(['not-found', 'not-found', 'ok']);
  const page = await readOrganizationLog(mona.user, bank, { kind: 'members', uid: null }, null);
  expect(page.ok && page.value.rows.map(({ who, action }) => [who, action])).toEqual([
    ['mona', 'member-removed'],
    ['ben', 'member-left'],
    ['mona', 'member-role-set'],
  ]);
});
