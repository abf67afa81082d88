import { addressFields } from './address-fields';
import { type Answers, answerOf } from './answers';
import { factsFields } from './facts-fields';
import { type Field, type FieldFault, faultOf, isMissing } from './field';
import { ownerFields } from './owner-fields';
import { propertyFields } from './property-fields';
import { isOfStart, keepsStart, saleFields } from './sale-fields';
import type { StepId } from './steps';

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

/** An answer that blocks a submission, and where it goes. */
export interface MissingAnswer {
  readonly step: StepId;
  readonly field: string;
  readonly reason: FieldFault | { readonly code: 'no-answer' | 'half-pin' };
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
): readonly MissingAnswer[] {
  const isPublishedStart = (name: string) => isOfStart(name) && keepsStart(answers, published);
  const ofFields = fieldsOf(step).flatMap((field): MissingAnswer[] => {
    if (isPublishedStart(field.name)) return [];
    const reason = isMissing(field, answers)
      ? ({ code: 'no-answer' } as const)
      : faultOf(field, answers, now);
    return reason === null ? [] : [{ step, field: field.name, reason }];
  });
  const hasPin = answerOf(answers, 'latitude') !== '' && answerOf(answers, 'longitude') !== '';
  const isHalfPin = !hasPin && (answerOf(answers, 'latitude') || answerOf(answers, 'longitude')) !== '';
  if (step !== 'address' || !isHalfPin) return ofFields;
  return [
    ...ofFields,
    {
      step,
      field: answerOf(answers, 'latitude') === '' ? 'latitude' : 'longitude',
      reason: { code: 'half-pin' },
    },
  ];
}
