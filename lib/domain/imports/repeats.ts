import { addressKeysOf } from '@/lib/domain/drafts/address-key';
import { answerOf } from '@/lib/domain/drafts/fields/answers';
import { type ImportRow, rowKeys } from './row';

/** What tells two rows about one home apart. */
export interface RowSummary {
  readonly line: number;
  readonly reference: string;
  readonly street: string;
  readonly unit: string;
  readonly parcel: string;
}

export interface Repeat {
  readonly first: RowSummary;
  readonly again: RowSummary;
}

const summaryOf = ({ line, reference, answers }: ImportRow): RowSummary => ({
  line,
  reference: reference ?? '',
  street: answerOf(answers, 'street'),
  unit: answerOf(answers, 'unitNumber'),
  parcel: answerOf(answers, 'parcelNumber'),
});

/**
 * The returned function takes rows in order and returns an earlier row with the same draft key, reference,
 * address or parcel, or null.
 */
export function createRepeats() {
  const seen = new Map<string, RowSummary>();
  return (row: ImportRow): Repeat | null => {
    const again = summaryOf(row);
    const keys = [
      ...(row.draftKey ? [`draft/${row.draftKey}`] : []),
      ...new Set([...rowKeys(row), ...addressKeysOf(row.answers)]),
    ];
    const first = keys.map((key) => seen.get(key)).find((each) => each !== undefined);
    for (const key of keys) if (!seen.has(key)) seen.set(key, again);
    return first ? { first, again } : null;
  };
}
