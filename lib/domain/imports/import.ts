import type { RowFault } from './plan';

export const MAX_ROWS = 10_000;
export const MAX_COLUMNS = 250;
export const MAX_TABLE_BYTES = 20 * 1024 * 1024;
/** In characters. It also stops a cell whose opening quotation mark is never closed. */
export const LONGEST_ROW = 256 * 1024;
/** The number of rows per commit. */
export const ROWS_PER_PIECE = 50;
/** Tries by the tick. Tries that failed because the database or the file storage was busy do not count. */
export const TRIES_PER_PIECE = 10;

/**
 * First the column mapping, then a dry run over all rows, then, once a member starts it, the run itself.
 * `stopped`: the member who started it has left. `failed`: a piece failed on every try.
 */
export const importStates = [
  'mapping',
  'checking',
  'checked',
  'running',
  'done',
  'stopped',
  'failed',
] as const;
export type ImportState = (typeof importStates)[number];
export const isUnderWay = (state: ImportState): boolean => state === 'checking' || state === 'running';

/** The number of rows by outcome, actual or planned. */
export interface Counts {
  readonly created: number;
  readonly changed: number;
  readonly same: number;
  readonly faulty: number;
}
export const noCounts: Counts = { created: 0, changed: 0, same: 0, faulty: 0 };

export const addCounts = (a: Counts, b: Counts): Counts => ({
  created: a.created + b.created,
  changed: a.changed + b.changed,
  same: a.same + b.same,
  faulty: a.faulty + b.faulty,
});

/** The import of one file by an organization. Instants in ms. */
export interface TableImport {
  readonly importId: string;
  readonly organisationId: string;
  readonly by: { readonly uid: string; readonly name: string };
  readonly fileName: string;
  readonly headings: readonly string[];
  /** The target of each column; an empty string skips the column. */
  readonly mapping: readonly string[];
  /** The first nonempty value of each column. */
  readonly samples: readonly string[];
  readonly rows: number;
  readonly pieces: number;
  readonly state: ImportState;
  /** The number of pieces done in the current pass. */
  readonly cursor: number;
  /** The number of failed tries of the next piece. */
  readonly tries: number;
  readonly counts: Counts;
  /** For each line that repeats a listing: the line on which it appears first. */
  readonly repeats: Readonly<Record<string, number>>;
  readonly createdAt: number;
  readonly changedAt: number;
}

/** A row that was not imported, with its faults. */
export interface FaultyLine {
  readonly line: number;
  readonly faults: readonly RowFault[];
}

export type TableRefusal =
  | 'empty'
  | 'too-many'
  | 'too-large'
  | 'not-text'
  | 'spreadsheet'
  | 'bad-json'
  | 'no-records'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'open-quote'
  | 'long-row';

export interface TableFault {
  readonly reason: TableRefusal;
  readonly line: number | null;
}
