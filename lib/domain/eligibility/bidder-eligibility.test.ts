import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FORMER_STAFF_MS } from '@/lib/domain/accounts/former-staff';
import type { Registration, User } from '@/lib/domain/accounts/user';
import { cents } from '@/lib/domain/shared/money';
import { termsInForce } from '@/lib/domain/shared/terms-version';
import {
  type Bidder,
  type BidPolicy,
  type BidToCheck,
  type EligibilityFacts,
  INVESTOR_WAIT_MS,
  peopleIn,
  refuseBidder,
  refuseBuyer,
  SIGN_IN_FRESH_FOR_BIDS_MS,
} from './bidder-eligibility';
import { needsInvestorForm } from './investor-form';

const now = Date.UTC(2026, 10, 22);
const policy: BidPolicy = { withoutReviewCents: 50_000_000, freshSignInAboveCents: 100_000_000 };
const aRegistration = (more: Partial<Registration> = {}): Registration => ({
  legalName: 'Rosa Delgado',
  phone: '+12125550142',
  termsVersion: termsInForce.version,
  acceptedAt: 1,
  address: { street: '1 Elm Street', city: 'Utica', state: 'NY', postalCode: '13501' },
  title: { kind: 'individual', name: '' },
  buyerType: 'owner-occupant',
  household: [],
  organisation: '',
  ...more,
});
const aUser = (more: Partial<User> = {}, registration: Partial<Registration> = {}): User => ({
  uid: 'rosa',
  email: 'rosa@example.com',
  name: 'Rosa',
  role: 'member',
  emailVerified: true,
  createdAt: 0,
  registration: aRegistration(registration),
  ...more,
});
const troy = { street: '2 Oak Street', city: 'Troy', state: 'NY', postalCode: '12180' };
const seller = {
  uid: 'olive',
  registration: aRegistration({
    legalName: 'Olive Hart',
    phone: '+16075550100',
    organisation: 'Hart & Sons, Inc.',
    household: ['Sam Hart'],
    address: troy,
  }),
};
const someFacts = (more: Partial<EligibilityFacts> = {}): EligibilityFacts => ({
  parties: [seller],
  sellerNames: ['Old Ferry Building & Loan'],
  hasLeftLately: false,
  block: null,
  home: { propertySubType: 'SingleFamilyResidence', yearBuilt: 1994 },
  pricedSince: now,
  ownersOnlyUntil: null,
  ...more,
});
const aBidder = (user: User = aUser(), more: Partial<Bidder> = {}): Bidder => ({
  user,
  signedInAt: now,
  hasAcceptedLeadPaint: false,
  exposureCents: 0,
  ...more,
});
const aBid = (dollars: number, more: Partial<BidToCheck> = {}): BidToCheck => ({
  maximumCents: dollars * 100,
  at: now,
  ...more,
});
const answer = (bidder: Bidder, facts = someFacts(), bid = aBid(200_000)) =>
  refuseBidder(bidder, facts, bid, policy);

describe('a bidder', () => {
  test('may bid if confirmed, registered, without a conflict of interest and within the limit', () => {
    expect(answer(aBidder())).toBeNull();
  });

  test.each([
    ['suspended', aUser({ suspension: { at: 1, by: 'Ada', reason: 'x' } })],
    ['email-unverified', aUser({ emailVerified: false })],
    ['not-registered', aUser({ registration: null })],
    ['conflict-of-interest', aUser({ role: 'admin' })],
    ['own-listing', aUser({ uid: 'olive' })],
  ])('is refused with %s', (reason, user) => expect(answer(aBidder(user))?.reason).toBe(reason));

  test('sees which registration fields are missing', () => {
    const { address: _, buyerType: __, ...before } = aRegistration();
    expect(answer(aBidder(aUser({ registration: before })))).toEqual({
      reason: 'not-registered',
      missing: ['street', 'city', 'state', 'postalCode', 'buyerType'],
    });
  });
});

describe('a conflict of interest with the seller', () => {
  test.each<[string, Partial<Registration>]>([
    ['the phone', { phone: '+16075550100' }],
    ['name and ZIP code', { legalName: 'olive  HART', address: troy }],
    ['the organization', { organisation: 'hart & sons inc' }],
    ['the company that takes title', { title: { kind: 'company', name: 'HART & SONS INC' } }],
    ['the seller’s name', { organisation: 'Old Ferry Building & Loan' }],
    ['a seller’s name in the household', { household: ['old ferry building & loan'] }],
    ['a household that the bidder declares', { household: ['Olive Hart'] }],
    ['who takes title with the bidder', { title: { kind: 'joint', name: 'Cy Fox; Olive Hart' } }],
    ['a household that the seller declares', { legalName: 'Sam Hart' }],
  ])('follows from %s', (_, registration) =>
    expect(answer(aBidder(aUser({}, registration)))).toEqual({ reason: 'conflict-of-interest' }),
  );

  test('does not follow from the same name elsewhere or from a seller without a registration', () => {
    expect(answer(aBidder(aUser({}, { legalName: 'Olive Hart' })))).toBeNull();
    const silent = { uid: 'olive', registration: null };
    expect(answer(aBidder(), someFacts({ parties: [silent] }))).toBeNull();
  });

  test.each<[boolean, string, Partial<Registration>]>([
    [true, 'Ann Hill and Bo Hill', { legalName: 'Bo HILL' }],
    [true, 'Ann Hill & Bo Hill', { household: ['Ann Hill'] }],
    [true, 'Ann Hill, Bo Hill', { title: { kind: 'joint', name: 'Cy Fox and Ann Hill' } }],
    [true, 'Hill Holdings LLC', { title: { kind: 'company', name: 'HILL HOLDINGS, LLC' } }],
    [true, 'Ann Hill and Bo Hill', { legalName: 'Bо Hill' }],
    [true, 'Ann Hill аnd Bo Hill', { legalName: 'Bo Híll' }],
    [true, 'Ann Hill and Bo Hill', { household: ['Ann  HiII'] }],
    [true, 'Mohawk Valley Savings', { organisation: 'Моhawk VaIley Savings' }],
    [false, 'Ann Hill and Bo Hill', { household: ['Ann Hillman', 'Hill'] }],
    [false, 'Ann and Bo Hill', { household: ['Ann'] }],
    [false, 'Hart & Sons, Inc.', { household: ['Hart'], organisation: 'Sons' }],
    [false, 'Ann Hill', { title: { kind: 'company', name: 'Fox LLC and Ann Hill' } }],
  ])(
    'by names alone is %s for an unregistered seller %s and a bidder with %j',
    (isTied, name, registration) => {
      const facts = someFacts({ parties: [], sellerNames: peopleIn(name) });
      const reason = answer(aBidder(aUser({}, registration)), facts)?.reason;
      expect(reason).toBe(isTied ? 'conflict-of-interest' : undefined);
    },
  );

  test('also follows from leaving the seller recently or from a block by staff', () => {
    expect(answer(aBidder(), someFacts({ hasLeftLately: true }))?.reason).toBe('conflict-of-interest');
    const blocked = (reason: 'same-household' | 'not-serious') =>
      answer(aBidder(), someFacts({ block: { reason } }))?.reason;
    expect([blocked('same-household'), blocked('not-serious')]).toEqual([
      'conflict-of-interest',
      'suspended',
    ]);
  });

  test('is the same whichever side declares it', () => {
    const names = ['Ann Lee', 'Bo Kim', 'Cy Fox'];
    const person = fc.record({
      legalName: fc.constantFrom(...names),
      phone: fc.constantFrom('+12125550101', '+12125550102', '+12125550103'),
      household: fc.subarray(names),
      organisation: fc.constantFrom('', 'Fox Realty', 'Kim LLC'),
      title: fc.record({
        kind: fc.constantFrom('joint' as const, 'company' as const),
        name: fc.constantFrom('Nell Oak', 'Ann Lee and Bo Kim', 'Cy Fox', 'Kim LLC'),
      }),
    });
    fc.assert(
      fc.property(person, person, (one, other) => {
        const against = (a: typeof one, b: typeof one) =>
          answer(
            aBidder(aUser({}, a)),
            someFacts({ parties: [{ uid: 'other', registration: aRegistration(b) }], sellerNames: [] }),
          );
        expect(against(one, other)).toEqual(against(other, one));
      }),
    );
  });
});

test.each([
  ['related-bidder', { meetsRelative: true }],
  ['shared-device', { sharesDevice: true }],
])('%s is the last reason for a refusal', (reason, related) => {
  expect(answer(aBidder(), someFacts(related))?.reason).toBe(reason);
  expect(answer(aBidder(), someFacts({ ...related, isOnList: true }))?.reason).toBe('on-bid-list');
  expect(answer(aBidder(), someFacts(related), aBid(500_001))?.reason).toBe('over-limit');
  const rich = aUser({ bidLimit: { cents: cents(1_000_000_000), at: 0 } });
  const stale = aBidder(rich, { signedInAt: now - SIGN_IN_FRESH_FOR_BIDS_MS - 1 });
  expect(answer(stale, someFacts(related), aBid(1_000_001))?.reason).toBe('sign-in-again');
});

describe('a covered investor', () => {
  const investor = aBidder(aUser({}, { buyerType: 'covered-investor' }));
  const until = now + INVESTOR_WAIT_MS;

  test('waits 90 days, to the millisecond, from the listing at the current price', () => {
    const at = (ms: number) => answer(investor, someFacts(), aBid(200_000, { at: ms }));
    expect(at(until - 1)).toEqual({ reason: 'investor-wait', until });
    expect(
      refuseBidder({ ...investor, signedInAt: until }, someFacts(), aBid(200_000, { at: until }), policy),
    ).toBeNull();
  });

  test('waits with no end date once the price has changed during the auction', () => {
    expect(answer(investor, someFacts({ pricedSince: null }))).toEqual({ reason: 'investor-wait' });
  });

  test.each([
    ['Duplex', 'investor-wait'],
    ['Townhouse', 'investor-wait'],
    ['Triplex', undefined],
    ['Condominium', undefined],
    ['UnimprovedLand', undefined],
  ] as const)('bidding on a %s is refused with %s', (propertySubType, reason) =>
    expect(answer(investor, someFacts({ home: { propertySubType, yearBuilt: 1994 } }))?.reason).toBe(reason),
  );

  test('waits for a lot with a one- or two-family home in it, whatever home leads it', () => {
    const land = { propertySubType: 'UnimprovedLand', yearBuilt: null } as const;
    const duplex = { propertySubType: 'Duplex', yearBuilt: 1994 } as const;
    expect(answer(investor, someFacts({ home: land, included: [land] }))?.reason).toBeUndefined();
    expect(answer(investor, someFacts({ home: land, included: [land, duplex] }))?.reason).toBe(
      'investor-wait',
    );
  });

  test('needs the notarized form with an offer for the homes of the wait, and nobody else does', () => {
    expect(needsInvestorForm(investor.user, ['Triplex', 'Duplex'])).toBe(true);
    expect(needsInvestorForm(investor.user, ['Triplex'])).toBe(false);
    expect(needsInvestorForm(aUser({}, { buyerType: 'investor' }), ['Duplex'])).toBe(false);
  });

  test('is the only buyer type that waits: another investor bids at once', () => {
    expect(answer(aBidder(aUser({}, { buyerType: 'investor' })))).toBeNull();
  });
});

test('only owner-occupants bid in the head start, and everyone from its end on', () => {
  const until = now + 86_400_000;
  const at = (ms: number, buyerType: 'investor' | 'owner-occupant') =>
    answer(
      aBidder(aUser({}, { buyerType })),
      someFacts({ ownersOnlyUntil: until }),
      aBid(200_000, { at: ms }),
    );
  expect(at(until - 1, 'investor')).toEqual({ reason: 'owner-occupants-first', until });
  expect(at(until - 1, 'owner-occupant')).toBeNull();
  expect(at(until, 'investor')).toBeNull();
});

describe('the bid limit', () => {
  test('is the one that staff decided, else the configured one, and the refusal states it', () => {
    const refused = (dollars: number, user = aUser()) => answer(aBidder(user), someFacts(), aBid(dollars));
    expect(refused(500_000)).toBeNull();
    expect(refused(500_001)).toEqual({ reason: 'over-limit', limitCents: 50_000_000 });
    const decided = (dollars: number) => aUser({ bidLimit: { cents: cents(dollars * 100), at: 0 } });
    expect(refused(700_000, decided(700_000))).toBeNull();
    expect(refused(100_001, decided(100_000))).toEqual({ reason: 'over-limit', limitCents: 10_000_000 });
  });

  test('is zero after a default, and the refusal says that', () => {
    const refused = (user: User) => answer(aBidder(user), someFacts(), aBid(200_000));
    const over = { reason: 'over-limit', limitCents: 0 };
    expect(refused(aUser({ openDefaults: ['sale'] }))).toEqual({ ...over, hasOpenDefault: true });
    expect(refused(aUser({ bidLimit: { cents: cents(0), at: 0 } }))).toEqual(over);
  });

  test('is reduced by the person’s other bids and purchases', () => {
    const money = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(money, fc.integer({ min: 1, max: 1_000_000 }), (bound, dollars) => {
        const bidder = aBidder(aUser(), { exposureCents: bound * 100 });
        const left = Math.max(0, 500_000 - bound);
        expect(answer(bidder, someFacts(), aBid(dollars))).toEqual(
          dollars <= left
            ? null
            : {
                reason: 'over-limit',
                limitCents: 50_000_000,
                ...(bound > 0 && { leftCents: left * 100 }),
              },
        );
      }),
    );
  });

  test('applies to every valid bid amount; an invalid one is left to the auction', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (dollars) => {
        const reason = answer(aBidder(), someFacts(), aBid(dollars))?.reason;
        expect(reason).toBe(dollars > 500_000 ? 'over-limit' : undefined);
      }),
    );
    for (const dollars of [Number.NaN, 1e13, -1])
      expect(answer(aBidder(), someFacts(), aBid(dollars))).toBeNull();
  });
});

describe('the lead paint disclosure', () => {
  const old = (yearBuilt: number | null) => someFacts({ home: { propertySubType: 'Duplex', yearBuilt } });

  test('must be accepted once for a home from before 1978 or of unknown year', () => {
    expect(answer(aBidder(), old(1977))).toEqual({ reason: 'lead-paint' });
    expect(answer(aBidder(), old(null))).toEqual({ reason: 'lead-paint' });
    expect(answer(aBidder(), old(1978))).toBeNull();
    expect(answer(aBidder(aUser(), { hasAcceptedLeadPaint: true }), old(1977))).toBeNull();
  });

  test('is not needed for land', () => {
    expect(
      answer(aBidder(), someFacts({ home: { propertySubType: 'UnimprovedLand', yearBuilt: null } })),
    ).toBeNull();
  });
});

test('a bid above a configured amount needs a recent sign-in', () => {
  const rich = aUser({ bidLimit: { cents: cents(1_000_000_000), at: 0 } });
  const since = (ms: number, dollars: number) =>
    answer(aBidder(rich, { signedInAt: now - ms }), someFacts(), aBid(dollars));
  expect(since(SIGN_IN_FRESH_FOR_BIDS_MS + 1, 1_000_000)).toBeNull();
  expect(since(SIGN_IN_FRESH_FOR_BIDS_MS, 1_000_001)).toBeNull();
  expect(since(SIGN_IN_FRESH_FOR_BIDS_MS + 1, 1_000_001)).toEqual({ reason: 'sign-in-again' });
});

test('former staff may not bid, buy or make offers for 365 days', () => {
  const left = (ago: number) => aUser({ leftStaffAt: now - ago });
  const conflict = { reason: 'conflict-of-interest' };
  expect(answer(aBidder(left(0)))).toEqual(conflict);
  expect(answer(aBidder(left(FORMER_STAFF_MS - 1)))).toEqual(conflict);
  expect(refuseBuyer(left(FORMER_STAFF_MS - 1), someFacts(), now)).toEqual(conflict);
  expect(FORMER_STAFF_MS).toBe(365 * 24 * 3_600_000);
  expect(answer(aBidder(left(FORMER_STAFF_MS)))).toBeNull();
  expect(answer(aBidder(aUser({ role: 'admin', leftStaffAt: 0 })))).toEqual(conflict);
});
