import 'server-only';
import type { z } from 'zod';
import { mapInTurns } from '@/lib/server/platform/process/in-turns';
import { type LaterFields, laterFieldsOf, parseStored, withLaterFields } from './later-fields';
import { BadDocumentError, type Collection, type Doc, isBadDocumentError, type Write } from './store';

/** Firestore's limit, applied by both engines so that documents can move from one to the other. */
const MAX_DOCUMENT_BYTES = 1_048_576;

/**
 * The one field of a Firestore document that holds all its data. Writing it replaces the data as a whole,
 * even with a precondition, which only `update` accepts.
 */
export const ENVELOPE = 'data';

/** Parses data on its way into the store. Throws BadDocumentError naming collection, id and path. */
function parseDocument<T extends object>(collection: Collection<T>, id: string, data: unknown): T {
  const parsed = collection.schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw badDocument(collection, id, parsed.error);
}

function badDocument({ name }: Collection<object>, id: string, { issues }: z.ZodError): BadDocumentError {
  const faults = issues.map(({ path, message }) => `${path.join('.') || '(document)'}: ${message}`);
  return new BadDocumentError(`${name}/${id} is not a valid document: ${faults.join('; ')}`);
}

/** A stored document: the fields that this release knows, and those that a later release added. */
export interface Stored<T extends object> {
  readonly data: T;
  readonly later: LaterFields | null;
}

/**
 * Parses a stored document and separates unknown fields. Throws BadDocumentError naming collection, id and
 * path.
 */
function parseStoredDocument<T extends object>(
  collection: Collection<T>,
  id: string,
  stored: unknown,
): Stored<T> {
  const parsed = parseStored(collection.schema, stored);
  if (!parsed.success) throw badDocument(collection, id, parsed.error);
  return { data: parsed.data, later: laterFieldsOf(stored, parsed.data) };
}

export const toDoc = <T extends object>(id: string, version: string, { data, later }: Stored<T>): Doc<T> => ({
  id,
  version,
  data,
  ...(later && { incomplete: [...Object.keys(later.fields), ...Object.keys(later.nested)] }),
});

interface Known extends Stored<object> {
  /** Identifies this state of the document: its JSON or its version. */
  readonly mark: string;
}
interface CacheEntry extends Known {
  readonly collection: Collection<object>;
  readonly bytes: number;
}

/**
 * Document bytes as Firestore counts them. With their JSON, cached documents use about four times as much
 * memory.
 */
const KNOWN_BYTES = 4 * 1_048_576;

/**
 * A cache of the most recently used documents, up to `maxBytes` in total. Each version is parsed once, at its
 * first write or read, and then shared by all readers. So its data is frozen.
 */
export function createDocumentCache(maxBytes = KNOWN_BYTES) {
  // Least recently used first.
  const cache = new Map<string, CacheEntry>();
  let bytes = 0;
  const keyOf = ({ name }: Collection<object>, id: string) => `${name}/${id}`;
  function forget(key: string): void {
    bytes -= cache.get(key)?.bytes ?? 0;
    cache.delete(key);
  }
  function remember(collection: Collection<object>, id: string, { mark, data, later }: Known): void {
    const key = keyOf(collection, id);
    forget(key);
    const size = documentBytes(collection, id, data);
    cache.set(key, { collection, mark, data: deepFreeze(data), later, bytes: size });
    bytes += size;
    for (const oldest of cache.keys()) {
      if (bytes <= maxBytes) return;
      forget(oldest);
    }
  }
  function peek(collection: Collection<object>, id: string): Known | undefined {
    const key = keyOf(collection, id);
    const known = cache.get(key);
    // Another collection object may have another schema, so its parsed data does not count.
    if (known?.collection !== collection) return undefined;
    cache.delete(key);
    cache.set(key, known);
    return known;
  }
  function read<T extends object>(
    collection: Collection<T>,
    id: string,
    mark: string,
    stored: () => unknown,
  ): Stored<T> {
    const known = peek(collection, id);
    if (known?.mark === mark) return { data: known.data as T, later: known.later };
    const parsed = parseStoredDocument(collection, id, stored());
    remember(collection, id, { mark, ...parsed });
    return parsed;
  }
  return { remember, read, peek };
}

const byJson = createDocumentCache();

/** Parses stored JSON as a document. Throws BadDocumentError. */
export const readStored = <T extends object>(
  collection: Collection<T>,
  id: string,
  json: string,
): Stored<T> => byJson.read(collection, id, json, () => parseJson(collection, id, json));

function parseJson({ name }: Collection<object>, id: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new BadDocumentError(`${name}/${id} is not JSON`, { cause });
  }
}

function deepFreeze<T extends object>(data: T): T {
  for (const value of Object.values(data)) if (typeof value === 'object' && value !== null) deepFreeze(value);
  return Object.freeze(data);
}

/**
 * The JSON that stores checked `data` in place of the JSON `before`, whose later fields are kept. The result
 * is cached, so the next reader need not parse it.
 */
export function encodeDocument(
  collection: Collection<object>,
  id: string,
  data: object,
  before: string | null,
): string {
  const merged = keepLaterFields(data, before === null ? null : storedOrNull(collection, id, before));
  const json = JSON.stringify(merged);
  const isPlain = merged === data;
  byJson.remember(collection, id, {
    mark: json,
    data: JSON.parse(isPlain ? json : JSON.stringify(data)),
    later: isPlain ? null : laterFieldsOf(merged, data),
  });
  return json;
}

/** What to store: `data` with the later fields of the document that it replaces. */
export function keepLaterFields(data: object, before: Stored<object> | null): object {
  if (!before?.later) return data;
  const merged = withLaterFields(data, before.data, before.later);
  return typeof merged === 'object' && merged !== null ? merged : data;
}

/** Null when the document cannot be read: then its later fields are unknown and are not kept. */
function storedOrNull(collection: Collection<object>, id: string, json: string): Stored<object> | null {
  try {
    return readStored(collection, id, json);
  } catch (error) {
    if (isBadDocumentError(error)) return null;
    throw error;
  }
}

/**
 * The data to store. Throws BadDocumentError for data that its schema refuses or that Firestore could not
 * store.
 */
function checkDocument<T extends object>(collection: Collection<T>, id: string, data: object): T {
  if (!isDocumentId(id))
    throw new BadDocumentError(`${collection.name}: "${id}" cannot be the id of a document`);
  const parsed = parseDocument(collection, id, data);
  const bytes = documentBytes(collection, id, parsed);
  if (bytes <= MAX_DOCUMENT_BYTES) return parsed;
  throw new BadDocumentError(
    `${collection.name}/${id} has ${bytes} bytes; at most ${MAX_DOCUMENT_BYTES} are kept`,
  );
}

/** A write with its checked data. Null: nothing to store. */
export interface Checked {
  readonly write: Write;
  readonly data: object | null;
}

/**
 * Checks the writes of one commit, many of them in turns with requests. Throws as `checkDocument` does, and
 * when two writes name the same document.
 */
export function checkWrites(writes: readonly Write[]): Promise<Checked[]> {
  const named = new Set<string>();
  return mapInTurns(writes, (write) => {
    const key = `${write.collection.name}/${write.id}`;
    if (named.has(key)) throw new Error(`${key} is named twice in one commit`);
    named.add(key);
    return { write, data: 'data' in write ? checkDocument(write.collection, write.id, write.data) : null };
  });
}

/**
 * A document's size in bytes as Firestore counts it: https://firebase.google.com/docs/firestore/storage-size
 */
export function documentBytes({ name }: Collection<object>, id: string, data: object): number {
  const documentName = 16 + bytesOf(name) + bytesOf(id);
  return documentName + 32 + bytesOf(ENVELOPE) + bytesOf(data);
}

function bytesOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value) + 1;
  if (typeof value === 'number') return 8;
  if (typeof value !== 'object' || value === null) return 1;
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + elementBytes(each), 0);
  // A field without a value is not stored.
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  return fields.reduce((sum, [key, each]) => sum + bytesOf(key) + bytesOf(each), 32);
}

function elementBytes(element: unknown): number {
  if (!Array.isArray(element)) return bytesOf(element);
  throw new BadDocumentError('an array directly within an array cannot be kept');
}

/**
 * Firestore's rules for ids:
 * https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields
 */
export function isDocumentId(id: string): boolean {
  const bytes = Buffer.byteLength(id);
  return bytes > 0 && bytes <= 1500 && !id.includes('/') && !/^(\.\.?|__.*__)$/s.test(id);
}
