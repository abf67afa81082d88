import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refuseBlocking } from '@/lib/domain/eligibility/bidder-block';
import { refuseAnswer, refuseAsking } from '@/lib/domain/inquiries/question';
import { refuseVisit, refuseVisitStep } from '@/lib/domain/inquiries/showing';
import { refuseReading } from '@/lib/domain/listing-views/listing-permission';
import { refuseAuctionAction } from '@/lib/domain/staff/auction-actions';
import { refuseHandling } from '@/lib/domain/staff/report';
import { decideTakedown, refuseLift } from '@/lib/domain/staff/takedown';

const reader = (uid: string) => ({ uid, role: 'member', emailVerified: true }) as const;
const staff = (uid: string) => ({ uid, name: uid, role: 'admin' }) as const;
const [active, access] = [{ standardStatus: 'Active' }, { kind: 'ByAppointment' }] as const;
const takedown = { reason: 'fraud', at: 1 } as const;
const block = { why: 'x', isBlocked: false, blocks: true };

type Rule = (uid: string, sellers: readonly string[]) => string | null;
/** The refusal of each rule for one of the sellers, and for anybody else. */
const rules: Readonly<Record<string, readonly [Rule, own: string | null, other: string | null]>> = {
  auction: [
    (uid, sellers) => refuseAuctionAction(staff(uid), { sellers }, { type: 'pause', why: 'x' }),
    'own-listing',
    null,
  ],
  block: [
    (uid, sellers) => refuseBlocking({ ...block, by: staff(uid), uid: 'rosa', sellers }),
    'own-listing',
    null,
  ],
  'be blocked': [
    (uid, sellers) => refuseBlocking({ ...block, by: staff('ada'), uid, sellers }),
    'no-bidder',
    null,
  ],
  'take down': [
    (uid, sellers) => {
      const how = { by: staff(uid), reason: 'fraud', note: 'x' } as const;
      const decided = decideTakedown({ ...active, sellers }, null, how);
      return decided.ok ? null : decided.reason;
    },
    'own-listing',
    null,
  ],
  lift: [(uid, sellers) => refuseLift(staff(uid), { takedown, sellers }, 'x'), 'own-listing', null],
  'close a report': [
    (uid, sellers) => refuseHandling(staff(uid), { status: 'open', sellers }, 'x'),
    'own-listing',
    null,
  ],
  ask: [
    (uid, sellers) => refuseAsking(reader(uid), { ...active, sellers, answering: sellers }),
    'own-listing',
    null,
  ],
  'ask for a visit': [
    (uid, sellers) => refuseVisit(reader(uid), { ...active, access, sellers, answering: sellers }),
    'own-listing',
    null,
  ],
  answer: [(uid, sellers) => refuseAnswer(reader(uid), { status: 'open', sellers }), null, 'not-found'],
  'confirm a visit': [
    (uid, sellers) => refuseVisitStep(reader(uid), { uid: 'rosa', status: 'requested', sellers }, 'confirm'),
    null,
    'not-found',
  ],
  'call off a visit': [
    (uid, sellers) => refuseVisitStep(reader(uid), { uid: 'rosa', status: 'confirmed', sellers }, 'call-off'),
    null,
    'not-found',
  ],
  'read a draft’s document': [
    (uid, sellers) => refuseReading({ standardStatus: 'Draft', sellers }, reader(uid)),
    null,
    'unknown',
  ],
};

const members = fc.uniqueArray(fc.constantFrom('mona', 'ben', 'cleo', 'dora', 'eve'), { minLength: 1 });

test.each(Object.entries(rules))(
  'the rule to %s treats everyone who acts for the seller alike and anybody else differently',
  (...[, [rule, own, other]]) =>
    fc.assert(
      fc.property(members, (sellers) => {
        for (const uid of sellers) expect(rule(uid, sellers)).toBe(own);
        expect(rule('sam', sellers)).toBe(other);
      }),
    ),
);
