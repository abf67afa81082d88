import { z } from 'zod';
import type { FaultTally, Findings } from './fault-groups';
import {
  type ChangedLine,
  type Counts,
  type FaultyLine,
  type ImportedDraft,
  importStates,
  type TableImport,
} from './import';
import { profileIds } from './profiles';
import { rowFaultCodes } from './values/row-fault';

const text = z.string().min(1);
const count = z.number().int().min(0);
const laterCount = count.default(0);
const instant = z.number().int();
const answers = z.record(z.string(), z.string());
const counts: z.ZodType<Counts> = z.object({
  created: count,
  changed: count,
  same: count,
  faulty: count,
  skipped: laterCount,
  warned: laterCount,
});
const summary = z.object({
  line: count,
  reference: z.string(),
  street: z.string(),
  unit: z.string(),
  parcel: z.string(),
});

export const importSchema: z.ZodType<TableImport> = z.object({
  importId: text,
  organisationId: text,
  by: z.object({ uid: text, name: z.string() }),
  fileName: z.string(),
  sheet: z.string().nullable().default(null),
  sheets: z.array(z.object({ name: z.string(), rows: count.nullable() })).default([]),
  profile: z.enum(profileIds).nullable().default(null),
  headingLine: laterCount,
  headings: z.array(z.string()),
  mapping: z.array(z.string()),
  constants: answers.default({}),
  ownWords: z.record(z.string(), answers).default({}),
  samples: z.array(z.string()),
  unknownWords: z.array(z.object({ field: text, word: z.string(), rows: count })).default([]),
  rows: count,
  pieces: count,
  state: z.enum(importStates),
  cursor: count,
  tries: laterCount,
  counts,
  photos: laterCount,
  undone: z
    .object({ deleted: count, restored: count, kept: count })
    .default({ deleted: 0, restored: 0, kept: 0 }),
  undoneBy: z.object({ uid: text, name: z.string() }).nullable().default(null),
  repeats: z.record(z.string(), count),
  repeated: z.array(z.object({ first: summary, again: summary })).default([]),
  otherParcels: z.record(z.string(), count).default({}),
  sameAddress: z.array(z.object({ first: summary, again: summary })).default([]),
  createdAt: instant,
  changedAt: instant,
});

/** Faults from before they had codes have the whole sentence. */
const kind = { field: z.string().nullable(), code: z.enum(rowFaultCodes).default('answer') };
const fault = z.object({
  ...kind,
  value: z.string().default(''),
  text: z.string().default(''),
});
const faultyLine: z.ZodType<FaultyLine> = z.object({ line: count, faults: z.array(fault) });
const changedLine: z.ZodType<ChangedLine> = z.object({
  line: count,
  draftId: text,
  title: z.string(),
  changes: z.array(z.object({ field: text, before: z.string(), after: z.string() })),
});
const importedDraft: z.ZodType<ImportedDraft> = z.object({
  draftId: text,
  version: count,
  before: answers.nullable(),
  after: answers,
  reference: z.string().nullable(),
  photos: z.object({ line: count, count }).nullable().default(null),
});

export const importPieceSchema = z.object({
  importId: text,
  faulty: z.array(faultyLine),
  warned: z.array(faultyLine).default([]),
  /** In a dry run: what the run would change. */
  changed: z.array(changedLine).default([]),
  /** After the run. */
  imported: z.array(importedDraft).default([]),
  /** After its undo: the uploads of photos that its homes lost, until they are removed. */
  lostPhotos: z.array(text).optional(),
});
export type ImportPiece = z.infer<typeof importPieceSchema>;

const tally: z.ZodType<FaultTally> = z.object({
  groups: z.array(z.object({ ...kind, count, lines: z.array(z.object({ line: count, fault })) })),
  unmatchedRows: count,
});

/** What the latest pass has found so far. Imports from before it was stored have only their pieces. */
export const importFindingsSchema: z.ZodType<Findings & { readonly importId: string }> = z.object({
  importId: text,
  faulty: tally,
  warned: tally,
  changed: z.array(changedLine),
});

/** Maps a reference or address key to a draft of the organization. */
export const importKeySchema = z.object({ organisationId: text, key: text, draftId: text });
