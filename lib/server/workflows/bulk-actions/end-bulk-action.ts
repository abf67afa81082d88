import 'server-only';
import { type BulkAction, type BulkActionItem, countItems } from '@/lib/domain/portfolio/bulk-action';
import { toStoredEntry } from '@/lib/domain/reviews/audit-log';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { audit } from '@/lib/server/records/audit-log/audit-log-collections';
import { form } from '@/messages/bulk-actions/form';
import { types } from '@/messages/bulk-actions/types';
import { bulkActions } from './bulk-action-collections';
import { listItems } from './bulk-action-record';

export interface End {
  readonly ended: BulkAction;
  readonly items: readonly BulkActionItem[];
  /** The action that an undo did not take back completely, so that another undo can. */
  readonly stillDone: BulkAction | null;
}

/** The action in a state in which nobody works on it, with its counts. */
export async function toEnded(
  reader: Reader,
  action: BulkAction,
  state: BulkAction['state'],
  now: number,
): Promise<End> {
  const items = await listItems(action, reader);
  const ended = { ...action, state, counts: countItems(items), claimedUntil: 0, changedAt: now };
  return { ended, items, stillDone: await readStillDone(reader, ended) };
}

async function readStillDone(
  reader: Reader,
  { actionId, request, state }: BulkAction,
): Promise<BulkAction | null> {
  if (request.type !== 'undo' || !['cancelled', 'stopped', 'failed'].includes(state)) return null;
  const original = (await reader.get(bulkActions, request.of))?.data;
  return original?.undoneBy === actionId ? original : null;
}

/** What the member said about it. */
function whyOf(request: BulkAction['request']): string | null {
  if (request.type === 'withdraw') return request.reason;
  return request.type === 'submit' && request.isDeclared ? form.isDeclared : null;
}

/** One audit log entry and one notification for all homes, in the commit that ends the run. */
export function recordEnd(tx: Transaction, { ended: action, items, stillDone }: End): void {
  if (stillDone) tx.set(bulkActions, stillDone.actionId, { ...stillDone, undoneBy: null });
  const { actionId, organisationId, request, state, by, counts, changedAt: at, startedAt } = action;
  // A preview that did not run changed nothing.
  if (startedAt === null) return;
  const done = items.flatMap(({ draftId, outcome }) => (outcome === 'done' ? draftId : []));
  const entry = {
    about: 'organization',
    subject: organisationId,
    seq: null,
    at,
    by: { ...by, role: 'member' },
    action: 'bulk-action',
    before: types[request.type],
    after: `${counts.done} of ${counts.planned} (${actionId})`,
    why: whyOf(request),
  } as const;
  tx.create(audit, `${organisationId}:${at}-${actionId}`, toStoredEntry(entry, actionId, done));
  tx.create(outbox, `${actionId}:ended`, {
    kind: 'bulk-action-ended',
    uid: organisationId,
    attempts: 0,
    sendAt: at,
    actionId,
    did: request.type,
    isDone: state === 'done',
    done: counts.done,
    left: counts.planned - counts.done,
    name: by.name,
  });
}
