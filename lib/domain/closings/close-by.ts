import { type ClosingState, dayMs, isDone } from './closing';
import { stepOf } from './closing-steps';

/**
 * When a sale has to close, in ms: the deadline after any extension, else the agreed day, else the days from
 * the last signature. Null while no contract is signed and no day is agreed.
 */
export function closeByOf(state: ClosingState): number | null {
  const { status, dueAt, confirmed, terms } = state;
  if (status === 'InClosing') return dueAt;
  if (terms.closeBy !== undefined) return terms.closeBy;
  if (!isDone(state, stepOf('sign'))) return null;
  const signedAt = confirmed.filter(({ step }) => step === 'sign').map(({ at }) => at);
  return Math.max(...signedAt) + terms.closingDays * dayMs;
}
