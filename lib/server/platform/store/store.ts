import 'server-only';
import type { z } from 'zod';

/**
 * A typed set of documents. Every document is parsed by `schema` on the way in and on the way out. So its
 * values are JSON, and the schema must accept its own output. A queried field holds values of one type, or
 * null. Reads omit stored fields that the schema does not know, and writes keep them, because a later release
 * may have stored them.
 */
export interface Collection<T extends object> {
  readonly name: string;
  readonly schema: z.ZodType<T>;
  /**
   * The fields of each kind of query: first those matched by ==, in or array-contains, then those of
   * `orderBy`, then other compared ones. Dots reach into nested objects. Both engines build their indexes
   * from this.
   */
  readonly indexes: readonly (readonly string[])[];
}

/**
 * A document as read. Preconditions use `version`. It changes with every write that changes the document; a
 * write of identical data may keep it.
 */
export interface Doc<T> {
  readonly id: string;
  readonly data: T;
  readonly version: string;
  /** Top-level fields that `data` lacks or has only in part, because a later release stored more. */
  readonly incomplete?: readonly string[];
}

export type Scalar = string | number | boolean | null;
export type Filter =
  | { readonly field: string; readonly op: '=='; readonly value: Scalar }
  | { readonly field: string; readonly op: '<' | '<=' | '>' | '>='; readonly value: string | number }
  | { readonly field: string; readonly op: 'in'; readonly value: readonly Scalar[] }
  | { readonly field: string; readonly op: 'array-contains'; readonly value: string | number | boolean };

/**
 * Results are ordered by `orderBy`, then by the compared fields, then by id, all in one direction. Documents
 * without an ordered field are left out. Null comes before every value, and text is ordered by its UTF-8
 * bytes.
 * `after` is a cursor from an earlier page of the same query. Throws when no declared index fits.
 */
export interface Query {
  readonly where?: readonly Filter[];
  readonly orderBy?: readonly { readonly field: string; readonly direction: 'asc' | 'desc' }[];
  readonly limit?: number;
  readonly after?: string;
  /**
   * Throws BadDocumentError for an unreadable document in the result. Without it, such a document is left out
   * and reported.
   */
  readonly requireAll?: boolean;
}

export interface Page<T> {
  readonly docs: readonly Doc<T>[];
  /** Pass as `after` for the next page; null at the end. */
  readonly cursor: string | null;
}

/**
 * One document's part in a commit, made by `write`. `create` requires that the document is absent. `expect`
 * requires that version (null: absent). `check` changes nothing. A commit may name a document only once.
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
  /** Null if there is no document, also for an id that no document can have. */
  get<T extends object>(collection: Collection<T>, id: string): Promise<Doc<T> | null>;
  /** Documents in the order of `ids`; null where there is none. */
  getAll<T extends object>(
    collection: Collection<T>,
    ids: readonly string[],
  ): Promise<readonly (Doc<T> | null)[]>;
}

/**
 * Recorded reads and pending writes of one attempt. A document is read before it is written, and written
 * once. The commit requires that everything read is unchanged. The work may run several times, even after its
 * commit was applied if the answer was lost, so it must have no other side effects. To make something happen
 * only once, create a document whose id identifies it.
 */
export interface Transaction extends Reader {
  create<T extends object>(collection: Collection<T>, id: string, data: T): void;
  set<T extends object>(collection: Collection<T>, id: string, data: T): void;
  delete<T extends object>(collection: Collection<T>, id: string): void;
}

/** A change of one document. `data` is null when it was deleted or cannot be read anymore. */
export interface Change<T> {
  readonly id: string;
  readonly data: T | null;
}

/** A stored document that its schema refuses. `fault` says why, without the document's values. */
export interface Unreadable {
  readonly collection: string;
  readonly id: string;
  readonly fault: string;
}

export interface CommitOptions {
  /**
   * A power loss soon after this commit may take it back, though only with all later ones that may be lost
   * and never in part. The end of the process does not. Only for work that continues from what is stored.
   */
  readonly mayBeLost?: boolean;
}

/**
 * Throws BadDocumentError for a document that its schema refuses (on write or read) or that Firestore could
 * not store, and BusyError when the engine does not answer; then the same request may be sent again. Queries
 * skip a document that cannot be read. A read by id, above all in a transaction, throws the error.
 */
export interface Store extends Reader {
  /** Like `getAll`, but also null for a document that cannot be read. Use it only for display. */
  getReadable<T extends object>(
    collection: Collection<T>,
    ids: readonly string[],
  ): Promise<readonly (Doc<T> | null)[]>;
  query<T extends object>(collection: Collection<T>, query: Query): Promise<Page<T>>;
  /** How many documents match now, including those that cannot be read. Reads none of them. */
  count(collection: Collection<object>, where: readonly Filter[]): Promise<number>;
  /**
   * Calls back after commits that change documents of the collection, in commit order. Quick changes of one
   * document may be merged into one, and a change made just before the call may be included. Returns the
   * unsubscribe function.
   */
  watchChanges<T extends object>(
    collection: Collection<T>,
    onChange: (changes: readonly Change<T>[]) => void,
  ): () => void;
  /** All writes or none. Throws ConflictError when a precondition fails. */
  commit(writes: readonly Write[], options?: CommitOptions): Promise<void>;
  /**
   * Runs the work on recorded reads and commits. On a conflict it runs the work again after a random pause.
   * `key` queues transactions on the same hot document inside this process, so do not start one inside
   * another with the same key. Throws BusyError after too many conflicts.
   */
  transact<R>(
    work: (tx: Transaction) => Promise<R>,
    options?: CommitOptions & { readonly key?: string },
  ): Promise<R>;
  close(): Promise<void>;
}

export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}
export class BusyError extends Error {
  override readonly name = 'BusyError';
}
/**
 * Compares names, because bundles do not share classes and another bundle may have opened this process's
 * store.
 */
export const isConflictError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ConflictError';
export const isBusyError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'BusyError';

export class BadDocumentError extends Error {
  override readonly name = 'BadDocumentError';
}
export const isBadDocumentError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'BadDocumentError';

/** A hash covers document fields that a later release stored and this one does not know. */
export class LaterVersionError extends Error {
  override readonly name = 'LaterVersionError';
}
export const isLaterVersionError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'LaterVersionError';

/** The cursor does not belong to the query. */
export class BadCursorError extends Error {
  override readonly name = 'BadCursorError';
}
export const isBadCursorError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'BadCursorError';
