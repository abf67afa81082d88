import { isSameAnswer } from '@/lib/domain/drafts/fields/answer-words';
import { type Answers, said } from '@/lib/domain/drafts/fields/answers';

/** What a form brings: what stands in its fields, and what stood there when it was shown. */
export interface TypedAnswers {
  readonly typed: Answers;
  readonly was: Answers;
}

/** Another device has changed the same answer meanwhile to something else. */
export interface Conflict {
  readonly name: string;
  readonly theirs: string;
}

export interface Merged {
  readonly answers: Answers;
  readonly conflicts: readonly Conflict[];
}

/**
 * Puts what was changed in a form on top of what is stored, answer by answer, so that two devices can write in one draft.
 * Where both changed the same answer nothing is overwritten: the conflict is told, and sent again with the other's value
 * as `was` the typed one wins.
 */
export function mergeAnswers(stored: Answers, { typed, was }: TypedAnswers): Merged {
  const isSame = (name: string, one: Answers, other: Answers) =>
    isSameAnswer(name, said(one, name), said(other, name));
  const changed = Object.keys(typed).filter((name) => !isSame(name, typed, was));
  const conflicts = changed
    .filter((name) => !isSame(name, stored, was) && !isSame(name, stored, typed))
    .map((name) => ({ name, theirs: said(stored, name) }));
  const isFree = (name: string) => !conflicts.some((conflict) => conflict.name === name);
  const taken = changed.filter(isFree).map((name) => [name, typed[name] ?? ''] as const);
  return { answers: { ...stored, ...Object.fromEntries(taken) }, conflicts };
}
