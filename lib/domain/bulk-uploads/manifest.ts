import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { type BulkItem, noUnused, type UnusedLines } from './bulk-upload';

interface TableLike {
  readonly headings: readonly string[];
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

const columnNames = {
  file: ['file', 'filename', 'file name', 'path'],
  home: ['home', 'property', 'address', 'asset', 'asset number', 'reference', 'parcel', 'bbl', 'listing'],
  kind: ['kind', 'type', 'room'],
  order: ['order', 'position', 'sequence'],
  url: ['url', 'photo url', 'link', 'photo', 'image'],
} as const;
type Column = keyof typeof columnNames;

const columnOf = (headings: readonly string[], column: Column): number =>
  headings.findIndex((heading) => columnNames[column].some((name) => name === heading.trim().toLowerCase()));

const shownUnused = 5;

/** The files that a manifest names and that are not in the ZIP. */
export function unusedLines(items: readonly BulkItem[], { headings, rows }: TableLike): UnusedLines {
  const file = columnOf(headings, 'file');
  const keys = new Set(items.flatMap(({ path }) => [toKey(path), toKey(nameOf(path))]));
  const names = file < 0 ? [] : rows.map(({ cells }) => cells[file]?.trim() ?? '');
  const unused = names.filter((name) => name !== '' && !keys.has(toKey(name)));
  return unused.length === 0 ? noUnused : { count: unused.length, first: unused.slice(0, shownUnused) };
}

const nameOf = (path: string): string => path.split('/').at(-1) ?? '';

/** Adds what a manifest with the columns file, home, kind and order says about the files of a ZIP. */
export function applyManifest(
  items: readonly BulkItem[],
  { headings, rows }: TableLike,
): Result<readonly BulkItem[], 'bad-manifest'> {
  const [file, home, kind, order] = (['file', 'home', 'kind', 'order'] as const).map((column) =>
    columnOf(headings, column),
  );
  if (file === undefined || file < 0) return refuse('bad-manifest');
  const byFile = new Map(rows.map(({ cells }) => [toKey(cells[file] ?? ''), cells]));
  return ok(
    items.map((item) => {
      const cells = byFile.get(toKey(item.path)) ?? byFile.get(toKey(nameOf(item.path)));
      if (!cells) return item;
      const cell = (at: number | undefined) => cells[at ?? -1]?.trim() || null;
      return { ...item, home: cell(home), kind: cell(kind), order: toOrder(cell(order)) };
    }),
  );
}

const toKey = (path: string): string =>
  path
    .trim()
    .replaceAll('\\', '/')
    .replace(/^\.?\//, '')
    .toLowerCase();

const toOrder = (text: string | null): number | null =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;

/**
 * The photos of a table with the columns home and url. Without headings, the first column is the home and the
 * URL follows. Each home's photos keep the order of the lines.
 */
export function toUrlItems({ headings, rows }: TableLike): Result<readonly BulkItem[], 'bad-list'> {
  const [home, url] = [columnOf(headings, 'home'), columnOf(headings, 'url')];
  const hasHeadings = home >= 0 && url >= 0;
  const isLine = headings.some((cell) => /^\s*https?:/i.test(cell));
  const lines = isLine ? [{ line: 1, cells: headings }, ...rows] : rows;
  const items = lines.map(({ cells }, order): BulkItem => {
    // An address has commas, so the URL is the last cell and the home is the rest.
    const link = (hasHeadings ? cells[url] : cells.findLast((cell) => cell.trim() !== '')) ?? '';
    const name = hasHeadings ? (cells[home] ?? '') : cells.slice(0, cells.lastIndexOf(link)).join(',');
    return urlItem(name, link.trim(), order);
  });
  const isList = items.some(({ url: each }) => each?.startsWith('https://'));
  return isList ? ok(items) : refuse('bad-list');
}

export const urlItem = (home: string, url: string, order: number): BulkItem => ({
  path: url.split(/[?#]/)[0]?.split('/').at(-1) ?? '',
  bytes: 0,
  url,
  home: home.trim(),
  kind: null,
  order,
});
