import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { faultWords, reasonWords, warningWords } from '@/lib/copy/imports/row-fault-words';
import type { TableImport } from '@/lib/domain/imports/import';
import { faultyHead, faultyRow } from '@/lib/domain/imports/write-table';
import { problem } from '@/lib/server/platform/http/api';
import { sellingRefusalWords } from '@/messages/drafts/selling-refusal-words';
import { rowFaultParts } from '@/messages/imports/row-fault-parts';
import { type ImportRefusal, readFaulty } from './read-imports';
import { readRows } from './rows';

const statuses: Readonly<Partial<Record<ImportRefusal, number>>> = { 'signed-out': 401, 'not-found': 404 };

export const tableRefusalResponse = (reason: ImportRefusal): Response =>
  problem(statuses[reason] ?? 403, reason, sellingRefusalWords[reason]);

/** Streams a table and yields to other requests between chunks. */
export function tableResponse(lines: AsyncIterable<string>, fileName: string): Response {
  const encoder = new TextEncoder();
  const iterator = lines[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await nextTurn();
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${fileName}"`,
    },
  });
}

const columns = {
  faulty: { heading: rowFaultParts.whatToFix, words: reasonWords },
  warned: { heading: rowFaultParts.whatWeDid, words: warningWords },
} as const;

/** The rejected rows of a table, each with what to fix, or the rows with a warning. */
export async function* faultyLines(
  table: TableImport,
  of: 'faulty' | 'warned' = 'faulty',
): AsyncGenerator<string> {
  yield faultyHead(table.headings, columns[of].heading);
  for (let piece = 0; piece < table.pieces; piece++) {
    const faulty = await readFaulty(table.importId, piece, of);
    if (faulty.length === 0) continue;
    const rows = new Map((await readRows(table, piece)).map((row) => [row.line, row]));
    const lines = faulty.flatMap(({ line, faults }) => {
      const row = rows.get(line);
      const words = faults.map((fault) => faultWords(fault, table, columns[of].words)).join(' ');
      return row ? [faultyRow(table.headings, row, words)] : [];
    });
    yield lines.join('');
  }
}
