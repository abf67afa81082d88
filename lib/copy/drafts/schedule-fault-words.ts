import type { ScheduleFault } from '@/lib/domain/drafts/schedule';
import { formatCount } from '@/lib/format';
import { scheduleFaults } from '@/messages/drafts/schedule-faults';
import { fieldFaultWords } from './field-fault-words';

/** What is wrong with a field of a schedule and what to do. */
export function scheduleFaultWords(fault: ScheduleFault): string {
  switch (fault.code) {
    case 'no-choice':
    case 'no-date':
    case 'no-time':
      return scheduleFaults[fault.code];
    case 'minutes':
      return scheduleFaults.minutes({ most: formatCount(fault.most) });
    case 'per-day':
      return scheduleFaults.perDay({ most: formatCount(fault.most) });
    default:
      return fieldFaultWords(fault);
  }
}
