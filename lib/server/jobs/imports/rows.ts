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
  const { files } = runtime();
  const file = await files.head(pathOf(table, piece));
  const body = file && (await files.get(file));
  if (!body) return [];
  const chunks = [];
  for await (const chunk of body) chunks.push(chunk);
  return rowsSchema.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
}

export async function dropRows(table: ImportId, pieces: number): Promise<void> {
  for (let piece = 0; piece < pieces; piece++) await runtime().files.delete(pathOf(table, piece));
}
