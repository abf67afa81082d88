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
import type { AuctionCommand } from '@/lib/domain/auctions/commands/commands';
import { commitmentOf, sha256Json } from '@/lib/domain/auctions/terms/commitments';
import { dollars } from '@/lib/domain/shared/money';
import { verifyByDocs } from './second-verifier/second-verifier.fixture';
import { verify } from './verify';

const during = builtStartsAt + 3_600_000;
const close = { type: 'close', now: builtEndsAt + 5_000 } as const;
const decide = (decision: Extract<AuctionCommand, { type: 'decide-below-reserve' }>['decision']) =>
  ({ type: 'decide-below-reserve', decision, now: close.now }) as const;
const counter = decide({ kind: 'counter', amountCents: dollars(258_000) });
const declined = decide({ kind: 'answer-counter', bidderId: 'a', answer: 'decline' });
const refused = {
  type: 'count-refusal',
  bidderId: 'seller',
  amountCents: dollars(300_000),
  reason: 'own-listing',
  receivedAt: during,
  now: during,
  salt: aSalt(5),
} as const;
const reserve = { alias: 'Reserve', amountCents: dollars(260_000), salt: aSalt(1) };
const openedOf = ({ data }: BuiltAuction['entries'][number]) => ('opened' in data ? data.opened : undefined);

function expectFault(entries: readonly unknown[], code: string): void {
  const { fault } = verify(entries);
  expect(fault?.code).toBe(code);
  expect(verifyByDocs(entries).seq).toBe(fault?.seq);
}

describe('a sealed reserve under the current rules', () => {
  it('is opened by the entry that ends the auction, not by an end that waits for an answer', () => {
    const waiting = anAuction({}, [aBid('a', 250_000), close, counter]);
    expect(waiting.entries.map(openedOf).slice(2)).toEqual([[], []]);
    expect(waiting.state.reserve.amountCents).toBeNull();
    const over = anAuction({}, [aBid('a', 250_000), close, counter, declined]);
    expect(over.entries.map(openedOf).at(-1)).toEqual([reserve]);
    expect(over.state.reserve).toMatchObject({ status: 'not-met', amountCents: reserve.amountCents });
    expect(anAuction({}, [close]).entries.map(openedOf).at(-1)).toEqual([reserve]);
  });

  it('is opened once if a bid meets it', () => {
    const met = anAuction({}, [aBid('a', 270_000), close]);
    expect(met.entries.map(openedOf).slice(1)).toEqual([[reserve], []]);
  });

  it('stays sealed in a canceled auction, whose replacement may have the same reserve', () => {
    const canceled = anAuction({}, [
      aBid('a', 250_000),
      { type: 'cancel', by: 'staff', reason: 'material-correction', now: during },
    ]);
    expect(canceled.state.reserve.amountCents).toBeNull();
  });

  it('stays sealed under earlier rules', () => {
    const old = anAuction({ rules: 3 }, [aBid('a', 250_000), close, decide({ kind: 'decline' })]);
    expect(old.entries.map(openedOf).at(-1)).toBeUndefined();
    expectFault(lastLie(old, { opened: [reserve] }), 'other-rules');
  });

  const over = anAuction({}, [aBid('a', 250_000), close, counter, declined]);
  const bought = anAuction({ buyNowCents: dollars(280_000) }, [
    aBid('a', 250_000),
    {
      type: 'buy-now',
      bidderId: 'b',
      priceCents: dollars(280_000),
      receivedAt: during,
      now: during,
    },
  ]);
  /** The ledger of a server that committed to another reserve, and opens it at the end. */
  function withReserve({ entries }: BuiltAuction, amountCents: number): readonly unknown[] {
    const other = { ...reserve, amountCents };
    const commitment = (secret: typeof reserve) => commitmentOf({ ...secret, auctionId: 'auction-1' });
    const text = JSON.stringify(entries)
      .replaceAll(commitment(reserve), commitment({ ...reserve, amountCents: dollars(amountCents / 100) }))
      .replaceAll(JSON.stringify(reserve), JSON.stringify(other));
    return rechained(JSON.parse(text));
  }

  it.each([
    ['is missing', lastLie(over, { opened: [] }), 'reserve-not-opened'],
    ['has no list', lastLie(over, { opened: undefined }), 'other-rules'],
    [
      'has another amount',
      lastLie(over, { opened: [{ ...reserve, amountCents: 1e6 }] }),
      'wrong-opening-amount',
    ],
    ['appears twice', lastLie(over, { opened: [reserve, reserve] }), 'opened-twice'],
    [
      'comes with a maximum',
      lastLie(over, { opened: [reserve, { ...reserve, alias: 'Bidder 1' }] }),
      'wrong-opening-amount',
    ],
    ['was below the counteroffer', withReserve(over, dollars(257_000)), 'wrong-counter'],
    ['was below a bid that did not meet it', withReserve(over, dollars(200_000)), 'reserve-met-before'],
    ['was below the starting bid', withReserve(over, dollars(199_000)), 'reserve-below-start'],
    ['was at the Buy Now price', withReserve(bought, dollars(280_000)), 'reserve-above-buy-now'],
    [
      'comes before the end',
      lastLie(anAuction({}, [aBid('a', 250_000), close]), { opened: [reserve] }),
      'needless-opening',
    ],
  ])('is a fault if it %s', (_what, entries, code) => {
    expectFault(entries, code);
  });
});

describe('a pause under the current rules', () => {
  const paused = anAuction({}, [{ type: 'pause', reason: ' A flood\nin town. ', now: during }]);

  it('carries the published reason, as one line, or null', () => {
    expect(paused.entries.at(-1)?.data).toEqual({ reason: 'A flood in town.' });
    const long = anAuction({}, [{ type: 'pause', reason: `${'x'.repeat(999)}🏠`, now: during }]);
    expect(long.entries.at(-1)?.data).toEqual({ reason: 'x'.repeat(999) });
    expect(verify(long.entries).ok).toBe(true);
    expect(anAuction({}, [{ type: 'pause', now: during }]).entries.at(-1)?.data).toEqual({ reason: null });
    const old = anAuction({ rules: 3 }, [{ type: 'pause', reason: 'A flood.', now: during }]);
    expect(old.entries.at(-1)?.data).toEqual({});
  });

  it('is a fault with no word on the reason, an empty one, or one of two lines', () => {
    expectFault(lastLie(paused, { reason: undefined }), 'other-rules');
    expectFault(lastLie(paused, { reason: '' }), 'invalid-entry');
    expectFault(lastLie(paused, { reason: 'A flood\nin town' }), 'invalid-entry');
  });
});

describe('a default', () => {
  const record = (alias: string) => ({ type: 'record-default', alias, now: close.now + 1 }) as const;
  const sold = [aBid('a', 250_000), aBid('b', 270_000), close];

  it('is recorded for the winner first, then for backup buyers, once each', () => {
    const auction = anAuction({}, [...sold, ...[1, 2, 2, 1, 3].map((number) => record(`Bidder ${number}`))]);
    expect(auction.state).toMatchObject({
      status: 'ended',
      outcome: 'sold',
      defaulted: ['Bidder 2', 'Bidder 1'],
    });
    expect(verify(auction.entries, auction.head).ok).toBe(true);
  });

  it('is not recorded without a sale or under earlier rules', () => {
    const unsold = anAuction({}, [aBid('a', 250_000), close, record('Bidder 1')]);
    expect(unsold.entries.at(-1)?.type).toBe('closed');
    expect(anAuction({ rules: 3 }, [...sold, record('Bidder 2')]).entries.at(-1)?.type).toBe('closed');
  });

  it('is a fault if another bidder than the winner is named first', () => {
    expectFault(
      lastLie(anAuction({}, [...sold, record('Bidder 2')]), { alias: 'Bidder 1' }),
      'wrong-default',
    );
  });
});

describe('a refused bid of an insider', () => {
  it('is counted by its commitment, once for each person, and changes nothing else', () => {
    const before = anAuction({}, [aBid('a', 250_000)]);
    const after = anAuction({}, [aBid('a', 250_000), refused, { ...refused, salt: aSalt(6) }]);
    const { amountCents, bidderId, reason, receivedAt, salt } = refused;
    const auctionId = 'auction-1';
    expect(after.entries.at(-1)).toMatchObject({
      seq: 3,
      type: 'insider-refused',
      data: { commitment: sha256Json({ amountCents, auctionId, bidderId, reason, receivedAt, salt }) },
    });
    const { seq: _, at: __, secret, ...rest } = after.state;
    expect(before.state).toMatchObject(rest);
    expect(secret.refusedInsiders).toEqual(['seller']);
    expect(verify(after.entries).ok).toBe(true);
  });

  it('is not counted under earlier rules, before the start, after the end or during a pause', () => {
    const counted = (...[parts, commands]: Parameters<typeof anAuction>) =>
      anAuction(parts, commands).entries.some(({ type }) => type === 'insider-refused');
    expect(counted({}, [refused])).toBe(true);
    expect(counted({ rules: 3 }, [refused])).toBe(false);
    for (const receivedAt of [builtStartsAt - 1, builtEndsAt + 1])
      expect(counted({}, [{ ...refused, receivedAt, now: receivedAt }])).toBe(false);
    expect(counted({}, [{ type: 'pause', now: during }, refused])).toBe(false);
  });

  it('is counted for a hundred people at most, so that nobody can make the ledger endless', () => {
    const many = Array.from({ length: 101 }, (_, index) => ({ ...refused, bidderId: `insider-${index}` }));
    expect(anAuction({}, many).entries).toHaveLength(101);
  });

  it('is a fault outside bidding and under earlier rules', () => {
    const { entries } = anAuction({}, [refused]);
    const moved = (at: number) =>
      rechained(entries.map((entry) => (entry.seq === 2 ? { ...entry, at } : entry)));
    expectFault(moved(builtEndsAt + 1), 'refusal-outside-bidding');
    expectFault(moved(builtStartsAt - 1), 'refusal-outside-bidding');
    const old = anAuction({ rules: 3 }, []).entries;
    expectFault(rechained([...old, ...entries.slice(1)]), 'other-rules');
  });
});
