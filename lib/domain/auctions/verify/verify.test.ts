import { describe, expect, it } from 'vitest';
import {
  aBid,
  anAuction,
  aSalt,
  type BuiltAuction,
  builtEndsAt,
  builtStartsAt,
  rechained,
} from '@/lib/domain/auctions/commands/auction.builders';
import { commitmentOf } from '@/lib/domain/auctions/terms/commitments';
import { dollars } from '@/lib/domain/shared/money';
import type { LedgerFaultCode } from './ledger-fault';
import { verifyByDocs } from './second-verifier/second-verifier.fixture';
import { verify } from './verify';

const hour = 3_600_000;
const during = builtStartsAt + hour;
const close = { type: 'close', now: builtEndsAt + 5_000 } as const;
const lower = { type: 'lower-reserve', amountCents: 25_500_000, salt: aSalt(9), now: during } as const;
const counter = {
  type: 'decide-below-reserve',
  decision: { kind: 'counter', amountCents: dollars(240_000) },
  now: close.now,
} as const;
const accept = { type: 'decide-below-reserve', decision: { kind: 'accept' }, now: close.now } as const;

const bids = anAuction({}, [
  aBid('a', 250_000),
  aBid('b', 230_000),
  aBid('c', 300_000),
  aBid('c', 310_000),
  close,
]);
const unsold = anAuction({}, [aBid('a', 250_000), aBid('b', 230_000), close]);
const lowered = anAuction({}, [aBid('a', 250_000), lower]);
const paused = anAuction({}, [
  { type: 'pause', now: during },
  { type: 'resume', now: during + 50 },
  aBid('a', 250_000, { receivedAt: during + 60 }),
]);
const overEnd = {
  type: 'declare-outage',
  from: builtEndsAt - 1,
  to: builtEndsAt + hour,
  now: builtEndsAt + hour,
} as const;
const outage = anAuction({}, [overEnd]);
const oldOutage = anAuction({ rules: 1 }, [overEnd]);
const shortOutage = anAuction({}, [
  { type: 'declare-outage', from: builtEndsAt - 60_000, to: builtEndsAt - 44_999, now: builtEndsAt - 44_999 },
]);
const reordered = anAuction({}, [
  aBid('a', 250_000),
  aBid('b', 250_000, { receivedAt: during - 1, now: during }),
]);
const cancelled = anAuction({}, [
  aBid('a', 250_000),
  { type: 'cancel', by: 'staff', reason: 'fraud', now: during },
]);
const decided = anAuction({}, [aBid('a', 250_000), close, accept]);
const countered = anAuction({}, [aBid('a', 250_000), close, counter]);
const opened = anAuction({}, [{ type: 'open', now: builtStartsAt }]);
const crossed = anAuction({}, [aBid('a', 270_000), aBid('b', 265_000), aBid('a', 300_000)]);
const published = anAuction({ reserve: { kind: 'published', amountCents: dollars(270_000) } }, [
  aBid('a', 265_000),
  lower,
  aBid('c', 300_000),
]);
const steep = anAuction({ reserve: { kind: 'published', amountCents: dollars(252_000) } }, [
  aBid('a', 260_000),
  aBid('b', 256_000),
]);
/** The reserve is $1 below the buy-now price, and the lowered reserve is met exactly. */
const underBuyNow = anAuction(
  {
    buyNowCents: dollars(270_000),
    reserve: { kind: 'sealed', amountCents: dollars(269_999), salt: aSalt(1) },
  },
  [aBid('a', 269_998), { ...lower, amountCents: dollars(269_998) }],
);
const tied = anAuction({}, [aBid('a', 250_000), aBid('b', 250_000), aBid('c', 300_000)]);

const salt = aSalt(77);
const opening = (alias: string, amount: number) => ({ alias, amountCents: amount * 100, salt });
const committed = (alias: string, amount: number) =>
  commitmentOf({ alias, amountCents: dollars(amount), auctionId: 'auction-1', salt });
const trueOpening = (alias: string, amount: number) => ({
  alias,
  amountCents: amount * 100,
  salt: aSalt(amount * 100),
});
const reserveOpening = { alias: 'Reserve', amountCents: 26_000_000, salt: aSalt(1) };
/** Changes to entries by sequence number: other data or another time. */
type Lies = Readonly<Record<number, { readonly at?: number; readonly data?: object }>>;

describe('in a fully rehashed ledger and without a known head, verify finds', () => {
  it.each<[string, BuiltAuction, Lies, LedgerFaultCode]>([
    ['a wrong price', bids, { 3: { data: { priceCents: 23_200_000 } } }, 'wrong-price'],
    ['a wrong end', bids, { 3: { data: { endsAt: builtEndsAt + 1 } } }, 'wrong-end'],
    [
      'a bid received after the end',
      bids,
      { 3: { data: { receivedAt: builtEndsAt + 1 } } },
      'outside-bidding',
    ],
    [
      'a bid received before the start',
      bids,
      { 2: { data: { receivedAt: builtStartsAt - 1 } } },
      'outside-bidding',
    ],
    ['a bid entry with a wrong time', bids, { 2: { at: during + 1 } }, 'wrong-time'],
    [
      'a bid received during a pause',
      paused,
      { 4: { at: during + 50, data: { receivedAt: during + 49 } } },
      'during-pause',
    ],
    [
      'an arrival more than 4.1 s before the previous entry',
      reordered,
      { 3: { data: { receivedAt: during - 4_101 } } },
      'recorded-late',
    ],
    ['an alias that does not exist yet', bids, { 3: { data: { alias: 'Bidder 7' } } }, 'unknown-alias'],
    ['a leader who did not bid', bids, { 2: { data: { leaderAlias: 'Bidder 2' } } }, 'wrong-leader'],
    [
      'a raise by a bidder who does not lead',
      bids,
      { 5: { data: { alias: 'Bidder 1' } } },
      'raise-without-lead',
    ],
    [
      'a beaten maximum that is not opened',
      bids,
      { 4: { data: { opened: [reserveOpening] } } },
      'beaten-not-opened',
    ],
    ['a losing maximum that is not opened', bids, { 3: { data: { opened: [] } } }, 'losing-not-opened'],
    ['a met reserve that is not opened', bids, { 2: { data: { reserveMet: true } } }, 'reserve-not-opened'],
    [
      'an opened amount that does not match its commitment',
      bids,
      { 3: { data: { opened: [opening('Bidder 2', 230_500)] } } },
      'wrong-opening-amount',
    ],
    [
      'a secret opened twice',
      bids,
      {
        3: {
          data: {
            commitment: committed('Bidder 2', 230_000),
            opened: [opening('Bidder 2', 230_000), opening('Bidder 2', 230_000)],
          },
        },
      },
      'opened-twice',
    ],
    [
      'a bid below the minimum',
      bids,
      {
        3: {
          data: {
            commitment: committed('Bidder 2', 200_500),
            opened: [opening('Bidder 2', 200_500)],
            priceCents: 20_150_000,
          },
        },
      },
      'bid-below-minimum',
    ],
    [
      'a maximum at the price that was opened late',
      bids,
      {
        2: { data: { commitment: committed('Bidder 1', 231_000) } },
        4: { data: { opened: [opening('Bidder 1', 231_000), reserveOpening] } },
      },
      'opened-late',
    ],
    [
      'a lead that went to a lower bid',
      bids,
      {
        2: { data: { commitment: committed('Bidder 1', 250_000) } },
        4: {
          data: {
            commitment: committed('Bidder 3', 240_000),
            priceCents: 24_000_000,
            reserveMet: false,
            opened: [opening('Bidder 1', 250_000), opening('Bidder 3', 240_000)],
          },
        },
      },
      'lower-bid-leads',
    ],
    [
      'a higher bid that did not take the lead',
      bids,
      {
        2: { data: { commitment: committed('Bidder 1', 250_000) } },
        3: {
          data: {
            commitment: committed('Bidder 2', 255_000),
            priceCents: 25_000_000,
            opened: [opening('Bidder 2', 255_000), opening('Bidder 1', 250_000)],
          },
        },
      },
      'higher-bid-loses',
    ],
    [
      'a reserve that an earlier maximum had already met',
      bids,
      {
        2: { data: { commitment: committed('Bidder 1', 265_000) } },
        4: { data: { opened: [opening('Bidder 1', 265_000), reserveOpening], priceCents: 26_750_000 } },
      },
      'reserve-met-before',
    ],
    [
      'a price above a reserve that is recorded as not met',
      steep,
      { 2: { data: { priceCents: 20_000_000, reserveMet: false } }, 3: { data: { reserveMet: false } } },
      'reserve-met-before',
    ],
    [
      'a price above a reserve that the leader had not met',
      published,
      {
        2: { data: { commitment: committed('Bidder 1', 290_000) } },
        4: {
          data: {
            leaderAlias: 'Bidder 1',
            opened: [trueOpening('Bidder 2', 300_000)],
            priceCents: 30_250_000,
          },
        },
      },
      'reserve-met-before',
    ],
    [
      'a reserve that the price exceeds before it is met',
      crossed,
      {
        2: { data: { priceCents: 20_000_000, reserveMet: false, opened: [] } },
        3: { data: { reserveMet: false } },
        4: { data: { opened: [reserveOpening] } },
      },
      'reserve-met-before',
    ],
    [
      'a published reserve that was lowered after it was met',
      published,
      {
        2: { data: { commitment: committed('Bidder 1', 280_000) } },
        4: { data: { opened: [opening('Bidder 1', 280_000)], priceCents: 28_250_000 } },
      },
      'reserve-met-before',
    ],
    [
      'a lowered reserve whose leader must have met the previous one',
      underBuyNow,
      { 3: { data: { opened: [{ alias: 'Reserve', amountCents: dollars(269_998), salt: aSalt(9) }] } } },
      'reserve-met-before',
    ],
    [
      'a sealed reserve below the starting bid',
      bids,
      {
        1: {
          data: termsOf(bids, { reserve: { kind: 'sealed', commitment: committed('Reserve', 190_000) } }),
        },
        2: { data: { opened: [opening('Reserve', 190_000)], reserveMet: true } },
      },
      'reserve-below-start',
    ],
    [
      "a leader's maximum that is opened above the price",
      bids,
      { 3: { data: { opened: [trueOpening('Bidder 2', 230_000), trueOpening('Bidder 1', 250_000)] } } },
      'needless-opening',
    ],
    [
      'a maximum that is opened a second time',
      tied,
      { 4: { data: { opened: [trueOpening('Bidder 1', 250_000), reserveOpening] } } },
      'needless-opening',
    ],
    [
      'terms without an increment table',
      bids,
      { 1: { data: termsOf(bids, { incrementTable: undefined }) } },
      'invalid-entry',
    ],
    [
      'a losing bid that meets the reserve',
      bids,
      { 3: { data: { reserveMet: true } } },
      'losing-bid-changes-reserve',
    ],
    [
      'a met reserve that is no longer met',
      bids,
      { 5: { data: { reserveMet: false } } },
      'reserve-unmet-again',
    ],
    ['a closing entry that is too early', bids, { 6: { at: builtEndsAt + 4_999 } }, 'closed-early'],
    ['a wrong outcome', bids, { 6: { data: { outcome: 'no-bids' } } }, 'wrong-outcome'],
    ['a wrong sale price', bids, { 6: { data: { priceCents: 30_000_000 } } }, 'wrong-outcome'],
    [
      'a wrong deadline for the seller',
      unsold,
      { 4: { data: { decideBy: builtEndsAt + 99 * hour } } },
      'wrong-outcome',
    ],
    ['time that runs backward', lowered, { 3: { at: during - 1 } }, 'dated-earlier'],
    [
      'a reserve lowered in the last 24 hours',
      lowered,
      { 3: { at: builtEndsAt - 24 * hour + 1 } },
      'lowered-late',
    ],
    [
      'a sealed reserve lowered to a published amount',
      lowered,
      { 3: { data: { amountCents: 25_500_000 } } },
      'reserve-kind-changed',
    ],
    [
      'a resumption with a wrong end',
      paused,
      { 3: { data: { endsAt: builtEndsAt } } },
      'wrong-end-after-pause',
    ],
    [
      'an outage of less than a minute under version 1 of the rules',
      oldOutage,
      { 2: { data: { to: builtEndsAt + 50_000 } } },
      'outage-too-small',
    ],
    [
      'an outage of only 15 seconds',
      shortOutage,
      { 2: { data: { to: builtEndsAt - 45_000 } } },
      'outage-too-small',
    ],
    [
      'an outage that starts after the end',
      outage,
      { 2: { data: { from: builtEndsAt + 1 } } },
      'outage-too-small',
    ],
    [
      'an outage that is over before the last window',
      shortOutage,
      { 2: { data: { from: builtEndsAt - 400_000, to: builtEndsAt - 300_000 } } },
      'outage-too-small',
    ],
    [
      'an outage that reopens the auction for too long',
      outage,
      { 2: { data: { endsAt: builtEndsAt + 9 * hour } } },
      'wrong-end-after-outage',
    ],
    [
      'an outage that does not move the end',
      shortOutage,
      { 2: { data: { endsAt: builtEndsAt } } },
      'wrong-end-after-outage',
    ],
    [
      'a tie that went to the later arrival',
      reordered,
      { 3: { data: { receivedAt: during + 1 }, at: during + 1 } },
      'later-bid-leads',
    ],
    [
      'a cancellation for an offer despite bids',
      cancelled,
      { 3: { data: { reason: 'pre-auction-offer' } } },
      'offer-despite-bids',
    ],
    ['a cancellation after the end', cancelled, { 3: { at: builtEndsAt + 1 } }, 'cancel-after-end'],
    ['a decision after its deadline', decided, { 4: { at: close.now + 49 * hour } }, 'decision-off-deadline'],
    [
      'a lapse before the deadline',
      decided,
      { 4: { data: { decision: 'lapsed' } } },
      'decision-off-deadline',
    ],
    [
      'an answer to a counter that was not made',
      decided,
      { 4: { data: { decision: 'counter-accepted' } } },
      'wrong-side-decides',
    ],
    [
      'an acceptance with an amount',
      decided,
      { 4: { data: { amountCents: 25_000_000 } } },
      'amount-without-counter',
    ],
    [
      'a counter that is not above the price',
      countered,
      { 4: { data: { amountCents: 20_000_000 } } },
      'wrong-counter',
    ],
    [
      'a counter with a wrong deadline',
      countered,
      { 4: { data: { answerBy: close.now + 25 * hour } } },
      'wrong-counter',
    ],
    ['an opening before the start', opened, { 2: { at: builtStartsAt - 1 } }, 'wrong-opening'],
    ['an unknown field', bids, { 3: { data: { note: 'x' } } }, 'invalid-entry'],
  ])('%s', (_what, auction, lies, code) => {
    const entries = forged(auction, lies);
    const verified = verify(entries);
    expect(verified.fault?.code).toBe(code);
    const seq = Math.max(...Object.keys(lies).map(Number));
    expect([verified.fault?.seq, verifyByDocs(entries).seq]).toEqual([seq, seq]);
  });

  it.each<[string, BuiltAuction, number, number, LedgerFaultCode]>([
    ['a second lowering', lowered, 3, 2, 'lowered-twice'],
    ['a second pause', paused, 2, 1, 'pause-not-running'],
    ['a second resumption', paused, 3, 1, 'resume-not-paused'],
    ['a second closing', bids, 6, 1, 'closing-not-running'],
    ['a second decision', decided, 4, 1, 'nothing-to-decide'],
    ['a second cancellation', cancelled, 3, 1, 'cancel-after-closing'],
    ['a second opening', opened, 2, 1, 'wrong-opening'],
    ['a second scheduling', opened, 1, 1, 'scheduled-twice'],
  ])('%s', (_what, { entries }, seq, times, code) => {
    const again = Array.from({ length: times }, () => entries[seq - 1]);
    const forgery = rechained([...entries.slice(0, seq), ...again, ...entries.slice(seq)]);
    const { fault } = verify(forgery);
    expect(fault?.code).toBe(code);
    expect(verifyByDocs(forgery).seq).toBe(fault?.seq);
  });

  it('a bid during a pause, and a ledger that does not begin with its scheduling', () => {
    const { entries } = paused;
    expect(verify(rechained(entries.filter(({ type }) => type !== 'resumed'))).fault?.code).toBe(
      'while-closed',
    );
    expect(verify(rechained(entries.slice(1))).fault?.code).toBe('not-scheduled');
  });
});

describe('in a ledger that was not fully rehashed, or against a known head', () => {
  it('verify names the first entry with a wrong hash, number or previous hash', () => {
    const changed = bids.entries.map((entry) => (entry.seq === 3 ? { ...entry, at: entry.at + 1 } : entry));
    expect(verify(changed).fault).toEqual({ seq: 3, code: 'wrong-hash' });
    expect(verify(bids.entries.filter(({ seq }) => seq !== 3)).fault).toEqual({
      seq: 3,
      code: 'misnumbered',
      entry: 4,
    });
    const [genesis] = bids.entries;
    const spliced = [
      genesis,
      ...rechained(bids.entries.map((e) => (e.seq === 1 ? { ...e, at: e.at - 1 } : e))).slice(1),
    ];
    expect(verify(spliced).fault).toEqual({ seq: 2, code: 'broken-chain' });
  });

  it('verify detects a rewritten ledger by a head that was shown before', () => {
    const rewritten = rechained(bids.entries.map((e) => (e.seq === 1 ? { ...e, at: e.at - 1 } : e)));
    expect(verify(rewritten).ok).toBe(true);
    expect(verify(rewritten, bids.head).fault?.code).toBe('not-as-shown');
  });
});

function termsOf({ state }: BuiltAuction, other: object): object {
  return JSON.parse(JSON.stringify({ terms: { ...state.terms, ...other } }));
}

function forged({ entries }: BuiltAuction, lies: Lies): readonly unknown[] {
  return rechained(
    entries.map((entry) => {
      const lie = lies[entry.seq];
      return { ...entry, at: lie?.at ?? entry.at, data: { ...entry.data, ...lie?.data } };
    }),
  );
}
