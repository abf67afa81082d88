import { describe, expect, test } from 'vitest';
import {
  acceptInvitation,
  admitAsViewer,
  changeRole,
  FORMER_MS,
  foundOrganization,
  handOver,
  type Invitation,
  invite,
  isVerified,
  leftRecently,
  MAX_INVITATIONS,
  MAX_INVITATIONS_A_DAY,
  MAX_MEMBERS,
  type Organization,
  refuseDissolving,
  removeMember,
  shownLogo,
  withdrawInvitation,
} from './organization';
import { organizationSchema } from './organization-schema';

const now = 1_000;
const person = (uid: string) => ({ uid, name: uid, email: `${uid}@bank.com`, emailVerified: true });
const bank = foundOrganization(
  { organisationId: 'org_1', name: 'A Bank', kind: 'bank' },
  person('mona'),
  now,
);
const invitation = (uid: string, parts: Partial<Invitation> = {}): Invitation => ({
  tokenHash: `hash of ${uid}`,
  email: `${uid}@bank.com`,
  role: 'member',
  expiresAt: now + 10,
  ...parts,
});
const done = (changed: { ok: true; value: Organization } | { ok: false; reason: string }): Organization => {
  if (!changed.ok) throw new Error(changed.reason);
  return changed.value;
};
const reasonOf = (changed: { ok: boolean; reason?: string }) => (changed.ok ? 'ok' : changed.reason);
const invited = done(invite(bank, invitation('ben'), now));
const joined = done(acceptInvitation(invited, 'hash of ben', person('ben'), now + 1));

describe('an organization', () => {
  test('starts with its founder as manager', () => {
    expect(bank.members).toMatchObject([{ uid: 'mona', role: 'manager' }]);
    expect(organizationSchema.parse(bank)).toEqual(bank);
  });

  test('is not verified when it is created or stored without a verification', () => {
    const { verified, ...older } = bank;
    expect(verified).toBeNull();
    expect(isVerified(organizationSchema.parse(older))).toBe(false);
    const by = { uid: 'ada', name: 'Ada' };
    const checked = { ...bank, verified: { method: 'fdic', evidence: '628', by, at: now } } as const;
    expect(isVerified(organizationSchema.parse(checked))).toBe(true);
  });

  test('adds a person who accepts an invitation in its role, and the link works only once', () => {
    expect(joined.members.map(({ uid, role }) => [uid, role])).toEqual([
      ['mona', 'manager'],
      ['ben', 'member'],
    ]);
    expect(joined.memberUids).toEqual(['mona', 'ben']);
    expect(reasonOf(acceptInvitation(joined, 'hash of ben', person('ben'), now + 2))).toBe(
      'no-such-invitation',
    );
    const left = done(removeMember(joined, 'ben', now));
    expect(left.memberUids).toEqual(['mona']);
    expect(reasonOf(acceptInvitation(left, 'hash of ben', person('ben'), now + 2))).toBe(
      'no-such-invitation',
    );
  });

  test('remembers for a year a member who left, and nobody else', () => {
    const left = done(removeMember(joined, 'ben', now));
    expect(organizationSchema.parse(left).former).toMatchObject([{ uid: 'ben', leftAt: now }]);
    expect([now, now + FORMER_MS - 1, now + FORMER_MS].map((at) => leftRecently(left, 'ben', at))).toEqual([
      true,
      true,
      false,
    ]);
    expect([
      leftRecently(left, 'mona', now),
      leftRecently(left, 'eve', now),
      leftRecently(null, 'ben', now),
    ]).toEqual([false, false, false]);
  });

  test.each<[string, ReturnType<typeof acceptInvitation>, string]>([
    [
      'the person has another address',
      acceptInvitation(invited, 'hash of ben', person('eve'), now),
      'other-address',
    ],
    [
      'the address is not confirmed',
      acceptInvitation(invited, 'hash of ben', { ...person('ben'), emailVerified: false }, now),
      'unverified-email',
    ],
    [
      'the link is made up',
      acceptInvitation(invited, 'hash of eve', person('ben'), now),
      'no-such-invitation',
    ],
    [
      'it has expired',
      acceptInvitation(invited, 'hash of ben', person('ben'), now + 10),
      'no-such-invitation',
    ],
    [
      'it was withdrawn',
      acceptInvitation(withdrawInvitation(invited, 'ben@bank.com'), 'hash of ben', person('ben'), now),
      'no-such-invitation',
    ],
    [
      'a newer invitation replaced the link',
      acceptInvitation(
        done(invite(invited, invitation('ben', { tokenHash: 'new' }), now)),
        'hash of ben',
        person('ben'),
        now,
      ),
      'no-such-invitation',
    ],
  ])('refuses an invitation when %s', (_, answer, reason) => {
    expect(reasonOf(answer)).toBe(reason);
  });

  test('cannot invite a member, and limits open invitations and members', () => {
    expect(reasonOf(invite(joined, invitation('ben'), now))).toBe('already-member');
    let open = bank;
    for (let at = 0; at < MAX_INVITATIONS; at++) open = done(invite(open, invitation(`p${at}`), now));
    expect(reasonOf(invite(open, invitation('late'), now))).toBe('full');
    expect(reasonOf(invite(open, invitation('late'), now + 10))).toBe('ok');
    const members = Array.from({ length: MAX_MEMBERS }, (_, at) => ({
      ...person(`m${at}`),
      role: 'manager' as const,
      since: now,
    }));
    expect(reasonOf(invite({ ...bank, members }, invitation('late'), now))).toBe('full');
    expect(reasonOf(acceptInvitation({ ...invited, members }, 'hash of ben', person('ben'), now))).toBe(
      'full',
    );
  });

  test('limits the invitations per day, and withdrawn invitations count', () => {
    let sent = bank;
    for (let at = 0; at < MAX_INVITATIONS_A_DAY; at++)
      sent = withdrawInvitation(done(invite(sent, invitation('ben'), now)), invitation('ben').email);
    expect(sent.invitations).toEqual([]);
    expect(reasonOf(invite(sent, invitation('ben'), now))).toBe('invitations-of-today');
    expect(reasonOf(invite(sent, invitation('ben'), now + 86_400_000 - 1))).toBe('invitations-of-today');
    expect(organizationSchema.safeParse(sent).success).toBe(true);
  });

  test('keeps its last manager', () => {
    expect(reasonOf(removeMember(joined, 'mona', now))).toBe('last-manager');
    expect(reasonOf(changeRole(joined, 'mona', 'member'))).toBe('last-manager');
    const two = done(changeRole(joined, 'ben', 'manager'));
    expect(done(removeMember(two, 'mona', now)).memberUids).toEqual(['ben']);
    expect(reasonOf(removeMember(joined, 'eve', now))).toBe('no-such-member');
  });

  test('can be handed over to another member, who becomes its manager', () => {
    const after = done(handOver(joined, 'mona', 'ben', now));
    expect(after.members).toMatchObject([{ uid: 'ben', role: 'manager' }]);
    expect(after.former).toMatchObject([{ uid: 'mona', leftAt: now }]);
    for (const to of ['mona', 'eve'])
      expect(reasonOf(handOver(joined, 'mona', to, now))).toBe('no-such-member');
  });

  test('can be dissolved only with one member left and no live home', () => {
    expect(refuseDissolving(joined, [])).toBe('others-belong');
    expect(refuseDissolving(bank, ['Closed', 'Hold'])).toBe('live-homes');
    expect(refuseDissolving(bank, ['Closed', 'Withdrawn', 'Expired'])).toBeNull();
  });
});

test('a logo is shown only while the organization is verified and not suspended', () => {
  const by = { uid: 'ada', name: 'Ada' };
  const verified = { method: 'fdic', evidence: '628', by, at: now } as const;
  const withLogo = { ...bank, logo: { key: 'k', width: 240, height: 72 } };
  expect(shownLogo(withLogo)).toBeNull();
  expect(shownLogo({ ...withLogo, verified })).toEqual({
    src: '/media/org_1/k-logo.webp',
    width: 240,
    height: 72,
  });
  expect(shownLogo({ ...withLogo, verified, suspended: { reason: 'x', by, at: now } })).toBeNull();
  expect(shownLogo({ ...bank, verified })).toBeNull();
});

describe('a company’s own sign-in', () => {
  const ada = { ...person('ada'), role: 'member' as const, isBidder: false };
  const admit = (organization: Organization, more: { role?: 'admin'; isBidder?: true } = {}) =>
    admitAsViewer(organization, { ...ada, ...more }, now);

  test('makes a stranger a viewer and changes nothing else', () => {
    const admitted = admit(bank);
    expect(admitted?.members.map(({ uid, role }) => [uid, role])).toEqual([
      ['mona', 'manager'],
      ['ada', 'viewer'],
    ]);
    expect({ ...admitted, members: bank.members, memberUids: bank.memberUids }).toEqual(bank);
  });

  test('admits no member again, no former member, no invited person, no staff and no bidder', () => {
    const member = done(changeRole({ ...bank, ...admit(bank) }, 'ada', 'member'));
    expect(admit(member)).toBeNull();
    const left = done(removeMember(member, 'ada', now));
    expect(admit(left)).toBeNull();
    const newAccount = { ...ada, uid: 'ada-2', email: ada.email.toUpperCase() };
    expect(admitAsViewer(left, newAccount, now)).toBeNull();
    expect(JSON.stringify(left.former)).not.toContain(ada.email);
    expect(admitAsViewer(left, { ...newAccount, email: 'other@example.com' }, now)).not.toBeNull();
    const invited = done(invite(bank, invitation('ada'), now));
    expect(admit(invited)).toBeNull();
    expect(admitAsViewer(invited, ada, now + 10)).not.toBeNull();
    expect(admit(bank, { role: 'admin' })).toBeNull();
    expect(admit(bank, { isBidder: true })).toBeNull();
  });

  test('admits nobody to a suspended or a full organization', () => {
    const suspended = { reason: 'r', by: { uid: 'staff', name: 'Staff' }, at: now };
    expect(admit({ ...bank, suspended })).toBeNull();
    const [mona] = bank.members;
    if (!mona) throw new Error('The founder is a member');
    const members = Array.from({ length: MAX_MEMBERS }, (_, at) => ({ ...mona, uid: `m${at}` }));
    expect(admit({ ...bank, members })).toBeNull();
  });
});
