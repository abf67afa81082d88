'use server';

import { redirect } from 'next/navigation';
import { accountRoutes } from '@/lib/account-routes';
import { sellingRefusalWords } from '@/lib/domain/reviews/refusal-words';
import { getSession } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { notSavedWords, saveOrNull } from '@/lib/server/platform/process/save-or-null';
import { claimReview, decideReview, type ReviewDecision } from '@/lib/server/workflows/listings/reviews';

/** What a reviewer typed goes back with the trouble, so that nothing is lost. */
export interface ReviewState {
  readonly trouble: string | null;
  readonly typed: Readonly<Record<string, string>>;
}

export async function claim(_before: ReviewState, form: FormData): Promise<ReviewState> {
  const by = await getSession();
  if (!by) return { trouble: sellingRefusalWords['signed-out'], typed: {} };
  const draftId = String(form.get('draftId'));
  const type = form.get('claim') === 'release' ? 'release' : 'claim';
  const taken = await saveOrNull(claimReview(by, draftId, type, clock.now()));
  if (!taken) return { trouble: notSavedWords, typed: {} };
  if (!taken.ok) return { trouble: sellingRefusalWords[taken.reason], typed: {} };
  redirect(accountRoutes.review(draftId));
}

export async function decide(_before: ReviewState, form: FormData): Promise<ReviewState> {
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !name.startsWith('$') ? [[name, value.slice(0, NOTE_MAX)]] : [],
    ),
  );
  const by = await getSession();
  if (!by) return { trouble: sellingRefusalWords['signed-out'], typed };
  const decision = toDecision(typed);
  if (!decision) return { trouble: sellingRefusalWords['wrong-status'], typed };
  const decided = await saveOrNull(decideReview(by, typed.draftId ?? '', decision, clock.now()));
  if (!decided) return { trouble: notSavedWords, typed };
  if (!decided.ok) return { trouble: sellingRefusalWords[decided.reason], typed };
  redirect(`${accountRoutes.reviewQueue}?decided=${typed.draftId}`);
}

const NOTE_MAX = 1_000;

function toDecision(typed: ReviewState['typed']): ReviewDecision | null {
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

/** `note.street` is a note about the question `street`. */
const toNotes = (typed: ReviewState['typed']) =>
  Object.entries(typed).flatMap(([name, value]) => {
    const text = value.trim();
    return name.startsWith('note.') && text !== '' ? [{ about: name.slice('note.'.length), text }] : [];
  });
