import 'server-only';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { ROWS_PER_PIECE, type TableImport } from '@/lib/domain/imports/import';
import type { TableRow } from '@/lib/domain/imports/row';
import type { FilePath } from '@/lib/server/platform/files/files';
import { runtime } from '@/lib/server/platform/runtime/runtime';

type ImportId = Pick<TableImport, 'importId'>;
const pathOf = ({ importId }: ImportId, piece: number): FilePath =>
  `private/imports/${importId}/${String(piece).padStart(4, '0')}.json`;

const workbookPath = ({ importId }: ImportId): FilePath => `private/imports/${importId}/workbook`;

const rowsSchema = z.array(z.object({ line: z.number().int(), cells: z.array(z.string()) }));

/** Stores the original rows, one file per piece, so that no piece has to read the whole table. */
export async function storeRows(table: ImportId, rows: readonly TableRow[]): Promise<number> {
  const pieces = Math.ceil(rows.length / ROWS_PER_PIECE);
  for (let piece = 0; piece < pieces; piece++) {
    const part = rows.slice(piece * ROWS_PER_PIECE, (piece + 1) * ROWS_PER_PIECE);
    const body = Readable.from([Buffer.from(JSON.stringify(part))]);
    await runtime().files.put(pathOf(table, piece), { contentType: 'application/json', body });
  }
  return pieces;
}

/** The homes of a piece, without the rows up to the headings. */
export const readRows = async (
  table: Pick<TableImport, 'importId' | 'headingLine'>,
  piece: number,
): Promise<readonly TableRow[]> =>
  (await readAllRows(table, piece)).filter(({ line }) => line > table.headingLine);

/** Returns no rows if the sweep has deleted them. */
export async function readAllRows(table: ImportId, piece: number): Promise<readonly TableRow[]> {
  const bytes = await readFile(pathOf(table, piece));
  return bytes ? rowsSchema.parse(JSON.parse(bytes.toString('utf8'))) : [];
}

async function readFile(path: FilePath): Promise<Buffer | null> {
  const { files } = runtime();
  const file = await files.head(path);
  const body = file && (await files.get(file));
  if (!body) return null;
  const chunks = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Stores a workbook with several sheets, so that another one can be chosen. */
export async function storeWorkbook(table: ImportId, bytes: Uint8Array): Promise<void> {
  const body = Readable.from([Buffer.from(bytes)]);
  await runtime().files.put(workbookPath(table), { contentType: 'application/octet-stream', body });
}

/** Null if there was no choice of sheets, or if the sweep has deleted it. */
export const readWorkbook = (table: ImportId): Promise<Buffer | null> => readFile(workbookPath(table));

export async function dropRows(table: ImportId, pieces: number): Promise<void> {
  await runtime().files.delete(workbookPath(table));
  for (let piece = 0; piece < pieces; piece++) await runtime().files.delete(pathOf(table, piece));
}
