import type { CountedField } from '@/lib/domain/search/query/counted-fields';

/** One value per row; NaN is unknown. */
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
 * One code per row that stands for its choices in several fields. Few combinations occur, so the fields are
 * counted together.
 */
export interface CodeColumn {
  /** Indexed by row. */
  codes: Uint32Array;
  readonly codeOf: Map<string, number>;
  readonly fields: readonly CodedField[];
}

export interface CodedField {
  readonly name: CountedField;
  /** The field's own code, indexed by the column's code. */
  readonly own: number[];
  readonly ownOf: Map<string, number>;
  /** The choices that a row counts for, indexed by the field's own code. */
  readonly choices: (readonly string[])[];
}

/** Number of rows per choice; choices without rows are left out. */
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

/** The code for a row's choices; a new combination gets a new code. */
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

/** Indexed by the column's code: 1 if the field's choices include one of the chosen ones. */
export function allowedCodes({ own, choices }: CodedField, chosen: readonly string[]): Uint8Array {
  const allowed = choices.map((each) => Number(each.some((choice) => chosen.includes(choice))));
  return Uint8Array.from(own, (code) => allowed[code] ?? 0);
}

/** Number of rows per code. */
export function countCodes({ codes, codeOf }: CodeColumn, rows: Uint32Array): Uint32Array {
  const counts = new Uint32Array(codeOf.size);
  for (let index = 0; index < rows.length; index++) {
    const code = codes[rows[index] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

/** Converts counts per code to counts per choice of one field. */
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
