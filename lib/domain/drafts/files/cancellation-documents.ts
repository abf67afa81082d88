import { z } from 'zod';

/** A document that shows why the seller cancels one auction. The seller and our staff can read it. */
export const cancellationDocumentSchema = z.object({
  auctionId: z.string().min(1),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.number().int().min(1),
  at: z.number().int(),
});
export type CancellationDocument = z.infer<typeof cancellationDocumentSchema>;

interface Documented {
  readonly cancellationDocuments?: readonly CancellationDocument[] | undefined;
}

export const cancellationDocumentOf = (
  { cancellationDocuments = [] }: Documented,
  auctionId: string,
): CancellationDocument | null =>
  cancellationDocuments.find((document) => document.auctionId === auctionId) ?? null;

export const cancellationHashOf = (draft: Documented, auctionId: string): string | null =>
  cancellationDocumentOf(draft, auctionId)?.sha256 ?? null;

/** With the document, in place of an earlier one for the same auction. */
export const withCancellationDocument = (
  { cancellationDocuments = [] }: Documented,
  document: CancellationDocument,
): readonly CancellationDocument[] => [
  ...cancellationDocuments.filter(({ auctionId }) => auctionId !== document.auctionId),
  document,
];

/** The document with which our staff may cancel an auction, stored with the auction. Only staff read it. */
export const staffDocumentSchema = cancellationDocumentSchema.omit({ auctionId: true });
export type StaffDocument = z.infer<typeof staffDocumentSchema>;

type Named = Pick<CancellationDocument, 'auctionId' | 'sha256'>;

/**
 * Not the name of the seller's file: both may send the same content, and the readers differ. With the auction,
 * whose record alone says whether the file is still needed: two auctions of a home may have the same content.
 */
export const staffDocumentFile = ({ auctionId, sha256 }: Named): string =>
  `staff-cancellation-${auctionId}-${sha256}.pdf`;

export const staffDocumentHref = (listingKey: string, document: Named): string =>
  `/documents/${listingKey}/${staffDocumentFile(document)}`;

export const isStaffDocumentFile = (file: string): boolean =>
  /^staff-cancellation-.+-[0-9a-f]{64}\.pdf$/.test(file);

/** Its file in the folder of the home's documents, named by the whole hash: no other content can take its place. */
export const cancellationFile = ({ sha256 }: Pick<CancellationDocument, 'sha256'>): string =>
  `cancellation-${sha256}.pdf`;

export const cancellationHref = (draftId: string, document: Pick<CancellationDocument, 'sha256'>): string =>
  `/documents/${draftId}/${cancellationFile(document)}`;
