import { Badge, type BadgeTone } from '@/components/ui/badge';
import { isOverdue, type SaleState } from '@/lib/domain/closings/closing';
import type { SaleStatus } from '@/lib/domain/closings/closing-steps';
import { saleStatusWords } from '@/lib/domain/closings/closing-words';

/** Where a sale stands, by the clock. */
export function SaleStatusBadge({ state, now }: { readonly state: SaleState; readonly now: number }) {
  if (isOverdue(state, now)) return <Badge tone="danger">Overdue</Badge>;
  return <Badge tone={tones[state.status]}>{saleStatusWords[state.status]}</Badge>;
}

const tones: Readonly<Record<SaleStatus, BadgeTone>> = {
  AwaitingContract: 'waiting',
  AwaitingDeposit: 'waiting',
  InClosing: 'waiting',
  Closed: 'done',
  Defaulted: 'danger',
  FellThrough: 'muted',
};
