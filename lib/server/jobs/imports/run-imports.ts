import 'server-only';
import { wizardWords } from '@/lib/copy/drafts/wizard-words';
import { refuseSelling } from '@/lib/domain/drafts/draft-permission';
import { toActor } from '@/lib/domain/drafts/review-state';
import { isUnderWay, TRIES_PER_PIECE } from '@/lib/domain/imports/import';
import { readRow } from '@/lib/domain/imports/row';
import { users } from '@/lib/server/people/identity/identity-collections';
import { readOrganizationOf } from '@/lib/server/people/organizations/seller';
import { atPace, mapInTurns } from '@/lib/server/platform/process/in-turns';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { isBusyError } from '@/lib/server/platform/store/store';
import { imports } from '@/lib/server/records/imports/import-collections';
import { newDraftIds, ownerOf } from '@/lib/server/workflows/drafts/drafts';
import { startPhotosOf, startWaitingPhotos } from './import-photos';
import { removePhotos } from './remove-photos';
import { readRows } from './rows';
import { takePiece } from './take-piece';
import { undoPiece } from './undo-piece';

/**
 * Continues running imports for a limited time, as part of the tick. An import that throws does not block
 * others. It is tried again in the next tick and fails after several tries, not counting those where the
 * store or files were busy.
 */
export async function runImports(now: number, forMs: number): Promise<void> {
  const { docs } = await runtime().store.query(imports, {
    where: [{ field: 'state', op: 'in', value: ['checking', 'running', 'undoing'] }],
    limit: 5,
  });
  const until = performance.now() + forMs;
  await startWaitingPhotos(now);
  for (const { id } of docs) {
    const remainingMs = until - performance.now();
    if (remainingMs <= 0) return;
    try {
      if (!isUnderWayHere(id)) await continueImport(id, now, remainingMs);
    } catch (error) {
      reportError(id, error);
      if (!isBusyError(error)) await countTry(id, now);
    }
  }
}

function reportError(importId: string, error: unknown): void {
  const cause = error instanceof Error ? error.message : 'unknown';
  process.stderr.write(`${JSON.stringify({ level: 'error', import: importId, cause })}\n`);
}

const countTry = (importId: string, now: number): Promise<void> =>
  runtime().store.transact(async (tx) => {
    const current = (await tx.get(imports, importId))?.data;
    if (!current || !isUnderWay(current.state)) return;
    const after = { ...current, tries: current.tries + 1, changedAt: now };
    tx.set(imports, importId, after.tries < TRIES_PER_PIECE ? after : { ...after, state: 'failed' });
  });

/** At 50 rows, this allows 2,500 rows a second. Rests in proportion to the work leave time to visitors. */
const paceMs = 20;

const underWay = perProcess('importsUnderWay', () => new Map<string, Promise<void>>());

const isUnderWayHere = (importId: string): boolean => underWay().has(importId);

/**
 * Runs an import piece by piece, or waits while this process already does. Without this, each piece would be
 * read once for the tick and once for each open page.
 */
export function continueImport(importId: string, now: number, forMs: number): Promise<void> {
  const running = underWay().get(importId);
  if (running) return running;
  const started = advanceImport(importId, now, forMs).finally(() => underWay().delete(importId));
  underWay().set(importId, started);
  return started;
}

/**
 * Runs an import piece by piece. Each piece and its progress are one commit, so an import continues there
 * after a crash, and concurrent runs do each piece once.
 */
export async function advanceImport(importId: string, now: number, forMs: number): Promise<void> {
  const until = performance.now() + forMs;
  do if (!(await atPace({ paceMs }, () => runPiece(importId, now)))) return startPhotosOf({ importId }, now);
  while (performance.now() < until);
}

/** Returns false if there is nothing left to do. */
async function runPiece(importId: string, now: number): Promise<boolean> {
  const { store } = runtime();
  const seen = (await store.get(imports, importId))?.data;
  if (!seen || !isUnderWay(seen.state)) return false;
  if (seen.state === 'undoing' && (await removePhotos(seen, now))) return true;
  const rows =
    seen.state === 'undoing'
      ? []
      : await mapInTurns(await readRows(seen, seen.cursor), (row) => readRow(row, seen, wizardWords));
  const ids = rows.map(newDraftIds);
  await store.transact(
    async (tx) => {
      const current = (await tx.get(imports, importId))?.data;
      if (current?.state !== seen.state || current.cursor !== seen.cursor) return;
      const organization = await readOrganizationOf(tx, seen.organisationId);
      const user = (await tx.get(users, (seen.undoneBy ?? seen.by).uid))?.data;
      // A person who left the organization or is suspended imports nothing more.
      if (!organization || !user || user.suspension || refuseSelling('import', user, null, organization)) {
        tx.set(imports, importId, { ...current, state: 'stopped', changedAt: now });
        return;
      }
      const by = toActor(user);
      const after =
        seen.state === 'undoing'
          ? await undoPiece(tx, { table: current, by, now })
          : await takePiece(tx, {
              rows,
              ids,
              organization,
              by,
              owner: ownerOf(user, organization),
              table: current,
              now,
            });
      tx.set(imports, importId, { ...after, changedAt: now });
    },
    { key: importId, mayBeLost: true },
  );
  return true;
}
