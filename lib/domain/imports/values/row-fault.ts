/** What is wrong with a row, or what the import changed in it. `lib/copy/imports` has the words. */
export const rowFaultCodes = [
  /** The check of the question refuses the answer; `text` is its sentence. */
  'answer',
  'not-a-choice',
  'not-an-amount',
  'negative-amount',
  'not-a-number',
  'not-a-date',
  'not-a-time',
  /** The number zero where none is possible: the table has nothing there. */
  'zero',
  'rounded',
  /** The address names another unit than the unit's own column. */
  'other-unit',
  'long-reference',
  'unknown-key',
  'other-reference',
  'other-address',
  'listed-address',
  'changed-here',
  'cleared-here',
  'in-review',
  'decided',
  'published',
  'no-address',
  'unlisted-zip',
  'repeat',
  'named-twice',
  /** Another row, or another draft, has this address with another parcel number. */
  'same-address',
  'listed-same-address',
  'not-a-photo-url',
  'internal-url',
  /** More photos than a home may have, or than an import may fetch. `text` is how many. */
  'too-many-photos',
  'too-many-in-all',
] as const;
export type RowFaultCode = (typeof rowFaultCodes)[number];

/**
 * `field` is the id of a target; null for the row as a whole. `value` is the cell; `text` is what the
 * sentence needs besides it, such as a line or a reference.
 */
export interface RowFault {
  readonly field: string | null;
  readonly code: RowFaultCode;
  readonly value: string;
  readonly text: string;
}

/** Enough to find the cell. A table may have thousands of faults. */
const longestValue = 80;

export const rowFault = (
  code: RowFaultCode,
  { field = null, value = '', text = '' }: Partial<Omit<RowFault, 'code'>> = {},
): RowFault => ({ field, code, value: value.slice(0, longestValue), text });
