import { z } from 'zod';
import { type FaultyLine, importStates, type TableImport } from './import';

const text = z.string().min(1);
const count = z.number().int().min(0);
const instant = z.number().int();
const counts = z.object({ created: count, changed: count, same: count, faulty: count });

export const importSchema: z.ZodType<TableImport> = z.object({
  importId: text,
  organisationId: text,
  by: z.object({ uid: text, name: z.string() }),
  fileName: z.string(),
  headings: z.array(z.string()),
  mapping: z.array(z.string()),
  samples: z.array(z.string()),
  rows: count,
  pieces: count,
  state: z.enum(importStates),
  cursor: count,
  tries: count.default(0),
  counts,
  repeats: z.record(z.string(), count),
  createdAt: instant,
  changedAt: instant,
});

const faultyLine: z.ZodType<FaultyLine> = z.object({
  line: count,
  faults: z.array(z.object({ field: z.string().nullable(), text: z.string() })),
});

export const importPieceSchema = z.object({ importId: text, faulty: z.array(faultyLine) });

/** Maps a reference or address key to a draft of the organization. */
export const importKeySchema = z.object({ organisationId: text, key: text, draftId: text });
