import Link from 'next/link';
import { accountRoutes } from '@/lib/account-routes';
import { aboutLabel } from '@/lib/copy/drafts/question';
import type { Draft } from '@/lib/domain/drafts/draft';
import { getField } from '@/lib/domain/drafts/fields/fields';
import { isStep } from '@/lib/domain/drafts/fields/steps';

/** What the reviewer asked for, each with a link to the question or step. */
export function ReviewerNotes({ draft }: { readonly draft: Draft }) {
  return (
    <ul className="mt-2 space-y-1">
      {draft.standing.notes.map(({ about, text }) => (
        <li key={about}>
          <Link href={noteHref(draft.draftId, about)} prefetch={false} className="text-link">
            {aboutLabel(about)}
          </Link>
          <p className="break-words">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Subject of a note: a question in its step, or a step. */
export function noteHref(draftId: string, about: string): string {
  const field = getField(about);
  if (field) return `${accountRoutes.draftStep(draftId, field.step)}#${field.name}`;
  return accountRoutes.draftStep(draftId, isStep(about) ? about : 'preview');
}
