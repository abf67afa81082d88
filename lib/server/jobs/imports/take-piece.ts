import 'server-only';
import { wizardWords } from '@/lib/copy/drafts/wizard-words';
import { limitsOf } from '@/lib/domain/bulk-uploads/bulk-upload';
import type { Draft } from '@/lib/domain/drafts/draft';
import { hasImportedPhoto } from '@/lib/domain/drafts/files/imported-photos';
import { answersOf } from '@/lib/domain/drafts/organization-answers';
import { type Actor, isEditable } from '@/lib/domain/drafts/review-state';
import { changedLineOf, changesOf } from '@/lib/domain/imports/changes';
import { addFindings, type Findings, noFindings } from '@/lib/domain/imports/fault-groups';
import {
  addCounts,
  type FaultyLine,
  type ImportedDraft,
  noCounts,
  type TableImport,
} from '@/lib/domain/imports/import';
import { PHOTOS } from '@/lib/domain/imports/photos';
import { type KnownDrafts, type Planned, planRow } from '@/lib/domain/imports/plan';
import { bareParcel, type ImportRow, placeKeys, referenceKey } from '@/lib/domain/imports/row';
import { rowFault } from '@/lib/domain/imports/values/row-fault';
import type { Organization } from '@/lib/domain/organizations/organization';
import { mapInTurns } from '@/lib/server/platform/process/in-turns';
import type { Transaction } from '@/lib/server/platform/store/store';
import { drafts, importKeyId, importKeys } from '@/lib/server/records/drafts/draft-collections';
import { importFindings, importPieceId, importPieces } from '@/lib/server/records/imports/import-collections';
import { writeNewDraft } from '@/lib/server/workflows/drafts/drafts';
import { readKnown } from './known-drafts';

interface Piece {
  readonly rows: readonly ImportRow[];
  /** Ids for new drafts. Chosen before the commit, because a commit may be retried. */
  readonly ids: readonly Pick<Draft, 'draftId' | 'listingId'>[];
  readonly organization: Organization;
  readonly by: Actor;
  readonly owner: Draft['owner'];
  readonly table: TableImport;
  readonly now: number;
}

/** Plans each row against the current drafts, and in the actual run also writes them. Returns the import after. */
export async function takePiece(tx: Transaction, piece: Piece): Promise<TableImport> {
  const { rows, table } = piece;
  const before = await readFindings(tx, table);
  const known = await readKnown(tx, piece.organization.organisationId, rows);
  const { planned, photos } = withPhotos(piece, await planPiece(piece, known));
  const isRun = table.state === 'running';
  const linesOf = (faultsOf: (plan: Planned) => FaultyLine['faults']): FaultyLine[] =>
    planned.flatMap((plan, at) => {
      const faults = faultsOf(plan);
      return faults.length > 0 ? [{ line: rows[at]?.line ?? 0, faults }] : [];
    });
  const found = {
    faulty: linesOf((plan) => (plan.type === 'refuse' ? plan.faults : [])),
    warned: linesOf((plan) => ('warnings' in plan ? plan.warnings : [])),
    changed: isRun ? [] : planned.flatMap((plan, at) => changedLineOf(plan, rows[at]) ?? []),
  };
  const { importId } = table;
  if (before) tx.set(importFindings, importId, { importId, ...addFindings(before, found) });
  tx.set(importPieces, importPieceId(importId, table.cursor), {
    importId,
    ...found,
    imported: isRun ? await writePiece(tx, piece, { planned, photos, known }) : [],
  });
  const counts = planned.reduce((sum, { type }) => addCounts(sum, { ...noCounts, [countOf[type]]: 1 }), {
    ...table.counts,
    warned: table.counts.warned + found.warned.length,
  });
  const after = {
    ...table,
    cursor: table.cursor + 1,
    tries: 0,
    counts,
    photos: table.photos + photos.reduce((sum, count) => sum + count, 0),
  };
  if (after.cursor < after.pieces) return after;
  return { ...after, state: isRun ? 'done' : 'checked' };
}

/** How many photos each row brings to its home, within the limit of the organization. Warns of the others. */
function withPhotos(
  { rows, organization, table }: Piece,
  plans: readonly Planned[],
): { readonly planned: readonly Planned[]; readonly photos: readonly number[] } {
  const { entries } = limitsOf(organization);
  let left = Math.max(0, entries - table.photos);
  const touched = new Set<string>();
  const found = plans.map((plan, at) => {
    const draftId = 'draft' in plan ? plan.draft.draftId : null;
    // Two rows can name the same draft. The first brings its photos.
    const wanted = draftId && touched.has(draftId) ? 0 : countNewPhotos(plan, rows[at]?.photos ?? []);
    if (draftId) touched.add(draftId);
    const count = Math.min(wanted, left);
    left -= count;
    if (count === wanted || !('warnings' in plan)) return { plan, count };
    const fault = rowFault('too-many-in-all', { field: PHOTOS, text: String(entries) });
    return { plan: { ...plan, warnings: [...plan.warnings, fault] }, count };
  });
  return { planned: found.map(({ plan }) => plan), photos: found.map(({ count }) => count) };
}

function countNewPhotos(plan: Planned, urls: readonly string[]): number {
  if (plan.type === 'create') return urls.length;
  if (plan.type !== 'change' && plan.type !== 'same') return 0;
  const { draft } = plan;
  return isEditable(draft.standing) ? urls.filter((url) => !hasImportedPhoto(draft, url)).length : 0;
}

/** What the pass has found before this piece; null if its first pieces were taken before this was stored. */
async function readFindings(tx: Transaction, { importId, cursor }: TableImport): Promise<Findings | null> {
  return cursor === 0 ? noFindings : ((await tx.get(importFindings, importId))?.data ?? null);
}

const countOf = {
  create: 'created',
  change: 'changed',
  same: 'same',
  refuse: 'faulty',
  skip: 'skipped',
} as const;

function planPiece(
  { rows, organization, table, now }: Piece,
  known: readonly KnownDrafts[],
): Promise<Planned[]> {
  const first = answersOf(organization);
  const touched = new Set<string>();
  return mapInTurns(rows, (row, at): Planned => {
    const before = table.repeats[String(row.line)];
    if (before !== undefined)
      return { type: 'refuse', faults: [rowFault('repeat', { text: String(before) })] };
    const twin = table.otherParcels[String(row.line)];
    const matches = { ...noDrafts, ...known[at] };
    const seen = twin === undefined ? matches : besideTwin(matches);
    const plan = planRow({ row, known: seen, first, words: wizardWords, now });
    if (plan.type === 'create' && twin !== undefined)
      return { ...plan, warnings: [...plan.warnings, sameAddress(twin)] };
    if (plan.type !== 'change' && plan.type !== 'same') return plan;
    // Two rows can name the same draft, by its current and its former data.
    if (plan.type === 'change' && touched.has(plan.draft.draftId))
      return { type: 'refuse', faults: [rowFault('named-twice')] };
    touched.add(plan.draft.draftId);
    return plan;
  });
}

const noDrafts: KnownDrafts = { byDraftKey: null, byReference: null, byAddress: null, neighbor: null };

/**
 * The matches of a row that shares its address with an earlier row, on another parcel. A draft there without a
 * parcel number is that of the earlier row, which gives it one. The table names the neighbor better than its draft.
 */
function besideTwin({ byAddress, ...drafts }: KnownDrafts): KnownDrafts {
  const isOfTwin = byAddress !== null && bareParcel(byAddress.answers) === '';
  return { ...drafts, neighbor: null, byAddress: isOfTwin ? null : byAddress };
}

const sameAddress = (line: number) => rowFault('same-address', { field: 'street', text: String(line) });

interface PlannedPiece {
  readonly planned: readonly Planned[];
  /** How many photos each row brings. */
  readonly photos: readonly number[];
  readonly known: readonly KnownDrafts[];
}

async function writePiece(
  tx: Transaction,
  { rows, ids, organization, by, owner, now }: Piece,
  { planned, photos, known }: PlannedPiece,
): Promise<ImportedDraft[]> {
  const { organisationId } = organization;
  const keys = new Map<string, string>();
  const done = await mapInTurns(planned, (plan, at): ImportedDraft[] => {
    const [row, id] = [rows[at], ids[at]];
    const wanted = row && photos[at] ? { line: row.line, count: photos[at] } : null;
    if (plan.type === 'same' && wanted) return [unchanged(plan.draft, wanted)];
    if (!row || !id || (plan.type !== 'create' && plan.type !== 'change')) return [];
    const before = plan.type === 'change' ? plan.draft : null;
    const answersSoFar = Object.entries({ ...before?.imported?.answers, ...plan.typed });
    const imported = {
      reference: row.reference ?? before?.imported?.reference ?? null,
      answers: Object.fromEntries(answersSoFar.filter(([, answer]) => answer !== '')),
    };
    const { answers } = plan;
    const draft = before
      ? { ...before, answers, imported, version: before.version + 1, changedAt: now }
      : writeNewDraft(tx, { ...id, by, owner, answers, imported, now });
    if (before) tx.set(drafts, before.draftId, draft);
    // An address that several homes share still leads to the first of them.
    const isFirst = !known[at]?.neighbor && !(plan.type === 'create' && known[at]?.byAddress);
    const ofPlace = isFirst ? placeKeys(answers) : placeKeys(answers).slice(0, -1);
    const ofReference = imported.reference ? [referenceKey(imported.reference)] : [];
    for (const key of [...ofReference, ...ofPlace]) if (!keys.has(key)) keys.set(key, draft.draftId);
    const { draftId, version } = draft;
    return [
      {
        draftId,
        version,
        reference: before?.imported?.reference ?? null,
        ...changesOf(before, draft),
        photos: wanted,
      },
    ];
  });
  for (const [key, draftId] of keys)
    tx.set(importKeys, importKeyId(organisationId, key), { organisationId, key, draftId });
  return done.flat();
}

/** A home that only gets photos. */
const unchanged = (
  { draftId, version, imported }: Draft,
  photos: NonNullable<ImportedDraft['photos']>,
): ImportedDraft => ({
  draftId,
  version,
  reference: imported?.reference ?? null,
  before: {},
  after: {},
  photos,
});
