import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { User } from '@/lib/domain/accounts/user';
import type { Actor } from '@/lib/domain/drafts/review-state';
import { acceptInvitation } from './accept-invitation';
import { decidePerson, grantStaff, type PersonCommand, withSearchTerms } from './decide-person';

const aUser = (uid: string, more: Partial<User> = {}): User => ({
  uid,
  email: `${uid}@example.com`,
  name: uid,
  role: 'member',
  emailVerified: true,
  registration: null,
  createdAt: 0,
  confirmed: { email: `${uid}@example.com`, by: 'mail', at: 0 },
  ...more,
});
const ada: Actor = { uid: 'ada', name: 'Ada', role: 'admin' };
const suspension = { at: 1, by: 'Ada', reason: 'Chargeback' };
const suspend = { type: 'suspend', isOwnBidder: false } as const;
const toRole = (role: 'member' | 'seller') => ({ type: 'set-role', role }) as const;
const invite = { type: 'invite', isBidding: false } as const;
const staffInvitation = { by: { uid: 'ada', name: 'Ada' }, at: 1, expiresAt: 10 };

type CommandRequest = PersonCommand extends infer C
  ? C extends unknown
    ? Omit<C, 'by' | 'now'>
    : never
  : never;
const answer = (person: User, request: CommandRequest, by: Actor = ada) => {
  const decided = decidePerson(person, { ...request, by, now: 5 } as PersonCommand);
  return decided.ok ? decided.value : decided.reason;
};

const accept = (person: User, inviter: User | null, now = 6, isBidding = false) => {
  const accepted = acceptInvitation(person, { inviter, isBidding, now });
  return accepted.ok ? accepted.value : accepted.reason;
};

describe('an invitation to staff', () => {
  const inviter = aUser('ada', { role: 'admin' });
  const invited = aUser('rosa', { staffInvitation });

  test('leaves the role unchanged until the person accepts, and is removed then', () => {
    const pending = answer(aUser('rosa'), invite) as User;
    expect(pending).toMatchObject({
      role: 'member',
      staffInvitation: { by: { uid: 'ada', name: 'Ada' }, at: 5 },
    });
    const joined = accept(pending, inviter);
    expect(joined).toMatchObject({ role: 'admin', terms: expect.arrayContaining(['role:admin']) });
    expect(joined).not.toHaveProperty('staffInvitation');
  });

  test('expires after seven days and can then be sent again', () => {
    const pending = answer(aUser('rosa'), invite) as User;
    const weekMs = 7 * 24 * 3_600_000;
    expect(accept(pending, inviter, 5 + weekMs - 1)).toMatchObject({ role: 'admin' });
    expect(accept(pending, inviter, 5 + weekMs)).toBe('no-invitation');
    const stale = aUser('rosa', { staffInvitation: { ...staffInvitation, expiresAt: 5 } });
    expect(answer(stale, invite)).toMatchObject({ staffInvitation: { at: 5 } });
  });

  test('can be withdrawn by staff and is removed by a suspension', () => {
    expect(answer(invited, { type: 'withdraw-invitation' })).not.toHaveProperty('staffInvitation');
    expect(answer(invited, { ...suspend, reason: 'Fraud' })).not.toHaveProperty('staffInvitation');
  });

  test.each([
    ['inviter-left', invited, null],
    ['inviter-left', invited, aUser('ada')],
    ['inviter-left', invited, aUser('ada', { role: 'admin', suspension })],
    ['inviter-left', invited, aUser('ada', { role: 'admin', email: 'new@example.com' })],
    ['inviter-left', invited, aUser('ben', { role: 'admin' })],
    ['no-invitation', aUser('rosa'), inviter],
    ['unconfirmed', { ...invited, email: 'new@example.com' }, inviter],
    ['suspended-already', { ...invited, suspension }, inviter],
  ] as const)('is refused: %s', (refusal, person, from) => expect(accept(person, from)).toBe(refusal));

  test('cannot be accepted while the person has a bid in an open auction', () =>
    expect(accept(invited, inviter, 6, true)).toBe('is-bidding'));
});

describe('an account', () => {
  test('is suspended and reinstated only with a reason', () => {
    expect(answer(aUser('rosa'), { ...suspend, reason: ' Chargeback ' })).toMatchObject({
      suspension: { at: 5, by: 'Ada', reason: 'Chargeback' },
    });
    expect(answer(aUser('rosa', { suspension }), { type: 'lift', reason: 'Paid' })).not.toHaveProperty(
      'suspension',
    );
  });

  test.each([
    ['needs-reason', aUser('rosa'), { ...suspend, reason: ' ' }],
    ['needs-reason', aUser('rosa', { suspension }), { type: 'lift', reason: '' }],
    ['suspended-already', aUser('rosa', { suspension }), { ...suspend, reason: 'Again' }],
    ['own-bidder', aUser('rosa'), { ...suspend, reason: 'Fraud', isOwnBidder: true }],
    ['not-suspended', aUser('rosa'), { type: 'lift', reason: 'Paid' }],
    ['oneself', aUser('ada', { role: 'admin' }), { ...suspend, reason: 'A rest' }],
    ['oneself', aUser('ada', { role: 'admin' }), toRole('member')],
    ['same-role', aUser('rosa'), toRole('member')],
    ['oneself', aUser('ada', { role: 'admin' }), invite],
    ['same-role', aUser('ben', { role: 'admin' }), invite],
    ['unconfirmed', aUser('rosa', { email: 'new@example.com' }), invite],
    ['suspended-already', aUser('rosa', { suspension }), invite],
    ['is-bidding', aUser('rosa'), { ...invite, isBidding: true }],
    ['invited-already', aUser('rosa', { staffInvitation }), invite],
    ['no-invitation', aUser('rosa'), { type: 'withdraw-invitation' }],
  ] as const)('%s', (refusal, person, request) => expect(answer(person, request)).toBe(refusal));

  test('can be decided on only by staff who are not suspended', () => {
    for (const role of ['member', 'seller'] as const)
      expect(answer(aUser('rosa'), invite, { ...ada, role })).toBe('not-staff');
    const suspended = { ...ada, suspension } as Actor;
    expect(answer(aUser('rosa'), toRole('seller'), suspended)).toBe('signed-out');
  });

  test('is found by the beginning of a name or email address, by role and by suspension', () => {
    const { terms } = withSearchTerms(aUser('nell', { name: 'Nell Marsh', suspension }));
    expect(terms).toEqual(expect.arrayContaining(['ne', 'marsh', 'example', 'role:member', 'is:suspended']));
    expect(terms).not.toContain('ell');
  });
});

test('at least one staff member who can act remains after any sequence of staff decisions', () => {
  const uids = ['ada', 'ben', 'cleo'];
  const step = fc.record({
    by: fc.constantFrom(...uids),
    to: fc.constantFrom(...uids),
    request: fc.constantFrom<CommandRequest | 'accept'>(
      toRole('member'),
      invite,
      'accept',
      { ...suspend, reason: 'x' },
      {
        type: 'lift',
        reason: 'y',
      } as CommandRequest,
    ),
  });
  let changes = 0;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const people = new Map(uids.map((uid) => [uid, aUser(uid, { role: 'admin' })]));
      for (const { by, to, request } of steps) {
        const person = people.get(to) as User;
        const after =
          request === 'accept'
            ? accept(person, people.get(person.staffInvitation?.by.uid ?? '') ?? null)
            : answer(person, request, people.get(by) as User);
        if (typeof after === 'string') continue;
        changes += 1;
        people.set(to, after);
        const acting = [...people.values()].filter(({ role, suspension: s }) => role === 'admin' && !s);
        expect(acting.length).toBeGreaterThan(0);
      }
    }),
    { numRuns: 2_000 },
  );
  expect(changes).toBeGreaterThan(1_000);
});

test('the server command makes an account staff only if its current address is confirmed', () => {
  const { confirmed: _, ...fromBefore } = aUser('rosa');
  expect(grantStaff(fromBefore, false)).toEqual({ ok: false, reason: 'unconfirmed' });
  expect(grantStaff(aUser('rosa', { email: 'new@example.com' }), false)).toMatchObject({ ok: false });
  expect(grantStaff(aUser('rosa', { suspension }), false)).toMatchObject({ reason: 'suspended-already' });
  expect(grantStaff(aUser('rosa', { role: 'admin' }), false)).toMatchObject({ reason: 'same-role' });
  expect(grantStaff(aUser('rosa'), true)).toMatchObject({ reason: 'is-bidding' });
  expect(grantStaff(aUser('rosa'), false)).toMatchObject({ ok: true, value: { role: 'admin' } });
});

test('the time when a staff member left the role is stored', () => {
  expect(answer(aUser('ben', { role: 'admin' }), toRole('member'))).toMatchObject({ leftStaffAt: 5 });
  expect(answer(aUser('ben', { role: 'seller' }), toRole('member'))).not.toHaveProperty('leftStaffAt');
});
