import { answerWords } from '@/lib/domain/selling/answer-words';
import type { ChangedPart } from '@/lib/domain/selling/compare';
import type { Draft } from '@/lib/domain/selling/draft';
import { isAsked } from '@/lib/domain/selling/field';
import { fieldsOf } from '@/lib/domain/selling/fields';
import { type StepId, stepIds, stepTitle } from '@/lib/domain/selling/steps';
import type { ReviewGroup, ReviewRow } from './decision-form';
import { ReviewDocuments, ReviewPhotos } from './review-files';

/** A submission step by step, each answer beside what it was in the submission before. */
export const reviewGroups = (draft: Draft, changed: readonly ChangedPart[] | null): readonly ReviewGroup[] =>
  stepIds
    .filter((step) => step !== 'preview')
    .map((step) => ({
      about: step,
      title: stepTitle(step),
      rows: rowsOf(step, draft, changed ?? []),
      files: filesOf(step, draft),
    }));

function rowsOf(step: StepId, draft: Draft, changed: readonly ChangedPart[]): readonly ReviewRow[] {
  if (step === 'photos' || step === 'documents') {
    const part = changed.find(({ about }) => about === step);
    const count = `${draft[step].length} in all`;
    return [
      {
        about: step,
        label: stepTitle(step),
        answer: part?.after ?? count,
        before: part?.before ?? null,
      },
    ];
  }
  return fieldsOf(step)
    .filter((field) => isAsked(field, draft.answers) || changed.some(({ about }) => about === field.name))
    .map(({ name, label }) => {
      const part = changed.find(({ about }) => about === name);
      return {
        about: name,
        label,
        answer: answerWords(name, draft.answers[name] ?? ''),
        before: part ? answerWords(name, part.before) : null,
      };
    });
}

function filesOf(step: StepId, { draftId, photos, documents }: Draft) {
  if (step === 'photos') return <ReviewPhotos draftId={draftId} photos={photos} />;
  return step === 'documents' ? <ReviewDocuments draftId={draftId} documents={documents} /> : null;
}
