import { z } from 'zod';
import { type DraftDocument, draftDocumentKinds, MAX_DOCUMENT_BYTES, MAX_TITLE } from './documents';
import type { ImportedPhoto } from './imported-photos';
import { MAX_CAPTION, type Photo, photoDoubts, type Room, roomNames } from './photos';
import type { FileDeclaration, FileEntry } from './upload';

/** Identifies a file within a draft: the start of its SHA-256. */
export const fileKeySchema = z.string().regex(/^[0-9a-f]{24}$/);
const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);
export const keyOf = (sha256: string): string => sha256.slice(0, 24);

const pixels = z.number().int().min(1).max(20_000);

const roomSchema = z.custom<Room>((value) => roomNames.some((name) => name === value));

export const photoSchema: z.ZodType<Photo> = z.object({
  key: fileKeySchema,
  width: pixels,
  height: pixels,
  blurDataUrl: z
    .string()
    .max(2_000)
    .regex(/^data:image\/webp;base64,[A-Za-z0-9+/=]+$/),
  caption: z.string().max(MAX_CAPTION),
  room: roomSchema.nullable(),
  order: z.number().int().min(0),
  alt: z.string().min(1).max(300),
  doubt: z.enum(photoDoubts).optional(),
});

export const importedPhotoSchema: z.ZodType<ImportedPhoto> = z.object({
  mark: z.string(),
  importId: z.string(),
  key: fileKeySchema.nullable(),
  version: z.number().int().min(1),
});

export const documentSchema: z.ZodType<DraftDocument> = z.object({
  key: fileKeySchema,
  kind: z.enum(draftDocumentKinds),
  title: z.string().min(1).max(MAX_TITLE),
  bytes: z.number().int().min(1).max(MAX_DOCUMENT_BYTES),
  sha256: sha256Schema,
  isPublic: z.boolean(),
  asOf: z.number().int(),
  from: z.string().max(200).optional(),
});

const fileDeclarationFields = {
  name: z.string().max(300),
  bytes: z.number().int(),
  sha256: sha256Schema,
};

export const fileDeclarationSchema: z.ZodType<FileDeclaration> = z.discriminatedUnion('purpose', [
  z.object({ purpose: z.literal('photo'), ...fileDeclarationFields }),
  z.object({
    purpose: z.literal('document'),
    ...fileDeclarationFields,
    kind: z.enum(draftDocumentKinds),
    title: z.string().max(1_000),
    asOf: z.number().int(),
  }),
]);

/** The document of a cancellation. It is none of the listing's files, so no sender can announce one. */
const cancellationUploadSchema = z.object({
  purpose: z.literal('cancellation'),
  ...fileDeclarationFields,
  /** The auction that our staff may cancel with it; absent if it is the seller's. */
  auctionId: z.string().exactOptional(),
});

const fileEntrySchema: z.ZodType<FileEntry> = z.discriminatedUnion('purpose', [
  z.object({ purpose: z.literal('photo'), photo: photoSchema }),
  z.object({ purpose: z.literal('document'), document: documentSchema }),
]);

/**
 * A file uploaded to a draft. `receiving`: it arrives in pieces and is dropped at `expiresAt`. `kept`: it is
 * one of the draft's files. `removed`: it was taken out and can be restored until `expiresAt`. Instants in
 * ms.
 */
export const uploadSchema = z.object({
  draftId: z.string(),
  uid: z.string(),
  key: fileKeySchema,
  wish: z.union([fileDeclarationSchema, cancellationUploadSchema]),
  state: z.enum(['receiving', 'kept', 'removed']),
  entry: fileEntrySchema.nullable(),
  /** In rows stored before 2026-11-27 the document of a cancellation, declared as a proof of authority. */
  isCancellation: z.literal(true).exactOptional(),
  expiresAt: z.number().int().nullable(),
});
export type Upload = z.infer<typeof uploadSchema>;

/** Whether it is the document of a cancellation, also in an older row. */
export const isCancellationUpload = ({
  wish,
  isCancellation,
}: Pick<Upload, 'wish' | 'isCancellation'>): boolean =>
  wish.purpose === 'cancellation' || isCancellation === true;
