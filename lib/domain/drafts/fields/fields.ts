import { addressFields } from './address-fields';
import { type Answers, answerOf } from './answers';
import { factsFields } from './facts-fields';
import { type Field, faultOf, isMissing } from './field';
import { ownerFields } from './owner-fields';
import { propertyFields } from './property-fields';
import { isOfStart, keepsStart, saleFields } from './sale-fields';
import { isStep, type StepId, stepTitle } from './steps';

/** Every question of the wizard, in order. No zod here: client components import it. */
export const fields: readonly Field[] = [
  ...ownerFields,
  ...addressFields,
  ...propertyFields,
  ...factsFields,
  ...saleFields,
];

const byName = new Map(fields.map((field) => [field.name, field]));

export const getField = (name: string): Field | null => byName.get(name) ?? null;
export const fieldsOf = (step: StepId): readonly Field[] => fields.filter((field) => field.step === step);

/** The label of what a note is about: a question or a whole step. */
export const aboutLabel = (about: string): string =>
  getField(about)?.label ?? (isStep(about) ? stepTitle(about) : about);

/** Something that blocks a submission. `field` is where the answer goes; null for the step as a whole. */
export interface Missing {
  readonly step: StepId;
  readonly field: string | null;
  readonly text: string;
}

/**
 * The questions of one step that have no answer or a wrong one. `now` in ms; `published`: the published
 * answers while their auction stands.
 */
export function missingAnswers(
  answers: Answers,
  step: StepId,
  now: number,
  published: Answers | null = null,
): readonly Missing[] {
  const isPublishedStart = (name: string) => isOfStart(name) && keepsStart(answers, published);
  const ofFields = fieldsOf(step).flatMap((field): Missing[] => {
    if (isPublishedStart(field.name)) return [];
    const text = isMissing(field, answers) ? missingText(field.label) : faultOf(field, answers, now);
    return text === null ? [] : [{ step, field: field.name, text }];
  });
  const hasPin = answerOf(answers, 'latitude') !== '' && answerOf(answers, 'longitude') !== '';
  const isHalfPin = !hasPin && (answerOf(answers, 'latitude') || answerOf(answers, 'longitude')) !== '';
  if (step !== 'address' || !isHalfPin) return ofFields;
  return [
    ...ofFields,
    {
      step,
      field: answerOf(answers, 'latitude') === '' ? 'latitude' : 'longitude',
      text: 'Enter both the latitude and longitude of the pin.',
    },
  ];
}

const missingText = (label: string): string => `No answer yet: ${label}${/[?.]$/.test(label) ? '' : '.'}`;
