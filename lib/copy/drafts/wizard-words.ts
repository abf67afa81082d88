import type { WizardWords } from '@/lib/domain/drafts/fields/wizard-words';
import { answerWords } from './answer-words';
import { choiceLabel } from './choice-label';
import { fieldFaultWords } from './field-fault-words';
import { aboutLabel } from './question';

export const wizardWords: WizardWords = {
  label: aboutLabel,
  choice: choiceLabel,
  answer: answerWords,
  fault: fieldFaultWords,
};
