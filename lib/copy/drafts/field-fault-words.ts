import type { FieldFault } from '@/lib/domain/drafts/fields/field';
import { formatCount } from '@/lib/format';
import { fieldFaults } from '@/messages/drafts/field-faults';
import { toText } from '@/messages/to-text';

/** What is wrong with an answer and what to do. */
export const fieldFaultWords = (fault: FieldFault): string =>
  toText(fieldFaults[fault.code], { low: '', high: '', most: '', ...numbersOf(fault) });

/** A year has no separator. */
function numbersOf(fault: FieldFault): Readonly<Record<string, string>> {
  const write = fault.code === 'year-out-of-range' ? String : formatCount;
  if ('most' in fault) return { most: formatCount(fault.most) };
  return 'low' in fault ? { low: write(fault.low), high: write(fault.high) } : {};
}
