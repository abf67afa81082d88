import { expect, test } from 'vitest';
import { isLinkedTo } from '@/lib/domain/accounts/single-sign-on/single-sign-on';
import { markConfirmed, saveFacts } from '@/lib/server/people/identity/users';
import { anOrganization, duringNextCommit } from '@/lib/server/people/organizations/organization.fixture';
import { organizations } from '@/lib/server/people/organizations/organization-collections';
import { lacksRequiredProvider } from '@/lib/server/people/sessions/required-provider';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { Runtime } from '@/lib/server/platform/runtime/runtime';
import { aBidder } from '@/lib/server/platform/runtime/runtime.fixture';
import { listLogOf } from '@/lib/server/records/audit-log/audit-log';
import { admitBySso } from './admit-by-sso';
import { requireSso } from './sso-rule';

const bank = 'org_contract_bank';
const provider = 'oidc.contract-bank';

/** For `SSO_PROVIDERS`, before the environment is read. */
export const contractProviders = JSON.stringify([
  { id: provider, label: 'Contract Bank', domains: ['contractbank.example'], organisationId: bank },
]);

/** The identities of a company's sign-in in users and organizations, on one engine. */
export function singleSignOnContract(runtime: () => Runtime): void {
  const now = Date.now();
  let count = 0;
  const aPerson = () => {
    count += 1;
    const uid = `sso${now}${count}`;
    return { uid, email: `${uid}@contractbank.example`, name: 'Ada Adams', emailVerified: true };
  };
  const anOwner = () => aBidder(runtime(), aPerson().uid);
  const signIn = (facts: ReturnType<typeof aPerson>, at = now, subject = facts.uid) =>
    saveFacts({ ...facts, provenBy: 'sso', linked: { provider, subject } }, at);
  const membersOf = async () =>
    (await runtime().store.get(organizations, bank))?.data.members.map(({ uid, role }) => [uid, role]);
  const require = async (by: SignedIn) => {
    const answer = await requireSso(by, bank, true, now);
    return answer.ok ? 'ok' : answer.reason;
  };

  test('an identity is stored with the account, stays at later sign-ins, and ends with a confirmed mailbox', async () => {
    const facts = aPerson();
    const identity = { provider, subject: facts.uid };
    expect(await signIn(facts)).toMatchObject({ sso: { ...identity, at: now } });
    const later = await saveFacts({ ...facts, provenBy: 'sso', linked: null }, now + 1);
    expect(later?.sso).toEqual({ ...identity, at: now });
    expect(isLinkedTo(identity, later)).toBe(true);
    expect(isLinkedTo({ ...identity, subject: 'another' }, later)).toBe(false);
    await markConfirmed(facts.uid, facts.email, now + 2);
    expect(isLinkedTo(identity, await saveFacts(facts, now + 3))).toBe(false);
  });

  test('of two first sign-ins at once, one makes the person a viewer, with one log entry', async () => {
    const [owner, facts, staff] = [
      await anOwner(),
      aPerson(),
      await aBidder(runtime(), aPerson().uid, { role: 'admin' }),
    ];
    await anOrganization(runtime(), bank, [owner.user]);
    await signIn(facts);
    await Promise.all([admitBySso(facts.uid, provider, now), admitBySso(facts.uid, provider, now)]);
    expect(await membersOf()).toEqual([
      [owner.user.uid, 'manager'],
      [facts.uid, 'viewer'],
    ]);
    const entries = (await listLogOf(staff.user, bank)).filter(({ by }) => by.uid === facts.uid);
    expect(entries.map(({ action }) => action)).toEqual(['member-joined']);
  });

  test('the rule waits until every member has an identity, and then asks all but owners for the provider', async () => {
    const [owner, facts] = [await anOwner(), aPerson()];
    await saveFacts({ ...facts, provenBy: 'mail' }, now);
    await anOrganization(runtime(), bank, [owner.user, facts]);
    expect(await require(owner)).toBe('member-unlinked');
    await signIn(facts, now + 1);
    expect(await lacksRequiredProvider(facts.uid, null)).toBe(false);
    expect(await require(owner)).toBe('ok');
    expect(await lacksRequiredProvider(facts.uid, null)).toBe(true);
    expect(await lacksRequiredProvider(facts.uid, provider)).toBe(false);
    expect(await lacksRequiredProvider(owner.user.uid, null)).toBe(false);
  });

  test('the rule is refused if a member without an identity joins before its commit', async () => {
    const [owner, facts] = [await anOwner(), aPerson()];
    await saveFacts({ ...facts, provenBy: 'mail' }, now);
    await anOrganization(runtime(), bank, [owner.user]);
    duringNextCommit(runtime(), () => anOrganization(runtime(), bank, [owner.user, facts]));
    expect(await require(owner)).toBe('member-unlinked');
    expect((await runtime().store.get(organizations, bank))?.data.requiresSso).not.toBe(true);
  });
}
