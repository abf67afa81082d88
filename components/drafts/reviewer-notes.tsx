import Link from 'next/link';
import { accountRoutes } from '@/lib/account-routes';
import { aboutLabel } from '@/lib/copy/drafts/question';
import type { Draft } from '@/lib/domain/drafts/draft';
import { getField } from '@/lib/domain/drafts/fields/fields';
import { isStep, type StepId } from '@/lib/domain/drafts/fields/steps';

/** What the reviewer asked for, each with a link to the question or step. */
export function ReviewerNotes({ draft }: { readonly draft: Draft }) {
  return (
    <ul className="mt-2 space-y-1">
      {draft.standing.notes.map(({ about, text }) => (
        <li key={about}>
          {noteStep(about) !== 'preview' && (
            <Link href={noteHref(draft.draftId, about)} prefetch={false} className="text-link">
              {aboutLabel(about)}
            </Link>
          )}
          <p className="break-words">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** The step that a note is about: that of its question, or the last one for the listing as a whole. */
const noteStep = (about: string): StepId => getField(about)?.step ?? (isStep(about) ? about : 'preview');

/** Where the seller makes the change: the question, or the step. The last step has nothing to change. */
export function noteHref(draftId: string, about: string): string {
  const field = getField(about);
  if (field) return `${accountRoutes.draftStep(draftId, field.step)}#${field.name}`;
  const step = noteStep(about);
  return accountRoutes.draftStep(draftId, step === 'preview' ? 'owner' : step);
}
