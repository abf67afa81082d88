import { describe, expect, it } from 'vitest';
import {
  aBid,
  anAuction,
  aSalt,
  type BuiltAuction,
  builtEndsAt,
  builtStartsAt,
  lastLie,
  rechained,
} from '@/lib/domain/auctions/commands/auction.builders';
import type { CancelReason } from '@/lib/domain/auctions/state/facts';
import { commitmentOf } from '@/lib/domain/auctions/terms/commitments';
import { type Cents, cents as toCents } from '@/lib/domain/shared/money';
import { verifyByDocs } from './second-verifier/second-verifier.fixture';
import { verify } from './verify';

const dollars = (amount: number) => amount * 100;
const day = 24 * 3_600_000;
const during = builtStartsAt + 7_200_000;
const close = { type: 'close', now: builtEndsAt + 5_000 } as const;
const lower = {
  type: 'lower-reserve',
  amountCents: dollars(240_000),
  salt: aSalt(7),
  now: builtStartsAt + day,
} as const;
const cancel = (reason: CancelReason, now = during) =>
  ({ type: 'cancel', by: 'staff', reason, documentHash: aSalt(9), now }) as const;
const laterBid = (bidder: string, amount: number) =>
  aBid(bidder, amount, { receivedAt: builtStartsAt + 2 * day });
const former = { amountCents: dollars(260_000), salt: aSalt(1) };
const first = { alias: 'Reserve', ...former };
const lowered = { alias: 'Reserve', amountCents: lower.amountCents, salt: lower.salt };
const lastOf = ({ entries }: BuiltAuction) => entries.at(-1)?.data;

function expectSound(auction: BuiltAuction): void {
  expect(verify(auction.entries, auction.head).fault).toBeNull();
  expect(verifyByDocs(auction.entries).seq).toBeNull();
}
function expectFault(entries: readonly unknown[], code: string): void {
  const { fault } = verify(entries);
  expect(fault?.code).toBe(code);
  expect(verifyByDocs(entries).seq).toBe(fault?.seq);
}

/** The ledger of a server that committed to another first reserve, and opens it at the end. */
function withFirst({ entries }: BuiltAuction, amountCents: number): readonly unknown[] {
  const commitment = (cents: Cents) => commitmentOf({ ...first, amountCents: cents, auctionId: 'auction-1' });
  const text = JSON.stringify(entries)
    .replaceAll(commitment(toCents(former.amountCents)), commitment(toCents(amountCents)))
    .replaceAll(JSON.stringify(former), JSON.stringify({ ...former, amountCents }));
  return rechained(JSON.parse(text));
}

describe('a canceled auction', () => {
  it('opens its sealed reserve after a bid, so that "not met" can be checked', () => {
    const canceled = anAuction({}, [aBid('a', 250_000), cancel('casualty')]);
    expect(lastOf(canceled)).toMatchObject({ opened: [first], formerReserve: null });
    expect(canceled.state.reserve).toMatchObject({ status: 'not-met', amountCents: former.amountCents });
    expectSound(canceled);
  });

  it.each([
    ['before the first bid', anAuction({}, [cancel('casualty')])],
    [
      'if another auction may have the same reserve',
      anAuction({}, [aBid('a', 250_000), cancel('material-correction')]),
    ],
    ['if it is public', anAuction({}, [aBid('a', 270_000), cancel('casualty')])],
    ['if there is none', anAuction({ reserve: { kind: 'none' } }, [aBid('a', 250_000), cancel('casualty')])],
  ])('opens nothing %s', (_when, canceled) => {
    expect(lastOf(canceled)).toMatchObject({ opened: [], formerReserve: null });
    expectSound(canceled);
  });

  it('keeps it sealed under earlier rules', () => {
    const old = anAuction({ rules: 5 }, [aBid('a', 250_000), cancel('casualty')]);
    expect(lastOf(old)).not.toHaveProperty('opened');
    expect(old.state.reserve.amountCents).toBeNull();
    expectSound(old);
    expectFault(lastLie(old, { opened: [first], formerReserve: null }), 'other-rules');
  });

  const canceled = anAuction({}, [aBid('a', 250_000), cancel('casualty')]);
  it.each([
    ['does not open it', { opened: [] }, 'reserve-not-opened'],
    [
      'opens another amount',
      { opened: [{ ...first, amountCents: dollars(300_000) }] },
      'wrong-opening-amount',
    ],
    ['says nothing of it', { opened: undefined }, 'other-rules'],
    ['says nothing of a lowered one', { formerReserve: undefined }, 'other-rules'],
    ['opens a lowered one that there was not', { formerReserve: former }, 'needless-opening'],
  ])('is a fault if it %s', (_what, data, code) => {
    expectFault(lastLie(canceled, data), code);
  });
});

describe('a sealed reserve that was lowered', () => {
  it('is opened by the entry that ends the auction, beside the present one', () => {
    const unsold = anAuction({}, [
      aBid('a', 230_000),
      lower,
      close,
      {
        type: 'decide-below-reserve',
        now: close.now + 1,
        decision: { kind: 'decline' },
      },
    ]);
    expect(unsold.entries.slice(-2).map(({ data }) => data)).toMatchObject([
      { opened: [], formerReserve: null },
      { opened: [lowered], formerReserve: former },
    ]);
    expectSound(unsold);
    const sold = anAuction({}, [aBid('a', 250_000), lower, close]);
    expect(lastOf(sold)).toMatchObject({ outcome: 'sold', opened: [], formerReserve: former });
    expectSound(sold);
    const canceled = anAuction({}, [aBid('a', 230_000), lower, cancel('casualty', lower.now + 1)]);
    expect(lastOf(canceled)).toMatchObject({ opened: [lowered], formerReserve: former });
    expectSound(canceled);
  });

  it('stays sealed under earlier rules', () => {
    const old = anAuction({ rules: 5 }, [aBid('a', 250_000), lower, close]);
    expect(lastOf(old)).not.toHaveProperty('formerReserve');
    expect(old.state.secret).not.toHaveProperty('formerReserve');
    expectSound(old);
    expectFault(lastLie(old, { formerReserve: former }), 'other-rules');
  });

  it('that was public needs no opening', () => {
    const reserve = { kind: 'published', amountCents: dollars(260_000) } as const;
    const { salt: _, ...published } = lower;
    const sold = anAuction({ reserve }, [aBid('a', 250_000), published, close]);
    expect(lastOf(sold)).toMatchObject({ outcome: 'sold', opened: [], formerReserve: null });
    expectSound(sold);
  });

  const sold = anAuction({ buyNowCents: dollars(300_000) }, [
    aBid('a', 250_000),
    lower,
    laterBid('b', 255_000),
    close,
  ]);
  it.each([
    ['is missing', lastLie(sold, { formerReserve: null }), 'reserve-not-opened'],
    ['has no word', lastLie(sold, { formerReserve: undefined }), 'other-rules'],
    [
      'has another amount',
      lastLie(sold, { formerReserve: { ...former, amountCents: dollars(280_000) } }),
      'wrong-opening-amount',
    ],
    ['was not above the lowered one', withFirst(sold, dollars(240_000)), 'not-lowered'],
    [
      'had been met by a maximum that is opened later',
      withFirst(sold, dollars(250_000)),
      'reserve-met-before',
    ],
    ['was at the Buy Now price', withFirst(sold, dollars(300_000)), 'reserve-above-buy-now'],
    [
      'comes before the end',
      lastLie(anAuction({}, [aBid('a', 230_000), lower, close]), { formerReserve: former }),
      'needless-opening',
    ],
  ])('is a fault if it %s', (_what, entries, code) => {
    expectFault(entries, code);
  });

  it('may be a dollar above a maximum that did not meet it', () => {
    const entries = withFirst(sold, dollars(250_001));
    expect(verify(entries).fault).toBeNull();
    expect(verifyByDocs(entries).seq).toBeNull();
  });
});
