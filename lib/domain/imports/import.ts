import type { Answers } from '@/lib/domain/drafts/fields/answers';
import type { ProfileId } from './profiles';
import type { Repeat } from './repeats';
import type { Reading } from './row';
import type { RowFault } from './values/row-fault';

export const MAX_ROWS = 10_000;
export const MAX_COLUMNS = 250;
export const MAX_TABLE_BYTES = 20 * 1024 * 1024;
/** Of all cells together, in characters. */
export const MAX_TEXT = 40 * 1024 * 1024;
/** In characters. It also stops a cell whose opening quotation mark is never closed. */
export const LONGEST_ROW = 256 * 1024;
/** The number of rows per commit. */
export const ROWS_PER_PIECE = 50;
/** Tries by the tick. Tries that failed because the database or the file storage was busy do not count. */
export const TRIES_PER_PIECE = 10;

/**
 * First the column mapping, then a dry run over all rows, then, once a member starts it, the run itself.
 * `stopped`: the member who started it has left. `failed`: a piece failed on every try. `canceled`: a member
 * canceled the run, and what it had imported stays. `undoing` and `undone`: a member takes it all back.
 */
export const importStates = [
  'mapping',
  'checking',
  'checked',
  'running',
  'done',
  'stopped',
  'failed',
  'canceled',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof importStates)[number];
export const isUnderWay = (state: ImportState): boolean =>
  state === 'checking' || state === 'running' || state === 'undoing';

/** Whether the import has ended and something of it can be taken back. */
export const canUndo = ({
  state,
  counts,
  photos,
}: Pick<TableImport, 'state' | 'counts' | 'photos'>): boolean =>
  ['done', 'canceled', 'stopped', 'failed'].includes(state) && counts.created + counts.changed + photos > 0;

/** The number of rows by outcome, actual or planned. */
export interface Counts {
  readonly created: number;
  readonly changed: number;
  readonly same: number;
  readonly faulty: number;
  /** Totals, footnotes and repeated headings. */
  readonly skipped: number;
  /** Rows that are imported with something left empty or read otherwise than written. */
  readonly warned: number;
}
export const noCounts: Counts = { created: 0, changed: 0, same: 0, faulty: 0, skipped: 0, warned: 0 };

export const addCounts = (a: Counts, b: Counts): Counts => ({
  created: a.created + b.created,
  changed: a.changed + b.changed,
  same: a.same + b.same,
  faulty: a.faulty + b.faulty,
  skipped: a.skipped + b.skipped,
  warned: a.warned + b.warned,
});

/** A word in the table that is none of the choices. `rows` is the number of rows that have it. */
export interface UnknownWord {
  readonly field: string;
  readonly word: string;
  readonly rows: number;
}
export const MAX_UNKNOWN_WORDS = 60;
export const MAX_REPEATS_SHOWN = 20;
/** Of each kind of error and warning, and of the homes that change. */
export const MAX_LINES_SHOWN = 25;
/** Of the lines of all kinds together, so that a document has room for them. */
export const MAX_FAULTS_KEPT = 500;

/** What an undo has done, in drafts. `kept`: changed since the import, so they stay. */
export interface Undone {
  readonly deleted: number;
  readonly restored: number;
  readonly kept: number;
}
export const noUndone: Undone = { deleted: 0, restored: 0, kept: 0 };

/** A sheet of a workbook. `rows`: those that are not empty; null if they were not counted. */
export interface Sheet {
  readonly name: string;
  readonly rows: number | null;
}

/** Whether a sheet may have headings and a home. */
export const hasTable = ({ rows }: Sheet): boolean => rows === null || rows > 1;

/** The import of one file by an organization. Instants in ms. */
export interface TableImport extends Reading {
  readonly importId: string;
  readonly organisationId: string;
  readonly by: { readonly uid: string; readonly name: string };
  readonly fileName: string;
  /** The name of the sheet that was read; null if the file is no workbook. */
  readonly sheet: string | null;
  /** All visible sheets of a workbook that was stored to read another one; empty without a choice. */
  readonly sheets: readonly Sheet[];
  /** The layout that this site recognized. */
  readonly profile: ProfileId | null;
  /** The line of the headings; the rows up to it are no homes. 0 if the file has no line of headings. */
  readonly headingLine: number;
  /** The first nonempty values of each column. */
  readonly samples: readonly string[];
  readonly unknownWords: readonly UnknownWord[];
  readonly rows: number;
  readonly pieces: number;
  readonly state: ImportState;
  /** The number of pieces done in the current pass. */
  readonly cursor: number;
  /** The number of failed tries of the next piece. */
  readonly tries: number;
  readonly counts: Counts;
  /** How many photos the run fetches afterward, of all rows so far. */
  readonly photos: number;
  readonly undone: Undone;
  /** Who takes it back. */
  readonly undoneBy: { readonly uid: string; readonly name: string } | null;
  /** For each line that repeats a listing: the line on which it appears first. */
  readonly repeats: Readonly<Record<string, number>>;
  /** The first of them side by side. */
  readonly repeated: readonly Repeat[];
  /** For each line with the address of an earlier home on another parcel: the line of that home. */
  readonly otherParcels: Readonly<Record<string, number>>;
  /** The first of them side by side. */
  readonly sameAddress: readonly Repeat[];
  readonly createdAt: number;
  readonly changedAt: number;
}

/** A row that was not imported, with its faults. */
export interface FaultyLine {
  readonly line: number;
  readonly faults: readonly RowFault[];
}

/** A home that a row changes, with each changed answer. `title` is its street. */
export interface ChangedLine {
  readonly line: number;
  readonly draftId: string;
  readonly title: string;
  readonly changes: readonly { readonly field: string; readonly before: string; readonly after: string }[];
}

/**
 * What a run did to a draft, so that it can be undone. `version` is the draft's after it; `before` has the
 * changed answers as they were, and is null for a draft that the import created.
 */
export interface ImportedDraft {
  readonly draftId: string;
  readonly version: number;
  readonly before: Answers | null;
  /** Marks of the answers after the run, by field. */
  readonly after: Answers;
  /** The seller's reference before the run. */
  readonly reference: string | null;
  /** The row with the URLs of photos to fetch, and how many; null for none. */
  readonly photos: { readonly line: number; readonly count: number } | null;
}

export type TableRefusal =
  | 'empty'
  | 'too-many'
  | 'too-large'
  | 'not-text'
  | 'old-spreadsheet'
  | 'damaged-spreadsheet'
  | 'locked-spreadsheet'
  | 'heavy-spreadsheet'
  | 'heavy-ods'
  | 'heavy-table'
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
