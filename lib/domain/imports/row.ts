import { addressKeysOf } from '@/lib/domain/drafts/address-key';
import type { Answers } from '@/lib/domain/drafts/fields/answers';
import { getField } from '@/lib/domain/drafts/fields/fields';
import type { WizardWords } from '@/lib/domain/drafts/fields/wizard-words';
import { fromCell } from '@/lib/domain/open-data/csv-cell';
import { toAnswer, toEasternClock } from './values';

/** A row of a table as read. `line` is where it starts in the file, from 1. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A parsed row. `answers` has only the mapped columns, including empty cells. */
export interface ImportRow {
  readonly line: number;
  /** The seller's own reference for the home. */
  readonly reference: string | null;
  /** For a table that this site exported: the listing's key and the version that was exported. */
  readonly draftKey: string | null;
  readonly version: number | null;
  readonly answers: Answers;
}

export const LONGEST_REFERENCE = 80;

/** Parses a row. `mapping` has the target of each column; an empty string skips the column. */
export function readRow(
  { line, cells }: TableRow,
  mapping: readonly string[],
  words: WizardWords,
): ImportRow {
  const values: Cells = Object.fromEntries(
    mapping.flatMap((target, at) => (target === '' ? [] : [[target, clean(fromCell(cells[at] ?? ''))]])),
  );
  const { reference = '', draftKey = '', version = '' } = values;
  return {
    line,
    reference: reference || null,
    draftKey: draftKey || null,
    version: /^\d{1,9}$/.test(version) ? Number(version) : null,
    answers: answersOf(values, words),
  };
}

/** The keys of a row within its table and across imports; empty without an address or a reference. */
export function rowKeys({ reference, answers }: Pick<ImportRow, 'reference' | 'answers'>): readonly string[] {
  const [address] = addressKeysOf(answers);
  return [...(reference ? [referenceKey(reference)] : []), ...(address ? [address] : [])];
}

export const referenceKey = (reference: string): string => `reference/${reference.toUpperCase()}`;

function answersOf(cells: Cells, words: WizardWords): Answers {
  const parts = joinParts(cells);
  const direct = Object.entries(cells).flatMap(([target, cell]) => {
    const field = getField(target);
    const answer = field && toAnswer(field, cell, words);
    return answer === null || (answer === '' && target in parts) ? [] : [[target, answer] as const];
  });
  return { ...parts, ...Object.fromEntries(direct) };
}

type Cells = Readonly<Record<string, string>>;
const squareFeetPerAcre = 43_560;

/** The answers whose parts are in separate columns. */
function joinParts(cells: Cells): Answers {
  const { unparsedAddress, streetName, lotSizeAcres, startTimestamp, endTimestamp } = cells;
  return {
    ...(unparsedAddress !== undefined && { street: unparsedAddress.split(',')[0]?.trim() ?? '' }),
    ...(streetName !== undefined && { street: streetOf(cells) }),
    ...(lotSizeAcres !== undefined && { lotSizeSqft: toSquareFeet(lotSizeAcres) }),
    ...(startTimestamp !== undefined && toMoment('start', startTimestamp)),
    ...(endTimestamp !== undefined && toMoment('end', endTimestamp)),
  };
}

const streetParts = ['streetNumber', 'streetDirPrefix', 'streetName', 'streetSuffix', 'streetDirSuffix'];
const streetOf = (cells: Cells): string =>
  streetParts
    .map((part) => cells[part] ?? '')
    .filter((part) => part !== '')
    .join(' ');

function toSquareFeet(acres: string): string {
  const area = Number(acres.replaceAll(',', ''));
  return acres === '' || !Number.isFinite(area) ? acres : String(Math.round(area * squareFeetPerAcre));
}

/** A text that is not a timestamp becomes the date, so that the check refuses it. */
function toMoment(which: 'start' | 'end', text: string): Answers {
  const { date, time } = toEasternClock(text) ?? { date: text, time: '' };
  return { [`${which}Date`]: date, [`${which}Time`]: time };
}

/** Normalizes line breaks as in a form and removes control characters. */
const clean = (cell: string): string =>
  cell
    .replaceAll(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is meant
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff]/g, '')
    .trim();
