import { fromEasternDay, fromEasternTime, toEasternTime } from '@/lib/domain/shared/eastern-time';
import { type Answers, said, toChosen, toCount, toDollars } from './answers';
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

/** One question of the wizard: what the screen asks, the check while typing, the note of the reviewer, and the row of the comparison. */
export interface Field {
  readonly name: string;
  readonly step: StepId;
  /** Over this question and those after it. */
  readonly heading?: string;
  readonly label: string;
  /** In plain words: what is meant and who sees it. */
  readonly help: string;
  readonly control: Control;
  readonly choices?: readonly Choice[];
  readonly isOptional?: boolean;
  /** Only when earlier answers make it a question. */
  readonly isAsked?: (answers: Answers) => boolean;
  /** One sentence about what is wrong with what is typed, and what to do; `now` in ms. */
  readonly fault?: (typed: string, answers: Answers, now: number) => string | null;
  readonly maxLength?: number;
  readonly autoComplete?: string;
}

export const isAsked = (field: Field, answers: Answers): boolean => field.isAsked?.(answers) ?? true;

/** What is wrong with an answer; null for a good one and for none. */
export function faultOf(field: Field, answers: Answers, now: number): string | null {
  const typed = said(answers, field.name);
  if (typed === '' || !isAsked(field, answers)) return null;
  return (
    lengthFault(field, answers) ?? faultOfControl(field, typed) ?? field.fault?.(typed, answers, now) ?? null
  );
}

/** What is too long to be kept, asked or not. */
export const lengthFault = (field: Field, answers: Answers): string | null =>
  said(answers, field.name).length > maxLengthOf(field)
    ? `Use at most ${maxLengthOf(field)} characters.`
    : null;

/** Asked, not optional and without an answer. */
export const isMissing = (field: Field, answers: Answers): boolean =>
  isAsked(field, answers) && !field.isOptional && said(answers, field.name) === '';

const lengths: Partial<Record<Control, number>> = { textarea: 4_000, text: 200 };
export const maxLengthOf = ({ maxLength, control }: Field): number => maxLength ?? lengths[control] ?? 200;

function faultOfControl(field: Field, typed: string): string | null {
  const isChoice = (value: string) => field.choices?.some((choice) => choice.value === value) ?? false;
  switch (field.control) {
    case 'select':
      return isChoice(typed) ? null : 'Choose one of the list.';
    case 'checkboxes':
      return toChosen(typed).every(isChoice) ? null : 'Choose from the list.';
    case 'money':
      return toDollars(typed) === null ? 'Enter whole dollars, such as 412,500.' : null;
    case 'count':
      return toCount(typed) === null ? 'Enter a whole number.' : null;
    case 'date':
      return fromEasternDay(typed) === null ? 'Enter a date as year-month-day, such as 2026-11-21.' : null;
    case 'time':
      return fromEasternTime('2026-01-15', typed) === null ? 'Enter a time such as 15:00.' : null;
    case 'text':
    case 'textarea':
    case 'checkbox':
      return null;
  }
}

/** The check of a day on which something was known: not in the future. */
export const notAfterToday = (typed: string, _: Answers, now: number): string | null =>
  typed > toEasternTime(now).date ? 'This day is still to come. When was it true?' : null;

const formatCount = (value: number): string => value.toLocaleString('en-US');

export const between =
  (low: number, high: number, what: string, write: (value: number) => string = formatCount) =>
  (typed: string): string | null => {
    const count = toCount(typed);
    return count === null || count < low || count > high
      ? `${what} is between ${write(low)} and ${write(high)}.`
      : null;
  };

export const choicesOf = <T extends string>(
  values: readonly T[],
  labelOf: (value: T) => string,
): readonly Choice[] => values.map((value) => ({ value, label: labelOf(value) }));

export const is =
  (name: string, ...values: readonly string[]) =>
  (answers: Answers): boolean =>
    values.includes(said(answers, name));
