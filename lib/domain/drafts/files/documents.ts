import { documentLabel } from '@/lib/domain/listings/labels';
import type { Listing } from '@/lib/domain/listings/listing';
import { documentKinds } from '@/lib/domain/listings/vocabulary';
import { cleanLine } from '@/lib/domain/shared/clean-line';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';

export const draftDocumentKinds = [...documentKinds, 'ProofOfAuthority'] as const;
export type DraftDocumentKind = (typeof draftDocumentKinds)[number];

/** No zod here, because the wizard imports this file. The schema is documentSchema. */
export interface DraftDocument {
  /** The start of its SHA-256, so that the same file is added only once. */
  readonly key: string;
  readonly kind: DraftDocumentKind;
  readonly title: string;
  readonly bytes: number;
  readonly sha256: string;
  /** Shown on the listing once published; otherwise only the seller and our reviewers see it. */
  readonly isPublic: boolean;
  /** The day of which the document is true, as noon in New York, in ms. */
  readonly asOf: number;
  /** The name of the organization whose document for all its homes it is. */
  readonly from?: string | undefined;
}

export const MAX_DOCUMENTS = 30;
export const MAX_DOCUMENT_BYTES = 50 * 1024 * 1024;
export const MAX_TITLE = 120;

/** Documents about people, which buyers do not see. */
const privateKinds: readonly DraftDocumentKind[] = ['ProofOfAuthority'];
export const isPublicKind = (kind: DraftDocumentKind): boolean => !privateKinds.includes(kind);

export const draftDocumentLabel = (kind: DraftDocumentKind): string =>
  kind === 'ProofOfAuthority' ? 'Proof of authority to sell' : documentLabel(kind);

export interface DocumentFacts {
  readonly kind: DraftDocumentKind;
  readonly title: string;
  readonly asOf: number;
}
export type DocumentChange =
  | ({ readonly type: 'describe'; readonly key: string; readonly now: number } & DocumentFacts)
  | { readonly type: 'remove'; readonly key: string };

export type DocumentRefusal = 'too-many-documents' | 'no-such-document' | 'title-too-long' | 'not-yet';
type Changed = Result<readonly DraftDocument[], DocumentRefusal>;

/** Adds a document at the end; a document that is already there stays as it is. */
export function addDocument(documents: readonly DraftDocument[], document: DraftDocument): Changed {
  if (documents.some(({ key }) => key === document.key)) return ok(documents);
  return documents.length >= MAX_DOCUMENTS ? refuse('too-many-documents') : ok([...documents, document]);
}

/** Without the organization's documents of a kind that the draft has itself. */
export function withoutReplaced(documents: readonly DraftDocument[]): readonly DraftDocument[] {
  const own = new Set(documents.flatMap(({ kind, from }) => (from === undefined ? [kind] : [])));
  return documents.filter(({ kind, from }) => from === undefined || !own.has(kind));
}

export function changeDocuments(documents: readonly DraftDocument[], change: DocumentChange): Changed {
  const found = documents.find(({ key }) => key === change.key);
  // A document of the organization changes for all its homes, elsewhere.
  if (!found || found.from !== undefined) return refuse('no-such-document');
  if (change.type === 'remove') return ok(documents.filter((each) => each !== found));
  const facts = describeDocument(change, change.now);
  if (!facts.ok) return facts;
  return ok(documents.map((each) => (each === found ? { ...found, ...facts.value } : each)));
}

/** Checks a document's description; without a title it gets the name of its kind. `now` in ms. */
export function describeDocument(
  { kind, title, asOf }: DocumentFacts,
  now: number,
): Result<DocumentFacts & { readonly isPublic: boolean }, 'title-too-long' | 'not-yet'> {
  const clean = cleanLine(title) || draftDocumentLabel(kind);
  if (clean.length > MAX_TITLE) return refuse('title-too-long');
  // A day of tolerance: `asOf` is noon, and east of New York the next day may have begun.
  if (asOf > now + 86_400_000) return refuse('not-yet');
  return ok({ kind, title: clean, asOf, isPublic: isPublicKind(kind) });
}

export const documentHref = (draftId: string, { key }: Pick<DraftDocument, 'key'>): string =>
  `/documents/${draftId}/${key}.pdf`;

/** The documents that a published listing shows. */
export const toListingDocuments = (
  draftId: string,
  documents: readonly DraftDocument[],
): Listing['documents'] =>
  documents.flatMap((document) => {
    const kind = documentKinds.find((each) => each === document.kind);
    const { title, asOf } = document;
    if (!document.isPublic || !kind) return [];
    return [{ key: `${draftId}-${document.key}`, kind, title, href: documentHref(draftId, document), asOf }];
  });
