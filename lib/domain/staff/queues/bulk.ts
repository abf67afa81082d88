import { type ReportOutcome, reportOutcomes } from '@/lib/domain/staff/report';
import { ownerAt } from './desk-claim';
import type { RowOf } from './desk-row';

/**
 * The queues in which several rows can be decided at once. Limit requests differ in their amounts, and an
 * approval needs somebody who has read the submission.
 */
const bulkQueues = ['reviews', 'reports'] as const;
export type BulkQueue = (typeof bulkQueues)[number];

export const toBulkQueue = (text: unknown): BulkQueue | undefined => bulkQueues.find((each) => each === text);

/** The most rows of one decision. */
export const mostBulk = 50;

const reviewDecisions = ['request-changes', 'reject'] as const;
export type BulkDecision = (typeof reviewDecisions)[number] | ReportOutcome;

/** The decisions that a queue offers for several rows. */
export const bulkDecisions = {
  reviews: reviewDecisions,
  reports: reportOutcomes,
} as const satisfies Record<BulkQueue, readonly BulkDecision[]>;

export type BulkRow = RowOf<BulkQueue>;

export type BulkRefusal =
  | 'nothing-selected'
  /** Reports that were sent for different reasons are decided one by one. */
  | 'different-reasons';

/** Why a selected row stays in its queue. */
type LeftOut =
  | 'own-listing'
  | 'claimed'
  /** A held text is sent only by somebody who has read it. */
  | 'held';

export interface BulkPlan {
  readonly refusal: BulkRefusal | null;
  readonly ready: readonly BulkRow[];
  readonly leftOut: readonly { readonly row: BulkRow; readonly why: LeftOut }[];
  /** Selected rows that no longer wait. */
  readonly gone: number;
}

interface Selection {
  readonly ids: readonly string[];
  readonly uid: string;
  readonly now: number;
}

/** What a decision on the selected rows of a queue would do. Only the first `mostBulk` count. */
export function planBulk(rows: readonly BulkRow[], { ids, uid, now }: Selection): BulkPlan {
  const chosen = new Set(ids.slice(0, mostBulk));
  const selected = rows.filter(({ rowId }) => chosen.has(rowId));
  const judged = selected.map((row) => ({ row, why: whyLeftOut(row, uid, now) }));
  const ready = judged.flatMap(({ row, why }) => (why === null ? row : []));
  return {
    refusal: refusalOf(ready),
    ready,
    leftOut: judged.flatMap(({ row, why }) => (why === null ? [] : { row, why })),
    gone: chosen.size - selected.length,
  };
}

function whyLeftOut(row: BulkRow, uid: string, now: number): LeftOut | null {
  if (row.isOwn) return 'own-listing';
  const current = ownerAt(row.owner, now);
  if (current && current.uid !== uid) return 'claimed';
  return row.queue === 'reports' && row.isHeld ? 'held' : null;
}

function refusalOf(ready: readonly BulkRow[]): BulkRefusal | null {
  if (ready.length === 0) return 'nothing-selected';
  const reasons = new Set(ready.map((row) => (row.queue === 'reports' ? row.reason : '')));
  return reasons.size > 1 ? 'different-reasons' : null;
}
