import { choiceLabel } from '@/lib/copy/drafts/choice-label';
import { getField } from '@/lib/domain/drafts/fields/fields';
import { sourcesOf } from '@/lib/domain/imports/columns';
import type { TableImport } from '@/lib/domain/imports/import';
import type { RowFault } from '@/lib/domain/imports/values/row-fault';
import { rowFaultParts as parts } from '@/messages/imports/row-fault-parts';
import { rowFaults } from '@/messages/imports/row-faults';
import { toText } from '@/messages/to-text';
import { targetLabel } from './target-label';

const longestValue = 60;
const mostChoices = 20;

/** What is wrong and what to do, without the name of the field. */
export function reasonWords({ field, code, value, text }: RowFault): string {
  if (code === 'answer' && value === '') return text;
  const shown = value.length > longestValue ? `${value.slice(0, longestValue)}…` : value;
  return toText(rowFaults[code], { value: shown, text, choices: choicesOf(field) });
}

/** The same for something that the import passes over. */
export const warningWords = (fault: RowFault): string =>
  saidInFull.includes(fault.code) ? reasonWords(fault) : parts.leftEmpty({ reason: reasonWords(fault) });

/** Their sentences say what happened to the value. */
const saidInFull: readonly RowFault['code'][] = [
  ...(['zero', 'rounded', 'other-unit', 'same-address', 'listed-same-address'] as const),
  ...(['not-a-photo-url', 'internal-url', 'too-many-photos', 'too-many-in-all'] as const),
];

/** With the field and the heading of its column, such as `Stories (column “Floors”): …`. */
export function faultWords(
  fault: RowFault,
  table: Pick<TableImport, 'headings' | 'mapping'>,
  words: (fault: RowFault) => string = reasonWords,
): string {
  const reason = words(fault);
  if (fault.field === null) return reason;
  const [label, heading] = [targetLabel(fault.field), headingOf(fault.field, table)];
  return heading === '' || heading === label
    ? parts.ofField({ label, reason })
    : parts.inColumn({ label, heading, reason });
}

/** The heading of the column that a field is read from; empty if it has none. */
export function headingOf(
  field: string,
  { headings, mapping }: Pick<TableImport, 'headings' | 'mapping'>,
): string {
  const at = mapping.findIndex((target) => target !== '' && sourcesOf(field).includes(target));
  return headings[at] ?? '';
}

/** The choices of a field in one line; empty for a field without any. */
export function choicesOf(field: string | null): string {
  if (field === null) return '';
  const labels = getField(field)?.choices?.map((value) => choiceLabel(field, value)) ?? [];
  const choices = labels.slice(0, mostChoices).join(', ');
  return labels.length > mostChoices ? parts.more({ choices, count: labels.length - mostChoices }) : choices;
}
