import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dollars } from '@/lib/domain/shared/money';
import {
  APPROVAL_MS,
  type ApprovalRefusal,
  type ApprovalRequest,
  type ApprovalRules,
  isWaiting,
  noApprovals,
  type Planned,
  refuseAlone,
} from './approvals';

const now = 1_000;
const member = (uid: string, role: 'manager' | 'member' | 'viewer') => ({
  ...{ uid, name: uid, email: `${uid}@example.com`, since: 1 },
  role,
});
const members = [member('mona', 'manager'), member('ben', 'member'), member('vera', 'viewer')];
const bank = (approvals: ApprovalRules) => ({ organisationId: 'org_1', members, approvals });
const submit: Planned = {
  command: { type: 'submit', isConfirmed: false },
  binding: '7',
  priceCents: dollars(412_500),
};
const request = (parts: Partial<ApprovalRequest> = {}): ApprovalRequest => ({
  requestId: 'r',
  organisationId: 'org_1',
  draftId: 'h1',
  title: '1 Elm Street',
  command: submit.command,
  binding: '7',
  terms: {},
  by: { uid: 'mona', name: 'Mona' },
  keyMaker: null,
  keyHolders: [],
  at: now,
  expiresAt: now + APPROVAL_MS,
  decided: null,
  ...parts,
});
const on: ApprovalRules = { publications: true, priceAboveCents: null };
const by = (uid: string, at = now) => ({ uid, now: at });
const answer = { answer: 'declined', by: { uid: 'ben', name: 'Ben' }, at: now, reason: 'No' } as const;

describe('a second person approves', () => {
  test.each<[string, ApprovalRules, Planned, ApprovalRefusal | null]>([
    ['nothing when it is off', noApprovals, submit, null],
    ['a submission', on, submit, 'approval-requested'],
    [
      'a moved auction',
      on,
      { ...submit, command: { type: 'move-auction', dates: {} } },
      'approval-requested',
    ],
    [
      'no lowered reserve when only publications are on',
      on,
      { ...submit, command: { type: 'lower-reserve', typed: '1', version: 1 } },
      null,
    ],
    [
      'a price above the threshold',
      { publications: false, priceAboveCents: 41_249_999 },
      submit,
      'approval-requested',
    ],
    ['no price at the threshold', { publications: false, priceAboveCents: 41_250_000 }, submit, null],
    [
      'no submission without a changed price',
      { publications: false, priceAboveCents: 0 },
      { ...submit, priceCents: null },
      null,
    ],
  ])('%s', (_, rules, planned, refusal) => {
    expect(refuseAlone(bank(rules), planned, null, by('mona'))).toBe(refusal);
  });

  test.each<[string, string, Partial<ApprovalRequest>, Partial<Planned>, ApprovalRefusal | null]>([
    ['another member', 'ben', {}, {}, null],
    ['the person who asked', 'mona', {}, {}, 'own-request'],
    ['an API key', 'org_1', {}, {}, 'own-request'],
    [
      'the maker of the key that asked',
      'ben',
      { by: { uid: 'org_1', name: 'Key' }, keyMaker: 'ben' },
      {},
      'own-request',
    ],
    [
      'who rotated the key that asked',
      'ben',
      { by: { uid: 'org_1', name: 'Key' }, keyMaker: 'mona', keyHolders: ['mona', 'ben'] },
      {},
      'own-request',
    ],
    ['another member, for a key', 'mona', { by: { uid: 'org_1', name: 'Key' }, keyMaker: 'ben' }, {}, null],
    ['a member, after the home changed', 'ben', {}, { binding: '8' }, 'request-outdated'],
    [
      'a member, for another command',
      'ben',
      {},
      { command: { type: 'submit', isConfirmed: true } },
      'request-outdated',
    ],
    ['a member, after an answer', 'ben', { decided: answer }, {}, 'already-decided'],
    ['a member, after seven days', 'ben', { expiresAt: now }, {}, 'request-expired'],
    ['a member, after the asker left', 'ben', { by: { uid: 'eve', name: 'Eve' } }, {}, 'asker-left'],
    ['a member, for a viewer', 'ben', { by: { uid: 'vera', name: 'Vera' } }, {}, 'asker-left'],
  ])('the approval of %s: %s', (_, uid, parts, planned, refusal) => {
    expect(refuseAlone(bank(on), { ...submit, ...planned }, request(parts), by(uid))).toBe(refusal);
  });

  test('nobody approves their own request, whatever else is true', () => {
    const rules = fc.record({ publications: fc.boolean(), priceAboveCents: fc.option(fc.nat()) });
    fc.assert(
      fc.property(rules, fc.constantFrom('mona', 'ben'), fc.nat(), (approvals, uid, price) => {
        const own = request({ by: { uid, name: uid } });
        expect(refuseAlone(bank(approvals), { ...submit, priceCents: dollars(price) }, own, by(uid))).toBe(
          'own-request',
        );
      }),
    );
  });

  test('no sequence of changes alone makes the rules weaker', () => {
    const rules = fc.record({
      publications: fc.boolean(),
      priceAboveCents: fc.option(fc.nat({ max: 300 }), { nil: null }),
    });
    const needs = (approvals: ApprovalRules, planned: Planned) =>
      refuseAlone(bank(approvals), planned, null, by('mona')) !== null;
    const set = (next: ApprovalRules): Planned => ({
      ...submit,
      command: { type: 'set-rules', rules: next },
      priceCents: null,
    });
    fc.assert(
      fc.property(
        rules,
        fc.array(rules, { maxLength: 6 }),
        fc.nat({ max: 4 }),
        (start, wanted, priceCents) => {
          const end = wanted.reduce((present, next) => (needs(present, set(next)) ? present : next), start);
          const planned = { ...submit, priceCents: dollars(priceCents) };
          if (needs(start, planned)) expect(needs(end, planned)).toBe(true);
        },
      ),
    );
  });

  test('a request waits until it is answered or seven days have passed', () => {
    expect(isWaiting(request(), now + APPROVAL_MS - 1)).toBe(true);
    expect(isWaiting(request(), now + APPROVAL_MS)).toBe(false);
    expect(isWaiting(request({ decided: answer }), now)).toBe(false);
  });
});
