import type { CountedField } from '@/lib/domain/search/query/counted-fields';

/** A value for each row; NaN is not known. */
export interface NumberColumn {
  values: Float64Array;
}

export const createNumbers = (capacity: number): NumberColumn => ({
  values: new Float64Array(capacity).fill(Number.NaN),
});

export function widenNumbers(column: NumberColumn, capacity: number): void {
  const wider = new Float64Array(capacity).fill(Number.NaN);
  wider.set(column.values);
  column.values = wider;
}

/**
 * One code for each row, which stands for its choices in several fields: few combinations occur, and the fields are
 * counted together.
 */
export interface CodeColumn {
  /** By row. */
  codes: Uint32Array;
  readonly codeOf: Map<string, number>;
  readonly fields: readonly CodedField[];
}

export interface CodedField {
  readonly name: CountedField;
  /** The field's own code by the code of the column. */
  readonly own: number[];
  readonly ownOf: Map<string, number>;
  /** By own code: the choices that a row with it counts for. */
  readonly choices: (readonly string[])[];
}

/** How many there are by choice; a choice without any is left out. */
export type Counts = Readonly<Record<string, number>>;

export const createCodes = (fields: readonly CountedField[], capacity: number): CodeColumn => ({
  codes: new Uint32Array(capacity),
  codeOf: new Map(),
  fields: fields.map((name) => ({ name, own: [], ownOf: new Map(), choices: [] })),
});

export function widenCodes(column: CodeColumn, capacity: number): void {
  const wider = new Uint32Array(capacity);
  wider.set(column.codes);
  column.codes = wider;
}

/** The code of a row with these choices, a new one when they are met together for the first time. */
export function encode(
  { codeOf, fields }: CodeColumn,
  chosenOf: (field: CountedField) => readonly string[],
): number {
  const key = fields.map(({ name }) => chosenOf(name).join(' ')).join('|');
  const known = codeOf.get(key);
  if (known !== undefined) return known;
  for (const field of fields) field.own.push(ownCode(field, chosenOf(field.name)));
  codeOf.set(key, codeOf.size);
  return codeOf.size - 1;
}

function ownCode({ ownOf, choices }: CodedField, chosen: readonly string[]): number {
  const key = chosen.join(' ');
  const code = ownOf.get(key) ?? choices.push(chosen) - 1;
  ownOf.set(key, code);
  return code;
}

/** By code of the column: 1 where one of the chosen is among the field's choices. */
export function allowedCodes({ own, choices }: CodedField, chosen: readonly string[]): Uint8Array {
  const allowed = choices.map((each) => Number(each.some((choice) => chosen.includes(choice))));
  return Uint8Array.from(own, (code) => allowed[code] ?? 0);
}

/** How many rows there are of each code. */
export function countCodes({ codes, codeOf }: CodeColumn, rows: Uint32Array): Uint32Array {
  const counts = new Uint32Array(codeOf.size);
  for (let index = 0; index < rows.length; index++) {
    const code = codes[rows[index] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

/** The same by choice of one of the fields. */
export function countChoices({ own, choices }: CodedField, byCode: Uint32Array): Counts {
  const byOwn = new Uint32Array(choices.length);
  for (let code = 0; code < byCode.length; code++) {
    const value = own[code] ?? 0;
    byOwn[value] = (byOwn[value] ?? 0) + (byCode[code] ?? 0);
  }
  const counts: Record<string, number> = {};
  for (let value = 0; value < byOwn.length; value++) {
    const count = byOwn[value] ?? 0;
    if (count === 0) continue;
    for (const choice of choices[value] ?? []) counts[choice] = (counts[choice] ?? 0) + count;
  }
  return counts;
}
