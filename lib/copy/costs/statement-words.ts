import type { StatementLine } from '@/lib/domain/costs/statement/cost-statement';
import { costStatement as copy } from '@/messages/costs/cost-statement';
import { costName } from './cost-name';

/** `Recording and filing fees (estimate), unverified`. */
export const statementLineWords = (line: StatementLine): string =>
  copy.line({
    name: costName(line),
    isEstimate: line.isEstimate ? 'yes' : 'no',
    isUnverified: line.isVerified === false ? 'yes' : 'no',
  });
