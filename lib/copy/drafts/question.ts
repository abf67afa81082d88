import { duesWords } from '@/lib/copy/listings/dues-words';
import type { Answers } from '@/lib/domain/drafts/fields/answers';
import type { Field } from '@/lib/domain/drafts/fields/field';
import { subTypeOf } from '@/lib/domain/drafts/fields/property-fields';
import { isStep } from '@/lib/domain/drafts/fields/steps';
import { addressQuestions } from '@/messages/drafts/address-questions';
import { factsQuestions } from '@/messages/drafts/facts-questions';
import { lienQuestions } from '@/messages/drafts/lien-questions';
import { ownerQuestions } from '@/messages/drafts/owner-questions';
import { propertyQuestions } from '@/messages/drafts/property-questions';
import { saleQuestions } from '@/messages/drafts/sale-questions';
import { steps } from '@/messages/drafts/steps';
import { toText } from '@/messages/to-text';
import { choiceLabel } from './choice-label';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface QuestionWords {
  readonly label: string;
  /** In plain words: what the question means and who sees the answer. */
  readonly help: string;
  /** The heading above this question and the ones after it. */
  readonly heading?: string;
}

/** A field of the wizard in words. */
export interface Question extends QuestionWords, Omit<Field, 'choices'> {
  readonly choices?: readonly Choice[];
}

const words: Readonly<Record<string, QuestionWords>> = {
  ...ownerQuestions,
  ...addressQuestions,
  ...propertyQuestions,
  ...factsQuestions,
  ...saleQuestions,
};

/** `answers`: the charge of a building is called as buyers of such a home call it. */
export function toQuestion({ choices, ...field }: Field, answers: Answers = {}): Question {
  const { name } = field;
  const subType = name === 'feeAmount' && subTypeOf(answers);
  const question = { ...field, ...questionWords(name), ...(subType && { label: duesWords(subType).label }) };
  if (!choices) return question;
  return { ...question, choices: choices.map((value) => ({ value, label: choiceLabel(name, value) })) };
}

const lienPart = /^lien(\d)(Kind|Amount|Treatment|Text)$/;
const isLienPart = (part: string): part is keyof typeof lienQuestions => part in lienQuestions;

function questionWords(name: string): QuestionWords {
  const [, number = '', part = ''] = lienPart.exec(name) ?? [];
  if (!isLienPart(part)) return (Object.hasOwn(words, name) && words[name]) || { label: name, help: '' };
  if (number === '1' && part === 'Kind') return lienQuestions.first;
  const { label, help } = lienQuestions[part];
  return { label: toText(label, { number }), help };
}

/** The label of what a note is about: a question or a whole step. */
export const aboutLabel = (about: string): string =>
  isStep(about) ? steps[about].title : questionWords(about).label;
