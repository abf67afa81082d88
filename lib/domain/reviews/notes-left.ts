import { getField } from '@/lib/domain/drafts/fields/fields';
import { isStep, type StepId } from '@/lib/domain/drafts/fields/steps';

/** The step that a note is about: that of its question, or the last one for the listing as a whole. */
export const noteStep = (about: string): StepId =>
  getField(about)?.step ?? (isStep(about) ? about : 'preview');

/**
 * The notes of a reviewer whose step the seller has not changed since. Any change answers a note about the
 * listing as a whole. `changed`: names of questions and steps.
 */
export function notesLeft<Note extends { readonly about: string }>(
  notes: readonly Note[],
  changed: readonly string[],
): readonly Note[] {
  const steps = new Set(changed.map(noteStep));
  return notes.filter(({ about }) => {
    const step = noteStep(about);
    return step === 'preview' ? steps.size === 0 : !steps.has(step);
  });
}
