import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atDepth } from '@/lib/depth.fixture';
import { aStory, play } from '@/lib/domain/auctions/commands/auction.arbitraries';
import { canonicalJson, type LedgerHead } from '@/lib/domain/auctions/ledger/ledger';
import { verify } from './verify';

const aShortStory = aStory.map((story) => ({ ...story, deeds: story.deeds.slice(0, 9) }));
const ledgers = atDepth(400);
const mutationsEach = 260;

/** Mostly byte changes. A ledger has few entries, so a few entry changes still reach each of them. */
const aMutation = fc.record({
  kind: fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom('replace' as const, 'insert' as const, 'delete' as const) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('swap' as const, 'drop' as const, 'repeat' as const, 'cut' as const),
    },
  ),
  at: fc.nat(999_999),
  other: fc.nat(999_999),
  byte: fc.oneof(fc.nat(255), fc.integer({ min: 0x20, max: 0x7e }), fc.integer({ min: 0x30, max: 0x39 })),
});
type Mutation = typeof aMutation extends fc.Arbitrary<infer M> ? M : never;

describe('against a known head', { timeout: 240_000 }, () => {
  it('verify detects a change to any byte or entry of an exported ledger', () => {
    const counts = { unreadable: 0, faulty: 0, same: 0, missed: 0 };
    fc.assert(
      fc.property(aShortStory, fc.nat(), (story, seed) => {
        const { entries, head } = play(story).auction;
        const bytes = Buffer.from(JSON.stringify(entries));
        for (const mutation of fc.sample(aMutation, { seed, numRuns: mutationsEach })) {
          const fate = fateOf(mutated({ bytes, entries }, mutation), { entries, head });
          expect(fate, JSON.stringify(mutation)).not.toBe('missed');
          counts[fate] += 1;
        }
      }),
      { numRuns: ledgers, endOnFailure: true },
    );
    const total = counts.unreadable + counts.faulty + counts.same;
    expect(total).toBeGreaterThanOrEqual(atDepth(100_000));
    expect(counts.faulty).toBeGreaterThan(total / 3);
    expect(counts.same).toBeLessThan(total / 50);
  });
});

/**
 * What becomes of a changed text. If `verify` accepts it, its content must be unchanged, as after added white
 * space or -0 for 0.
 */
function fateOf(text: string, { entries, head }: { entries: readonly unknown[]; head: LedgerHead }) {
  const value = parsed(text);
  if (value === undefined) return 'unreadable';
  if (!Array.isArray(value) || !verify(value, head).ok) return 'faulty';
  return canonicalJson(value) === canonicalJson(entries) ? 'same' : 'missed';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Exported {
  readonly bytes: Buffer;
  readonly entries: readonly unknown[];
}

function mutated({ bytes, entries }: Exported, mutation: Mutation): string {
  const index = mutation.at % bytes.length;
  const [before, old, after] = [bytes.subarray(0, index), bytes[index], bytes.subarray(index + 1)];
  const byte = Buffer.of(mutation.byte === old ? mutation.byte ^ 1 : mutation.byte);
  switch (mutation.kind) {
    case 'replace':
      return Buffer.concat([before, byte, after]).toString();
    case 'insert':
      return Buffer.concat([before, byte, bytes.subarray(index)]).toString();
    case 'delete':
      return Buffer.concat([before, after]).toString();
    default:
      return JSON.stringify(rearranged(entries, mutation));
  }
}

function rearranged(entries: readonly unknown[], { kind, at, other }: Mutation): readonly unknown[] {
  const index = at % entries.length;
  const second = other % entries.length;
  switch (kind) {
    case 'swap':
      return entries.with(index, entries[second]).with(second, entries[index]);
    case 'drop':
      return entries.toSpliced(index, 1);
    case 'repeat':
      return entries.toSpliced(second, 0, entries[index]);
    default:
      return entries.slice(0, index);
  }
}
