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

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** One question of the wizard, used by the form, its checks, reviewer notes and the version comparison. */
export interface Field {
  readonly name: string;
  readonly step: StepId;
  /** The heading above this question and the ones after it. */
  readonly heading?: string;
  readonly label: string;
  /** In plain words: what the question means and who sees the answer. */
  readonly help: string;
  readonly control: Control;
  readonly choices?: readonly Choice[];
  readonly isOptional?: boolean;
  /** Whether earlier answers make the question apply; without it the question always applies. */
  readonly isApplicable?: (answers: Answers) => boolean;
  /** One sentence on what is wrong with the answer and what to do; null when it is fine. `now` in ms. */
  readonly fault?: (typed: string, answers: Answers, now: number) => string | null;
  readonly maxLength?: number;
  readonly autoComplete?: string;
}

export const isApplicable = (field: Field, answers: Answers): boolean =>
  field.isApplicable?.(answers) ?? true;

/** What is wrong with an answer; null if it is fine, missing or not asked. */
export function faultOf(field: Field, answers: Answers, now: number): string | null {
  const typed = answerOf(answers, field.name);
  if (typed === '' || !isApplicable(field, answers)) return null;
  return (
    lengthFault(field, answers) ?? faultOfControl(field, typed) ?? field.fault?.(typed, answers, now) ?? null
  );
}

/** The refusal of an answer too long to store, whether or not its question applies. */
export const lengthFault = (field: Field, answers: Answers): string | null =>
  answerOf(answers, field.name).length > maxLengthOf(field)
    ? `Use ${maxLengthOf(field)} characters or fewer.`
    : null;

/** Whether the question applies, is not optional and has no answer. */
export const isMissing = (field: Field, answers: Answers): boolean =>
  isApplicable(field, answers) && !field.isOptional && answerOf(answers, field.name) === '';

const lengths: Partial<Record<Control, number>> = { textarea: 4_000, text: 200 };
export const maxLengthOf = ({ maxLength, control }: Field): number => maxLength ?? lengths[control] ?? 200;

function faultOfControl(field: Field, typed: string): string | null {
  const isChoice = (value: string) => field.choices?.some((choice) => choice.value === value) ?? false;
  switch (field.control) {
    case 'select':
      return isChoice(typed) ? null : 'Choose one from the list.';
    case 'checkboxes':
      return toChosen(typed).every(isChoice) ? null : 'Choose from the list.';
    case 'money':
      return toDollars(typed) === null ? 'Enter whole dollars, such as 412,500.' : null;
    case 'count':
      return toCount(typed) === null ? 'Enter a whole number.' : null;
    case 'date':
      return fromEasternDay(typed) === null ? 'Enter a date as YYYY-MM-DD, such as 2026-11-21.' : null;
    case 'time':
      return fromEasternTime('2026-01-15', typed) === null ? 'Enter a time, such as 15:00.' : null;
    case 'text':
    case 'textarea':
    case 'checkbox':
      return null;
  }
}

/** Refuses the as-of date of a fact if it is in the future, by New York time. */
export const notAfterToday = (typed: string, _: Answers, now: number): string | null =>
  typed > toEasternTime(now).date ? 'This date is in the future. Enter the date it was true.' : null;

const formatCount = (value: number): string => value.toLocaleString('en-US');

export const between =
  (low: number, high: number, what: string, write: (value: number) => string = formatCount) =>
  (typed: string): string | null => {
    const count = toCount(typed);
    return count === null || count < low || count > high
      ? `${what} must be between ${write(low)} and ${write(high)}.`
      : null;
  };

export const choicesOf = <T extends string>(
  values: readonly T[],
  labelOf: (value: T) => string,
): readonly Choice[] => values.map((value) => ({ value, label: labelOf(value) }));

export const is =
  (name: string, ...values: readonly string[]) =>
  (answers: Answers): boolean =>
    values.includes(answerOf(answers, name));
