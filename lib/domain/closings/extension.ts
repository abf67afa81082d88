import { fromEasternTime, toEasternTime } from '@/lib/domain/shared/eastern-time';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { type ClosingState, dayMs, type Extension } from './closing';
import type { ClosingEvent } from './closing-schema';
import { isOpenStatus } from './closing-steps';
import type { ActingParty, ClosingRefusal } from './decide-closing';

/** More time, by agreement alone. `until` in ms. */
export type ExtensionCommand =
  | { readonly type: 'propose-extension'; readonly until: number; readonly reason: string }
  /** `until`: what was read. */
  | { readonly type: 'agree-extension'; readonly until: number }
  | { readonly type: 'decline-extension' };

/** So much later than it was at first a deadline can be at most, however often it is moved. */
const longestMs = {
  AwaitingContract: 30 * dayMs,
  AwaitingDeposit: 30 * dayMs,
  InClosing: 180 * dayMs,
} as const;
/** For each side: a closing is one document, so its lists are bounded. */
export const maxExtensions = 10;
const reasonMax = 500;

/** The latest that the present deadline can be moved to; null when there is none anymore. */
export const latestDueAt = ({ status, firstDueAt }: ClosingState): number | null =>
  isOpenStatus(status) ? firstDueAt + longestMs[status] : null;

/** What the other side can still agree to: a wish whose own day has come is none anymore. */
export const openExtension = ({ extension }: ClosingState, now: number): Extension | null =>
  extension && now < extension.until ? extension : null;

/** The days `2026-11-21` in New York to whose end the present deadline can be moved; null when there is none. */
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

/** Its last minute in New York, in ms; 0 for what is no day. */
export const endOfExtensionDay = (day: string): number => fromEasternTime(day, '23:59') ?? 0;

/** Who is asked agrees or declines; who asks may take it back. The deadline holds until both have said the same day. */
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
