import { describe, expect, it } from 'vitest';
import { cancelReasons } from '@/lib/domain/auctions/state/facts';
import { bidRefusalStatus } from '@/lib/domain/auctions/terms/refusals';
import { dollars } from '@/lib/domain/shared/money';
import {
  aBid,
  anAuction,
  aSalt,
  aSchedule,
  builtEndsAt,
  builtStartsAt,
  withCommands,
} from './auction.builders';
import type { ReserveInput } from './commands';
import { decide } from './decide';

const hour = 3_600_000;
const during = builtStartsAt + hour;
const published = (amount: number): ReserveInput => ({ kind: 'published', amountCents: amount * 100 });
const reasonOf = (auction: ReturnType<typeof anAuction>) => auction.refusals.at(-1)?.reason;

describe('scheduling an auction', () => {
  it('freezes sale mode, increments and a five-minute window in the first entry', () => {
    const [genesis] = anAuction().entries;
    expect(genesis).toMatchObject({
      seq: 1,
      type: 'scheduled',
      prevHash: '0'.repeat(64),
      data: { terms: { saleMode: 'sealed-reserve', extensionWindowMs: 300_000, buyerPremium: null } },
    });
    expect(JSON.stringify(genesis)).not.toContain('26000000');
  });

  it.each([
    ['an end that is not after the start', { endsAt: builtStartsAt }],
    ['an end in the past', { now: builtEndsAt }],
    ['cents in the starting bid', { startingBidCents: 20_000_050 }],
    ['a published reserve under the starting bid', { reserve: published(199_999) }],
    [
      'a sealed reserve under the starting bid',
      { reserve: { kind: 'sealed', amountCents: 100, salt: aSalt(1) } },
    ],
    ['a salt that is not 32 bytes', { reserve: { kind: 'sealed', amountCents: 26_000_000, salt: 'short' } }],
    [
      'an increment table without an open last band',
      { incrementTable: [{ belowCents: 100, incrementCents: 100 }] },
    ],
    ['an empty increment table', { incrementTable: [] }],
    ['an extension window of zero', { extensionWindowMs: 0 }],
  ] as const)('is refused with %s', (_what, parts) => {
    expect(decide(null, aSchedule(parts))).toEqual({ ok: false, reason: { reason: 'invalid-terms' } });
  });

  it('is refused a second time', () => {
    expect(decide(anAuction().state, aSchedule())).toMatchObject({ reason: { reason: 'already-scheduled' } });
  });

  it('accepts a published reserve equal to the starting bid, which the first bid meets', () => {
    const auction = anAuction({ reserve: published(200_000) }, [aBid('a', 200_000)]);
    expect(auction.state.reserve.status).toBe('met');
  });
});

describe('a bid', () => {
  it('on an auction that does not exist is refused as not found', () => {
    expect(decide(null, aBid('a', 200_000))).toMatchObject({ reason: { reason: 'not-found' } });
  });

  it.each([Number.NaN, 0, -100, 20_000_050, 20_000_000.5, 100_000_000_100, Number.POSITIVE_INFINITY])(
    'of %s cents is refused as an invalid amount',
    (maximumCents) => {
      expect(reasonOf(anAuction({}, [aBid('a', 0, { maximumCents })]))).toBe('invalid-amount');
    },
  );

  it('of one billion dollars is a valid amount', () => {
    expect(anAuction({}, [aBid('a', 1_000_000_000)]).state.bidCount).toBe(1);
  });

  it('above 1.25 times the minimum requires confirmation of the maximum', () => {
    const unconfirmed = { confirmedMaximumCents: undefined };
    const refusals = anAuction({}, [aBid('a', 250_001, unconfirmed)]).refusals;
    expect(refusals).toEqual([{ reason: 'confirm-maximum', minimumCents: 20_000_000 }]);
    expect(anAuction({}, [aBid('a', 250_000, unconfirmed)]).state.bidCount).toBe(1);
    expect(reasonOf(anAuction({}, [aBid('a', 250_001, { confirmedMaximumCents: 25_000_000 })]))).toBe(
      'confirm-maximum',
    );
    expect(anAuction({}, [aBid('a', 250_001)]).state.bidCount).toBe(1);
  });

  it('by an ineligible person is refused with the reason', () => {
    expect(
      reasonOf(anAuction({}, [aBid('seller', 250_000, { ineligibility: { reason: 'own-listing' } })])),
    ).toBe('own-listing');
  });

  it.each(['related-bidder', 'shared-device'] as const)(
    'is told %s only if it would be accepted otherwise',
    (reason) => {
      const related = { ineligibility: { reason } };
      expect(reasonOf(anAuction({}, [aBid('a', 1, related)]))).toBe('too-low');
      expect(reasonOf(anAuction({}, [aBid('a', 0, { ...related, maximumCents: 1 })]))).toBe('invalid-amount');
      const late = { receivedAt: builtEndsAt + 1, now: builtEndsAt + 1 };
      expect(reasonOf(anAuction({}, [aBid('a', 250_000, { ...related, ...late })]))).toBe('ended');
      expect(reasonOf(anAuction({}, [aBid('a', 250_000, related)]))).toBe(reason);
    },
  );

  it('before the start is refused', () => {
    expect(reasonOf(anAuction({}, [aBid('a', 250_000, { receivedAt: builtStartsAt - 1 })]))).toBe(
      'not-started',
    );
    expect(anAuction({}, [aBid('a', 250_000, { receivedAt: builtStartsAt })]).state.bidCount).toBe(1);
  });

  it('older than four seconds is refused as busy', () => {
    expect(reasonOf(anAuction({}, [aBid('a', 250_000, { now: during + 4_001 })]))).toBe('busy');
    expect(anAuction({}, [aBid('a', 250_000, { now: during + 4_000 })]).state.bidCount).toBe(1);
  });

  it('received before the end is accepted until the closing entry', () => {
    const late = aBid('a', 250_000, { receivedAt: builtEndsAt, now: builtEndsAt + 4_000 });
    const auction = anAuction({}, [{ type: 'close', now: builtEndsAt + 4_999 }, late]);
    expect(auction.refusals).toEqual([{ reason: 'not-due' }]);
    expect(auction.state).toMatchObject({ bidCount: 1, endsAt: builtEndsAt + 300_000 });
  });

  it("by the leader must be at least a dollar above the leader's own maximum", () => {
    const auction = anAuction({}, [aBid('a', 250_000), aBid('a', 250_000)]);
    expect(auction.refusals).toEqual([{ reason: 'not-above-own-maximum', minimumCents: 25_000_100 }]);
    const raised = withCommands(auction, [aBid('a', 250_001)]);
    expect(raised.state).toMatchObject({ bidCount: 1, bidderCount: 1, priceCents: 20_000_000 });
  });

  it('that only raises the sealed maximum does not extend the auction', () => {
    const late = { receivedAt: builtEndsAt - 1_000 };
    const auction = anAuction({}, [aBid('a', 210_000), aBid('a', 250_000, late)]);
    expect(auction.state.endsAt).toBe(builtEndsAt);
    expect(withCommands(auction, [aBid('b', 220_000, late)]).state.endsAt).toBe(builtEndsAt + 299_000);
    expect(withCommands(auction, [aBid('a', 260_000, late)]).state.endsAt).toBe(builtEndsAt + 299_000);
  });

  it('is recorded no earlier than the previous entry', () => {
    const first = aBid('a', 250_000, { receivedAt: during + 10 });
    const { entries } = anAuction({}, [first, aBid('b', 230_000, { receivedAt: during, now: during + 11 })]);
    expect(entries.at(-1)).toMatchObject({ at: during + 10, data: { receivedAt: during } });
  });

  it('by an outbid bidder keeps the same alias', () => {
    const { state } = anAuction({}, [aBid('a', 210_000), aBid('b', 230_000), aBid('a', 250_000)]);
    expect(state).toMatchObject({ bidderCount: 2, bidCount: 3, leader: { alias: 'Bidder 1' } });
  });
});

describe('a pause', () => {
  const paused = anAuction({}, [{ type: 'pause', now: during }]);
  const resumed = withCommands(paused, [{ type: 'resume', now: during + 600_000 }]);

  it('moves the end by its length', () => {
    expect(resumed.state.endsAt).toBe(builtEndsAt + 600_000);
  });

  it('refuses bids received during it, even when they are decided afterward', () => {
    expect(reasonOf(withCommands(paused, [aBid('a', 250_000, { receivedAt: during + 5 })]))).toBe('paused');
    const inside = aBid('a', 250_000, { receivedAt: during + 599_999, now: during + 600_001 });
    expect(reasonOf(withCommands(resumed, [inside]))).toBe('paused');
    const after = aBid('a', 250_000, { receivedAt: during + 600_000 });
    expect(withCommands(resumed, [after]).state.bidCount).toBe(1);
  });

  it('prevents closing, and cannot start or end twice', () => {
    expect(reasonOf(withCommands(paused, [{ type: 'close', now: builtEndsAt + hour }]))).toBe('paused');
    expect(reasonOf(withCommands(paused, [{ type: 'pause', now: during + 1 }]))).toBe('paused');
    expect(reasonOf(withCommands(resumed, [{ type: 'resume', now: during + hour }]))).toBe('not-paused');
  });
});

describe('an outage under version 1 of the rules', () => {
  const outage = (from: number, to: number) =>
    anAuction({ rules: 1 }, [
      { type: 'declare-outage', from: builtEndsAt + from, to: builtEndsAt + to, now: builtEndsAt + to },
    ]);

  it('across the end reopens the auction for one extension window from the return', () => {
    const auction = outage(-30_000, 30_000);
    expect(auction.state.endsAt).toBe(builtEndsAt + 330_000);
    const bid = aBid('a', 250_000, { receivedAt: builtEndsAt + 31_000 });
    expect(withCommands(auction, [bid]).state.bidCount).toBe(1);
  });

  it('refuses a bid received between the end and the return', () => {
    const bid = aBid('a', 250_000, { receivedAt: builtEndsAt + 29_000, now: builtEndsAt + 30_001 });
    expect(reasonOf(withCommands(outage(-30_000, 30_000), [bid]))).toBe('paused');
  });

  it('accepts a bid received in the last millisecond before the end', () => {
    const bid = aBid('a', 250_000, { receivedAt: builtEndsAt, now: builtEndsAt + 4_000 });
    const early = {
      type: 'declare-outage',
      from: builtEndsAt - 60_000,
      to: builtEndsAt + 3_000,
      now: builtEndsAt + 3_000,
    } as const;
    expect(anAuction({ rules: 1 }, [early, bid]).state.bidCount).toBe(1);
  });

  it.each([
    ['shorter than a minute', -30_000, 29_999],
    ['that is over by the end', -90_000, 0],
    ['that begins after the end', 1, 90_000],
  ])('%s changes nothing', (_what, from, to) => {
    expect(reasonOf(outage(from, to))).toBe('not-due');
  });
});

describe('lowering a reserve', () => {
  const lower = (amount: number, now = during) =>
    ({ type: 'lower-reserve', amountCents: amount * 100, salt: aSalt(9), now }) as const;

  it("to at most the leader's maximum meets it and raises the price to it", () => {
    const auction = anAuction({}, [aBid('a', 250_000), lower(240_000)]);
    expect(auction.state).toMatchObject({
      priceCents: 24_000_000,
      reserve: { status: 'met', amountCents: 24_000_000 },
    });
    expect(auction.entries.at(-1)?.data).toMatchObject({
      opened: [{ alias: 'Reserve', amountCents: 24_000_000 }],
    });
  });

  it("to exactly the leader's maximum also opens that maximum", () => {
    const auction = anAuction({}, [aBid('a', 250_000), lower(250_000)]);
    expect(auction.entries.at(-1)?.data).toMatchObject({
      opened: [{ alias: 'Bidder 1' }, { alias: 'Reserve' }],
    });
  });

  it('keeps the new amount sealed while no bid reaches it', () => {
    const auction = anAuction({}, [aBid('a', 210_000), lower(240_000)]);
    expect(auction.entries.at(-1)?.data).toMatchObject({ amountCents: null, opened: [], reserveMet: false });
    expect(auction.state.reserve.amountCents).toBeNull();
  });

  it.each([
    ['a second time', [lower(250_000), lower(240_000)], 'already-lowered'],
    ['in the last 24 hours', [lower(250_000, builtEndsAt - 24 * hour + 1)], 'too-late'],
    ['to a higher amount', [lower(270_000)], 'not-lower'],
    ['to the same amount', [lower(260_000)], 'not-lower'],
    ['to less than the starting bid', [lower(199_000)], 'invalid-amount'],
    ['once it is met', [aBid('a', 270_000), lower(250_000)], 'reserve-met'],
    ['without a new salt', [{ ...lower(250_000), salt: undefined }], 'invalid-amount'],
  ] as const)('is refused %s', (_when, commands, reason) => {
    expect(reasonOf(anAuction({}, commands))).toBe(reason);
  });

  it('is allowed up to exactly 24 hours before the end', () => {
    expect(anAuction({}, [lower(250_000, builtEndsAt - 24 * hour)]).state.reserve.lowered).toBe(true);
  });

  it('is refused in an absolute sale', () => {
    expect(reasonOf(anAuction({ reserve: { kind: 'none' } }, [lower(210_000)]))).toBe('no-reserve');
  });

  it('publishes the new amount of a published reserve', () => {
    const auction = anAuction({ reserve: published(260_000) }, [lower(240_000)]);
    expect(auction.state.reserve).toMatchObject({
      status: 'not-met',
      amountCents: 24_000_000,
      commitment: null,
    });
  });
});

describe('a cancellation', () => {
  it.each(cancelReasons)('for %s is public and final', (reason) => {
    const auction = anAuction({}, [{ type: 'cancel', by: 'staff', reason, now: during }, aBid('a', 250_000)]);
    expect(auction.state).toMatchObject({ status: 'cancelled', reason });
    expect(reasonOf(auction)).toBe('cancelled');
    expect(reasonOf(withCommands(auction, [{ type: 'close', now: builtEndsAt + hour }]))).toBe('cancelled');
  });

  it('for an accepted offer is refused once there is a bid', () => {
    const cancel = { type: 'cancel', by: 'staff', reason: 'pre-auction-offer', now: during } as const;
    expect(reasonOf(anAuction({}, [aBid('a', 250_000), cancel]))).toBe('bids-stand');
  });

  it('is refused after the end, even before the closing entry', () => {
    const cancelAt = (now: number) =>
      reasonOf(anAuction({}, [aBid('a', 250_000), { type: 'cancel', by: 'staff', reason: 'casualty', now }]));
    expect(cancelAt(builtEndsAt)).toBeUndefined();
    expect(cancelAt(builtEndsAt + 1)).toBe('ended');
  });

  it('is refused after the closing entry', () => {
    const close = { type: 'close', now: builtEndsAt + 5_000 } as const;
    expect(
      reasonOf(
        anAuction({}, [close, { type: 'cancel', by: 'staff', reason: 'fraud', now: builtEndsAt + hour }]),
      ),
    ).toBe('ended');
  });
});

describe('the end', () => {
  const close = { type: 'close', now: builtEndsAt + 5_000 } as const;

  it('with the reserve met is a sale at the price', () => {
    const { state } = anAuction({}, [aBid('a', 270_000), close]);
    expect(state).toMatchObject({ status: 'ended', outcome: 'sold', salePriceCents: 26_000_000 });
  });

  it('of an absolute auction with one bid is a sale at the starting bid', () => {
    const { state } = anAuction({ reserve: { kind: 'none' } }, [aBid('a', 270_000), close]);
    expect(state).toMatchObject({ outcome: 'sold', salePriceCents: 20_000_000 });
  });

  it('without a bid is no sale', () => {
    expect(anAuction({}, [close]).state).toMatchObject({ outcome: 'no-bids', salePriceCents: null });
  });

  it('below the reserve gives the seller 48 hours to decide', () => {
    const { state } = anAuction({}, [aBid('a', 250_000), close]);
    expect(state).toMatchObject({ status: 'undecided', decideBy: close.now + 48 * hour, counter: null });
  });

  it('is recorded once', () => {
    const auction = anAuction({}, [close, { ...close, now: close.now + 1 }]);
    expect(reasonOf(auction)).toBe('ended');
    expect(auction.entries.filter(({ type }) => type === 'closed')).toHaveLength(1);
  });

  it('is recorded no sooner than five seconds after it', () => {
    expect(reasonOf(anAuction({}, [{ type: 'close', now: builtEndsAt + 4_999 }]))).toBe('not-due');
  });
});

describe('the opening', () => {
  it('is recorded once, from the start on, and bids do not wait for it', () => {
    const early = { type: 'open', now: builtStartsAt - 1 } as const;
    const due = { type: 'open', now: builtStartsAt } as const;
    const auction = anAuction({}, [early, aBid('a', 250_000, { receivedAt: builtStartsAt }), due, due]);
    expect(auction.entries.map(({ type }) => type)).toEqual(['scheduled', 'bid', 'opened']);
    expect(auction.refusals.map(({ reason }) => reason)).toEqual(['not-due', 'not-due']);
  });
});

describe('below the reserve', () => {
  const closedAt = builtEndsAt + 5_000;
  const undecided = anAuction({}, [aBid('b', 230_000), aBid('a', 250_000), { type: 'close', now: closedAt }]);
  type Choice = Parameters<typeof decide>[1] & { type: 'decide-below-reserve' };
  const decision = (chosen: Choice['decision'], now = closedAt + hour): Choice => ({
    type: 'decide-below-reserve',
    decision: chosen,
    now,
  });
  const counter = (amount: number) => decision({ kind: 'counter', amountCents: dollars(amount) });

  it('the seller may accept the high bid', () => {
    const { state } = withCommands(undecided, [decision({ kind: 'accept' }, closedAt + 48 * hour)]);
    expect(state).toMatchObject({ status: 'ended', outcome: 'accepted', salePriceCents: 23_100_000 });
  });

  it('the seller may decline', () => {
    expect(withCommands(undecided, [decision({ kind: 'decline' })]).state).toMatchObject({
      outcome: 'declined',
      salePriceCents: null,
    });
  });

  it('the seller is too late after 48 hours, and only then does the decision lapse', () => {
    const late = closedAt + 48 * hour + 1;
    expect(reasonOf(withCommands(undecided, [decision({ kind: 'accept' }, late)]))).toBe('too-late');
    expect(reasonOf(withCommands(undecided, [decision({ kind: 'lapse' }, late - 1)]))).toBe('not-due');
    expect(withCommands(undecided, [decision({ kind: 'lapse' }, late)]).state).toMatchObject({
      outcome: 'lapsed',
    });
  });

  it('the seller may counter once, above the price and up to the reserve', () => {
    expect(reasonOf(withCommands(undecided, [counter(231_000)]))).toBe('invalid-amount');
    expect(reasonOf(withCommands(undecided, [counter(260_001)]))).toBe('invalid-amount');
    const countered = withCommands(undecided, [counter(245_000)]);
    expect(countered.state).toMatchObject({
      counter: { amountCents: 24_500_000, answerBy: closedAt + 25 * hour },
    });
    expect(reasonOf(withCommands(countered, [counter(240_000)]))).toBe('no-decision-open');
    expect(reasonOf(withCommands(countered, [decision({ kind: 'accept' })]))).toBe('no-decision-open');
  });

  it('only the high bidder may answer the counter, within 24 hours', () => {
    const countered = withCommands(undecided, [counter(245_000)]);
    const answer = (bidderId: string, choice: 'accept' | 'decline', now = closedAt + 25 * hour) =>
      withCommands(countered, [decision({ kind: 'answer-counter', bidderId, answer: choice }, now)]);
    expect(reasonOf(answer('b', 'accept'))).toBe('not-high-bidder');
    expect(answer('a', 'accept').state).toMatchObject({ outcome: 'accepted', salePriceCents: 24_500_000 });
    expect(answer('a', 'decline').state).toMatchObject({ outcome: 'declined', salePriceCents: null });
    expect(reasonOf(answer('a', 'accept', closedAt + 25 * hour + 1))).toBe('too-late');
  });

  it('the seller has nothing to decide in an auction that sold', () => {
    const sold = anAuction({}, [aBid('a', 270_000), { type: 'close', now: closedAt }]);
    expect(reasonOf(withCommands(sold, [decision({ kind: 'decline' })]))).toBe('no-decision-open');
  });
});

describe('bid refusals', () => {
  it('have these HTTP statuses', () => {
    expect(bidRefusalStatus).toEqual({
      'signed-out': 401,
      'email-unverified': 403,
      'not-registered': 403,
      'own-listing': 403,
      'conflict-of-interest': 403,
      suspended: 403,
      'related-bidder': 403,
      'shared-device': 403,
      'investor-wait': 403,
      'owner-occupants-first': 403,
      'over-limit': 403,
      'lead-paint': 403,
      'on-bid-list': 403,
      'sign-in-again': 401,
      'not-found': 404,
      'not-started': 409,
      ended: 409,
      cancelled: 409,
      paused: 409,
      'too-low': 409,
      'not-above-own-maximum': 409,
      'confirm-maximum': 409,
      'no-buy-now': 409,
      'buy-now-over': 409,
      'price-changed': 409,
      'invalid-amount': 422,
      'wrong-signature': 422,
      withdrawn: 409,
      'key-reused': 422,
      'rate-limited': 429,
      busy: 503,
    });
  });
});
