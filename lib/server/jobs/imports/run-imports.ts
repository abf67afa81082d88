import 'server-only';
import { createHash } from 'node:crypto';
import { wizardWords } from '@/lib/copy/drafts/wizard-words';
import { addressKeysOf } from '@/lib/domain/drafts/address-key';
import type { Draft } from '@/lib/domain/drafts/draft';
import { answersOf } from '@/lib/domain/drafts/organization-answers';
import {
  addCounts,
  type Counts,
  type FaultyLine,
  isUnderWay,
  noCounts,
  type TableImport,
  TRIES_PER_PIECE,
} from '@/lib/domain/imports/import';
import { type KnownDrafts, type Planned, planRow, repeatFault } from '@/lib/domain/imports/plan';
import { type ImportRow, readRow, referenceKey, rowKeys } from '@/lib/domain/imports/row';
import { type Organization, roleIn } from '@/lib/domain/organizations/organization';
import { users } from '@/lib/server/people/identity/identity-collections';
import { readOrganizationOf } from '@/lib/server/people/organizations/seller';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { isBusyError, type Reader, type Transaction } from '@/lib/server/platform/store/store';
import { drafts, importKeys } from '@/lib/server/records/drafts/draft-collections';
import { newDraftIds, ownerOf, writeNewDraft } from '@/lib/server/workflows/drafts/drafts';
import { sameListing } from '@/messages/imports/same-listing';
import { importPieceId, importPieces, imports } from './import-collections';
import { readRows } from './rows';

/**
 * Continues running imports for a limited time, as part of the tick. An import that throws does not block
 * others. It is tried again in the next tick and fails after several tries, not counting those where the
 * store or files were busy.
 */
export async function runImports(now: number, forMs: number): Promise<void> {
  const { docs } = await runtime().store.query(imports, {
    where: [{ field: 'state', op: 'in', value: ['checking', 'running'] }],
    limit: 5,
  });
  const until = performance.now() + forMs;
  for (const { id } of docs) {
    const remainingMs = until - performance.now();
    if (remainingMs <= 0) return;
    try {
      await advanceImport(id, now, remainingMs);
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

/**
 * Runs an import piece by piece. Each piece and its progress are one commit, so an import continues there
 * after a crash, and concurrent runs do each piece once.
 */
export async function advanceImport(importId: string, now: number, forMs: number): Promise<void> {
  const until = performance.now() + forMs;
  do if (!(await runPiece(importId, now))) return;
  while (performance.now() < until);
}

/** Returns false if there is nothing left to do. */
async function runPiece(importId: string, now: number): Promise<boolean> {
  const { store } = runtime();
  const seen = (await store.get(imports, importId))?.data;
  if (!seen || !isUnderWay(seen.state)) return false;
  const rows = (await readRows(seen, seen.cursor)).map((row) => readRow(row, seen.mapping, wizardWords));
  const ids = rows.map(newDraftIds);
  await store.transact(
    async (tx) => {
      const current = (await tx.get(imports, importId))?.data;
      if (current?.state !== seen.state || current.cursor !== seen.cursor) return;
      const organization = await readOrganizationOf(tx, seen.organisationId);
      const user = (await tx.get(users, seen.by.uid))?.data;
      // A person who left the organization or is suspended imports nothing more.
      if (!organization || !user || user.suspension || !roleIn(organization, user.uid)) {
        tx.set(imports, importId, { ...current, state: 'stopped', changedAt: now });
        return;
      }
      const { uid, name, role } = user;
      const actor = { by: { uid, name, role }, owner: ownerOf(user, organization) };
      const piece = { rows, ids, organization, actor, table: current, now };
      const { counts, faulty } = await takePiece(tx, piece);
      tx.set(importPieces, importPieceId(importId, seen.cursor), { importId, faulty: [...faulty] });
      tx.set(imports, importId, { ...afterPiece(current, counts), changedAt: now });
    },
    { key: importId },
  );
  return true;
}

function afterPiece(before: TableImport, counts: Counts): TableImport {
  const after = { ...before, cursor: before.cursor + 1, tries: 0, counts: addCounts(before.counts, counts) };
  if (after.cursor < after.pieces) return after;
  return { ...after, state: before.state === 'checking' ? 'checked' : 'done' };
}

interface Piece {
  readonly rows: readonly ImportRow[];
  /** Ids for new drafts. Chosen before the commit, because a commit may be retried. */
  readonly ids: readonly Pick<Draft, 'draftId' | 'listingId'>[];
  readonly organization: Organization;
  readonly actor: Pick<Parameters<typeof writeNewDraft>[1], 'by' | 'owner'>;
  readonly table: TableImport;
  readonly now: number;
}

/** Plans each row against the current drafts. The actual run also writes them. */
async function takePiece(
  tx: Transaction,
  piece: Piece,
): Promise<{ counts: Counts; faulty: readonly FaultyLine[] }> {
  const known = await readKnown(tx, piece.organization.organisationId, piece.rows);
  const planned = planPiece(piece, known);
  if (piece.table.state === 'running') writePiece(tx, piece, planned);
  const faulty = planned.flatMap((plan, at) =>
    plan.type === 'refuse' ? [{ line: piece.rows[at]?.line ?? 0, faults: [...plan.faults] }] : [],
  );
  const counts = planned.reduce(
    (sum, { type }) => addCounts(sum, { ...noCounts, [countOf[type]]: 1 }),
    noCounts,
  );
  return { counts, faulty };
}

const countOf = { create: 'created', change: 'changed', same: 'same', refuse: 'faulty' } as const;

function planPiece({ rows, organization, table, now }: Piece, known: readonly KnownDrafts[]): Planned[] {
  const first = answersOf(organization);
  const touched = new Set<string>();
  return rows.map((row, at): Planned => {
    const before = table.repeats[String(row.line)];
    if (before !== undefined) return { type: 'refuse', faults: [repeatFault(before)] };
    const plan = planRow({ row, known: known[at] ?? noDrafts, first, words: wizardWords, now });
    if (plan.type !== 'change') return plan;
    // Two rows can name the same draft, by its current and its former data.
    if (touched.has(plan.draft.draftId)) return { type: 'refuse', faults: [namedTwice] };
    touched.add(plan.draft.draftId);
    return plan;
  });
}

const noDrafts: KnownDrafts = { byDraftKey: null, byReference: null, byAddress: null };
const namedTwice = { field: null, text: sameListing };

function writePiece(
  tx: Transaction,
  { rows, ids, organization, actor, now }: Piece,
  planned: Planned[],
): void {
  const { organisationId } = organization;
  const keys = new Map<string, string>();
  planned.forEach((plan, at) => {
    const [row, id] = [rows[at], ids[at]];
    if (!row || !id || plan.type === 'same' || plan.type === 'refuse') return;
    const before = plan.type === 'change' ? plan.draft : null;
    const answersSoFar = Object.entries({ ...before?.imported?.answers, ...row.answers });
    const imported = {
      reference: row.reference ?? before?.imported?.reference ?? null,
      answers: Object.fromEntries(answersSoFar.filter(([, answer]) => answer !== '')),
    };
    const { answers } = plan;
    const draft = before
      ? { ...before, answers, imported, version: before.version + 1, changedAt: now }
      : writeNewDraft(tx, { ...id, ...actor, answers, imported, now });
    if (before) tx.set(drafts, before.draftId, draft);
    for (const key of rowKeys({ reference: imported.reference, answers })) keys.set(key, draft.draftId);
  });
  for (const [key, draftId] of keys)
    tx.set(importKeys, keyId(organisationId, key), { organisationId, key, draftId });
}

/** Finds the drafts that each row names. A key does not match if its draft has become another home. */
async function readKnown(
  reader: Reader,
  organisationId: string,
  rows: readonly ImportRow[],
): Promise<readonly KnownDrafts[]> {
  const keys = [...new Set(rows.flatMap(rowKeys))];
  const docs = await reader.getAll(
    importKeys,
    keys.map((key) => keyId(organisationId, key)),
  );
  const draftIdOf = new Map(keys.map((key, at) => [key, docs[at]?.data.draftId]));
  const draftIds = [...draftIdOf.values(), ...rows.map(({ draftKey }) => draftKey)];
  const ids = [...new Set(draftIds.flatMap((id) => id ?? []))];
  const found = await reader.getAll(drafts, ids);
  const own = found.flatMap((doc) => (doc?.data.owner.uid === organisationId ? [doc.data] : []));
  const draftOf = new Map(own.map((draft) => [draft.draftId, draft]));
  return rows.map((row) => {
    const [reference, address] = [
      row.reference && referenceKey(row.reference),
      addressKeysOf(row.answers)[0],
    ];
    const draftByKey = (key: string | null | undefined) =>
      draftOf.get((key && draftIdOf.get(key)) || '') ?? null;
    const [byReference, byAddress] = [draftByKey(reference), draftByKey(address)];
    return {
      byDraftKey: draftOf.get(row.draftKey ?? '') ?? null,
      byReference: keyOfReference(byReference) === reference ? byReference : null,
      byAddress: byAddress && addressKeysOf(byAddress.answers)[0] === address ? byAddress : null,
    };
  });
}

const keyOfReference = (draft: Draft | null): string | null =>
  draft?.imported?.reference ? referenceKey(draft.imported.reference) : null;

const keyId = (organisationId: string, key: string): string =>
  createHash('sha256').update(`${organisationId}\n${key}`).digest('hex');
