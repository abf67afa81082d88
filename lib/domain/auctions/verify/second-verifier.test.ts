import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atDepth } from '@/lib/depth.fixture';
import { aStory, play } from '@/lib/domain/auctions/commands/auction.arbitraries';
import {
  aBid,
  anAuction,
  type BuiltAuction,
  builtEndsAt,
  rechained,
} from '@/lib/domain/auctions/commands/auction.builders';
import type { LedgerHead } from '@/lib/domain/auctions/ledger/ledger';
import { aDeceit, forged, playedFalsely, someLies } from './forged-ledgers.arbitraries';
import { verifyByDocs } from './second-verifier/second-verifier.fixture';
import { verify } from './verify';

const numRuns = atDepth(1_000);

/**
 * The `seq` of the first fault that `verify` finds. A ledger that ends too early is faulty after its last
 * entry.
 */
function firstFault(entries: readonly unknown[], head?: LedgerHead): number | null {
  const verified = verify(entries, head);
  return verified.fault && (verified.fault.seq ?? verified.entries + 1);
}

const minute = 60_000;
const vectors: readonly [string, BuiltAuction][] = [
  [
    'the worked example',
    anAuction({}, [
      aBid('a', 250_000),
      aBid('b', 230_000),
      aBid('b', 250_000),
      aBid('c', 300_000),
      aBid('a', 262_500),
      aBid('c', 320_000),
      aBid('d', 320_000),
      aBid('d', 322_500),
      { type: 'close', now: builtEndsAt + 5_000 },
    ]),
  ],
  ['a bid in the last millisecond', anAuction({}, [aBid('a', 250_000, { receivedAt: builtEndsAt })])],
  [
    'a bid in the last millisecond before an outage',
    anAuction({}, [
      { type: 'declare-outage', from: builtEndsAt - minute, to: builtEndsAt + 1, now: builtEndsAt + 1 },
      aBid('a', 250_000, { receivedAt: builtEndsAt, now: builtEndsAt + 1 }),
    ]),
  ],
];

describe('a verifier based only on docs/ledger.md', { timeout: 120_000 }, () => {
  it('accepts every generated auction, as verify does', () => {
    fc.assert(
      fc.property(aStory, (story) => {
        const { entries, head } = play(story).auction;
        expect(verifyByDocs(entries, head)).toEqual({ ok: true, seq: null });
        expect(firstFault(entries, head)).toBeNull();
      }),
      { numRuns },
    );
  });

  it.each(vectors)('accepts %s', (_what, { entries, head, refusals }) => {
    expect(refusals).toEqual([]);
    expect(verifyByDocs(entries, head)).toEqual({ ok: true, seq: null });
    expect(firstFault(entries, head)).toBeNull();
  });

  it.each(vectors)('rejects %s cut short, rewritten or empty, as verify does', (_what, { entries, head }) => {
    const rewritten = rechained(
      entries.map((entry, index) => (index ? entry : { ...entry, at: entry.at - 1 })),
    );
    for (const forgery of [entries.slice(0, -1), rewritten, []]) {
      expect(verifyByDocs(forgery, head).seq).not.toBeNull();
      expect(verifyByDocs(forgery, head).seq).toBe(firstFault(forgery, head));
    }
  });

  it('finds the same first fault as verify in ledgers that were changed and rehashed', () => {
    fc.assert(
      fc.property(aStory, someLies, (story, lies) => {
        const entries = forged(play(story).auction, lies);
        expect(verifyByDocs(entries).seq).toBe(firstFault(entries));
      }),
      { numRuns },
    );
  });

  it('finds the same first fault as verify in the ledger of a server with a changed state', () => {
    fc.assert(
      fc.property(aStory, aDeceit, (story, deceit) => {
        const entries = playedFalsely(story, deceit);
        expect(verifyByDocs(entries).seq).toBe(firstFault(entries));
      }),
      { numRuns },
    );
  });
});
