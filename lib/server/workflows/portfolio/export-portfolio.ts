import 'server-only';
import { writeXlsx } from 'hucre/xlsx';
import type { User } from '@/lib/domain/accounts/user';
import type { SellingRefusal } from '@/lib/domain/drafts/draft-permission';
import { csvMark, toLine } from '@/lib/domain/open-data/csv-cell';
import { findHomes } from '@/lib/domain/portfolio/find-homes';
import type { PortfolioHome } from '@/lib/domain/portfolio/portfolio-home';
import type { PortfolioQuery } from '@/lib/domain/portfolio/portfolio-query';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { portfolioTotals as copy } from '@/messages/portfolio/portfolio-totals';
import { exportHead, exportRow } from './portfolio-table';
import { readPortfolio, readPortfolioRows } from './read-portfolio';

export const MAX_EXPORTED = 10_000;
const rowsPerRead = 100;
const exportLimit: RateLimit = { name: 'portfolio-exports', burst: 10, refillMs: 30_000 };

export interface PortfolioExport {
  readonly homes: readonly PortfolioHome[];
  readonly query: PortfolioQuery;
  readonly now: number;
}

/** The homes of an export, for members. `now` in ms. */
export async function openExport(
  by: User,
  organisationId: string,
  query: PortfolioQuery,
  now: number,
): Promise<Result<PortfolioExport, SellingRefusal | 'too-many' | 'too-many-rows'>> {
  const found = await readPortfolio(by, organisationId, now, 'export');
  if (!found.ok) return found;
  if (!takeToken(exportLimit, by.uid, now).isAllowed) return refuse('too-many');
  const homes = findHomes(found.value.homes, query);
  return homes.length > MAX_EXPORTED ? refuse('too-many-rows') : ok({ homes, query, now });
}

/** A row starts as text wherever a spreadsheet would run a formula. */
export async function* csvLines(table: PortfolioExport): AsyncGenerator<string> {
  yield csvMark + toLine(exportHead(table.query.columns));
  for await (const rows of rowsOf(table)) yield rows.map(toLine).join('');
}

/** A workbook stores text as text, so a cell that begins with `=` is no formula. */
export async function xlsxBytes(table: PortfolioExport): Promise<Uint8Array<ArrayBuffer>> {
  const rows: (readonly (string | number | null)[])[] = [exportHead(table.query.columns)];
  for await (const more of rowsOf(table)) rows.push(...more);
  const bytes = await writeXlsx({
    sheets: [{ name: copy.homes, rows: rows.map((row) => [...row]), freezePane: { rows: 1 } }],
  });
  return new Uint8Array(bytes);
}

/** Only chosen figures are read, because they take several queries for each home. */
async function* rowsOf({ homes, query: { columns }, now }: PortfolioExport) {
  const withFigures = (['views', 'saves', 'questions'] as const).some((each) => columns.includes(each));
  for (let at = 0; at < homes.length; at += rowsPerRead) {
    const rows = await readPortfolioRows(homes.slice(at, at + rowsPerRead), now, withFigures);
    yield rows.map((row) => exportRow(row, columns, now));
  }
}
