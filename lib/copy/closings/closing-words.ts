import { type ClosingState, sidesDue, whyEnded } from '@/lib/domain/closings/closing';
import type { FallThroughReason } from '@/lib/domain/closings/closing-schema';
import { isOpenStatus, type Side, type StepName } from '@/lib/domain/closings/closing-steps';
import { dueSteps } from '@/lib/domain/closings/views/due-steps';
import { closingEndWords } from '@/messages/closings/closing-end-words';
import { closingStatusWords } from '@/messages/closings/closing-status-words';
import { confirmations } from '@/messages/closings/confirmations';
import { dueTasks } from '@/messages/closings/due-tasks';
import { sideWords } from '@/messages/closings/side-words';
import { turns as copy } from '@/messages/closings/turns';

/** The sentence that a side confirms with a step. */
export const confirmationWords = (step: StepName, side: Side): string =>
  step === 'closed' && side === 'seller' ? confirmations.closedBySeller : confirmations[step];

export const reasonLabel = (reason: FallThroughReason): string =>
  closingEndWords[reason].replace(/^./, (first) => first.toUpperCase());

/** The public reason why it did not close; empty unless it failed. */
export const endWords = ({ end }: Pick<ClosingState, 'end'>): string =>
  end ? closingEndWords[whyEnded(end)] : '';

/** `hasContract`: whether there is a contract to sign. */
export const taskWords = (steps: readonly StepName[], hasContract: boolean): string =>
  steps
    .map((name) => (name === 'sign' && !hasContract ? dueTasks.uploadContract : dueTasks[name]))
    .join(', ');

/** What the current deadline requires of `only`, or of every side whose turn it is. */
export const dueWords = (state: ClosingState, only?: Side): string =>
  taskWords(dueSteps(state, only), state.contract !== null);

/** Whose turn it is, in a sentence, as `side` reads it; null for anyone else. */
export function turnWords(state: ClosingState, side: Side | null): string {
  if (!isOpenStatus(state.status)) return closingStatusWords[state.status];
  const late = sidesDue(state);
  if (side && late.includes(side)) return copy.nextStep({ tasks: dueWords(state, side) });
  if (late.length === 2) return copy.bothSides({ tasks: dueWords(state) });
  return late[0] ? `${sideWords[late[0]]}: ${dueWords(state)}` : closingStatusWords[state.status];
}
