import { z } from 'zod';
import { draftDocumentKinds } from '@/lib/domain/drafts/files/documents';
import { roomNames } from '@/lib/domain/drafts/files/photos';
import {
  type BulkItem,
  type BulkOutcome,
  type BulkUpload,
  bulkFaults,
  bulkUploadStates,
  itemResults,
} from './bulk-upload';
import type { Assignment } from './plan';

const text = z.string().min(1);
const count = z.number().int().min(0);
const instant = z.number().int();

export const bulkUploadSchema: z.ZodType<BulkUpload> = z.object({
  bulkId: text,
  organisationId: text,
  by: z.object({ uid: text, name: z.string() }),
  name: z.string(),
  bytes: count,
  source: z.enum(['zip', 'urls']),
  importId: text.nullable().default(null),
  state: z.enum(bulkUploadStates),
  fault: z.object({ code: z.enum(bulkFaults), entry: z.string() }).nullable(),
  items: count,
  unused: z.object({ count, first: z.array(z.string()) }).default(() => ({ count: 0, first: [] })),
  planned: count,
  cursor: count,
  tries: count,
  claimedUntil: instant,
  results: z.object({ stored: count, held: count, repeated: count, refused: count }),
  corrections: z.record(z.string(), text),
  createdAt: instant,
  changedAt: instant,
});

export const bulkItemsSchema: z.ZodType<readonly BulkItem[]> = z.array(
  z.object({
    path: z.string(),
    bytes: count,
    url: z.string().nullable(),
    home: z.string().nullable(),
    kind: z.string().nullable(),
    order: count.nullable(),
  }),
);

const place = { at: count, draftId: text };
const room = z.enum(roomNames).nullable();

export const assignmentsSchema: z.ZodType<readonly Assignment[]> = z.array(
  z.discriminatedUnion('purpose', [
    z.object({ ...place, purpose: z.literal('photo'), room }),
    z.object({ ...place, purpose: z.literal('document'), kind: z.enum(draftDocumentKinds) }),
  ]),
);

const outcome: z.ZodType<BulkOutcome> = z.object({
  path: z.string(),
  url: z.string().nullable(),
  draftId: text,
  result: z.enum(itemResults),
  reason: z.string().nullable(),
});

/** The outcomes of one piece. */
export const bulkOutcomesSchema = z.object({ bulkId: text, outcomes: z.array(outcome) });
