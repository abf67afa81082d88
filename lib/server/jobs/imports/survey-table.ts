import 'server-only';
import { wizardWords } from '@/lib/copy/drafts/wizard-words';
import { getField } from '@/lib/domain/drafts/fields/fields';
import {
  MAX_REPEATS_SHOWN,
  MAX_UNKNOWN_WORDS,
  type TableImport,
  type UnknownWord,
} from '@/lib/domain/imports/import';
import { createRepeats, type Repeat } from '@/lib/domain/imports/repeats';
import { type ImportRow, type Reading, readRow } from '@/lib/domain/imports/row';
import { bareWord } from '@/lib/domain/imports/values/choice-words';
import { atPace, mapInTurns } from '@/lib/server/platform/process/in-turns';
import { readRows } from './rows';

const paceMs = 5;

/** Reads the whole table once, for what no row tells alone: repeated homes, and words that are no choice. */
export async function surveyTable(
  table: Pick<TableImport, 'importId' | 'headingLine' | 'pieces'>,
  reading: Reading,
): Promise<Pick<TableImport, 'repeats' | 'repeated' | 'otherParcels' | 'sameAddress' | 'unknownWords'>> {
  const repeatOf = createRepeats();
  const words = createWordCount();
  const [repeated, sameAddress]: [Repeat[], Repeat[]] = [[], []];
  for (let piece = 0; piece < table.pieces; piece++) {
    const rows = await readRows(table, piece);
    await atPace({ paceMs }, () =>
      mapInTurns(rows, (each) => {
        const row = readRow(each, reading, wizardWords);
        if (!row.isHome) return;
        words.add(row);
        const earlier = repeatOf(row);
        if (earlier.repeat) repeated.push(earlier.repeat);
        if (earlier.sameAddress) sameAddress.push(earlier.sameAddress);
      }),
    );
  }
  return {
    repeats: linesOf(repeated),
    repeated: repeated.slice(0, MAX_REPEATS_SHOWN),
    otherParcels: linesOf(sameAddress),
    sameAddress: sameAddress.slice(0, MAX_REPEATS_SHOWN),
    unknownWords: words.list(),
  };
}

const linesOf = (pairs: readonly Repeat[]): Readonly<Record<string, number>> =>
  Object.fromEntries(pairs.map(({ first, again }) => [String(again.line), first.line]));

function createWordCount() {
  const counts = new Map<string, UnknownWord>();
  return {
    add({ unread }: ImportRow): void {
      for (const { field, code, value } of unread) {
        if (code !== 'not-a-choice' || field === null || getField(field)?.control !== 'select') continue;
        const key = `${field} ${bareWord(value)}`;
        const before = counts.get(key);
        if (!before && counts.size >= MAX_UNKNOWN_WORDS) continue;
        counts.set(
          key,
          before ? { ...before, rows: before.rows + 1 } : { field, word: value.slice(0, 120), rows: 1 },
        );
      }
    },
    list: (): readonly UnknownWord[] => [...counts.values()].sort((a, b) => b.rows - a.rows),
  };
}
