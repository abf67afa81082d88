import 'server-only';
import { Readable } from 'node:stream';
import type { z } from 'zod';
import type { BulkItem, BulkUpload } from '@/lib/domain/bulk-uploads/bulk-upload';
import { assignmentsSchema, bulkItemsSchema } from '@/lib/domain/bulk-uploads/bulk-upload-schema';
import type { Assignment } from '@/lib/domain/bulk-uploads/plan';
import type { FileInfo, FilePath } from '@/lib/server/platform/files/files';
import { dropPieces, listPieces, readOffset } from '@/lib/server/platform/intake/pieces';
import type { ZipSource } from '@/lib/server/platform/intake/zip';
import { runtime } from '@/lib/server/platform/runtime/runtime';

type BulkId = Pick<BulkUpload, 'bulkId'>;
/** The pieces of the file are stored under this key. */
export const SENT = 'sent';

const pathOf = ({ bulkId }: BulkId, name: 'items' | 'plan'): FilePath =>
  `private/bulk/${bulkId}/${name}.json`;

export const storeItems = (bulk: BulkId, items: readonly BulkItem[]) => put(pathOf(bulk, 'items'), items);
export const storePlan = (bulk: BulkId, plan: readonly Assignment[]) => put(pathOf(bulk, 'plan'), plan);
export const readItems = (bulk: BulkId) => read(pathOf(bulk, 'items'), bulkItemsSchema);
export const readPlan = (bulk: BulkId) => read(pathOf(bulk, 'plan'), assignmentsSchema);

async function put(path: FilePath, value: object): Promise<void> {
  const body = Readable.from([Buffer.from(JSON.stringify(value))]);
  await runtime().files.put(path, { contentType: 'application/json', body });
}

async function read<T>(path: FilePath, schema: z.ZodType<readonly T[]>): Promise<readonly T[]> {
  const { files } = runtime();
  const file = await files.head(path);
  const body = file && (await files.get(file));
  if (!body) return [];
  return schema.parse(JSON.parse((await toBuffer(body)).toString('utf8')));
}

export async function toBuffer(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** How many bytes have arrived. */
export const bytesSent = ({ bulkId }: BulkId): Promise<number> => readOffset(bulkId, SENT);

/** The file as it was sent, read from its pieces. */
export async function sentFile({ bulkId }: BulkId): Promise<ZipSource> {
  const { pieces, offset } = await listPieces(bulkId, SENT);
  return { size: offset, read: (start, end) => readRange(pieces, start, end) };
}

async function* readRange(
  pieces: readonly FileInfo[],
  start: number,
  end: number,
): AsyncGenerator<Uint8Array> {
  let before = 0;
  for (const piece of pieces) {
    const [from, to] = [Math.max(start - before, 0), Math.min(end - before, piece.size)];
    before += piece.size;
    if (from >= to) continue;
    const body = await runtime().files.get(piece, { start: from, end: to - 1 });
    if (!body) throw new Error('A piece of the file is gone');
    yield* body;
  }
}

/** Deletes the file as it was sent. Its items and results stay. */
export const dropSent = ({ bulkId }: BulkId): Promise<void> => dropPieces(bulkId, SENT);

export async function dropAll(bulk: BulkId): Promise<void> {
  await dropSent(bulk);
  for (const name of ['items', 'plan'] as const) await runtime().files.delete(pathOf(bulk, name));
}
