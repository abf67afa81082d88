import 'server-only';
import type { BulkHome } from '@/lib/domain/bulk-uploads/plan';
import type { Draft } from '@/lib/domain/drafts/draft';
import { placeOf } from '@/lib/domain/drafts/draft-place';
import { answerOf } from '@/lib/domain/drafts/fields/answers';
import { isEditable } from '@/lib/domain/drafts/review-state';
import { allDrafts } from '@/lib/server/records/drafts/all-drafts';
import { readPortfolioDrafts } from '@/lib/server/workflows/portfolio/portfolio-drafts';

/** The homes of an organization, by their listing number so that the order stays the same. */
export async function readHomes(organisationId: string): Promise<readonly BulkHome[]> {
  const homes: BulkHome[] = [];
  for await (const draft of allDrafts(organisationId)) homes.push(toHome(draft));
  return homes.sort((a, b) => (a.listingId < b.listingId ? -1 : 1));
}

/** The same from memory, for display: on Firestore, a change may show up a moment later. */
export async function listShownHomes(organisationId: string): Promise<readonly BulkHome[]> {
  const stored = await readPortfolioDrafts(organisationId);
  return stored
    .map(({ facts: { key: draftId, assetNumber: reference, ...facts } }) => ({
      ...facts,
      draftId,
      reference,
    }))
    .sort((a, b) => (a.listingId < b.listingId ? -1 : 1));
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
