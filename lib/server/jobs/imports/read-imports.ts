import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { wizardWords } from '@/lib/copy/drafts/wizard-words';
import type { User } from '@/lib/domain/accounts/user';
import { addFindings, type Findings, noFindings } from '@/lib/domain/imports/fault-groups';
import { MAX_ABOVE } from '@/lib/domain/imports/heading-row';
import type { FaultyLine, TableImport } from '@/lib/domain/imports/import';
import type { ImportPiece } from '@/lib/domain/imports/import-schema';
import { type ImportRow, readRow, type TableRow } from '@/lib/domain/imports/row';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import {
  importFindings,
  importPieceId,
  importPieces,
  imports,
} from '@/lib/server/records/imports/import-collections';
import type { OrganizationRefusal } from '@/lib/server/workflows/organizations/on-organization';
import { readAllRows, readRows } from './rows';

export type ImportRefusal = OrganizationRefusal | 'wrong-state';

/** Reads an import, for members of its organization. */
export async function readImport(by: User, importId: string): Promise<Result<TableImport, ImportRefusal>> {
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

/** Reads the rejected rows of a piece, or those with a warning, as of the latest pass. */
export async function readFaulty(
  importId: string,
  piece: number,
  of: 'faulty' | 'warned',
): Promise<readonly FaultyLine[]> {
  return (await readPiece(importId, piece))?.[of] ?? [];
}

const readPiece = async (importId: string, piece: number): Promise<ImportPiece | null> =>
  (await runtime().store.get(importPieces, importPieceId(importId, piece)))?.data ?? null;

const piecesPerRead = 5;

/** What the latest pass of an import found. */
export async function listFindings(table: TableImport): Promise<Findings> {
  const stored = await runtime().store.get(importFindings, table.importId);
  return stored?.data ?? findInPieces(table);
}

/** Reads all pieces, a few at a time, so that others are served in between. */
async function findInPieces({ importId, pieces }: TableImport): Promise<Findings> {
  let found = noFindings;
  for (let at = 0; at < pieces; at += piecesPerRead) {
    const length = Math.min(piecesPerRead, pieces - at);
    const ids = Array.from({ length }, (_, index) => importPieceId(importId, at + index));
    for (const piece of await runtime().store.getAll(importPieces, ids))
      if (piece) found = addFindings(found, piece.data);
    await nextTurn();
  }
  return found;
}

/** The first rows of the file, among which the headings are. */
export const readFirstRows = async (table: TableImport): Promise<readonly TableRow[]> =>
  (await readAllRows(table, 0)).slice(0, MAX_ABOVE);

/** The first homes of the table, as the import reads them. */
export async function readFirstHomes(table: TableImport, limit: number): Promise<readonly ImportRow[]> {
  const rows = (await readRows(table, 0)).map((row) => readRow(row, table, wizardWords));
  return rows.filter(({ isHome }) => isHome).slice(0, limit);
}
