import 'server-only';
import type { Result } from '@/lib/domain/shared/result';

/**
 * A file's path: folders and a name in lowercase letters, digits, dots, hyphens and underscores. The first
 * folder says who may read it: `public/` is open to anyone who knows the URL; `private/` needs a permission
 * or a signed link.
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
  /** SHA-256 of the content, in hexadecimal. */
  readonly sha256: string;
  /** Identifies this content among everything that was ever stored at this path. */
  readonly version: string;
}

export interface NewFile {
  readonly contentType: string;
  readonly body: AsyncIterable<Uint8Array>;
}

/** Bytes from `start` to `end`, both inclusive and within the file. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Files by path. A file is either complete with its metadata or absent. A write that is in progress, fails or
 * is killed leaves the earlier file unchanged. Bodies are streamed. Throws BadFileError for an invalid path
 * or content type, and BusyError when the engine does not answer; then the same request may be sent again.
 */
export interface Files {
  /** Writes the file or replaces it. Use `create` for a file with a public URL, because browsers cache it. */
  put(path: FilePath, file: NewFile): Promise<FileInfo>;
  /** Writes the file only if there is none. Of several calls at once, one wins. */
  create(path: FilePath, file: NewFile): Promise<Result<FileInfo, 'exists'>>;
  head(path: FilePath): Promise<FileInfo | null>;
  /**
   * The bytes of a file from `head` or `list`; null when it was replaced or deleted since. Read the body to
   * its end or stop its iteration; otherwise it stays open.
   */
  get(file: FileInfo, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | null>;
  /** Succeeds even if there is no such file. */
  delete(path: FilePath): Promise<void>;
  /** All files in a folder and its subfolders, in path order. */
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
