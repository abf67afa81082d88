import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFeed, type LedgerCheckpoint, toLedgerCheckpoint } from './ledger-checkpoints';

const publicationsFault = (...feed: Parameters<typeof checkFeed>) => checkFeed(...feed).fault;
const hashOf = (number: number) => number.toString(16).padStart(64, '0');

/** Hourly checkpoints while some of four ledgers grow. */
const chain = fc
  .array(fc.array(fc.record({ ledger: fc.nat(3), more: fc.integer({ min: 1, max: 9 }) }), { maxLength: 4 }), {
    minLength: 2,
    maxLength: 8,
  })
  .map((hours) => {
    const lengths = [0, 0, 0, 0];
    const publications: LedgerCheckpoint[] = [];
    for (const [hour, grown] of hours.entries()) {
      const heads = grown.map(({ ledger, more }) => {
        const seq = (lengths[ledger] ?? 0) + more;
        lengths[ledger] = seq;
        return { auctionId: `auction-${ledger}`, seq, hash: hashOf(ledger * 1000 + seq) };
      });
      publications.push(toLedgerCheckpoint(publications.at(-1) ?? null, heads, hour * 3_600_000));
    }
    return publications;
  });

describe('the chain of ledger checkpoints', () => {
  it('verifies as a whole against each of its hashes, and not without its start', () => {
    fc.assert(
      fc.property(chain, fc.nat(20), (publications, from) => {
        const part = publications.slice(from % publications.length);
        const known = part.map(({ hash }) => hash);
        expect(publicationsFault(JSON.parse(JSON.stringify(publications)), known)).toBeNull();
        if (part.length < publications.length)
          expect(publicationsFault(part, known)).toMatchObject({ code: 'no-start' });
      }),
    );
  });

  it('fails when a checkpoint is changed, removed or out of order', () => {
    fc.assert(
      fc.property(chain, fc.nat(100), (publications, at) => {
        const index = at % publications.length;
        const changed = publications.map((each, place) =>
          place === index ? { ...each, at: each.at + 1 } : each,
        );
        expect(publicationsFault(changed)).not.toBeNull();
        if (index > 0 && index < publications.length - 1)
          expect(publicationsFault(publications.toSpliced(index, 1))).not.toBeNull();
        expect(publicationsFault(publications.toReversed())).not.toBeNull();
        expect(publicationsFault(publications.slice(0, -1), [publications.at(-1)?.hash ?? ''])).toMatchObject(
          {
            code: 'unknown-hash',
          },
        );
      }),
    );
  });

  it('reveals a ledger that was cut or rewritten, even when the chain itself is intact', () => {
    const first = toLedgerCheckpoint(null, [{ auctionId: 'a', seq: 5, hash: hashOf(5) }], 1);
    for (const head of [
      { seq: 4, hash: hashOf(4) },
      { seq: 5, hash: hashOf(6) },
    ]) {
      const second = toLedgerCheckpoint(first, [{ auctionId: 'a', ...head }], 2);
      expect(publicationsFault([first, second])).toEqual({
        code: 'other-entries',
        auction: 'a',
        publication: 2,
      });
    }
  });
});
