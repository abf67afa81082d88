import Link from 'next/link';
import { accountRoutes } from '@/lib/account-routes';
import { aboutLabel } from '@/lib/copy/drafts/question';
import type { Draft } from '@/lib/domain/drafts/draft';
import { getField } from '@/lib/domain/drafts/fields/fields';
import { noteStep } from '@/lib/domain/reviews/notes-left';

interface ReviewerNotesProps {
  readonly draft: Draft;
  /** All of them, unless some are answered. */
  readonly notes?: Draft['standing']['notes'];
}

/** What the reviewer asked for, each with a link to the question or step. */
export function ReviewerNotes({ draft, notes = draft.standing.notes }: ReviewerNotesProps) {
  return (
    <ul className="mt-2 space-y-1">
      {notes.map(({ about, text }) => (
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

/** Where the seller makes the change: the question, or the step. The last step has nothing to change. */
export function noteHref(draftId: string, about: string): string {
  const field = getField(about);
  if (field) return `${accountRoutes.draftStep(draftId, field.step)}#${field.name}`;
  const step = noteStep(about);
  return accountRoutes.draftStep(draftId, step === 'preview' ? 'owner' : step);
}
