import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import type { Draft } from '@/lib/domain/drafts/draft';
import { confirmationMs } from '@/lib/domain/drafts/fact-confirmation';
import { toStreet } from '@/lib/domain/drafts/fields/street';
import type { AgendaEntry, Task } from '@/lib/domain/notifications/agenda';
import { agenda as copy } from '@/messages/dashboard/agenda';

/** What the seller has to do about a listing. `now` in ms. */
export function draftTask(draft: Draft, now: number): Task | null {
  const { draftId: id, standing } = draft;
  const about = { id, listingKey: id, place: placeOfDraft(draft) };
  if (standing.status === 'ChangesRequested')
    return {
      ...about,
      what: copy.makeRequestedChanges,
      action: copy.makeChanges,
      path: accountRoutes.draftStep(id, 'preview'),
      by: null,
    };
  const [entry] = confirmationEntry(draft);
  if (!entry || !standing.confirmation || standing.confirmation.reminders === 0 || entry.at < now)
    return null;
  return {
    ...about,
    what: copy.confirmListing,
    action: copy.confirm,
    path: entry.path,
    by: entry.at,
  };
}

/** By when the facts of a listing must be confirmed, if it is for sale. */
export function confirmationEntry(draft: Draft): readonly AgendaEntry[] {
  const { draftId, standing } = draft;
  const isForSale = standing.status === 'Active' || standing.status === 'ComingSoon';
  if (!standing.confirmation || !isForSale) return [];
  return [
    {
      id: `confirm-${draftId}`,
      at: standing.confirmation.at + confirmationMs,
      what: copy.confirmationDue,
      place: placeOfDraft(draft),
      path: accountRoutes.myListing(draftId),
    },
  ];
}

const placeOfDraft = ({ answers }: Draft): string =>
  toStreet(answers.street ?? '') ? (answers.street ?? '') : copy.yourProperty;
