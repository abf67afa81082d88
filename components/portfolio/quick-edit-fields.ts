import type { Field } from '@/components/ui/form/form-field';
import { toQuestion } from '@/lib/copy/drafts/question';
import { LONGEST_NOTE } from '@/lib/domain/drafts/draft';
import { getField } from '@/lib/domain/drafts/fields/fields';
import { LONGEST_REFERENCE } from '@/lib/domain/imports/row';
import { type QuickAnswer, type QuickFields, quickAnswers } from '@/lib/domain/portfolio/quick-edit';
import { quickEdit as copy } from '@/messages/portfolio/quick-edit';

/** The form's fields for what can be edited now. Made on the server, because it has the words of all questions. */
export const quickEditFields = (values: QuickFields): readonly Field[] => [
  {
    name: 'assetNumber',
    label: copy.assetNumber,
    control: 'text',
    isOptional: true,
    maxLength: LONGEST_REFERENCE,
    width: 'third',
  },
  ...quickAnswers.filter((name) => values[name] !== undefined).map((name) => answerField(name, values)),
  {
    name: 'note',
    label: copy.note,
    help: copy.noteHelp,
    control: 'textarea',
    isOptional: true,
    maxLength: LONGEST_NOTE,
    rows: 2,
    width: 'full',
  },
];

function answerField(name: QuickAnswer, values: QuickFields): Field {
  const field = getField(name);
  const choices = field ? toQuestion(field).choices : undefined;
  const isFirst = name === 'saleFormat' && values.saleFormat === '';
  const help = isFirst ? { help: copy.saleFormatHelp } : {};
  const shared = { name, label: copy[name], isRequired: false, width: 'third', ...help } as const;
  return choices
    ? { ...shared, control: 'select', choices, empty: copy.notSet }
    : { ...shared, control: 'money' };
}
