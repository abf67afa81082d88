import { createExactNames } from '@/lib/domain/bulk-uploads/exact-home-names';
import type { NamedHome } from '@/lib/domain/bulk-uploads/home-names';
import { toDollars } from '@/lib/domain/drafts/fields/answers';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { MAX_HOMES } from './bulk-action';

export interface TableFault {
  readonly code: 'empty' | 'too-many-lines' | 'no-price' | 'no-home' | 'several-homes' | 'repeated-home';
  /** The first wrong line, from 1; 0 if the table as a whole is wrong. */
  readonly line: number;
}

interface PriceLine {
  readonly line: number;
  readonly name: string;
  readonly cents: number;
}

/**
 * The new price by draft id, from a pasted table of two columns: a home's number, parcel, or address, then
 * its price in whole dollars. Columns are separated by a tab, a semicolon, or the first comma. A line may only
 * name a home of the action. `homes`: all of the organization, so that a name of two homes is never guessed.
 */
export function readPriceTable(
  text: string,
  homes: readonly NamedHome[],
  inAction: ReadonlySet<string>,
): Result<ReadonlyMap<string, number>, TableFault> {
  const lines = linesOf(text);
  if (!lines.ok) return lines;
  const find = createExactNames(homes);
  const prices = new Map<string, number>();
  for (const { line, name, cents } of lines.value) {
    const match = find(name);
    if (match.type === 'none') return refuse({ code: 'no-home', line });
    if (match.type === 'several') return refuse({ code: 'several-homes', line });
    if (!inAction.has(match.draftId)) return refuse({ code: 'no-home', line });
    if (prices.has(match.draftId)) return refuse({ code: 'repeated-home', line });
    prices.set(match.draftId, cents);
  }
  return ok(prices);
}

function linesOf(text: string): Result<readonly PriceLine[], TableFault> {
  const rows = text.split(/\r?\n/).flatMap((row, at) => (row.trim() === '' ? [] : [{ row, line: at + 1 }]));
  const lines = rows.map(({ row, line }) => {
    const [name = '', price = ''] = columnsOf(row);
    return { line, name, cents: toDollars(price) };
  });
  // A first line without a price is the heading.
  const found = lines[0]?.cents === null ? lines.slice(1) : lines;
  if (found.length === 0) return refuse({ code: 'empty', line: 0 });
  if (found.length > MAX_HOMES) return refuse({ code: 'too-many-lines', line: 0 });
  const wrong = found.find(({ cents }) => cents === null);
  if (wrong) return refuse({ code: 'no-price', line: wrong.line });
  return ok(found.flatMap(({ cents, ...rest }) => (cents === null ? [] : { ...rest, cents })));
}

function columnsOf(row: string): readonly string[] {
  const at =
    [row.indexOf('\t'), row.indexOf(';'), row.indexOf(',')].find((place) => place >= 0) ?? row.length;
  return [row.slice(0, at), row.slice(at + 1)].map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}
