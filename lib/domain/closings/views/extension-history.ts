import type { ClosingState, Extension } from '@/lib/domain/closings/closing';
import type { ClosingEvent } from '@/lib/domain/closings/closing-schema';
import type { OpenStatus } from '@/lib/domain/closings/closing-steps';
import { isOpenStatus } from '@/lib/domain/closings/closing-steps';
import { evolveClosing } from '@/lib/domain/closings/evolve-closing';

/** One request for more time and its result. Instants in ms. */
export interface PastExtension extends Extension {
  /** The deadline that it asked to move, and when that was due at the time. */
  readonly of: OpenStatus;
  readonly from: number;
  /** Name of the person who asked. */
  readonly name: string;
  /**
   * `moot`: nobody answered before the requested day. `overtaken`: before that day the deadline was met,
   * moved at least as far, or dropped.
   */
  readonly answer: 'open' | 'agreed' | 'declined' | 'taken-back' | 'moot' | 'overtaken';
  /** Null if nobody has answered. */
  readonly answeredAt: number | null;
}

/** Every request for more time in a closing, latest first, as of `now` in ms. */
export function extensionsIn(events: readonly ClosingEvent[], now: number): readonly PastExtension[] {
  const found: PastExtension[] = [];
  let state: ClosingState | null = null;
  for (const event of events) {
    const before: ClosingState | null = state;
    state = evolveClosing(before, event);
    const last = found.at(-1);
    if (event.type === 'extension-proposed' && before?.dueAt && isOpenStatus(before.status)) {
      const { side, until, reason, at, by } = event;
      const name = by?.name ?? '';
      found.push({
        side,
        until,
        reason,
        at,
        of: before.status,
        from: before.dueAt,
        name,
        answer: 'open',
        answeredAt: null,
      });
    } else if (last?.answer === 'open' && state.extension === null) {
      found.splice(-1, 1, { ...last, ...answerOf(event, last) });
    }
  }
  const latest = found.at(-1);
  return found
    .map((each) => (isMoot(each, each === latest, now) ? ({ ...each, answer: 'moot' } as const) : each))
    .reverse();
}

function answerOf(
  event: ClosingEvent,
  { side, until }: PastExtension,
): Pick<PastExtension, 'answer' | 'answeredAt'> {
  if (event.type === 'extension-agreed') return { answer: 'agreed', answeredAt: event.at };
  if (event.type !== 'extension-declined')
    return { answer: event.at < until ? 'overtaken' : 'moot', answeredAt: null };
  return { answer: event.side === side ? 'taken-back' : 'declined', answeredAt: event.at };
}

/** Nobody answered before the requested day, or a later request replaced it. */
const isMoot = ({ answer, until }: PastExtension, isLatest: boolean, now: number): boolean =>
  answer === 'open' && (!isLatest || now >= until);
