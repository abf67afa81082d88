import { fromEasternDay, fromEasternTime, toEasternTime } from '@/lib/domain/shared/eastern-time';
import { type Answers, answerOf, toChosen, toCount, toDollars } from './answers';
import type { StepId } from './steps';

/** A control of components/ui/form/form-field.tsx. */
type Control =
  | 'text'
  | 'textarea'
  | 'select'
  | 'checkboxes'
  | 'checkbox'
  | 'money'
  | 'count'
  | 'date'
  | 'time';

/** What is wrong with an answer, with the values of its sentence. */
export type FieldFault =
  | { readonly code: 'too-long'; readonly most: number }
  | {
      readonly code: 'out-of-range' | 'year-out-of-range' | 'not-in-new-york';
      readonly low: number;
      readonly high: number;
    }
  | {
      readonly code:
        | 'not-a-choice'
        | 'not-choices'
        | 'not-dollars'
        | 'not-a-count'
        | 'not-a-date'
        | 'not-a-time'
        | 'in-the-future'
        | 'not-a-license'
        | 'not-a-phone'
        | 'not-a-zip'
        | 'not-a-street'
        | 'not-a-parcel'
        | 'too-short'
        | 'deed-of-co-op'
        | 'not-a-bill-of-sale'
        | 'start-passed'
        | 'skipped-hour'
        | 'ends-too-early'
        | 'auction-too-long'
        | 'head-start-too-long'
        | 'reserve-below-start'
        | 'buy-now-below-start'
        | 'buy-now-below-reserve'
        | 'amount-out-of-range';
    };

/** One question of the wizard, used by the form, its checks, reviewer notes and the version comparison. */
export interface Field {
  readonly name: string;
  readonly step: StepId;
  readonly control: Control;
  /** The values of a choice. */
  readonly choices?: readonly string[];
  readonly isOptional?: boolean;
  /** Whether earlier answers make the question apply; without it the question always applies. */
  readonly isApplicable?: (answers: Answers) => boolean;
  /** What is wrong with the answer; null when it is fine. `now` in ms. */
  readonly fault?: (typed: string, answers: Answers, now: number) => FieldFault | null;
  readonly maxLength?: number;
  readonly autoComplete?: string;
}

export const isApplicable = (field: Field, answers: Answers): boolean =>
  field.isApplicable?.(answers) ?? true;

/** What is wrong with an answer; null if it is fine, missing or not asked. */
export function faultOf(field: Field, answers: Answers, now: number): FieldFault | null {
  const typed = answerOf(answers, field.name);
  if (typed === '' || !isApplicable(field, answers)) return null;
  return (
    lengthFault(field, answers) ?? faultOfControl(field, typed) ?? field.fault?.(typed, answers, now) ?? null
  );
}

/** The refusal of an answer too long to store, whether or not its question applies. */
export const lengthFault = (field: Field, answers: Answers): FieldFault | null =>
  answerOf(answers, field.name).length > maxLengthOf(field)
    ? { code: 'too-long', most: maxLengthOf(field) }
    : null;

/** Whether the question applies, is not optional and has no answer. */
export const isMissing = (field: Field, answers: Answers): boolean =>
  isApplicable(field, answers) && !field.isOptional && answerOf(answers, field.name) === '';

const lengths: Partial<Record<Control, number>> = { textarea: 4_000, text: 200 };
export const maxLengthOf = ({ maxLength, control }: Pick<Field, 'maxLength' | 'control'>): number =>
  maxLength ?? lengths[control] ?? 200;

function faultOfControl(field: Field, typed: string): FieldFault | null {
  const isChoice = (value: string) => field.choices?.includes(value) ?? false;
  switch (field.control) {
    case 'select':
      return isChoice(typed) ? null : { code: 'not-a-choice' };
    case 'checkboxes':
      return toChosen(typed).every(isChoice) ? null : { code: 'not-choices' };
    case 'money':
      return toDollars(typed) === null ? { code: 'not-dollars' } : null;
    case 'count':
      return toCount(typed) === null ? { code: 'not-a-count' } : null;
    case 'date':
      return fromEasternDay(typed) === null ? { code: 'not-a-date' } : null;
    case 'time':
      return fromEasternTime('2026-01-15', typed) === null ? { code: 'not-a-time' } : null;
    case 'text':
    case 'textarea':
    case 'checkbox':
      return null;
  }
}

/** Refuses the as-of date of a fact if it is in the future, by New York time. */
export const notAfterToday = (typed: string, _: Answers, now: number): FieldFault | null =>
  typed > toEasternTime(now).date ? { code: 'in-the-future' } : null;

export const between =
  (low: number, high: number, code: 'out-of-range' | 'year-out-of-range' = 'out-of-range') =>
  (typed: string): FieldFault | null => {
    const count = toCount(typed);
    return count === null || count < low || count > high ? { code, low, high } : null;
  };

export const is =
  (name: string, ...values: readonly string[]) =>
  (answers: Answers): boolean =>
    values.includes(answerOf(answers, name));
