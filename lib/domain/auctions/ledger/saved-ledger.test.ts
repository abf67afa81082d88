import { describe, expect, it } from 'vitest';
import { aBid, anAuction, withCommands } from '@/lib/domain/auctions/commands/auction.builders';
import { aKey } from '@/lib/domain/auctions/transparency/signed-log.fixture';
import { signStatement } from '@/lib/domain/auctions/transparency/signed-statement';
import { findHeadMismatch, headOfLedger, isHeadSigned, servedLedgerSchema } from './saved-ledger';

const site = aKey('www.example.com/log');
const before = anAuction({}, [aBid('a', 250_000)]);
const { entries } = withCommands(before, [aBid('b', 230_000)]);
const other = withCommands(before, [aBid('b', 240_000)]).entries;
const head = { auctionId: 'auction-1', ...before.head };

function saved(headSignature?: string) {
  const ledger = servedLedgerSchema.parse({
    entries: before.entries,
    ...(headSignature && { headSignature }),
  });
  const found = headOfLedger(ledger);
  if (!found) throw new Error('The ledger has a head');
  return found;
}
const signed = saved(signStatement('head', site, head));

describe('the head of a saved ledger', () => {
  it('is signed by a known key, by none, or not at all', () => {
    expect(isHeadSigned(signed, [site.key])).toBe(true);
    expect(isHeadSigned(signed, [aKey('other.example/log').key])).toBe(false);
    expect(isHeadSigned({ ...signed, auctionId: 'auction-2' }, [site.key])).toBe(false);
    expect(isHeadSigned({ ...signed, seq: 1 }, [site.key])).toBe(false);
    expect(isHeadSigned(saved(), [site.key])).toBeNull();
  });

  it('cannot be read without a first entry that names the auction', () => {
    for (const some of [[], [{}], entries.slice(1)])
      expect(headOfLedger({ entries: some, leaves: [] })).toBeNull();
  });

  it('agrees with a ledger that grew, and is evidence against one that denies it', () => {
    const mismatch = (found: typeof signed, ledger: readonly unknown[], auctionId = 'auction-1') =>
      findHeadMismatch(found, auctionId, ledger, [site.key])?.code ?? null;
    expect(mismatch(signed, entries)).toBeNull();
    expect(mismatch(saved(), entries)).toBeNull();
    expect(mismatch(signed, entries, 'auction-2')).toBe('other-auction');
    expect(mismatch({ ...signed, seq: 1 }, entries)).toBe('wrong-head');
    const late = { auctionId: 'auction-1', seq: 3, hash: entries[2]?.hash ?? '' };
    const denied = { ...late, signature: signStatement('head', site, late) };
    expect(mismatch(denied, other)).toBe('denied');
    expect(mismatch(denied, before.entries)).toBe('denied');
    expect(mismatch({ ...late, signature: null }, other)).toBe('not-continued');
  });
});
