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

/** The JSON to store. Throws BadDocumentError for a bad id, a document its schema refuses, or one over 1 MiB. */
export function encodeDocument(collection: Collection<object>, id: string, data: object): string {
  if (!isDocumentId(id))
    throw new BadDocumentError(`${collection.name}: "${id}" cannot be the id of a document`);
  const json = JSON.stringify(parseDocument(collection, id, data));
  const bytes = Buffer.byteLength(json);
  if (bytes <= MAX_DOCUMENT_BYTES) return json;
  throw new BadDocumentError(
    `${collection.name}/${id} has ${bytes} bytes; at most ${MAX_DOCUMENT_BYTES} are kept`,
  );
}

/** https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields */
function isDocumentId(id: string): boolean {
  const bytes = Buffer.byteLength(id);
  return bytes > 0 && bytes <= 1500 && !id.includes('/') && !/^(\.\.?|__.*__)$/s.test(id);
}
