'use server';

import { accountRoutes } from '@/lib/account-routes';
import type { FormState, Typed } from '@/lib/domain/shared/form';
import { refuse } from '@/lib/domain/shared/result';
import { answerForm } from '@/lib/server/people/sessions/answer-form';
import { claimReview, decideSubmission, type ReviewDecision } from '@/lib/server/workflows/listings/reviews';
import { sellingRefusalWords } from '@/messages/drafts/selling-refusal-words';

export async function claim(_before: unknown, form: FormData): Promise<FormState> {
  return answerForm(form, {
    work: ({ by, text, now }) =>
      claimReview(by, text('draftId'), text('claim') === 'release' ? 'release' : 'claim', now),
    words: (reason) => sellingRefusalWords[reason],
    next: (text) => {
      const draftId = encodeURIComponent(text('draftId'));
      return text('flow') === '' ? accountRoutes.review(draftId) : accountRoutes.reviewInFlow(draftId);
    },
  });
}

export async function decide(_before: unknown, form: FormData): Promise<FormState> {
  return answerForm(form, {
    work: async ({ by, text, typed, now }) => {
      const decision = toDecision(typed);
      return decision
        ? decideSubmission(by, text('draftId'), decision, now)
        : refuse('wrong-status' as const);
    },
    words: (reason) => sellingRefusalWords[reason],
    next: (text) => afterDecision(text('draftId'), text('next')),
    maxLength: 1_000,
  });
}

/** While reviewing one after another, the next submission; otherwise the desk. */
function afterDecision(draftId: string, next: string): string {
  const decided = `decided=${encodeURIComponent(draftId)}`;
  return next === ''
    ? `${accountRoutes.desk}?${decided}`
    : `${accountRoutes.reviewInFlow(encodeURIComponent(next))}&${decided}`;
}

function toDecision(typed: Typed): ReviewDecision | null {
  const submission = Number(typed.submission);
  switch (typed.decision) {
    case 'approve':
      return { type: 'approve', submission, specialReview: typed.specialReview ?? '' };
    case 'reject':
      return { type: 'reject', submission, reason: typed.reason ?? '' };
    case 'request-changes':
      return { type: 'request-changes', submission, notes: toNotes(typed) };
    default:
      return null;
  }
}

/** Collects the notes. A field `note.street` is a note about the field `street`. */
const toNotes = (typed: Typed) =>
  Object.entries(typed).flatMap(([name, value]) => {
    const text = value.trim();
    return name.startsWith('note.') && text !== '' ? [{ about: name.slice('note.'.length), text }] : [];
  });
