import 'server-only';
import type { z } from 'zod';

/**
 * A typed set of documents. Every document is parsed by `schema` on the way in and on the way out, so its
 * values are JSON, and what the schema gives it must also take. A field that is queried holds values of one
 * type, or null. Stored fields that the schema does not know are not in the answer, and a write keeps them: a later
 * release may have stored them.
 */
export interface Collection<T extends object> {
  readonly name: string;
  readonly schema: z.ZodType<T>;
  /**
   * The fields of each kind of query: first those matched by ==, in or array-contains, then those compared
   * and ordered by, in that order. Dots reach into nested objects. Both engines' indexes come from these.
   */
  readonly indexes: readonly (readonly string[])[];
}

/**
 * A document as read: `version` is what a precondition names. It changes with every write that changes the document;
 * writing what is there already may keep it.
 */
export interface Doc<T> {
  readonly id: string;
  readonly data: T;
  readonly version: string;
  /** Names of the outermost fields that `data` is without or has only in part, because a later release stored more. */
  readonly incomplete?: readonly string[];
}

export type Scalar = string | number | boolean | null;
export type Filter =
  | { readonly field: string; readonly op: '=='; readonly value: Scalar }
  | { readonly field: string; readonly op: '<' | '<=' | '>' | '>='; readonly value: string | number }
  | { readonly field: string; readonly op: 'in'; readonly value: readonly Scalar[] }
  | { readonly field: string; readonly op: 'array-contains'; readonly value: string | number | boolean };

/**
 * Ordered by `orderBy` (else by the compared fields), then by id, all in one direction. A document without an
 * ordered field is not in the answer; null comes before every value, and text is in order of its UTF-8 bytes.
 * `after` is a cursor from an earlier page of the same query. Throws when no declared index fits.
 */
export interface Query {
  readonly where?: readonly Filter[];
  readonly orderBy?: readonly { readonly field: string; readonly direction: 'asc' | 'desc' }[];
  readonly limit?: number;
  readonly after?: string;
  /** Throws BadDocumentError when a document of the answer cannot be read. Otherwise it is left out and reported. */
  readonly requireAll?: boolean;
}

export interface Page<T> {
  readonly docs: readonly Doc<T>[];
  /** Pass as `after` for the next page; null at the end. */
  readonly cursor: string | null;
}

/**
 * One document's part in a commit, made by `write`. `create` demands absence; `expect` demands that version
 * (null: absent); `check` changes nothing and only demands. One commit names a document once.
 */
export type Write = { readonly collection: Collection<object>; readonly id: string } & (
  | { readonly kind: 'create'; readonly data: object }
  | { readonly kind: 'set'; readonly data: object; readonly expect?: string | null | undefined }
  | { readonly kind: 'delete'; readonly expect?: string | undefined }
  | { readonly kind: 'check'; readonly expect: string | null }
);

/** Builds the writes of a commit, with the data checked against the collection's type. */
export const write = {
  create<T extends object>(collection: Collection<T>, id: string, data: T): Write {
    return { kind: 'create', collection, id, data };
  },
  set<T extends object>(collection: Collection<T>, id: string, data: T, expect?: string | null): Write {
    return { kind: 'set', collection, id, data, expect };
  },
  delete<T extends object>(collection: Collection<T>, id: string, expect?: string): Write {
    return { kind: 'delete', collection, id, expect };
  },
  check<T extends object>(collection: Collection<T>, id: string, expect: string | null): Write {
    return { kind: 'check', collection, id, expect };
  },
};

export interface Reader {
  /** Null also for an id that no document can have. */
  get<T extends object>(collection: Collection<T>, id: string): Promise<Doc<T> | null>;
  /** In the order of `ids`, null where there is no document. */
  getAll<T extends object>(
    collection: Collection<T>,
    ids: readonly string[],
  ): Promise<readonly (Doc<T> | null)[]>;
}

/**
 * Recorded reads and pending writes of one attempt. A document is read before it is written, and written once. All
 * that was read must still be so at the commit. The work may run twice, so it only computes; even after a commit that
 * stood, when its answer was lost. What must happen once therefore creates a document of its own, by an id that tells.
 */
export interface Transaction extends Reader {
  create<T extends object>(collection: Collection<T>, id: string, data: T): void;
  set<T extends object>(collection: Collection<T>, id: string, data: T): void;
  delete<T extends object>(collection: Collection<T>, id: string): void;
}

/** What changed in one document; null data: deleted, or no longer readable. */
export interface Change<T> {
  readonly id: string;
  readonly data: T | null;
}

/** A stored document that its schema refuses, and why, in words without its values. */
export interface Unreadable {
  readonly collection: string;
  readonly id: string;
  readonly fault: string;
}

/**
 * Throws BadDocumentError for a document that its schema refuses (either way) or that Firestore could not keep, and
 * BusyError when the engine does not answer: the same request may be sent again. Lists go on without a document that
 * cannot be read; whoever asks for one by its id, in a transaction above all, gets the error.
 */
export interface Store extends Reader {
  /** As `getAll`, with null also for a document that cannot be read. For what is only shown. */
  getReadable<T extends object>(
    collection: Collection<T>,
    ids: readonly string[],
  ): Promise<readonly (Doc<T> | null)[]>;
  query<T extends object>(collection: Collection<T>, query: Query): Promise<Page<T>>;
  /**
   * Calls back after commits that change documents of the collection, in the order of commits. Quick changes of one
   * document may come as one, and a change made just before the call may come as well. Returns the unsubscribe.
   */
  watchChanges<T extends object>(
    collection: Collection<T>,
    onChange: (changes: readonly Change<T>[]) => void,
  ): () => void;
  /** All writes or none. Throws ConflictError when a precondition fails. */
  commit(writes: readonly Write[]): Promise<void>;
  /**
   * Runs the work on recorded reads, commits, and runs it again with jitter on conflict.
   * `key` queues works on the same hot document inside this process (so never start one inside another of the
   * same key). Throws BusyError when it never got through.
   */
  transact<R>(work: (tx: Transaction) => Promise<R>, options?: { readonly key?: string }): Promise<R>;
  close(): Promise<void>;
}

export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}
export class BusyError extends Error {
  override readonly name = 'BusyError';
}
/** By their names: bundles do not share classes, and the store of this process may be another bundle's. */
export const isConflictError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ConflictError';
export const isBusyError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'BusyError';

export class BadDocumentError extends Error {
  override readonly name = 'BadDocumentError';
}
export const isBadDocumentError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'BadDocumentError';

/** A hash covers fields of a document that a later release stored and this one does not know. */
export class LaterVersionError extends Error {
  override readonly name = 'LaterVersionError';
}
export const isLaterVersionError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'LaterVersionError';

/** A cursor that is of no page of the query. */
export class BadCursorError extends Error {
  override readonly name = 'BadCursorError';
}
export const isBadCursorError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'BadCursorError';
