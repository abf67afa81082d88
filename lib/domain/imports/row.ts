import { addressKeysOf, normalParcel } from '@/lib/domain/drafts/address-key';
import { type Answers, answerOf } from '@/lib/domain/drafts/fields/answers';
import { getField } from '@/lib/domain/drafts/fields/fields';
import { normalUnit } from '@/lib/domain/drafts/fields/street';
import type { WizardWords } from '@/lib/domain/drafts/fields/wizard-words';
import { fromCell } from '@/lib/domain/open-data/csv-cell';
import { readPhotos } from './photos';
import type { OwnWords } from './values/choice-words';
import { readAddress, toTitleCase } from './values/read-address';
import { toEasternClock } from './values/read-date';
import { readBaths } from './values/read-number';
import { isBlank, parcelOf, type ReadValue, readLotAcres, readParcel, readValue } from './values/read-value';
import { type RowFault, rowFault } from './values/row-fault';

/** A row of a table as read. `line` is where it starts in the file, from 1. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** How the cells of a table are read. */
export interface Reading {
  readonly headings: readonly string[];
  /** The target of each column; an empty string skips the column. */
  readonly mapping: readonly string[];
  /** Answers that are the same for every home without its own. */
  readonly constants: Answers;
  readonly ownWords: OwnWords;
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
  /** Cells that are no answer to their question; `answers` does not have them. */
  readonly unread: readonly RowFault[];
  /** What was read otherwise than written. */
  readonly notes: readonly RowFault[];
  /** The cells of an exported table, by field. */
  readonly raw: Answers;
  /** The URLs of its photos. */
  readonly photos: readonly string[];
  /** Totals, footnotes and repeated headings are no homes. */
  readonly isHome: boolean;
}

export const LONGEST_REFERENCE = 80;

/** Parses a row. */
export function readRow({ line, cells }: TableRow, reading: Reading, words: WizardWords): ImportRow {
  const values: Cells = Object.fromEntries(
    reading.mapping.flatMap((target, at) =>
      target === '' ? [] : [[target, clean(fromCell(cells[at] ?? ''))]],
    ),
  );
  const { reference = '', draftKey = '', version = '' } = values;
  const isExport = draftKey !== '';
  const read = answersOf(values, reading, words);
  const { answers, unread, notes } = isExport ? read : tidy(read);
  const photos = readPhotos(cells, reading.mapping);
  return {
    line,
    reference: reference || null,
    draftKey: draftKey || null,
    version: /^\d{1,9}$/.test(version) ? Number(version) : null,
    answers: isExport ? answers : withConstants(answers, reading.constants),
    unread,
    notes: [...notes, ...photos.faults],
    photos: photos.urls,
    raw: isExport ? values : {},
    isHome: isHome(cells, reading.headings) && !isSum(cells, values),
  };
}

/** The keys of a home across imports; empty without an address or a reference. */
export const rowKeys = ({
  reference,
  answers,
}: Pick<ImportRow, 'reference' | 'answers'>): readonly string[] => [
  ...(reference ? [referenceKey(reference)] : []),
  ...placeKeys(answers),
];

/** The key of the address, and before it those of the address with its parcel, if it has one. */
export function placeKeys(answers: Answers): readonly string[] {
  const [address] = addressKeysOf(answers);
  if (address === undefined) return [];
  // Older drafts have only the key of the parcel number as it was written.
  const parcels = new Set([normalParcel(answers), bareParcel(answers)].filter((parcel) => parcel !== ''));
  return [...[...parcels].map((parcel) => `${address}/parcel/${parcel}`), address];
}

/** The parcel number without what a notation adds: `59-64-2-38` for `059.64-02-38`; empty without one. */
export const bareParcel = (answers: Answers): string =>
  normalParcel({ parcelNumber: readParcel(answerOf(answers, 'parcelNumber')) })
    .split('-')
    .map((group) => group.replace(/^0+(?=\d)/, ''))
    .join('-');

export const isSameAddress = (one: Answers, other: Answers): boolean =>
  addressKeysOf(one)[0] === addressKeysOf(other)[0];

/** Two homes at one address are on one parcel unless both have a parcel number and the numbers differ. */
export function isSameParcel(one: Answers, other: Answers): boolean {
  const [first, second] = [bareParcel(one), bareParcel(other)];
  return first === '' || second === '' || first === second;
}

export const referenceKey = (reference: string): string => `reference/${reference.toUpperCase()}`;

const totals = /^(grand |sub-?)?totals?\b|^(sum|average|count)\b/i;

function isHome(cells: readonly string[], headings: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const isFootnote = filled.length === 1 && headings.length > 3;
  const isHeading = filled.length > 1 && cells.every((cell, at) => cell.trim() === (headings[at] ?? ''));
  return !isFootnote && !isHeading && !totals.test(filled[0]?.trim() ?? '');
}

const identities = [
  ...[
    'reference',
    'draftKey',
    'street',
    'unparsedAddress',
    'streetName',
    'postalCode',
    'parcelNumber',
    'taxLot',
  ],
];

/** A row of nothing but numbers, without a word that says so. */
const isSum = (cells: readonly string[], values: Cells): boolean =>
  identities.every((target) => isBlank(values[target] ?? '')) && !cells.some((cell) => /\p{L}/u.test(cell));

interface ReadRow {
  readonly answers: Answers;
  readonly unread: readonly RowFault[];
  readonly notes: readonly RowFault[];
}

function answersOf(cells: Cells, { ownWords }: Reading, words: WizardWords): ReadRow {
  const parts = joinParts(cells, words);
  const answers: Record<string, string> = {};
  const [unread, notes]: [RowFault[], RowFault[]] = [[], []];
  const take = (name: string, cell: string, { answer, fault }: ReadValue) => {
    if (fault) (answer === '' ? unread : notes).push(rowFault(fault, { field: name, value: cell }));
    if (fault === null || answer !== '') answers[name] = answer;
  };
  const { lotSizeAcres } = cells;
  if (lotSizeAcres !== undefined) take('lotSizeSqft', lotSizeAcres, readLotAcres(lotSizeAcres));
  for (const [target, cell] of Object.entries(cells)) {
    const field = getField(target);
    const baths = target === 'bathroomsFull' ? readBaths(cell) : null;
    if (baths) Object.assign(answers, bathsOf(baths, cells));
    else if (field && !(cell === '' && (target in parts || target in answers)))
      take(target, cell, readValue(field, cell, words, ownWords));
  }
  for (const which of ['start', 'end'] as const) {
    const stamp = cells[`${which}Timestamp`];
    if (stamp && !isBlank(stamp) && toEasternClock(stamp) === null)
      unread.push(rowFault('not-a-date', { field: `${which}Date`, value: stamp }));
  }
  return { answers: { ...parts, ...answers }, unread, notes };
}

type Cells = Readonly<Record<string, string>>;

function bathsOf({ full, half }: { readonly full: number; readonly half: number }, cells: Cells): Answers {
  const hasHalf = half === 0 || !isBlank(cells.bathroomsHalf ?? '');
  return { bathroomsFull: String(full), ...(!hasHalf && { bathroomsHalf: String(half) }) };
}

/** The answers whose parts are in separate columns, or several of which are in one. */
function joinParts(cells: Cells, words: WizardWords): Answers {
  const { unparsedAddress, streetName, startTimestamp, endTimestamp, taxBlock, taxLot } = cells;
  return {
    ...(unparsedAddress !== undefined && { street: unparsedAddress }),
    ...(streetName !== undefined && { street: streetOf(cells) }),
    ...(taxBlock !== undefined && taxLot !== undefined && { parcelNumber: joinedParcel(cells, words) }),
    ...(startTimestamp !== undefined && toMoment('start', startTimestamp)),
    ...(endTimestamp !== undefined && toMoment('end', endTimestamp)),
  };
}

function joinedParcel(
  { countyOrParish = '', taxBlock = '', taxLot = '' }: Cells,
  words: WizardWords,
): string {
  const county = getField('countyOrParish');
  return parcelOf(county ? readValue(county, countyOrParish, words).answer : '', taxBlock, taxLot);
}

const streetParts = ['streetNumber', 'streetDirPrefix', 'streetName', 'streetSuffix', 'streetDirSuffix'];
const streetOf = (cells: Cells): string =>
  streetParts
    .map((part) => cells[part] ?? '')
    .filter((part) => part !== '')
    .join(' ');

function toMoment(which: 'start' | 'end', text: string): Answers {
  const clock = toEasternClock(text);
  if (!clock) return isBlank(text) ? { [`${which}Date`]: '', [`${which}Time`]: '' } : {};
  return { [`${which}Date`]: clock.date, [`${which}Time`]: clock.time };
}

/** Takes unit, city and ZIP code out of the street, where they have no column of their own. */
function tidy({ answers, unread, notes }: ReadRow): ReadRow {
  if (!answers.street) return { answers, unread, notes };
  const parts = readAddress(answers.street);
  const unit = isBlank(answers.unitNumber ?? '') ? '' : (answers.unitNumber ?? '');
  const isOther = unit !== '' && parts.unit !== '' && normalUnit(unit) !== normalUnit(parts.unit);
  const more = {
    // An address without a number is an error that quotes it as it is.
    street: /^\d/.test(parts.street) ? toTitleCase(parts.street) : parts.street,
    ...(unit === '' && parts.unit !== '' && { unitNumber: parts.unit }),
    ...(!answers.postalCode && parts.zip !== '' && { postalCode: parts.zip }),
    ...(answers.city
      ? { city: toTitleCase(answers.city) }
      : parts.city !== '' && { city: toTitleCase(parts.city) }),
  };
  const note = rowFault('other-unit', { field: 'unitNumber', value: unit, text: parts.unit });
  return { answers: { ...answers, ...more }, unread, notes: isOther ? [...notes, note] : notes };
}

/** A constant fills a missing or empty answer. */
function withConstants(answers: Answers, constants: Answers): Answers {
  const missing = Object.entries(constants).filter(([name]) => !answers[name]);
  return missing.length === 0 ? answers : { ...answers, ...Object.fromEntries(missing) };
}

/** Normalizes line breaks as in a form and removes control characters. */
const clean = (cell: string): string =>
  cell
    .replaceAll(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is meant
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff]/g, '')
    .trim();
