import { z } from 'zod';
import { cancellationDocumentSchema } from '@/lib/domain/drafts/files/cancellation-documents';
import { MAX_DOCUMENTS } from '@/lib/domain/drafts/files/documents';
import { documentSchema, importedPhotoSchema, photoSchema } from '@/lib/domain/drafts/files/draft-files';
import { MAX_PHOTOS } from '@/lib/domain/drafts/files/photos';
import { confirmationDueAt } from './fact-confirmation';
import { listingStatuses, liveStatuses, type ReviewState } from './review-state';

const text = z.string().min(1);
const instant = z.number().int();

export const LONGEST_NOTE = 500;

export const noteSchema = z.object({ about: text, text: text.max(1_000) });

const confirmationSchema = z.object({
  at: instant,
  reminders: z.number().int().min(0),
  remindedAt: instant.nullable(),
});

const texts = z.record(z.string().max(40), z.string().max(4_000)).readonly();
/** The latest edit in the portfolio's table: whose, when, and what the changed fields were before and after. */
const quickEditSchema = z.object({ uid: text, at: instant, before: texts, after: texts }).readonly();
export type QuickEditRecord = z.infer<typeof quickEditSchema>;

/** How long a member can undo an edit in the table. The tick then deletes what it replaced. */
const undoMs = 600_000;

/** `now` in ms. */
export const canStillUndo = ({ at }: Pick<QuickEditRecord, 'at'>, now: number): boolean => now - at < undoMs;

const standingSchema: z.ZodType<ReviewState> = z.object({
  status: z.enum(listingStatuses),
  since: instant,
  submission: z.number().int().min(0),
  submittedAt: instant.nullable(),
  claim: z.object({ uid: text, name: z.string(), at: instant }).nullable(),
  notes: z.array(noteSchema),
  returned: z.object({ submission: z.number().int().min(1), at: instant }).exactOptional(),
  reason: z.string().nullable(),
  live: z.enum(liveStatuses).nullable(),
  published: z.number().int().min(1).nullable(),
  onMarketAt: instant.nullable(),
  isCorrection: z.boolean(),
  confirmation: confirmationSchema.nullable(),
  paused: confirmationSchema.nullable().exactOptional(),
  accepted: z.array(z.string()).exactOptional(),
  seq: z.number().int().min(1),
});

/** The seller's answers and files, as entered. The content becomes a listing only when it is complete. */
export const contentSchema = z.object({
  answers: z.record(z.string().max(40), z.string().max(4_000)),
  photos: z.array(photoSchema).max(MAX_PHOTOS),
  documents: z.array(documentSchema).max(MAX_DOCUMENTS),
});
export type Content = z.infer<typeof contentSchema>;

export const contentOf = ({ answers, photos, documents }: Content): Content => ({
  answers,
  photos,
  documents,
});

export const draftSchema = contentSchema.extend({
  /** Also the key of the listing that the draft becomes. */
  draftId: text,
  /** The short number that people use on the phone. */
  listingId: text,
  owner: z.object({ uid: text, name: z.string(), email: z.string() }),
  /** Counts the changes, so that two devices notice each other's edits. */
  version: z.number().int().min(1),
  standing: standingSchema,
  /** When the tick must check it next, in ms. */
  dueAt: instant.nullable(),
  /** From an import: the seller's own reference, and the answers of the latest import. */
  imported: z
    .object({
      reference: z.string().max(80).nullable(),
      answers: z.record(z.string().max(40), z.string().max(4_000)),
    })
    .optional(),
  /** The photos that imports fetched by URL. */
  importedPhotos: z.array(importedPhotoSchema).exactOptional(),
  /** For the members of the organization only. Never shown to buyers or reviewers. */
  memberNote: z.string().max(LONGEST_NOTE).optional(),
  /** So that the member can undo it. */
  quickEdit: quickEditSchema.exactOptional(),
  cancellationDocuments: z.array(cancellationDocumentSchema).readonly().exactOptional(),
  createdAt: instant,
  changedAt: instant,
});
export type Draft = z.infer<typeof draftSchema>;

/** When the tick must check the draft next, in ms: for a timed step of its listing, or to forget an edit. */
export function draftDueAt({ standing, quickEdit }: Pick<Draft, 'standing' | 'quickEdit'>): number | null {
  const times = [confirmationDueAt(standing), quickEdit ? quickEdit.at + undoMs : null];
  const due = times.filter((at) => at !== null);
  return due.length === 0 ? null : Math.min(...due);
}
