import { type Answers, answerOf, toCount, toDollars } from '@/lib/domain/drafts/fields/answers';
import { faultOf, isApplicable, lengthFault } from '@/lib/domain/drafts/fields/field';
import { getField } from '@/lib/domain/drafts/fields/fields';
import type { WizardWords } from '@/lib/domain/drafts/fields/wizard-words';
import { type RowFault, rowFault } from './values/row-fault';

export interface AnswerFault {
  readonly fault: RowFault;
  /** The answer is left out, and the rest of the row is imported. */
  readonly isWarning: boolean;
}

/**
 * What is wrong with an answer among the others of its draft; null if nothing is. Zero where none is possible
 * means that the table has nothing there. An odd answer to an optional question is only a warning. `now` in
 * ms.
 */
export function faultsOfAnswer(
  name: string,
  answers: Answers,
  words: WizardWords,
  now: number,
): AnswerFault | null {
  const field = getField(name);
  const value = answerOf(answers, name);
  if (!field || value === '') return null;
  const tooLong = lengthFault(field, answers);
  const isNumber = field.control === 'count' || field.control === 'money';
  const isAsked = isApplicable(field, answers);
  if (tooLong)
    return {
      fault: rowFault('answer', { field: name, value, text: words.fault(tooLong) }),
      isWarning: false,
    };
  if (!isAsked) return null;
  const fault = faultOf(field, answers, now);
  if (fault === null) return null;
  const isZero = isNumber && (toCount(value) === 0 || toDollars(value) === 0);
  return {
    fault: rowFault(isZero ? 'zero' : 'answer', {
      field: name,
      value,
      text: isZero ? '' : words.fault(fault),
    }),
    isWarning: isZero || field.isOptional === true,
  };
}
