import { Badge, type BadgeTone } from '@/components/ui/badge';
import { type ClosingState, isOverdue } from '@/lib/domain/closings/closing';
import type { ClosingStatus } from '@/lib/domain/closings/closing-steps';
import { closingStatus as copy } from '@/messages/closings/closing-status';
import { closingStatusWords } from '@/messages/closings/closing-status-words';

/** Status of a closing at the current time. */
export function ClosingStatusBadge({ state, now }: { readonly state: ClosingState; readonly now: number }) {
  if (isOverdue(state, now)) return <Badge tone="danger">{copy.overdue}</Badge>;
  return <Badge tone={tones[state.status]}>{closingStatusWords[state.status]}</Badge>;
}

const tones: Readonly<Record<ClosingStatus, BadgeTone>> = {
  AwaitingContract: 'waiting',
  AwaitingDeposit: 'waiting',
  InClosing: 'waiting',
  Closed: 'done',
  Defaulted: 'danger',
  FellThrough: 'muted',
};
