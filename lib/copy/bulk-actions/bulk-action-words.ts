import { aboutLabel } from '@/lib/copy/drafts/question';
import { scheduleFaultWords } from '@/lib/copy/drafts/schedule-fault-words';
import {
  type BulkActionItem,
  MAX_ACTIONS_PER_DAY,
  MAX_HOMES,
  type MissingOfHome,
  reasonOf,
  ruleMark,
} from '@/lib/domain/portfolio/bulk-action';
import type { RequestFault } from '@/lib/domain/portfolio/bulk-action-request';
import { MAX_CHOSEN } from '@/lib/domain/portfolio/selection';
import { formatCount } from '@/lib/format';
import { faults } from '@/messages/bulk-actions/faults';
import { missing } from '@/messages/bulk-actions/missing';
import { reasons } from '@/messages/bulk-actions/reasons';
import { refusals } from '@/messages/bulk-actions/refusals';
import { tableFaults } from '@/messages/bulk-actions/table-faults';
import { rules } from '@/messages/drafts/rules';
import { sellingRefusalWords } from '@/messages/drafts/selling-refusal-words';

/** Why an action was refused, and what to do next. */
export const bulkActionRefusalWords = {
  ...sellingRefusalWords,
  ...refusals,
  'too-many-homes': refusals['too-many-homes']({ homes: formatCount(MAX_HOMES) }),
  'too-many-chosen': refusals['too-many-chosen']({ chosen: MAX_CHOSEN }),
  'actions-of-today': refusals['actions-of-today']({ actions: MAX_ACTIONS_PER_DAY }),
} as const;

const words: Readonly<Record<string, string>> = { ...sellingRefusalWords, ...reasons };

/** Why an action leaves a home out. */
export const itemReasonWords = (reason: string): string => words[reason] ?? reason;

/** A question, a rule, or a step of files that a home lacks. */
export const missingLabel = (about: string): string =>
  Object.entries(rules).find(([id]) => ruleMark + id === about)?.[1].title ?? aboutLabel(about);

/** `3 items left to complete: Condition; Deed type; and 1 more`. */
function missingWords({ count, first }: MissingOfHome): string {
  const more = count > first.length ? [missing.more({ count: count - first.length })] : [];
  return `${missing.count({ count })} ${[...first.map(({ about }) => missingLabel(about)), ...more].join('; ')}`;
}

/** Why an action leaves a home out, in one line. */
export const leftOutWords = (item: Pick<BulkActionItem, 'refusal' | 'reason' | 'missing'>): string =>
  item.missing ? missingWords(item.missing) : itemReasonWords(reasonOf(item));

/** What is wrong with a field of the form, and what to do. */
export function requestFaultWords(fault: RequestFault): string {
  switch (fault.code) {
    case 'no-reason':
    case 'no-rule':
    case 'no-amount':
    case 'no-floor':
    case 'no-table':
      return faults[fault.code];
    case 'reason-too-long':
    case 'percent':
      return faults[fault.code]({ most: fault.most });
    case 'table': {
      const text = tableFaults[fault.fault.code];
      return typeof text === 'string' ? text : text({ line: fault.fault.line });
    }
    default:
      return scheduleFaultWords(fault);
  }
}
