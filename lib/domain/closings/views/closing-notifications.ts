import { type ClosingState, cureEndsAt, isDone, sidesDue } from '@/lib/domain/closings/closing';
import { closingEndWords } from '@/lib/domain/closings/closing-end-copy';
import type { ClosingEvent, ClosingEventOf } from '@/lib/domain/closings/closing-schema';
import { otherSide, sides, stepOf } from '@/lib/domain/closings/closing-steps';
import type { ClosingUpdate, notifiedSides } from '@/lib/domain/closings/closing-updates';
import { judgmentWords } from '@/lib/domain/closings/fact-verdicts';
import { dueWords, endWords, stepWords } from './closing-copy';

/** A notification for one recipient. `until`: its deadline in ms; null if there is none to show. */
export interface ClosingNotification {
  readonly side: (typeof notifiedSides)[number];
  readonly news: ClosingUpdate;
  /** Text from the other side, the name of a step or a summary; may be empty. */
  readonly words: string;
  readonly until: number | null;
  readonly priceCents: number | null;
}

type More = Partial<Pick<ClosingNotification, 'words' | 'until' | 'priceCents'>>;

/** The notifications that follow an event. `state`: after the event. */
export function closingNotificationsAfter(
  state: ClosingState,
  event: ClosingEvent,
): readonly ClosingNotification[] {
  const say = (
    to: readonly ClosingNotification['side'][],
    news: ClosingUpdate,
    more: More = {},
  ): readonly ClosingNotification[] =>
    to.map((side) => ({ side, news, words: '', until: state.dueAt, priceCents: null, ...more }));
  switch (event.type) {
    case 'contract-offered':
      return say(['buyer'], 'contract-offered');
    case 'confirmed':
      return say(...ofStep(state, event));
    case 'reminded':
      return sidesDue(state).flatMap((side) => say([side], 'reminded', { words: dueWords(state, side) }));
    case 'overdue':
    case 'cure-ended':
      return say(sides, event.type, { words: dueWords(state), until: cureEndsAt(state) });
    case 'fall-through-proposed':
      return say([otherSide(event.side)], event.type, { words: closingEndWords[event.reason] });
    case 'proposal-withdrawn':
      return say(sides, event.type);
    case 'extension-proposed':
      return say([otherSide(event.side)], event.type, { words: event.reason, until: event.until });
    case 'extension-agreed':
      return say(sides, event.type, { words: dueWords(state) });
    case 'extension-declined':
      return say([otherSide(event.side)], event.type);
    case 'fell-through':
    case 'defaulted':
      return say(sides, event.type, { words: endWords(state) });
    case 'backup-named':
    case 'backup-offered': {
      if (!state.succession) return [];
      const { stage, dueAt: until, backup } = state.succession;
      const offer = { until, priceCents: backup.priceCents };
      if (stage === 'seller-chooses') return say(['seller'], 'choose-backup', offer);
      return [...say(['seller'], 'backup-asked'), ...say(['back-up'], 'backup-offered', offer)];
    }
    case 'backup-passed':
    case 'relisted':
      return say(['seller'], event.type);
    case 'facts-judged':
      return say(['seller'], event.type, { words: judgmentWords(event.facts) });
    case 'facts-answered':
      return say(['buyer'], event.type, { words: event.text });
    case 'opened':
      return say(sides, 'opened', { priceCents: state.terms.priceCents });
    case 'backup-accepted':
      return [];
  }
}

function ofStep(
  state: ClosingState,
  { step, side }: ClosingEventOf<'confirmed'>,
): [readonly ClosingNotification['side'][], ClosingUpdate, More?] {
  const isAll = isDone(state, stepOf(step));
  if (step === 'sign' && isAll) return [sides, 'deposit-due', { priceCents: state.terms.earnestMoneyCents }];
  if (step === 'deposit-received') return [sides, 'in-closing'];
  if (step === 'closed' && isAll) return [sides, 'closed'];
  return [[otherSide(side)], 'step', { words: stepWords[step] }];
}
