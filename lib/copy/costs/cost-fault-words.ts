import type { CostFault } from '@/lib/domain/costs/cost-request';
import { costFaults } from '@/messages/costs/cost-faults';
import { toText } from '@/messages/to-text';

/** Says what to enter instead; undefined for no fault. */
export const costFaultWords = (fault: CostFault | undefined): string | undefined =>
  fault && toText(costFaults[fault.code], { least: '', most: '', example: '', ...fault });
