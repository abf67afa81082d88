import 'server-only';
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { MAX_ABOVE } from '@/lib/domain/imports/heading-row';
import {
  LONGEST_ROW,
  MAX_COLUMNS,
  MAX_ROWS,
  MAX_TEXT,
  type Sheet,
  type TableFault,
  type TableRefusal,
} from '@/lib/domain/imports/import';
import type { TableRow } from '@/lib/domain/imports/row';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { readTableFile } from '@/lib/server/platform/intake/run-worker';
import { withFolder } from '@/lib/server/platform/intake/work-folder';

export interface FileRows {
  /** Null if they are in one of the rows. */
  readonly headings: readonly string[] | null;
  /** The index of the sheet that was read; null if the file is no workbook. */
  readonly sheet: number | null;
  readonly sheets: readonly Sheet[];
  readonly rows: readonly TableRow[];
}

const limits = {
  maxRows: MAX_ROWS + MAX_ABOVE,
  maxColumns: MAX_COLUMNS,
  maxText: MAX_TEXT,
  longestRow: LONGEST_ROW,
};
const workerLimits = { memoryMiB: 640, cpuSeconds: 60, milliseconds: 120_000 };
const rowSchema = z.object({ line: z.number().int(), cells: z.array(z.string()) });

/**
 * Reads a table in a process of its own, which bounds what a hostile file can do. `uid`: users take turns.
 * `chosen`: the index of a sheet, or null for the first one with a table.
 */
export const readFileRows = (
  bytes: Uint8Array,
  uid: string,
  chosen: number | null,
): Promise<Result<FileRows, TableFault>> =>
  withFolder(async (folder) => {
    const path = join(folder, 'sent');
    await writeFile(path, bytes);
    const job = { uid, path, folder, limits: workerLimits };
    const read = await readTableFile(job, { ...limits, sheet: chosen });
    const kind = kindOf(bytes);
    if (!read.ok)
      return refuse({ reason: read.reason.fault === 'damaged' ? damaged[kind] : heavy[kind], line: null });
    const { reason, line, headings, sheet, sheets } = read.value;
    if (reason !== null) return refuse({ reason: reason === 'too-heavy' ? heavy[kind] : reason, line });
    return ok({ headings, sheet, sheets, rows: await readRowsIn(join(folder, 'rows.ndjson')) });
  });

type Kind = 'text' | 'xlsx' | 'ods';
const heavy: Readonly<Record<Kind, TableRefusal>> = {
  text: 'heavy-table',
  xlsx: 'heavy-spreadsheet',
  ods: 'heavy-ods',
};
const damaged: Readonly<Record<Kind, TableRefusal>> = {
  text: 'not-text',
  xlsx: 'damaged-spreadsheet',
  ods: 'damaged-spreadsheet',
};

function kindOf(bytes: Uint8Array): Kind {
  const head = Buffer.from(bytes.subarray(0, 110)).toString('latin1');
  if (!head.startsWith('PK')) return 'text';
  return head.includes('mimetypeapplication/vnd.oasis') ? 'ods' : 'xlsx';
}

async function readRowsIn(path: string): Promise<readonly TableRow[]> {
  const rows: TableRow[] = [];
  for await (const line of createInterface({
    input: createReadStream(path),
    crlfDelay: Number.POSITIVE_INFINITY,
  }))
    if (line !== '') rows.push(rowSchema.parse(JSON.parse(line)));
  return rows;
}
