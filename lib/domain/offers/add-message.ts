import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { asOf, dueEvents, isStepOf } from './evolve-offer-book';
import { type Book, isOpen } from './offer';
import type { BookEvent, MessageAdded } from './offer-commands';

/**
 * Adds a message that a reviewer has read to the step of an offer that was sent without it. The terms and the
 * deadline stay the same. `now` in ms.
 */
export function addMessage(
  before: Book,
  added: Omit<MessageAdded, 'type' | 'at'>,
  now: number,
): Result<readonly BookEvent[], 'not-found' | 'ended'> {
  const at = Math.max(before.at, now);
  const offer = asOf(before, at).offers.find(({ offerId }) => offerId === added.offerId);
  const step = offer?.history.find((fact) => isStepOf(fact, added.by));
  if (!offer || !step || !('message' in step) || step.message !== '') return refuse('not-found');
  if (!isOpen(offer)) return refuse('ended');
  return ok([...dueEvents(before, at), { type: 'message-added', at, ...added }]);
}
