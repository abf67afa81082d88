import type { Choice, Field } from '@/components/ui/form/form-field';
import type { BulkActionType } from '@/lib/domain/portfolio/bulk-action';
import { type PriceRule, priceSteps } from '@/lib/domain/portfolio/bulk-action-prices';
import { LONGEST_REASON } from '@/lib/domain/portfolio/bulk-action-request';
import { form as copy } from '@/messages/bulk-actions/form';
import { steps } from '@/messages/bulk-actions/steps';

/** The fields of an action's form. `by`: how prices are lowered. */
export function actionFields(
  type: BulkActionType,
  by: PriceRule['by'],
  modes: readonly Choice[],
): readonly Field[] {
  switch (type) {
    case 'submit':
      return [
        {
          name: 'isDeclared',
          label: copy.isDeclared,
          help: copy.isDeclaredHelp,
          control: 'checkbox',
          ticked: 'yes',
          isOptional: true,
        },
      ];
    case 'withdraw':
      return [
        {
          name: 'reason',
          label: copy.reason,
          help: copy.reasonHelp,
          control: 'textarea',
          rows: 3,
          maxLength: LONGEST_REASON,
        },
      ];
    case 'schedule':
      return scheduleFields(modes);
    case 'lower-prices':
      return by === 'table' ? [tableField, floor] : [priceFields[by], step, floor];
    default:
      return [];
  }
}

const scheduleFields = (modes: readonly Choice[]): readonly Field[] => [
  { name: 'saleMode', label: copy.saleMode, control: 'select', empty: copy.chooseOne, choices: modes },
  { name: 'startDate', label: copy.startDate, control: 'date' },
  { name: 'startTime', label: copy.startTime, control: 'time' },
  { name: 'endDate', label: copy.endDate, control: 'date' },
  { name: 'endTime', label: copy.endTime, control: 'time' },
  { name: 'apartMinutes', label: copy.apartMinutes, control: 'count' },
  { name: 'perDay', label: copy.perDay, help: copy.perDayHelp, control: 'count', isOptional: true },
];

const priceFields: Readonly<Record<'percent' | 'amount', Field>> = {
  percent: { name: 'percent', label: copy.percent, control: 'count' },
  amount: { name: 'amount', label: copy.amount, control: 'money' },
};

const step: Field = {
  name: 'step',
  label: copy.step,
  control: 'select',
  choices: priceSteps.map((each) => ({ value: String(each), label: steps[each] })),
  width: 'half',
};

const floor: Field = { name: 'floor', label: copy.floor, help: copy.floorHelp, control: 'money' };

const tableField: Field = {
  name: 'table',
  label: copy.table,
  help: copy.tableHelp,
  control: 'textarea',
  rows: 8,
};
