import 'server-only';
import { BadDocumentError, type Collection } from './store';

/** Firestore's limit, so that a document kept by one engine can move to the other. */
export const MAX_DOCUMENT_BYTES = 1_048_576;

/** Parses data that enters or leaves the store. Throws BadDocumentError naming collection, id and path. */
export function parseDocument<T extends object>(collection: Collection<T>, id: string, data: unknown): T {
  const parsed = collection.schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(
    ({ path, message }) => `${path.join('.') || '(document)'}: ${message}`,
  );
  throw new BadDocumentError(`${collection.name}/${id} is not a valid document: ${faults.join('; ')}`);
}

interface Known {
  readonly json: string;
  readonly data: object;
}

const KNOWN_PER_COLLECTION = 1_000;
const knownOf = new WeakMap<object, Map<string, Known>>();

/**
 * Stored JSON as a document. The same text is parsed once, by whoever is first to write or to read it, and shared by
 * all after that: so nobody may change it, and it is frozen.
 */
export function readDocument<T extends object>(collection: Collection<T>, id: string, json: string): T {
  const known = knownOf.get(collection)?.get(id);
  // Only `remember` fills the map, with what the schema of this very collection has passed.
  if (known?.json === json) return known.data as T;
  return remember(collection, id, json, parseDocument(collection, id, JSON.parse(json)));
}

function remember<T extends object>(collection: Collection<T>, id: string, json: string, data: T): T {
  const known = knownOf.get(collection) ?? new Map<string, Known>();
  knownOf.set(collection, known);
  known.delete(id);
  known.set(id, { json, data: deepFreeze(data) });
  const [oldest] = known.keys();
  if (known.size > KNOWN_PER_COLLECTION && oldest !== undefined) known.delete(oldest);
  return data;
}

function deepFreeze<T extends object>(data: T): T {
  for (const value of Object.values(data)) if (typeof value === 'object' && value !== null) deepFreeze(value);
  return Object.freeze(data);
}

/** The JSON to store. Throws BadDocumentError for a bad id, a document its schema refuses, or one over 1 MiB. */
export function encodeDocument(collection: Collection<object>, id: string, data: object): string {
  if (!isDocumentId(id))
    throw new BadDocumentError(`${collection.name}: "${id}" cannot be the id of a document`);
  const json = JSON.stringify(parseDocument(collection, id, data));
  const bytes = Buffer.byteLength(json);
  if (bytes <= MAX_DOCUMENT_BYTES) {
    remember(collection, id, json, JSON.parse(json));
    return json;
  }
  throw new BadDocumentError(
    `${collection.name}/${id} has ${bytes} bytes; at most ${MAX_DOCUMENT_BYTES} are kept`,
  );
}

/** https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields */
function isDocumentId(id: string): boolean {
  const bytes = Buffer.byteLength(id);
  return bytes > 0 && bytes <= 1500 && !id.includes('/') && !/^(\.\.?|__.*__)$/s.test(id);
}
