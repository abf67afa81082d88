import { closeByOf } from '@/lib/domain/closings/close-by';
import type { ClosingState } from '@/lib/domain/closings/closing';
import { isOpenStatus, type OpenStatus } from '@/lib/domain/closings/closing-steps';

/** A deadline of both sides. `at` in ms. */
export interface ClosingDeadline {
  readonly of: OpenStatus;
  readonly at: number;
}

/**
 * The deadlines of an open closing that are known: the current one and, once its day is agreed or counts from
 * the signed contract, the day to close by.
 */
export function closingDeadlines(state: ClosingState): readonly ClosingDeadline[] {
  const { status, dueAt } = state;
  if (!isOpenStatus(status) || dueAt === null) return [];
  const current = { of: status, at: dueAt };
  const closeBy = status === 'InClosing' ? null : closeByOf(state);
  return closeBy === null ? [current] : [current, { of: 'InClosing', at: closeBy }];
}
