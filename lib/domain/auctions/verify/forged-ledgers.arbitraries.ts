import fc from 'fast-check';
import { z } from 'zod';
import { play, type Story } from '@/lib/domain/auctions/commands/auction.arbitraries';
import { type BuiltAuction, rechained, withCommands } from '@/lib/domain/auctions/commands/auction.builders';
import type { AuctionCommand } from '@/lib/domain/auctions/commands/commands';
import type { AuctionEvent } from '@/lib/domain/auctions/state/events';
import { type LedgerEntry, ledgerEntrySchema, type Opening } from '@/lib/domain/auctions/state/facts';
import { reserveAlias } from '@/lib/domain/auctions/state/openings';
import { auctionStateSchema } from '@/lib/domain/auctions/state/state';
import { commitmentOf } from '@/lib/domain/auctions/terms/commitments';
import { cents } from '@/lib/domain/shared/money';

/** Where a forgery applies (indexes wrap around) and how far it moves an amount (cents) or a time (ms). */
const spot = {
  entry: fc.nat(999),
  leaf: fc.nat(9_999),
  by: fc.constantFrom(1, 100, 50_000, 60_000, 250_000, 1_000_000, 3_600_000, 5_000_000, 40_000_000),
  down: fc.boolean(),
};
const aSpot = fc.record(spot);
type Spot = typeof aSpot extends fc.Arbitrary<infer T> ? T : never;

/**
 * A change to openings and, for `recommit`, the matching commitment, so that only the rules can reveal it.
 */
const aSecretLie = fc.record({ what: fc.constantFrom('recommit', 'open', 'hide'), ...spot });
/** A change to one value, or an entry removed, duplicated or swapped. */
const aPlainLie = fc.record({
  what: fc.constantFrom(
    'move',
    'move',
    'move',
    'copy',
    'copy',
    'null',
    'omit',
    'add',
    'out',
    'twice',
    'swap',
  ),
  ...spot,
});
type SecretLie = typeof aSecretLie extends fc.Arbitrary<infer T> ? T : never;
type PlainLie = typeof aPlainLie extends fc.Arbitrary<infer T> ? T : never;

export const someLies = fc
  .record({ secret: fc.array(aSecretLie, { maxLength: 2 }), plain: fc.array(aPlainLie, { maxLength: 2 }) })
  .filter(({ secret, plain }) => secret.length + plain.length > 0);
export type Lies = typeof someLies extends fc.Arbitrary<infer T> ? T : never;

/** The entries of an auction with these changes, renumbered and rehashed. */
export function forged({ entries, events }: BuiltAuction, { secret, plain }: Lies): readonly unknown[] {
  const withSecrets = secret.reduce((changed, lie) => withSecretLie(changed, lie, events), entries);
  return rechained(plain.reduce(withPlainLie, withSecrets));
}

type Entries = readonly LedgerEntry[];

function withSecretLie(entries: Entries, lie: SecretLie, events: readonly AuctionEvent[]): Entries {
  const opening = entries.flatMap((entry, index) => ('opened' in entry.data ? [index] : []));
  const index = opening[lie.entry % opening.length];
  if (index === undefined) return entries;
  if (lie.what === 'recommit') return recommitted(entries, index, lie);
  return withOpenings(entries, index, (opened) => {
    if (lie.what === 'hide') return opened.filter((_, at) => at !== lie.leaf % opened.length);
    const secrets = events.slice(0, index + 1).flatMap(secretsOf);
    return [...opened, ...secrets.slice(lie.leaf % secrets.length).slice(0, 1)];
  });
}

function withOpenings(
  entries: Entries,
  index: number,
  change: (opened: readonly Opening[]) => readonly Opening[],
): Entries {
  return entries.map((entry, at) => {
    if (at !== index || !('opened' in entry.data)) return entry;
    const opened = change(entry.data.opened);
    return ledgerEntrySchema.parse(replaced(entry, ['data', 'opened'], () => opened));
  });
}

function secretsOf(event: AuctionEvent): readonly Opening[] {
  if (event.type === 'bid') {
    const { alias, maximumCents, salt } = event.data;
    return [{ alias, amountCents: maximumCents, salt }];
  }
  const reserve =
    event.type === 'scheduled'
      ? event.data.sealedReserve
      : event.type === 'reserve-lowered'
        ? event.data
        : null;
  return reserve?.salt ? [{ alias: reserveAlias, amountCents: reserve.amountCents, salt: reserve.salt }] : [];
}

/** Changes an opened amount together with its commitment. */
function recommitted(entries: Entries, index: number, lie: Spot): Entries {
  const data = entries[index]?.data;
  const opened = data && 'opened' in data ? data.opened : [];
  const old = opened[lie.leaf % opened.length];
  const [first] = entries;
  if (!old || first?.type !== 'scheduled') return entries;
  const fresh = {
    ...old,
    amountCents: cents(Math.max(100, Math.round(moved(old.amountCents, lie) / 100) * 100)),
  };
  const commitment = commitmentOf({ ...fresh, auctionId: first.data.terms.auctionId });
  const before = commitmentOf({ ...old, auctionId: first.data.terms.auctionId });
  const text = JSON.stringify(
    withOpenings(entries, index, (all) => all.map((one) => (one === old ? fresh : one))),
  );
  return z.array(ledgerEntrySchema).parse(JSON.parse(text.replace(before, commitment)));
}

const moved = (value: number, { by, down }: Spot): number => (down ? value - by : value + by);

function withPlainLie(entries: readonly unknown[], lie: PlainLie): readonly unknown[] {
  if (entries.length === 0) return entries;
  const index = lie.entry % entries.length;
  const [before, [one, next], after] = [
    entries.slice(0, index),
    entries.slice(index, index + 2),
    entries.slice(index + 1),
  ];
  switch (lie.what) {
    case 'out':
      return [...before, ...after];
    case 'twice':
      return [...before, one, one, ...after];
    case 'swap':
      return next === undefined ? entries : [...before, next, one, ...after.slice(1)];
    default:
      return [...before, twisted(one, lie, { paths: leafPaths(one), others: entries }), ...after];
  }
}

interface Reach {
  readonly paths: readonly (readonly string[])[];
  /** The source of other values with the same key. */
  readonly others: unknown;
}

/** The value with one of the leaves changed. */
function twisted(value: unknown, lie: PlainLie, { paths, others }: Reach): unknown {
  const path = paths[lie.leaf % paths.length] ?? [];
  return replaced(value, path, (leaf) => {
    if (lie.what === 'null') return null;
    if (lie.what === 'omit') return undefined;
    if (lie.what === 'add') return { more: leaf };
    if (lie.what === 'copy') return copied(path.at(-1), lie, others);
    if (typeof leaf === 'number') return moved(leaf, lie);
    return typeof leaf === 'boolean' ? !leaf : copied(path.at(-1), lie, others);
  });
}

function copied(key: string | undefined, { by, leaf }: PlainLie, others: unknown): unknown {
  const values = leafPaths(others)
    .filter((path) => path.at(-1) === key)
    .map((path) => path.reduce<unknown>((value, step) => Object(value)[step], others));
  return values[(leaf + by) % values.length];
}

function leafPaths(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, member]) => leafPaths(member, [...path, key]));
}

/** The value with the leaf at the path replaced; an undefined leaf is removed. */
function replaced(
  value: unknown,
  [key, ...rest]: readonly string[],
  update: (leaf: unknown) => unknown,
): unknown {
  if (key === undefined) return update(value);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value)
    .map(([name, member]) => [name, name === key ? replaced(member, rest, update) : member])
    .filter(([, member]) => member !== undefined);
  return Array.isArray(value) ? members.map(([, member]) => member) : Object.fromEntries(members);
}

/**
 * A server that from some step on uses a changed state, so that its entries are consistent with each other.
 */
export const aDeceit = fc.record({
  step: fc.nat(21),
  lie: fc.record({
    ...spot,
    what: fc.constantFrom('move', 'copy'),
    by: fc.constantFrom(100, 50_000, 250_000, 1_000_000, 5_000_000, 40_000_000),
  }),
});
type Deceit = typeof aDeceit extends fc.Arbitrary<infer T> ? T : never;

const decisive =
  /^(priceCents|endsAt|startsAt|at|amountCents|maximumCents|extensionWindowMs|buyNowCents|status|from|to|alias)$/;

export function playedFalsely(story: Story, { step, lie }: Deceit): readonly unknown[] {
  const { steps, auction } = play(story);
  const at = step % steps.length;
  const before = steps[at]?.before ?? auction;
  const paths = leafPaths(before.state).filter((path) => decisive.test(path.at(-1) ?? ''));
  const state = auctionStateSchema.safeParse(twisted(before.state, lie, { paths, others: before.state }));
  if (!state.success) return auction.entries;
  const commands = steps.slice(at).map(({ command }) => command);
  return continueWith({ ...before, state: state.data }, commands).entries;
}

/** Runs the commands. The ledger ends early if the engine throws, which a contradictory state may cause. */
function continueWith(auction: BuiltAuction, commands: readonly AuctionCommand[]): BuiltAuction {
  let current = auction;
  try {
    for (const command of commands) current = withCommands(current, [command]);
  } catch {
    return current;
  }
  return current;
}
