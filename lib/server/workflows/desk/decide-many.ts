import 'server-only';
import type { StaffRefusal } from '@/lib/domain/accounts/staff-permission';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import {
  type BulkDecision,
  type BulkQueue,
  type BulkRefusal,
  planBulk,
} from '@/lib/domain/staff/queues/bulk';
import { type ReportOutcome, reportOutcomes } from '@/lib/domain/staff/report';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { decideSubmission } from '@/lib/server/workflows/listings/reviews';
import { handleReport } from '@/lib/server/workflows/staff/reports';
import { readBulkRows } from './queues';

export interface BulkRequest {
  readonly queue: BulkQueue;
  /** The rows that the person saw; for submissions with the number of the one that they saw. */
  readonly rows: ReadonlyMap<string, number>;
  readonly decision: BulkDecision;
  readonly why: string;
}

/** How many rows were decided, and how many stay in their queue. */
export interface BulkResult {
  readonly done: number;
  readonly left: number;
}

/**
 * Decides rows for one reason. Each is its own commit with its own log entry and its own checks, so a
 * decision that stops halfway leaves the others in their queue.
 */
export async function decideMany(
  by: SignedIn,
  request: BulkRequest,
  now: number,
): Promise<Result<BulkResult, StaffRefusal | BulkRefusal | 'needs-reason'>> {
  const { queue, rows, why } = request;
  if (why.trim() === '') return refuse('needs-reason');
  const found = await readBulkRows(by.user, queue, now);
  if (!found.ok) return found;
  const plan = planBulk(found.value, { ids: [...rows.keys()], uid: by.user.uid, now });
  if (plan.refusal) return refuse(plan.refusal);
  let done = 0;
  for (const { rowId } of plan.ready) if ((await decideOne(by, rowId, request, now)).ok) done += 1;
  return ok({ done, left: rows.size - done });
}

async function decideOne(
  by: SignedIn,
  rowId: string,
  { queue, rows, decision, why }: BulkRequest,
  now: number,
): Promise<Result<unknown, unknown>> {
  if (queue === 'reports') {
    const outcome = toOutcome(decision);
    return outcome ? handleReport(by, { reportId: rowId, outcome, why }, now) : refuse('wrong-status');
  }
  const submission = rows.get(rowId) ?? 0;
  if (decision === 'reject')
    return decideSubmission(by, rowId, { type: 'reject', submission, reason: why }, now);
  if (decision !== 'request-changes') return refuse('wrong-status');
  const notes = [{ about: 'preview', text: why.trim() }];
  return decideSubmission(by, rowId, { type: 'request-changes', submission, notes }, now);
}

const toOutcome = (decision: BulkDecision): ReportOutcome | undefined =>
  reportOutcomes.find((each) => each === decision);
