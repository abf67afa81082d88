import 'server-only';
import type { z } from 'zod';
import { type LaterFields, laterFieldsOf, parseStored, withLaterFields } from './later-fields';
import { BadDocumentError, type Collection, type Doc, isBadDocumentError, type Write } from './store';

/** Firestore's limit, so that a document kept by one engine can move to the other. */
const MAX_DOCUMENT_BYTES = 1_048_576;

/**
 * The one field of a Firestore document that holds its data: writing it replaces all of them at once, also under a
 * precondition, which only `update` takes.
 */
export const ENVELOPE = 'data';

/** Parses data that enters the store. Throws BadDocumentError naming collection, id and path. */
function parseDocument<T extends object>(collection: Collection<T>, id: string, data: unknown): T {
  const parsed = collection.schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw badDocument(collection, id, parsed.error);
}

function badDocument({ name }: Collection<object>, id: string, { issues }: z.ZodError): BadDocumentError {
  const faults = issues.map(({ path, message }) => `${path.join('.') || '(document)'}: ${message}`);
  return new BadDocumentError(`${name}/${id} is not a valid document: ${faults.join('; ')}`);
}

/** A stored document: what this release knows of it, and what a later one wrote beside that. */
export interface Stored<T extends object> {
  readonly data: T;
  readonly later: LaterFields | null;
}

/** Parses what is stored. Unknown fields are set aside. Throws BadDocumentError naming collection, id and path. */
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
  /** What tells this state of the document from every other: its JSON, or its version. */
  readonly mark: string;
}
interface Kept extends Known {
  readonly collection: Collection<object>;
  readonly bytes: number;
}

/** Of documents as Firestore counts them. With their JSON they use about four times that. */
const KNOWN_BYTES = 4 * 1_048_576;

/**
 * The documents that were used last, up to `maxBytes` in all. Each state of one is parsed once, by whoever is first to
 * write or to read it, and shared by all after that: so nobody may change it, and it is frozen.
 */
export function createKnown(maxBytes = KNOWN_BYTES) {
  // The least recently used first.
  const kept = new Map<string, Kept>();
  let bytes = 0;
  const keyOf = ({ name }: Collection<object>, id: string) => `${name}/${id}`;
  function forget(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }
  function remember(collection: Collection<object>, id: string, { mark, data, later }: Known): void {
    const key = keyOf(collection, id);
    forget(key);
    const size = documentBytes(collection, id, data);
    kept.set(key, { collection, mark, data: deepFreeze(data), later, bytes: size });
    bytes += size;
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) return;
      forget(oldest);
    }
  }
  function peek(collection: Collection<object>, id: string): Known | undefined {
    const key = keyOf(collection, id);
    const known = kept.get(key);
    // Only what the schema of this very collection has passed is known of it.
    if (known?.collection !== collection) return undefined;
    kept.delete(key);
    kept.set(key, known);
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

const byJson = createKnown();

/** Stored JSON as a document. */
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
 * Checked data as the JSON to store in place of `before`, whose later fields stay. Need not be parsed again by whoever
 * reads it next.
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

/** What to store: `data`, and the later fields of what it takes the place of. */
export function keepLaterFields(data: object, before: Stored<object> | null): object {
  if (!before?.later) return data;
  const merged = withLaterFields(data, before.data, before.later);
  return typeof merged === 'object' && merged !== null ? merged : data;
}

/** Of what cannot be read nobody can tell what is to be kept. */
function storedOrNull(collection: Collection<object>, id: string, json: string): Stored<object> | null {
  try {
    return readStored(collection, id, json);
  } catch (error) {
    if (isBadDocumentError(error)) return null;
    throw error;
  }
}

/** The data to store. Throws BadDocumentError for what its schema refuses or Firestore could not keep. */
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

/** A write with its checked data; null: nothing to store. */
export interface Checked {
  readonly write: Write;
  readonly data: object | null;
}

/** Throws as `checkDocument`, and when the writes of one commit name a document twice. */
export function checkWrites(writes: readonly Write[]): Checked[] {
  const named = new Set<string>();
  return writes.map((write) => {
    const key = `${write.collection.name}/${write.id}`;
    if (named.has(key)) throw new Error(`${key} is named twice in one commit`);
    named.add(key);
    return { write, data: 'data' in write ? checkDocument(write.collection, write.id, write.data) : null };
  });
}

/** What Firestore counts for a document: https://firebase.google.com/docs/firestore/storage-size */
export function documentBytes({ name }: Collection<object>, id: string, data: object): number {
  const documentName = 16 + bytesOf(name) + bytesOf(id);
  return documentName + 32 + bytesOf(ENVELOPE) + bytesOf(data);
}

function bytesOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value) + 1;
  if (typeof value === 'number') return 8;
  if (value === undefined) return 0;
  if (typeof value !== 'object' || value === null) return 1;
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + elementBytes(each), 0);
  return Object.entries(value).reduce((sum, [key, each]) => sum + bytesOf(key) + bytesOf(each), 32);
}

function elementBytes(element: unknown): number {
  if (!Array.isArray(element)) return bytesOf(element);
  throw new BadDocumentError('an array directly within an array cannot be kept');
}

/** https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields */
export function isDocumentId(id: string): boolean {
  const bytes = Buffer.byteLength(id);
  return bytes > 0 && bytes <= 1500 && !id.includes('/') && !/^(\.\.?|__.*__)$/s.test(id);
}
