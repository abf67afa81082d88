import 'server-only';
import { wizardWords } from '@/lib/copy/drafts/wizard-words';
import type { User } from '@/lib/domain/accounts/user';
import { refuseSelling } from '@/lib/domain/drafts/draft-permission';
import { guessColumns, toRemember, withoutRepeats } from '@/lib/domain/imports/columns';
import { type FaultyLine, noCounts, type TableFault, type TableImport } from '@/lib/domain/imports/import';
import { createRepeats } from '@/lib/domain/imports/plan';
import { readRow } from '@/lib/domain/imports/row';
import { ok, okUnless, type Result, refuse } from '@/lib/domain/shared/result';
import { noFacts, runCommand } from '@/lib/server/people/commands/run-command';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import { readOrganizationOf } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { randomKey } from '@/lib/server/platform/random-key';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { OrganizationRefusal } from '@/lib/server/workflows/organizations/on-organization';
import { rememberColumns } from '@/lib/server/workflows/organizations/organization-commands';
import { importPieceId, importPieces, imports } from './import-collections';
import { readTable } from './read-table';
import { readRows, storeRows } from './rows';

export type ImportRefusal = OrganizationRefusal | 'wrong-state';
type Answer<T = TableImport> = Promise<Result<T, ImportRefusal>>;

/** Low, because a table has thousands of rows. */
const tableLimit: RateLimit = { name: 'tables', burst: 10, refillMs: 60_000 };
const maxSampleLength = 60;
/** Before the first piece. */
const fromStart = { cursor: 0, tries: 0, counts: noCounts };

/** Stores a file and guesses what its columns mean. Creates no drafts. `now` in ms, here and below. */
export async function beginImport(
  by: SignedIn,
  organisationId: string,
  file: { readonly name: string; readonly bytes: Uint8Array },
  now: number,
): Promise<Result<TableImport, ImportRefusal | TableFault>> {
  if (!takeToken(tableLimit, by.user.uid, now).isAllowed) return refuse('too-many');
  const found = await readOrganization(by.user, organisationId, 'import');
  if (!found.ok) return found;
  const table = await readTable(file.bytes);
  if (!table.ok) return table;
  const { headings, rows } = table.value;
  const importId = `i${randomKey(16)}`;
  const created: TableImport = {
    importId,
    organisationId,
    by: { uid: by.user.uid, name: by.user.name },
    fileName: file.name.slice(0, 120),
    headings,
    mapping: guessColumns(headings, wizardWords, found.value.columns),
    samples: headings.map((_, at) => sampleOf(rows.find(({ cells }) => cells[at]?.trim())?.cells[at] ?? '')),
    rows: rows.length,
    pieces: await storeRows({ importId }, rows),
    state: 'mapping',
    ...fromStart,
    repeats: {},
    createdAt: now,
    changedAt: now,
  };
  await runtime().store.transact(async (tx) => tx.create(imports, importId, created));
  return ok(created);
}

const sampleOf = (cell: string): string => {
  const line = cell.replaceAll(/\s+/g, ' ').trim();
  return line.length > maxSampleLength ? `${line.slice(0, maxSampleLength)}…` : line;
};

/** Sets what the columns mean and starts the dry run. Can be repeated with other columns. */
export async function checkImport(
  by: SignedIn,
  importId: string,
  mapping: readonly string[],
  now: number,
): Answer {
  const found = await readImport(by.user, importId);
  if (!found.ok) return found;
  const { headings, organisationId } = found.value;
  const columns = withoutRepeats(headings.map((_, at) => mapping[at] ?? ''));
  const repeats = await findRepeats(found.value, columns);
  const remembered = await rememberColumns(by, organisationId, toRemember(headings, columns));
  if (!remembered.ok) return remembered;
  return changeImport(by, importId, now, (before) =>
    before.state === 'mapping' || before.state === 'checked'
      ? { ...before, mapping: columns, repeats, state: 'checking', ...fromStart }
      : null,
  );
}

/** Starts the actual run, after the dry run. */
export const runImport = (by: SignedIn, importId: string, now: number): Answer =>
  changeImport(by, importId, now, (before) =>
    before.state === 'checked' ? { ...before, state: 'running', ...fromStart } : null,
  );

async function findRepeats(table: TableImport, mapping: readonly string[]) {
  const repeatOf = createRepeats();
  const found: Record<string, number> = {};
  for (let piece = 0; piece < table.pieces; piece++)
    for (const row of await readRows(table, piece)) {
      const before = repeatOf(readRow(row, mapping, wizardWords));
      if (before !== null) found[String(row.line)] = before;
    }
  return found;
}

/** `change` returns null if the import is in another state. */
const changeImport = (
  by: SignedIn,
  importId: string,
  now: number,
  change: (before: TableImport) => TableImport | null,
): Answer =>
  runCommand({
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
    write(tx, after) {
      tx.set(imports, importId, after);
      return after;
    },
  });

/** Reads an import, for members of its organization. */
export async function readImport(by: User, importId: string): Answer {
  const found = (await runtime().store.get(imports, importId))?.data;
  if (!found) return refuse('not-found');
  const organization = await readOrganization(by, found.organisationId, 'import');
  return organization.ok ? ok(found) : organization;
}

/** Lists the imports of an organization, latest first. */
export async function listImports(organisationId: string): Promise<readonly TableImport[]> {
  const { docs } = await runtime().store.query(imports, {
    where: [{ field: 'organisationId', op: '==', value: organisationId }],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 20,
  });
  return docs.map(({ data }) => data);
}

/** Reads the rejected rows of a piece, as of the latest pass. */
export async function readFaulty(importId: string, piece: number): Promise<readonly FaultyLine[]> {
  const found = await runtime().store.get(importPieces, importPieceId(importId, piece));
  return found?.data.faulty ?? [];
}

/** Lists the first rejected rows. */
export async function listFaulty(
  { importId, pieces }: TableImport,
  limit: number,
): Promise<readonly FaultyLine[]> {
  const found: FaultyLine[] = [];
  for (let piece = 0; piece < pieces && found.length < limit; piece++)
    found.push(...(await readFaulty(importId, piece)));
  return found.slice(0, limit);
}
