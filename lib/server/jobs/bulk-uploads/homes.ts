import 'server-only';
import type { BulkHome } from '@/lib/domain/bulk-uploads/plan';
import type { Draft } from '@/lib/domain/drafts/draft';
import { placeOf } from '@/lib/domain/drafts/draft-place';
import { answerOf } from '@/lib/domain/drafts/fields/answers';
import { isEditable } from '@/lib/domain/drafts/review-state';
import { allDrafts } from '@/lib/server/records/drafts/all-drafts';

/** The homes of an organization, by their listing number so that the order stays the same. */
export async function readHomes(organisationId: string): Promise<readonly BulkHome[]> {
  const homes: BulkHome[] = [];
  for await (const draft of allDrafts(organisationId)) homes.push(toHome(draft));
  return homes.toSorted((a, b) => a.listingId.localeCompare(b.listingId));
}

function toHome({ draftId, listingId, imported, answers, standing }: Draft): BulkHome {
  return {
    draftId,
    listingId,
    reference: imported?.reference ?? null,
    parcelNumber: answerOf(answers, 'parcelNumber'),
    street: answerOf(answers, 'street'),
    unit: answerOf(answers, 'unitNumber'),
    city: placeOf(answers)?.city ?? '',
    postalCode: answerOf(answers, 'postalCode'),
    isEditable: isEditable(standing),
  };
}
