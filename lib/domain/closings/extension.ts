import { fromEasternTime, toEasternTime } from '@/lib/domain/shared/eastern-time';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { type ClosingState, dayMs, type Extension } from './closing';
import type { ClosingEvent } from './closing-schema';
import { isOpenStatus } from './closing-steps';
import type { ActingParty, ClosingRefusal } from './decide-closing';

/** A deadline moves only when both sides agree. `until` in ms. */
export type ExtensionCommand =
  | { readonly type: 'propose-extension'; readonly until: number; readonly reason: string }
  /** `until`: the date that the agreeing side read. */
  | { readonly type: 'agree-extension'; readonly until: number }
  | { readonly type: 'decline-extension' };

/** The most by which all extensions together can move a deadline. */
const longestMs = {
  AwaitingContract: 30 * dayMs,
  AwaitingDeposit: 30 * dayMs,
  InClosing: 180 * dayMs,
} as const;
/** Limit for each side, because a closing is stored as one document. */
export const maxExtensions = 10;
const reasonMax = 500;

/** The latest time the current deadline can be moved to, in ms; null once the closing has ended. */
export const latestDueAt = ({ status, firstDueAt }: ClosingState): number | null =>
  isOpenStatus(status) ? firstDueAt + longestMs[status] : null;

/** The request that the other side can still agree to; null once its proposed deadline has passed. */
export const openExtension = ({ extension }: ClosingState, now: number): Extension | null =>
  extension && now < extension.until ? extension : null;

/**
 * The first and last New York day (`2026-11-21`) to whose end the current deadline can be moved; null if
 * there is no such day.
 */
export function extensionDays(
  state: ClosingState,
  now: number,
): { readonly first: string; readonly last: string } | null {
  const latest = latestDueAt(state);
  if (latest === null || state.dueAt === null) return null;
  const first = toEasternTime(Math.max(now, state.dueAt) + minuteMs).date;
  const last = toEasternTime(latest - dayMs + minuteMs).date;
  return first <= last ? { first, last } : null;
}
const minuteMs = 60_000;

/** The start of the day's last minute in New York, in ms; 0 if `day` is not a valid day. */
export const endOfExtensionDay = (day: string): number => fromEasternTime(day, '23:59') ?? 0;

/**
 * The other side agrees or declines; the side that asked may withdraw. The deadline moves only when the other
 * side agrees to the day that was proposed.
 */
export function decideExtension(
  state: ClosingState,
  command: ExtensionCommand,
  { side, by, now: at }: ActingParty,
): Result<readonly ClosingEvent[], ClosingRefusal> {
  const latest = latestDueAt(state);
  if (latest === null) return refuse('wrong-status');
  const open = openExtension(state, at);
  if (command.type === 'propose-extension') {
    const { until } = command;
    const reason = command.reason.trim().slice(0, reasonMax);
    if (open) return refuse('asked-already');
    if (state.extensions[side] >= maxExtensions) return refuse('too-many-proposals');
    if (until <= Math.max(at, state.dueAt ?? at) || until > latest) return refuse('not-a-later-day');
    if (reason === '') return refuse('needs-reason');
    return ok([{ type: 'extension-proposed', at, by, side, until, reason }]);
  }
  if (!open) return refuse('no-proposal');
  if (command.type === 'decline-extension') return ok([{ type: 'extension-declined', at, by, side }]);
  if (open.side === side) return refuse('not-your-word');
  if (command.until !== open.until) return refuse('no-proposal');
  return ok([{ type: 'extension-agreed', at, by, until: open.until }]);
}
