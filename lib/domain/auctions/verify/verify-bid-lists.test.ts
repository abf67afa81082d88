import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atDepth } from '@/lib/depth.fixture';
import { type ListOpening, listCommitmentOf, openingOf } from '@/lib/domain/auctions/bid-lists/bid-list';
import { aSaleDay, playSaleDay } from '@/lib/domain/auctions/bid-lists/bid-list.arbitraries';
import { aBid, anAuction, aSalt } from '@/lib/domain/auctions/commands/auction.builders';
import { ledgerEntrySchema } from '@/lib/domain/auctions/state/facts';
import { listsFitByDocs } from './second-verifier/lists.fixture';
import { verify } from './verify';
import { bidListFault } from './verify-bid-lists';

const lots = [
  { auctionId: 'auction-1', maximumCents: 25_000_000 },
  { auctionId: 'auction-2', maximumCents: 26_000_000 },
];
const opening = { lots, salt: aSalt(9) };
const list = { listId: 'list', commitment: listCommitmentOf(opening) };
const minute = 60_000;
const first = (rival: number, more: object = {}) =>
  anAuction({}, [aBid('a', 250_000, { list, ...more }), aBid('b', rival)]).entries;
const second = (dollars: number, receivedAt?: number) =>
  anAuction({ auctionId: 'auction-2' }, [aBid('a', dollars, { list, ...(receivedAt && { receivedAt }) })])
    .entries;

/** Both verifiers; the second one is written from docs/ledger.md alone. */
function faultIn(ledgers: Parameters<typeof bidListFault>[0], opened?: ListOpening) {
  const fault = bidListFault(ledgers, opened);
  expect(listsFitByDocs(ledgers, opened)).toBe(fault === null);
  return fault?.code ?? null;
}

describe('the bid lists of several ledgers', () => {
  it('are valid if each bid of a list lost before its next one', () => {
    expect(faultIn([first(255_000), second(260_000)])).toBeNull();
    expect(faultIn([second(260_000), first(255_000)], opening)).toBeNull();
  });

  it('are at fault if a list can win two auctions', () => {
    expect(faultIn([first(230_000), second(260_000)])).toBe('before-loss');
  });

  it('are at fault against the opened list: another order, another maximum, another auction, or no bid', () => {
    const ledgers = [first(255_000), second(260_000)];
    const other = (changed: typeof lots) => ({ salt: aSalt(9), lots: changed });
    expect(faultIn(ledgers, other([...lots].reverse()))).toBe('no-bid');
    const swapped = other([...lots].reverse());
    const marked = { list: { listId: 'list', commitment: listCommitmentOf(swapped) } };
    const backwards = [
      anAuction({}, [aBid('a', 250_000, marked), aBid('b', 255_000)]).entries,
      anAuction({ auctionId: 'auction-2' }, [
        aBid('a', 260_000, { ...marked, receivedAt: aBid('a', 1).receivedAt + minute }),
      ]).entries,
    ];
    expect(faultIn(backwards, swapped)).toBe('out-of-order');
    expect(faultIn([first(255_000), second(261_000)], opening)).toBeNull();
    const beaten = anAuction({}, [aBid('a', 251_000, { list }), aBid('b', 300_000)]).entries;
    expect(faultIn([beaten], opening)).toBe('other-maximum');
    const elsewhere = anAuction({ auctionId: 'auction-3' }, [aBid('a', 250_000, { list })]).entries;
    expect(faultIn([elsewhere], opening)).toBe('not-on-list');
  });

  it('get the same verdict from both verifiers if marks are exchanged', () => {
    fc.assert(
      fc.property(aSaleDay, fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 2 }), (day, swaps) => {
        const last = playSaleDay(day).at(-1);
        const ledgers = (last?.auctions ?? []).map(({ entries }) => entries);
        const marks = ledgers.flatMap(marksIn);
        const forged = swaps.reduce((all, [at, by]) => marked(all, at, marks[by % marks.length]), ledgers);
        // Such a ledger is at fault by itself.
        fc.pre(forged.every((entries) => new Set(marksIn(entries)).size === marksIn(entries).length));
        faultIn(forged);
        for (const each of last?.lists ?? []) faultIn(forged, openingOf(each));
      }),
      { numRuns: atDepth(300) },
    );
  });
});

const marksIn = (entries: Parameters<typeof bidListFault>[0][number]) =>
  entries.flatMap(({ data }) => ('listCommitment' in data ? [data.listCommitment] : []));

/** The ledgers with another mark on one of their bids. */
function marked(ledgers: Parameters<typeof bidListFault>[0], at: number, listCommitment: string | undefined) {
  const bids = ledgers.flat().filter(({ type }) => type === 'bid');
  const bid = bids[at % bids.length];
  return ledgers.map((entries) =>
    entries.map((entry) =>
      entry === bid && listCommitment
        ? ledgerEntrySchema.parse({ ...entry, data: { ...entry.data, listCommitment } })
        : entry,
    ),
  );
}

describe('one ledger with bid lists', () => {
  it('is at fault under older rules, for a raise, or for a second bid of the list', () => {
    const fault = (parts: Parameters<typeof anAuction>[0], commands: Parameters<typeof anAuction>[1]) =>
      verify(anAuction(parts, commands).entries).fault?.code;
    expect(fault({}, [aBid('a', 250_000, { list })])).toBeUndefined();
    expect(fault({ rules: 2 }, [aBid('a', 250_000, { list })])).toBe('no-bid-lists');
    expect(fault({}, [aBid('a', 250_000), aBid('a', 260_000, { list })])).toBe('bid-list-raises');
    expect(fault({}, [aBid('a', 250_000, { list }), aBid('b', 255_000, { list })])).toBe('bid-list-twice');
  });
});
