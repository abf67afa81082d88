import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { anOrganization } from '@/lib/server/people/organizations/organization.fixture';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import { fileLimit, openSending } from './upload-api';
import { emptyDraft } from './uploads.fixture';

const signedIn = vi.hoisted(() => ({ session: null as unknown }));
vi.mock('@/lib/server/people/sessions/session', async (original) => ({
  ...(await original<typeof import('@/lib/server/people/sessions/session')>()),
  getSession: async () => signedIn.session,
}));
process.env.LOCAL_MODE = '1';
const runtime = openTestRuntime();
afterAll(runtime.end);

const start = Date.parse('2026-11-26T17:00:00Z');
const halfHourMs = 30 * 60_000;
/** Eleven files for each of 500 homes, each announced and finished. */
const requests = 500 * 11 * 2;
const verified = { method: 'fdic' as const, evidence: '1', by: { uid: 's', name: 'S' }, at: 1 };

let mona: SignedIn;
let count = 0;
beforeEach(async () => {
  count += 1;
  mona = await aBidder(runtime, `mona-${count}`);
  signedIn.session = mona;
});

/** A home of an organization, or of the person. */
async function aHome(ownerId: string): Promise<string> {
  const draftId = `h${count}${ownerId.replace('_', '')}`;
  await runtime.store.commit([write.set(drafts, draftId, emptyDraft(draftId, ownerId))]);
  return draftId;
}
/** How many of that many requests pass, spread evenly over half an hour. */
async function passing(draftId: string): Promise<number> {
  let passed = 0;
  for (let at = 0; at < requests; at++) {
    const receivedAt = start + Math.floor((at * halfHourMs) / requests);
    const sending = await openSending({ params: { id: draftId }, receivedAt }, fileLimit);
    if (!(sending instanceof Response)) passed += 1;
  }
  return passed;
}

test('a verified organization sends eleven files for each of 500 homes within half an hour', async () => {
  await anOrganization(runtime, `org_${count}`, [mona.user], { verified });
  expect(await passing(await aHome(`org_${count}`))).toBe(requests);
});

test.each([
  ['a person', {}, (uid: string) => uid],
  ['an organization that is not verified', {}, () => `org_${count}`],
  [
    'a suspended organization',
    { verified, suspended: { reason: 'x', by: verified.by, at: 1 } },
    () => `org_${count}`,
  ],
])('%s keeps the limit of one person', async (_, more, ownerOf) => {
  await anOrganization(runtime, `org_${count}`, [mona.user], more);
  const passed = await passing(await aHome(ownerOf(mona.user.uid)));
  expect(passed).toBeLessThanOrEqual(fileLimit.burst + Math.ceil(halfHourMs / fileLimit.refillMs));
});

test("a stranger gains nothing from a verified organization's home", async () => {
  const other = await aBidder(runtime, `other-${count}`);
  await anOrganization(runtime, `org_${count}`, [other.user], { verified });
  const home = await aHome(`org_${count}`);
  expect(await passing(home)).toBeLessThan(requests / 5);
});
