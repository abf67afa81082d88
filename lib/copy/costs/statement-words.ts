import type { CostStatement, StatementLine } from '@/lib/domain/costs/statement/cost-statement';
import { costStatement as copy } from '@/messages/costs/cost-statement';
import { costName } from './cost-name';
import { endedLawWords } from './ended-law-words';

/** `Recording and filing fees (estimate), unverified`. */
export const statementLineWords = (line: StatementLine): string =>
  copy.line({
    name: costName(line),
    isEstimate: line.isEstimate ? 'yes' : 'no',
    isUnverified: line.isVerified === false ? 'yes' : 'no',
  });

/** What a reader must know beside the lines, on the page and in the PDF. */
export const statementNotes = ({ mayOweMansionTax, endedLaws }: CostStatement): readonly string[] => [
  ...(mayOweMansionTax ? [copy.mansionTaxLeftOut] : []),
  ...endedLaws.map(endedLawWords),
];
