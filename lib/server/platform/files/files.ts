import 'server-only';
import type { Result } from '@/lib/domain/shared/result';

/**
 * A file's name: folders and a name in small letters, digits, dots, dashes and underscores. Its first folder says who
 * may have it: `public/` anybody who knows the address, `private/` who was permitted or bears a signed link.
 */
export type FilePath = `public/${string}` | `private/${string}`;
/** Ends with a slash. */
export type FolderPath = 'public/' | 'private/' | `${FilePath}/`;

export interface FileInfo {
  readonly path: FilePath;
  /** Bytes. */
  readonly size: number;
  /** `type/subtype` */
  readonly contentType: string;
  /** Of the content, in hexadecimal. */
  readonly sha256: string;
  /** Names these bytes among all that were ever at this path. */
  readonly version: string;
}

export interface NewFile {
  readonly contentType: string;
  readonly body: AsyncIterable<Uint8Array>;
}

/** Bytes from `start` to `end`, both included and within the file. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Files by path. A file is there as a whole with all that is known of it, or not at all: what is under way, fails or is
 * killed leaves what was there before. Bodies are streamed. Throws BadFileError for a path or content type that is
 * none, and BusyError when the engine does not answer: the same request may be sent again.
 */
export interface Files {
  /** Writes the file, in place of one that is there. What has a public address is created instead: browsers keep it. */
  put(path: FilePath, file: NewFile): Promise<FileInfo>;
  /** Writes the file only if there is none. Of several at once one wins. */
  create(path: FilePath, file: NewFile): Promise<Result<FileInfo, 'exists'>>;
  head(path: FilePath): Promise<FileInfo | null>;
  /** The bytes that `head` or `list` told of, or null when they are gone. Read them or they stay open. */
  get(file: FileInfo, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | null>;
  /** Also well when there is no such file. */
  delete(path: FilePath): Promise<void>;
  /** All files in a folder and in the folders below, in the order of their paths. */
  list(folder: FolderPath): AsyncIterable<FileInfo>;
}

export class BadFileError extends Error {
  override readonly name = 'BadFileError';
}

const filePath = /^(?=.{1,512}$)(public|private)(\/[a-z0-9]([a-z0-9._-]{0,198}[a-z0-9_-])?){1,8}$/;
const type = /^(?=.{1,100}$)[a-z]+\/[a-z0-9][a-z0-9.+-]*(; charset=[a-z0-9-]+)?$/;

export const isFilePath = (path: string): path is FilePath => filePath.test(path);

export function requireFile(path: string, { contentType }: Pick<NewFile, 'contentType'>): void {
  requirePath(path);
  if (!type.test(contentType)) throw new BadFileError(`"${contentType}" is not a content type`);
}

export function requirePath(path: string): void {
  if (!isFilePath(path)) throw new BadFileError(`"${path}" cannot be the path of a file`);
}

export function requireFolder(folder: string): void {
  if (folder.endsWith('/') && isFilePath(`${folder}x`)) return;
  throw new BadFileError(`"${folder}" is not a folder of files`);
}

export function requireRange({ path, size }: FileInfo, { start, end }: ByteRange): void {
  if (0 <= start && start <= end && end < size) return;
  throw new RangeError(`${path} has ${size} bytes, not ${start} to ${end}`);
}
