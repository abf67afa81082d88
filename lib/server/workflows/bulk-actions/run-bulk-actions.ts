import 'server-only';
import { canAct } from '@/lib/domain/accounts/email-confirmation';
import { refuseSelling } from '@/lib/domain/drafts/draft-permission';
import { type BulkAction, ITEMS_PER_PIECE, TRIES_PER_PIECE } from '@/lib/domain/portfolio/bulk-action';
import { users } from '@/lib/server/people/identity/identity-collections';
import { readOrganizationOf } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { isStopping } from '@/lib/server/platform/edge/stopping';
import { runInBackground } from '@/lib/server/platform/process/run-in-background';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { isBusyError, type Transaction } from '@/lib/server/platform/store/store';
import { bulkActions } from './bulk-action-collections';
import { permissionFor } from './bulk-action-record';
import { recordEnd, toEnded } from './end-bulk-action';
import { planPiece } from './plan-piece';
import { runPiece } from './run-piece';

/** How long a crashed process keeps others from continuing. */
const CLAIM_MS = 30_000;

/**
 * Continues previews and runs until they are done, as part of the tick, which does not wait longer than
 * `patienceMs`. One at a time in this process; the claim keeps other processes away.
 */
export const runBulkActionsInBackground = (clock: () => number, patienceMs = 200): Promise<void> =>
  runInBackground({ name: 'bulk-actions', run: () => runAll(clock), patienceMs, meanwhile: undefined });

async function runAll(clock: () => number): Promise<void> {
  const { docs } = await runtime().store.query(bulkActions, {
    where: [{ field: 'state', op: 'in', value: ['planning', 'running'] }],
    // Each turn moves an action to the end, so that many of one organization do not hold up another's.
    orderBy: [{ field: 'changedAt', direction: 'asc' }],
    limit: 10,
  });
  // By turns of a minute, so that a large one does not hold up the others.
  for (const { id } of docs) {
    const until = clock() + 60_000;
    await advanceBulkAction(id, clock, () => clock() < until && !isStopping()).catch((error: unknown) =>
      reportFailure(id, error, clock()),
    );
  }
}

async function reportFailure(actionId: string, error: unknown, now: number): Promise<void> {
  const cause = error instanceof Error ? error.message : 'unknown';
  process.stderr.write(`${JSON.stringify({ level: 'error', bulkAction: actionId, cause })}\n`);
  if (isBusyError(error)) return;
  await changeOpen(actionId, (tx, current) => {
    const tries = current.tries + 1;
    const next = { ...current, tries, claimedUntil: 0, changedAt: now };
    return tries < TRIES_PER_PIECE ? set(tx, next) : end(tx, next, 'failed', now);
  });
}

/**
 * Continues an action piece by piece while `mayGoOn`. A home and the record of its outcome are one commit, so
 * after a crash it continues there and does no home twice.
 */
export async function advanceBulkAction(
  actionId: string,
  clock: () => number,
  mayGoOn: () => boolean,
): Promise<void> {
  let current = await claim(actionId, clock());
  while (current) {
    const by = await starterOf(current);
    if (!by) return stop(actionId, clock());
    const handle = current.state === 'planning' ? planPiece : runPiece;
    if (!(await handle(current, by, clock))) return release(actionId, clock());
    current = await closePiece(current, clock());
    if (current && !mayGoOn()) return release(actionId, clock());
  }
}

/** Null if nothing is left to do, or another process works on it. */
const claim = (actionId: string, now: number): Promise<BulkAction | null> =>
  changeOpen(actionId, (tx, current) =>
    current.claimedUntil > now ? null : set(tx, { ...current, claimedUntil: now + CLAIM_MS }),
  );

const release = async (actionId: string, now: number): Promise<void> => {
  await changeOpen(actionId, (tx, current) => set(tx, { ...current, claimedUntil: 0, changedAt: now }));
};

const stop = async (actionId: string, now: number): Promise<void> => {
  await changeOpen(actionId, (tx, current) => end(tx, current, 'stopped', now));
};

/** The member who started it, if they may still do so. */
async function starterOf({ actionId, by, organisationId, request }: BulkAction): Promise<SignedIn | null> {
  const { store } = runtime();
  const [user, organization] = await Promise.all([
    store.get(users, by.uid),
    readOrganizationOf(store, organisationId),
  ]);
  if (!user || !organization || !canAct(user.data)) return null;
  const refusal = refuseSelling(permissionFor(request.type), user.data, null, organization);
  return refusal === null ? { user: user.data, sessionId: '', runId: actionId } : null;
}

/** Returns it as of after the piece; null if nothing is left to do. */
const closePiece = (seen: BulkAction, now: number): Promise<BulkAction | null> =>
  changeOpen(seen.actionId, async (tx, current) => {
    if (current.state !== seen.state || current.cursor !== seen.cursor) return null;
    const cursor = Math.min(current.cursor + ITEMS_PER_PIECE, current.total);
    const next = { ...current, cursor, tries: 0, claimedUntil: now + CLAIM_MS, changedAt: now };
    if (cursor < current.total) return set(tx, next);
    if (current.state === 'running') return end(tx, next, 'done', now);
    const { ended } = await toEnded(tx, next, 'review', now);
    set(tx, ended);
    return null;
  });

const changeOpen = <T>(
  actionId: string,
  change: (tx: Transaction, current: BulkAction) => T | Promise<T>,
): Promise<T | null> =>
  runtime().store.transact(
    async (tx) => {
      const current = (await tx.get(bulkActions, actionId))?.data;
      return current?.state === 'planning' || current?.state === 'running' ? change(tx, current) : null;
    },
    { key: actionId },
  );

async function end(
  tx: Transaction,
  current: BulkAction,
  state: 'done' | 'stopped' | 'failed',
  now: number,
): Promise<null> {
  const result = await toEnded(tx, current, state, now);
  recordEnd(tx, result);
  set(tx, result.ended);
  return null;
}

function set(tx: Transaction, action: BulkAction): BulkAction {
  tx.set(bulkActions, action.actionId, action);
  return action;
}
