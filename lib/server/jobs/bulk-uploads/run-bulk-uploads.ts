import 'server-only';
import {
  addResults,
  type BulkItem,
  type BulkOutcome,
  type BulkUpload,
  ITEMS_PER_PIECE,
  TRIES_PER_PIECE,
} from '@/lib/domain/bulk-uploads/bulk-upload';
import type { Assignment } from '@/lib/domain/bulk-uploads/plan';
import { refuseSelling } from '@/lib/domain/drafts/draft-permission';
import { users } from '@/lib/server/people/identity/identity-collections';
import { readOrganizationOf } from '@/lib/server/people/organizations/seller';
import { isStopping } from '@/lib/server/platform/edge/stopping';
import { openZip, type Zip } from '@/lib/server/platform/intake/zip';
import { runInBackground } from '@/lib/server/platform/process/run-in-background';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { isBusyError } from '@/lib/server/platform/store/store';
import {
  bulkOutcomes,
  bulkOutcomesId,
  bulkUploads,
} from '@/lib/server/records/bulk-uploads/bulk-upload-collections';
import { addTaken } from './add-taken';
import { dropSent, readItems, readPlan, sentFile } from './bulk-files';
import { takeItem } from './take-item';

/** How long a crashed process keeps others from continuing. */
const CLAIM_MS = 30_000;
/** Files of one piece that are fetched or unpacked at once. They are checked one after another. */
const atOnce = 4;

/**
 * Continues running bulk uploads until they are done, as part of the tick, which does not wait longer than
 * `patienceMs`. One run at a time in this process; the claim keeps other processes away.
 */
export const runBulkUploadsInBackground = (clock: () => number, patienceMs = 200): Promise<void> =>
  runInBackground({ name: 'bulk-uploads', run: () => runAll(clock), patienceMs, meanwhile: undefined });

async function runAll(clock: () => number): Promise<void> {
  const { docs } = await runtime().store.query(bulkUploads, {
    where: [{ field: 'state', op: '==', value: 'running' }],
    limit: 10,
  });
  // By turns of a minute, so that a large one does not hold up the others.
  for (const { id } of docs) {
    const until = clock() + 60_000;
    await advanceBulkUpload(id, clock, () => clock() < until && !isStopping()).catch((error: unknown) =>
      reportFailure(id, error, clock()),
    );
  }
}

async function reportFailure(bulkId: string, error: unknown, now: number): Promise<void> {
  const cause = error instanceof Error ? error.message : 'unknown';
  process.stderr.write(`${JSON.stringify({ level: 'error', bulkUpload: bulkId, cause })}\n`);
  if (!isBusyError(error) && (await countTry(bulkId, now)) === 'failed') await dropSent({ bulkId });
}

const countTry = (bulkId: string, now: number): Promise<BulkUpload['state'] | null> =>
  runtime().store.transact(async (tx) => {
    const current = (await tx.get(bulkUploads, bulkId))?.data;
    if (current?.state !== 'running') return null;
    const tries = current.tries + 1;
    const state = tries < TRIES_PER_PIECE ? 'running' : 'failed';
    tx.set(bulkUploads, bulkId, { ...current, tries, state, claimedUntil: 0, changedAt: now });
    return state;
  });

/**
 * Runs a bulk upload piece by piece while `mayGoOn`. The files of a piece reach their homes in one commit with
 * the progress, so it continues there after a crash, and a repeated piece adds nothing twice.
 */
export async function advanceBulkUpload(
  bulkId: string,
  clock: () => number,
  mayGoOn: () => boolean,
): Promise<void> {
  const claimed = await claim(bulkId, clock());
  if (!claimed) return;
  const [items, plan] = await Promise.all([readItems(claimed), readPlan(claimed)]);
  const zip = claimed.source === 'zip' ? await openSent(claimed) : null;
  for (let current: BulkUpload | null = claimed; current?.state === 'running'; ) {
    current = await runPiece(current, { items, plan, zip }, clock);
    if (current && !mayGoOn()) return release(bulkId);
  }
  await dropSent({ bulkId });
}

/** Null if it is not running, or another process works on it. */
const claim = (bulkId: string, now: number): Promise<BulkUpload | null> =>
  runtime().store.transact(async (tx) => {
    const current = (await tx.get(bulkUploads, bulkId))?.data;
    if (current?.state !== 'running' || current.claimedUntil > now) return null;
    const after = { ...current, claimedUntil: now + CLAIM_MS };
    tx.set(bulkUploads, bulkId, after);
    return after;
  });

const release = (bulkId: string): Promise<void> =>
  runtime().store.transact(async (tx) => {
    const current = (await tx.get(bulkUploads, bulkId))?.data;
    if (current) tx.set(bulkUploads, bulkId, { ...current, claimedUntil: 0 });
  });

/** It was checked when it arrived. */
async function openSent(bulk: BulkUpload): Promise<Zip> {
  const unlimited = { entries: Number.POSITIVE_INFINITY, unpackedBytes: Number.POSITIVE_INFINITY };
  const zip = await openZip(await sentFile(bulk), unlimited);
  if (!zip.ok) throw new Error(`The ZIP can no longer be read: ${zip.reason.code}`);
  return zip.value;
}

interface Contents {
  readonly items: readonly BulkItem[];
  readonly plan: readonly Assignment[];
  readonly zip: Zip | null;
}

/** Returns it as of after the piece; null if it no longer exists. */
async function runPiece(
  seen: BulkUpload,
  { items, plan, zip }: Contents,
  clock: () => number,
): Promise<BulkUpload | null> {
  const { bulkId, cursor } = seen;
  const part = plan.slice(cursor, cursor + ITEMS_PER_PIECE);
  const stopRenewing = renewClaim(bulkId, clock);
  try {
    const job = { bulk: seen, items, zip, now: clock() };
    const taken = await inParallel(part, (assignment) => takeItem(job, assignment));
    return await runtime().store.transact(
      async (tx) => {
        const current = (await tx.get(bulkUploads, bulkId))?.data ?? null;
        if (current?.state !== 'running' || current.cursor !== cursor) return current;
        const organization = await readOrganizationOf(tx, current.organisationId);
        const user = (await tx.get(users, current.by.uid))?.data;
        const now = clock();
        // A person who left the organization or is suspended adds nothing more.
        if (!organization || !user || user.suspension || refuseSelling('import', user, null, organization)) {
          const stopped: BulkUpload = { ...current, state: 'stopped', changedAt: now };
          tx.set(bulkUploads, bulkId, stopped);
          return stopped;
        }
        const added = await addTaken(tx, { bulk: current, items, organization, part, taken, now });
        const outcomes = added.map(({ result, reason }, at): BulkOutcome => {
          const { path = '', url = null } = items[part[at]?.at ?? -1] ?? {};
          return { path, url, draftId: part[at]?.draftId ?? '', result, reason };
        });
        tx.set(bulkOutcomes, bulkOutcomesId(bulkId, cursor), { bulkId, outcomes });
        const after = afterPiece(current, plan.length, outcomes, now);
        tx.set(bulkUploads, bulkId, after);
        return after;
      },
      { key: bulkId },
    );
  } finally {
    stopRenewing();
  }
}

function afterPiece(
  before: BulkUpload,
  total: number,
  outcomes: readonly BulkOutcome[],
  now: number,
): BulkUpload {
  const cursor = Math.min(before.cursor + ITEMS_PER_PIECE, total);
  return {
    ...before,
    cursor,
    tries: 0,
    claimedUntil: now + CLAIM_MS,
    results: addResults(before.results, outcomes),
    state: cursor < total ? 'running' : 'done',
    changedAt: now,
  };
}

/** A piece of slow servers or large photos may take longer than a claim. */
function renewClaim(bulkId: string, clock: () => number): () => void {
  const renew = () =>
    runtime().store.transact(async (tx) => {
      const current = (await tx.get(bulkUploads, bulkId))?.data;
      if (current?.state === 'running')
        tx.set(bulkUploads, bulkId, { ...current, claimedUntil: clock() + CLAIM_MS });
    });
  // A failed renewal only lets another process start earlier, which is harmless.
  const timer = setInterval(() => void renew().catch(() => undefined), CLAIM_MS / 3);
  return () => clearInterval(timer);
}

/** In the order of the inputs, a few at a time. */
async function inParallel<In, Out>(inputs: readonly In[], work: (input: In) => Promise<Out>): Promise<Out[]> {
  const results: Out[] = [];
  const left = [...inputs.entries()];
  const workers = Array.from({ length: atOnce }, async () => {
    for (let next = left.shift(); next; next = left.shift()) results[next[0]] = await work(next[1]);
  });
  await Promise.all(workers);
  return results;
}
