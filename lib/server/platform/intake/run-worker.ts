import 'server-only';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { availableParallelism, constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { LONGEST_SIDE, MAX_HEIF_PIXELS, MAX_PIXELS, photoDoubts } from '@/lib/domain/drafts/files/photos';
import { type FileFault, isFileFault } from '@/lib/domain/drafts/files/upload';
import { pageWidths } from '@/lib/domain/listings/picture-sizes';
import { LOGO_HEIGHT, LOGO_WIDTH } from '@/lib/domain/organizations/organization';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { createFairQueue } from './fair-queue';

/** The resources that one file may use. A worker that needs more fails. */
export interface WorkerLimits {
  /** Memory that the process may allocate, including native decoders. */
  readonly memoryMiB: number;
  /** CPU time, so that a busy machine accepts the same files as an idle one. */
  readonly cpuSeconds: number;
  /** Elapsed time, for a worker that hangs. */
  readonly milliseconds: number;
}
const usualLimits: WorkerLimits = { memoryMiB: 640, cpuSeconds: 90, milliseconds: 900_000 };
const heapMiB = 320;

const tableReasons = [
  ...['old-spreadsheet', 'locked-spreadsheet', 'not-text', 'bad-json', 'no-records', 'too-heavy'],
  ...['too-many-rows', 'too-many-columns', 'open-quote', 'long-row', 'empty'],
] as const;

const peak = { peakBytes: z.number() };
const refusedSchema = z.object({
  refused: z.string().refine(isFileFault),
  cause: z.string().optional(),
  ...peak,
});
const remadeSchema = z.object({
  width: z.number().int(),
  height: z.number().int(),
  blurDataUrl: z.string(),
  doubt: z.enum(photoDoubts).nullable(),
  ...peak,
});
const tableSchema = z.object({
  /** Why the table is refused; null if its rows are in `rows.ndjson`. */
  reason: z.enum(tableReasons).nullable(),
  /** The line that is the reason. */
  line: z.int().nullable(),
  /** Null if they are in one of the rows. */
  headings: z.array(z.string()).nullable(),
  /** The index of the sheet that was read. */
  sheet: z.int().nullable(),
  sheets: z.array(z.object({ name: z.string(), rows: z.int().nullable() })),
  ...peak,
});
const examinedSchema = z.object({ pages: z.number().int(), ...peak });

export type RemadePhoto = z.infer<typeof remadeSchema>;
export type ExaminedPdf = z.infer<typeof examinedSchema>;
/** `peakBytes`: the worker's peak memory; null when it was killed before it could report. */
export interface Fault {
  readonly fault: FileFault;
  readonly peakBytes: number | null;
}

interface Job {
  /** Users take turns. */
  readonly uid: string;
  /** The path of the file as it was sent. */
  readonly path: string;
  /** An empty folder for the results: `400.avif`, … */
  readonly folder: string;
  readonly limits?: WorkerLimits;
}

/**
 * Decodes a photo once and encodes it again in every size, without its metadata or anything else in the file.
 */
export const remakePhoto = (job: Job): Promise<Result<RemadePhoto, Fault>> =>
  run('photo', job, photoSettings, remadeSchema);

const photoSettings = {
  maxPixels: MAX_PIXELS,
  maxHeifPixels: MAX_HEIF_PIXELS,
  widths: pageWidths,
  longestSide: LONGEST_SIDE,
};

/** Makes a small image from a logo's pixels, without its metadata or anything else in the file. */
export const remakeLogo = (job: Job): Promise<Result<z.infer<typeof logoSchema>, Fault>> =>
  run('logo', job, { maxPixels: MAX_PIXELS, width: LOGO_WIDTH, height: LOGO_HEIGHT }, logoSchema);

const logoSchema = z.object({ width: z.number().int(), height: z.number().int() });

/** Checks every object of a PDF. */
export const examinePdf = (job: Job): Promise<Result<ExaminedPdf, Fault>> =>
  run('pdf', job, {}, examinedSchema);

export interface TableLimits {
  /** The index of the sheet to read; null for the first one with a table. */
  readonly sheet: number | null;
  readonly maxRows: number;
  readonly maxColumns: number;
  /** Of all cells together, in characters. */
  readonly maxText: number;
  /** Of a line of text, in characters. */
  readonly longestRow: number;
}

/** Reads a CSV, RESO JSON, XLSX or ODS file to `rows.ndjson`: a JSON row per line. */
export const readTableFile = (
  job: Job,
  limits: TableLimits,
): Promise<Result<z.infer<typeof tableSchema>, Fault>> => run('table', job, limits, tableSchema);

async function run<T>(
  work: 'photo' | 'logo' | 'pdf' | 'table',
  { uid, path, folder, limits = usualLimits }: Job,
  settings: object,
  schema: z.ZodType<T>,
): Promise<Result<T, Fault>> {
  return queue().run(uid, async () => {
    const worker = join(process.cwd(), 'lib/server/platform/intake/worker.mjs');
    const heap = `--max-old-space-size=${Math.min(heapMiB, limits.memoryMiB)}`;
    const child = spawn(
      '/bin/sh',
      [
        ...['-c', `ulimit -d ${limits.memoryMiB * 1024}; ulimit -t ${limits.cpuSeconds}; exec "$0" "$@"`],
        ...[process.execPath, heap, worker, work, path, folder, JSON.stringify(settings)],
      ],
      // Not our environment: a process that reads strangers' files must not see its secrets.
      {
        env: { MALLOC_ARENA_MAX: '2', NODE_ENV: 'production' },
        cwd: process.cwd(),
        stdio: 'ignore',
        timeout: limits.milliseconds,
        killSignal: 'SIGKILL',
      },
    );
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    await once(child, 'exit');
    const text = await readFile(join(folder, 'answer.json'), 'utf8').catch(() => null);
    if (text === null) return refuse({ fault: 'too-heavy', peakBytes: null });
    const answer: unknown = JSON.parse(text);
    const refused = refusedSchema.safeParse(answer);
    if (!refused.success) return ok(schema.parse(answer));
    return refuse({ fault: refused.data.refused, peakBytes: refused.data.peakBytes });
  });
}

/** Two files at a time where there are two processors. A worker gives way to bids by its lower priority. */
export const WORKERS_AT_ONCE = Math.min(2, availableParallelism());
const queueLimits = { waitingPerUser: 60, waitingInAll: 600, atOnce: WORKERS_AT_ONCE };
const queue = perProcess('intakeQueue', () => createFairQueue(queueLimits));
