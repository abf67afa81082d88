import { type Answers, answerOf, toCount, toDollars } from '@/lib/domain/drafts/fields/answers';
import { getField } from '@/lib/domain/drafts/fields/fields';

/** A submitted form: `typed` is the content of its fields, `was` is their content when rendered. */
export interface TypedAnswers {
  readonly typed: Answers;
  readonly was: Answers;
}

/** Another device has changed the same answer to something else in the meantime. */
export interface Conflict {
  readonly name: string;
  readonly theirs: string;
}

export interface Merged {
  readonly answers: Answers;
  readonly conflicts: readonly Conflict[];
}

/**
 * Merges the changed fields of a form into the stored answers, one answer at a time, so that two devices can
 * edit one draft. If both changed the same answer, the stored one stays and a conflict is returned. The typed
 * answer wins when the form is sent again with the other device's value as `was`.
 */
export function mergeAnswers(stored: Answers, { typed, was }: TypedAnswers): Merged {
  const isSame = (name: string, one: Answers, other: Answers) =>
    isSameAnswer(name, answerOf(one, name), answerOf(other, name));
  const changed = Object.keys(typed).filter((name) => !isSame(name, typed, was));
  const conflicts = changed
    .filter((name) => !isSame(name, stored, was) && !isSame(name, stored, typed))
    .map((name) => ({ name, theirs: answerOf(stored, name) }));
  const isFree = (name: string) => !conflicts.some((conflict) => conflict.name === name);
  const accepted = changed.filter(isFree).map((name) => [name, typed[name] ?? ''] as const);
  return { answers: { ...stored, ...Object.fromEntries(accepted) }, conflicts };
}

/** Whether two notations mean the same answer, such as `$1,000` and `1000`. */
export const isSameAnswer = (name: string, one: string, other: string): boolean =>
  meaningOf(name, one) === meaningOf(name, other);

function meaningOf(name: string, typed: string): string | number {
  const control = getField(name)?.control;
  const amount = control === 'money' ? toDollars(typed) : control === 'count' ? toCount(typed) : null;
  return amount ?? typed.trim();
}
