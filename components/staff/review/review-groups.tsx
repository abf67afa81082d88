import type { ReviewGroup, ReviewRow } from '@/components/staff/decision-form';
import { answerWords } from '@/lib/copy/drafts/answer-words';
import { toQuestion } from '@/lib/copy/drafts/question';
import type { Draft } from '@/lib/domain/drafts/draft';
import { isApplicable } from '@/lib/domain/drafts/fields/field';
import { fieldsOf } from '@/lib/domain/drafts/fields/fields';
import { type StepId, stepIds } from '@/lib/domain/drafts/fields/steps';
import type { ChangedPart } from '@/lib/domain/reviews/compare-content';
import { steps } from '@/messages/drafts/steps';
import { reviewGroups as copy } from '@/messages/staff/review-groups';
import { ReviewDocuments, ReviewPhotos } from './review-files';

/** A submission by step, each answer next to the one in the previous submission. */
export const reviewGroups = (draft: Draft, changed: readonly ChangedPart[] | null): readonly ReviewGroup[] =>
  stepIds
    .filter((step) => step !== 'preview')
    .map((step) => ({
      about: step,
      title: steps[step].title,
      rows: rowsOf(step, draft, changed ?? []),
      files: filesOf(step, draft),
    }));

function rowsOf(step: StepId, draft: Draft, changed: readonly ChangedPart[]): readonly ReviewRow[] {
  if (step === 'photos' || step === 'documents') {
    const part = changed.find(({ about }) => about === step);
    const count = copy.total({ draft: draft[step].length });
    return [
      {
        about: step,
        label: steps[step].title,
        answer: part?.after ?? count,
        before: part?.before ?? null,
      },
    ];
  }
  return fieldsOf(step)
    .filter(
      (field) => isApplicable(field, draft.answers) || changed.some(({ about }) => about === field.name),
    )
    .map((field) => toQuestion(field, draft.answers))
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
