import type { MissingAnswer } from '@/lib/domain/drafts/fields/fields';
import { missing as copy } from '@/messages/drafts/missing';
import { fieldFaultWords } from './field-fault-words';
import { aboutLabel } from './question';

/** Why an answer blocks a submission, and what to do. */
export function missingAnswerWords({ field, reason }: MissingAnswer): string {
  switch (reason.code) {
    case 'no-answer':
      return withStop(copy.noAnswer({ label: aboutLabel(field) }));
    case 'half-pin':
      return copy.halfPin;
    default:
      return fieldFaultWords(reason);
  }
}

const withStop = (text: string): string => (/[?.]$/.test(text) ? text : `${text}.`);
