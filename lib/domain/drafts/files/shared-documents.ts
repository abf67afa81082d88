import { z } from 'zod';
import { type DraftDocument, MAX_DOCUMENTS, withoutReplaced } from './documents';
import { documentSchema } from './draft-files';

/** The kinds that an organization can upload once for all its homes, one document each. */
export const sharedKinds = ['ProofOfAuthority', 'TermsOfSale', 'ContractOfSale'] as const;
export type SharedKind = (typeof sharedKinds)[number];

/** An organization's documents for all its homes. `appliedAt`: all drafts up to then have them, in ms. */
export const sharedDocumentsSchema = z.object({
  organisationId: z.string().min(1),
  documents: z.array(documentSchema).max(sharedKinds.length),
  appliedAt: z.number().int(),
});
export type SharedDocuments = z.infer<typeof sharedDocumentsSchema>;

/** Adds a document; it replaces the earlier one of its kind. */
export const shareDocument = (
  documents: readonly DraftDocument[],
  document: DraftDocument,
): readonly DraftDocument[] => [...documents.filter(({ kind }) => kind !== document.kind), document];

/**
 * The documents of a draft with those of its organization. A document that the draft has itself replaces the
 * organization's of that kind. `from`: the organization's name.
 */
export function withSharedDocuments(
  documents: readonly DraftDocument[],
  shared: readonly DraftDocument[],
  from: string,
): readonly DraftDocument[] {
  const own = documents.filter((document) => document.from === undefined);
  const keys = new Set(own.map(({ key }) => key));
  const added = shared.filter(({ key }) => !keys.has(key)).map((document) => ({ ...document, from }));
  return withoutReplaced([...own, ...added]).slice(0, MAX_DOCUMENTS);
}
