import 'server-only';
import { wizardWords } from '@/lib/copy/drafts/wizard-words';
import type { User } from '@/lib/domain/accounts/user';
import { MAX_ABOVE } from '@/lib/domain/imports/heading-row';
import type { ChangedLine, FaultyLine, TableImport } from '@/lib/domain/imports/import';
import type { ImportPiece } from '@/lib/domain/imports/import-schema';
import { type ImportRow, readRow, type TableRow } from '@/lib/domain/imports/row';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { OrganizationRefusal } from '@/lib/server/workflows/organizations/on-organization';
import { importPieceId, importPieces, imports } from './import-collections';
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

const piecesPerRead = 50;

/** What a pass found, in the order of the table; of each kind the first `limit`. */
export interface Findings {
  readonly faulty: readonly FaultyLine[];
  readonly warned: readonly FaultyLine[];
  readonly changed: readonly ChangedLine[];
}

export async function listFindings(
  { importId, pieces, counts }: TableImport,
  limit: number,
): Promise<Findings> {
  const found = { faulty: [] as FaultyLine[], warned: [] as FaultyLine[], changed: [] as ChangedLine[] };
  const isEnough = () =>
    found.faulty.length >= Math.min(limit, counts.faulty) &&
    found.warned.length >= Math.min(limit, counts.warned) &&
    found.changed.length >= Math.min(limit, counts.changed);
  for (let at = 0; at < pieces && !isEnough(); at += piecesPerRead) {
    const length = Math.min(piecesPerRead, pieces - at);
    const ids = Array.from({ length }, (_, index) => importPieceId(importId, at + index));
    for (const piece of await runtime().store.getAll(importPieces, ids)) {
      found.faulty.push(...(piece?.data.faulty ?? []));
      found.warned.push(...(piece?.data.warned ?? []));
      found.changed.push(...(piece?.data.changed ?? []));
    }
  }
  const { faulty, warned, changed } = found;
  return {
    faulty: faulty.slice(0, limit),
    warned: warned.slice(0, limit),
    changed: changed.slice(0, limit),
  };
}

/** The first rows of the file, among which the headings are. */
export const readFirstRows = async (table: TableImport): Promise<readonly TableRow[]> =>
  (await readAllRows(table, 0)).slice(0, MAX_ABOVE);

/** The first homes of the table, as the import reads them. */
export async function readFirstHomes(table: TableImport, limit: number): Promise<readonly ImportRow[]> {
  const rows = (await readRows(table, 0)).map((row) => readRow(row, table, wizardWords));
  return rows.filter(({ isHome }) => isHome).slice(0, limit);
}
