import 'server-only';
import { wizardWords } from '@/lib/copy/drafts/wizard-words';
import { refuseSelling } from '@/lib/domain/drafts/draft-permission';
import type { Answers } from '@/lib/domain/drafts/fields/answers';
import { bareHeading, guessColumns, toRemember, withoutRepeats } from '@/lib/domain/imports/columns';
import { headingsAt, MAX_ABOVE } from '@/lib/domain/imports/heading-row';
import {
  canUndo,
  isUnderWay,
  noCounts,
  noUndone,
  type TableFault,
  type TableImport,
} from '@/lib/domain/imports/import';
import { PHOTOS } from '@/lib/domain/imports/photos';
import { profileOf } from '@/lib/domain/imports/profiles';
import type { TableRow } from '@/lib/domain/imports/row';
import { samplesOf } from '@/lib/domain/imports/samples';
import type { OwnWords } from '@/lib/domain/imports/values/choice-words';
import type { Organization } from '@/lib/domain/organizations/organization';
import type { AuditAction } from '@/lib/domain/reviews/audit-log';
import { ok, okUnless, type Result, refuse } from '@/lib/domain/shared/result';
import { hasRoomForMore } from '@/lib/server/jobs/bulk-uploads/send-bulk-upload';
import { noFacts, runCommand } from '@/lib/server/people/commands/run-command';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import { readOrganizationOf } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { randomKey } from '@/lib/server/platform/random-key';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { type Transaction, write } from '@/lib/server/platform/store/store';
import { logChange } from '@/lib/server/records/audit-log/log-change';
import { bulkUploads } from '@/lib/server/records/bulk-uploads/bulk-upload-collections';
import { importFindings, imports } from '@/lib/server/records/imports/import-collections';
import { rememberTable } from '@/lib/server/workflows/organizations/organization-commands';
import { photosOf } from './import-photos';
import { type ImportRefusal, readImport } from './read-imports';
import { readTable } from './reading/read-table';
import { dropRows, readAllRows, readWorkbook, storeRows, storeWorkbook } from './rows';
import { surveyTable } from './survey-table';

type Answer<T = TableImport> = Promise<Result<T, ImportRefusal>>;

/** Low, because a table has thousands of rows. */
const tableLimit: RateLimit = { name: 'tables', burst: 10, refillMs: 60_000 };
/** Before the first piece. */
const fromStart = { cursor: 0, tries: 0, counts: noCounts, photos: 0 };

/** Stores a file and guesses what its columns mean. Creates no drafts. `now` in ms, here and below. */
export async function beginImport(
  by: SignedIn,
  organisationId: string,
  file: { readonly name: string; readonly bytes: Uint8Array; readonly sheet?: number },
  now: number,
): Promise<Result<TableImport, ImportRefusal | TableFault>> {
  if (!takeToken(tableLimit, by.user.uid, now).isAllowed) return refuse('too-many');
  const found = await readOrganization(by.user, organisationId, 'import');
  if (!found.ok) return found;
  const table = await readTable(file.bytes, by.user.uid, file.sheet ?? null);
  if (!table.ok) return table;
  const { headings, headingLine, rows, sheet, sheets } = table.value;
  const importId = `i${randomKey(16)}`;
  const created: TableImport = {
    importId,
    organisationId,
    by: { uid: by.user.uid, name: by.user.name },
    fileName: file.name.slice(0, 120),
    sheet: sheets[sheet ?? -1]?.name ?? null,
    sheets: sheets.length > 1 ? sheets.map((each) => ({ ...each })) : [],
    ...layoutOf(headings, headingLine, rows, found.value),
    constants: found.value.tableConstants ?? {},
    ownWords: found.value.tableWords ?? {},
    pieces: await storeRows({ importId }, rows),
    state: 'mapping',
    ...fromStart,
    undone: noUndone,
    undoneBy: null,
    repeats: {},
    repeated: [],
    otherParcels: {},
    sameAddress: [],
    unknownWords: [],
    createdAt: now,
    changedAt: now,
  };
  if (created.sheets.length > 1) await storeWorkbook(created, file.bytes);
  await runtime().store.transact(async (tx) => tx.create(imports, importId, created));
  return ok(created);
}

/** Imports another sheet of the same workbook in place of this one. `sheet`: its index. */
export async function chooseSheet(
  by: SignedIn,
  importId: string,
  sheet: number,
  now: number,
): Promise<Result<TableImport, ImportRefusal | TableFault>> {
  const found = await readImport(by.user, importId);
  if (!found.ok) return found;
  const { organisationId, fileName, sheets } = found.value;
  const bytes = isOpen(found.value) && sheets[sheet] ? await readWorkbook(found.value) : null;
  if (bytes === null) return refuse('wrong-state');
  const begun = await beginImport(by, organisationId, { name: fileName, bytes, sheet }, now);
  if (!begun.ok) return begun;
  // From now on nobody can run the other one, so its rows can go. Whatever stops here, the sweep takes.
  const closed = await changeImport(by, importId, now, (before) =>
    isOpen(before) ? { ...before, state: 'canceled' } : null,
  );
  if (closed.ok) await removeImport(closed.value);
  return begun;
}

async function removeImport(table: TableImport): Promise<void> {
  await dropRows(table, table.pieces);
  const { importId } = table;
  await runtime().store.commit([write.delete(importFindings, importId), write.delete(imports, importId)]);
}

/** What follows from the choice of the headings. */
function layoutOf(
  headings: readonly string[],
  headingLine: number,
  rows: readonly TableRow[],
  { columns }: Pick<Organization, 'columns'>,
) {
  const homes = rows.filter(({ line }) => line > headingLine);
  return {
    headings,
    headingLine,
    profile: profileOf(headings.map(bareHeading))?.id ?? null,
    mapping: guessColumns(headings, wizardWords, columns),
    samples: samplesOf(headings.length, homes),
    rows: homes.length,
  };
}

/** Takes the headings from another of the first lines. */
export async function chooseHeadings(by: SignedIn, importId: string, line: number, now: number): Answer {
  const found = await readImport(by.user, importId);
  if (!found.ok) return found;
  const organization = await readOrganization(by.user, found.value.organisationId, 'import');
  if (!organization.ok) return organization;
  const first = await readAllRows(found.value, 0);
  const at = first.findIndex((row) => row.line === line);
  if (at < 0 || at >= MAX_ABOVE) return refuse('wrong-state');
  const { rows: _, ...layout } = layoutOf(headingsAt(first, at), line, first, organization.value);
  return changeImport(by, importId, now, (before) => {
    if (!isOpen(before)) return null;
    const above = first.filter((row) => row.line <= before.headingLine).length;
    return { ...before, ...layout, rows: before.rows + above - at - 1, state: 'mapping', ...fromStart };
  });
}

const isOpen = ({ state }: TableImport): boolean => state === 'mapping' || state === 'checked';

/** What a person says about a table. */
export interface TableMeaning {
  readonly mapping: readonly string[];
  readonly constants: Answers;
  readonly ownWords: OwnWords;
}

/** Sets what the columns mean and starts the dry run. Can be repeated with other columns. */
export async function checkImport(
  by: SignedIn,
  importId: string,
  meaning: Pick<TableMeaning, 'mapping'> & Partial<TableMeaning>,
  now: number,
): Answer {
  const found = await readImport(by.user, importId);
  if (!found.ok) return found;
  const { headings, organisationId } = found.value;
  const { constants = found.value.constants } = meaning;
  const ownWords = addWords(found.value.ownWords, meaning.ownWords ?? {});
  const mapping = withoutRepeats(headings.map((_, at) => meaning.mapping[at] ?? ''));
  const reading = { headings, mapping, constants, ownWords };
  const survey = await surveyTable(found.value, reading);
  const remembered = await rememberTable(by, organisationId, {
    columns: toRemember(headings, mapping),
    words: ownWords,
    constants,
  });
  if (!remembered.ok) return remembered;
  return changeImport(by, importId, now, (before) =>
    isOpen(before) && before.headingLine === found.value.headingLine
      ? { ...before, ...reading, ...survey, state: 'checking', ...fromStart }
      : null,
  );
}

/** Adds what a person says about words of the table, and checks it again. */
export async function matchWords(by: SignedIn, importId: string, ownWords: OwnWords, now: number): Answer {
  const found = await readImport(by.user, importId);
  return found.ok ? checkImport(by, importId, { mapping: found.value.mapping, ownWords }, now) : found;
}

const addWords = (before: OwnWords, words: OwnWords): OwnWords => ({
  ...before,
  ...Object.fromEntries(Object.entries(words).map(([field, each]) => [field, { ...before[field], ...each }])),
});

/** Starts the actual run, after the dry run. The photos in its table follow once it is done. */
export async function runImport(
  by: SignedIn,
  importId: string,
  now: number,
): Promise<Result<TableImport, ImportRefusal | 'too-many-open'>> {
  // Does not check who is asking: the command does.
  const table = (await runtime().store.get(imports, importId))?.data;
  // Even if the dry run found none, because the run counts again.
  const waiting = table?.mapping.includes(PHOTOS) ? photosOf(table, now) : null;
  const isFull = waiting !== null && !(await hasRoomForMore(waiting.organisationId));
  const run = await changeImport(
    by,
    importId,
    now,
    (before) =>
      before.state === 'checked' && before.mapping.includes(PHOTOS) === (waiting !== null) && !isFull
        ? { ...before, state: 'running', ...fromStart }
        : null,
    { action: 'import-run', also: (tx) => waiting && tx.create(bulkUploads, waiting.bulkId, waiting) },
  );
  const isRefused = !run.ok && run.reason === 'wrong-state';
  return isRefused && isFull && table?.state === 'checked' ? refuse('too-many-open') : run;
}

/** Stops a dry run or a run. What a run has imported stays, and can be undone. */
export const cancelImport = (by: SignedIn, importId: string, now: number): Answer =>
  changeImport(by, importId, now, (before) => {
    if (before.state === 'checking') return { ...before, state: 'mapping', ...fromStart };
    return before.state === 'running' ? { ...before, state: 'canceled' } : null;
  });

const toUndo = ({ user: { uid, name } }: SignedIn) => ({
  cursor: 0,
  tries: 0,
  undone: noUndone,
  undoneBy: { uid, name },
});

/** Starts to take back everything that an import did. */
export const undoImport = (by: SignedIn, importId: string, now: number): Answer =>
  changeImport(by, importId, now, (before) =>
    canUndo(before) && !isUnderWay(before.state) ? { ...before, state: 'undoing', ...toUndo(by) } : null,
  );

interface Besides {
  /** For the audit log. */
  readonly action?: AuditAction;
  /** What else the commit writes. */
  readonly also?: (tx: Transaction) => void;
}

/** `change` returns null if the import is in another state. */
function changeImport(
  by: SignedIn,
  importId: string,
  now: number,
  change: (before: TableImport) => TableImport | null,
  { action, also }: Besides = {},
): Answer {
  const number = randomKey(12);
  return runCommand({
    by,
    async load(tx, user) {
      const before = (await tx.get(imports, importId))?.data;
      if (!before) return refuse('not-found');
      return ok({ user, before, organization: await readOrganizationOf(tx, before.organisationId) });
    },
    permit: (subject) => okUnless(refuseSelling('import', subject.user, null, subject.organization), subject),
    facts: noFacts,
    decide({ before }) {
      const after = change(before);
      return after ? ok({ ...after, changedAt: now }) : refuse('wrong-state');
    },
    write(tx, after, { user, organization }) {
      tx.set(imports, importId, after);
      also?.(tx);
      const words = { before: null, after: `${after.fileName} (${after.rows})` };
      if (action && organization) logChange(tx, action, { user, organization, ...words, now, number });
      return after;
    },
  });
}
