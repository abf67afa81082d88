import 'server-only';
import { createHash } from 'node:crypto';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { type FilePath, type FolderPath, isFilePath } from '@/lib/server/platform/files/files';
import { isDiskFull } from '@/lib/server/platform/process/disk-full';
import { runtime } from '@/lib/server/platform/runtime/runtime';

/**
 * The size limits of a piece, in bytes. Only the last piece may be smaller, so that a file has few pieces.
 */
export const LARGEST_PIECE = 2 * 1024 * 1024;
export const SMALLEST_PIECE = 64 * 1024;

const uploadsFolder = 'private/uploads/';
const folderOf = (draftId: string, key: string): FolderPath => `${uploadsFolder}${draftId}/${key}/`;
const pieceAt = (draftId: string, key: string, offset: number): FilePath =>
  `${folderOf(draftId, key)}${String(offset).padStart(10, '0')}`;

export interface Piece {
  readonly draftId: string;
  readonly key: string;
  readonly offset: number;
  /** Bytes, as declared by the sender. */
  readonly length: number;
  /** SHA-256 in base64, if the sender declared it. */
  readonly digest: string | null;
  readonly body: AsyncIterable<Uint8Array>;
}

/** The stored pieces of a file from its beginning up to the first gap. */
export async function listPieces(draftId: string, key: string) {
  const pieces = [];
  let offset = 0;
  for await (const file of runtime().files.list(folderOf(draftId, key))) {
    if (file.path !== pieceAt(draftId, key, offset)) break;
    pieces.push(file);
    offset += file.size;
  }
  return { pieces, offset };
}

export const readOffset = async (draftId: string, key: string): Promise<number> =>
  (await listPieces(draftId, key)).offset;

/**
 * Stores a piece as a file named after its offset, completely or not at all. Of several pieces at one offset,
 * the first is stored. Returns the number of bytes stored so far.
 */
export async function storePiece(piece: Piece): Promise<Result<number, 'wrong-offset' | 'wrong-piece'>> {
  const { draftId, key, offset, length } = piece;
  const path = pieceAt(draftId, key, offset);
  if (!isFilePath(path) || (await readOffset(draftId, key)) !== offset) return refuse('wrong-offset');
  const check = checkPiece(piece);
  try {
    const file = { contentType: 'application/octet-stream', body: check.body() };
    const created = await runtime().files.create(path, file);
    return created.ok ? ok(offset + length) : refuse('wrong-offset');
  } catch (error) {
    if (isDiskFull(error)) throw error;
    if (check.isWrong()) return refuse('wrong-piece');
    throw error;
  }
}

/** The piece's bytes. They end with an error when they differ from the declared length or digest. */
function checkPiece({ body, length, digest }: Piece) {
  const hash = createHash('sha256');
  let size = 0;
  let isWrong = true;
  async function* measured(): AsyncIterable<Uint8Array> {
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > length) break;
      hash.update(chunk);
      yield chunk;
    }
    isWrong = size !== length || (digest !== null && hash.digest('base64') !== digest);
    if (isWrong) throw new Error('This is not the piece that was announced');
  }
  return { body: measured, isWrong: () => isWrong };
}

/** The bytes of all stored pieces, in order. */
export async function* readPieces(draftId: string, key: string): AsyncIterable<Uint8Array> {
  const { files } = runtime();
  for (const piece of (await listPieces(draftId, key)).pieces) {
    const body = await files.get(piece);
    if (!body) return;
    yield* body;
  }
}

export async function dropPieces(draftId: string, key: string): Promise<void> {
  const { files } = runtime();
  for await (const { path } of files.list(folderOf(draftId, key))) await files.delete(path);
}
