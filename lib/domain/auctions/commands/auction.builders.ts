import { appendEntries, genesisHead, type LedgerHead } from '@/lib/domain/auctions/ledger/ledger';
import type { AuctionEvent } from '@/lib/domain/auctions/state/events';
import type { LedgerEntry } from '@/lib/domain/auctions/state/facts';
import type { AuctionState } from '@/lib/domain/auctions/state/state';
import { sha256Json } from '@/lib/domain/auctions/terms/commitments';
import type { Refusal } from '@/lib/domain/auctions/terms/refusals';
import { currentRules, type RulesVersion } from '@/lib/domain/auctions/terms/rules-version';
import type { AuctionCommand, CommandOf, PlaceBidCommand, ReserveInput, ScheduleCommand } from './commands';
import { type Decision, decide } from './decide';

/** The end of built auctions: 3 PM in New York on June 1, 2026. */
export const builtEndsAt = Date.parse('2026-06-01T19:00:00.000Z');
export const builtStartsAt = builtEndsAt - 7 * 24 * 3_600_000;

/** A deterministic salt. */
export const aSalt = (number: number): string => number.toString(16).padStart(64, '0');

interface AuctionParts extends Partial<ScheduleCommand['terms']> {
  readonly reserve?: ReserveInput;
  readonly now?: number;
  /** Default: the current ones. */
  readonly rules?: RulesVersion;
}

/** A schedule command with the vectors' starting bid and sealed reserve (cents) and a five-minute window. */
export function aSchedule({ reserve, now, rules: _, ...terms }: AuctionParts = {}): CommandOf<'schedule'> {
  return {
    type: 'schedule',
    now: now ?? (terms.startsAt ?? builtStartsAt) - 24 * 3_600_000,
    reserve: reserve ?? { kind: 'sealed', amountCents: 26_000_000, salt: aSalt(1) },
    terms: {
      auctionId: 'auction-1',
      listingKey: 'listing-1',
      startingBidCents: 20_000_000,
      startsAt: builtStartsAt,
      endsAt: builtEndsAt,
      ...terms,
    },
  };
}

/** A bid in whole dollars, one hour after the start, with its maximum confirmed. */
export function aBid(
  bidderId: string,
  maximumDollars: number,
  more: Partial<PlaceBidCommand> = {},
): CommandOf<'place-bid'> {
  const maximumCents = maximumDollars * 100;
  const receivedAt = more.receivedAt ?? builtStartsAt + 3_600_000;
  return {
    type: 'place-bid',
    bidderId,
    maximumCents,
    confirmedMaximumCents: maximumCents,
    receivedAt,
    now: receivedAt,
    salt: aSalt(maximumCents),
    ...more,
  };
}

/** An auction with the events, entries and refusals of its commands. */
export interface BuiltAuction {
  readonly state: AuctionState;
  readonly events: readonly AuctionEvent[];
  readonly entries: readonly LedgerEntry[];
  readonly head: LedgerHead;
  /** In command order. */
  readonly refusals: readonly Refusal[];
}

/** Schedules an auction and runs commands on it; a refused command adds only its refusal. */
export function anAuction(parts: AuctionParts = {}, commands: readonly AuctionCommand[] = []): BuiltAuction {
  const scheduled = decide(null, aSchedule(parts));
  if (!scheduled.ok) throw new Error(`The auction cannot be scheduled: ${scheduled.reason.reason}`);
  const { events } = scheduled.value;
  return withCommands(
    append(null, { events: events.map((event) => underRules(event, parts.rules)) }),
    commands,
  );
}

/** The scheduled event as it was under older rules; version 1 named neither a version nor closing terms. */
function underRules(event: AuctionEvent, rules: RulesVersion = currentRules): AuctionEvent {
  if (event.type !== 'scheduled') return event;
  if (rules !== 1)
    return { ...event, data: { ...event.data, terms: { ...event.data.terms, rulesVersion: rules } } };
  const { rulesVersion: _, closing: __, ...terms } = event.data.terms;
  return { ...event, data: { ...event.data, terms } };
}

/** Runs more commands on a built auction. */
export function withCommands(auction: BuiltAuction, commands: readonly AuctionCommand[]): BuiltAuction {
  return commands.reduce(withCommand, auction);
}

function withCommand(before: BuiltAuction, command: AuctionCommand): BuiltAuction {
  const decided = decide(before.state, command);
  if (decided.ok) return append(before, decided.value);
  return { ...before, refusals: [...before.refusals, decided.reason] };
}

function append(before: BuiltAuction | null, { events }: Decision): BuiltAuction {
  const { state, entries, head } = appendEntries(before?.head ?? genesisHead, events, before?.state ?? null);
  return {
    state,
    head,
    events: [...(before?.events ?? []), ...events],
    entries: [...(before?.entries ?? []), ...entries],
    refusals: before?.refusals ?? [],
  };
}

/** The same entries, renumbered and rehashed as a forger would. */
export function rechained(entries: readonly unknown[]): readonly unknown[] {
  let { hash, seq } = genesisHead;
  return entries.map((entry) => {
    if (typeof entry !== 'object' || entry === null) return entry;
    const { hash: _, ...content } = { hash: '', ...entry, prevHash: hash, seq: seq + 1 };
    seq += 1;
    hash = sha256Json(content);
    return { ...content, hash };
  });
}

/** The ledger with other data in its last entry, hashed again. */
export const lastLie = ({ entries }: BuiltAuction, data: object): readonly unknown[] =>
  rechained(
    entries.map((entry, index) =>
      index === entries.length - 1
        ? { ...entry, data: JSON.parse(JSON.stringify({ ...entry.data, ...data })) }
        : entry,
    ),
  );
