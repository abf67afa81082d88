import 'server-only';
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { MAX_ABOVE } from '@/lib/domain/imports/heading-row';
import { MAX_COLUMNS, MAX_ROWS, MAX_TEXT, type Sheet, type TableRefusal } from '@/lib/domain/imports/import';
import type { TableRow } from '@/lib/domain/imports/row';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { readWorkbook } from '@/lib/server/platform/intake/run-worker';
import { withFolder } from '@/lib/server/platform/intake/work-folder';

export interface WorkbookRows {
  /** The index of the sheet that was read. */
  readonly sheet: number | null;
  readonly sheets: readonly Sheet[];
  readonly rows: readonly TableRow[];
}

const limits = { maxRows: MAX_ROWS + MAX_ABOVE, maxColumns: MAX_COLUMNS, maxText: MAX_TEXT };
const workerLimits = { memoryMiB: 640, cpuSeconds: 60, milliseconds: 120_000 };
const rowSchema = z.object({ line: z.number().int(), cells: z.array(z.string()) });
const refusals = { locked: 'locked-spreadsheet', 'too-heavy': 'heavy-spreadsheet' } as const;

/**
 * Reads an XLSX or ODS file in a process of its own. `uid`: users take turns. `chosen`: the index of a sheet,
 * or null for the first one with a table.
 */
export const readWorkbookRows = (
  bytes: Uint8Array,
  uid: string,
  chosen: number | null,
): Promise<Result<WorkbookRows, TableRefusal>> =>
  withFolder(async (folder) => {
    const path = join(folder, 'sent');
    await writeFile(path, bytes);
    const read = await readWorkbook(
      { uid, path, folder, limits: workerLimits },
      { ...limits, sheet: chosen },
    );
    if (!read.ok)
      return refuse(read.reason.fault === 'damaged' ? 'damaged-spreadsheet' : 'heavy-spreadsheet');
    const { reason, sheet, sheets } = read.value;
    if (reason === 'locked' || reason === 'too-heavy') return refuse(refusals[reason]);
    if (reason !== null) return refuse(reason);
    return ok({ sheet, sheets, rows: await readRowsIn(join(folder, 'rows.ndjson')) });
  });

async function readRowsIn(path: string): Promise<readonly TableRow[]> {
  const rows: TableRow[] = [];
  for await (const line of createInterface({
    input: createReadStream(path),
    crlfDelay: Number.POSITIVE_INFINITY,
  }))
    rows.push(rowSchema.parse(JSON.parse(line)));
  return rows;
}
