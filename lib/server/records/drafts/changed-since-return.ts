import 'server-only';
import { contentOf, type Draft } from '@/lib/domain/drafts/draft';
import { compareContent } from '@/lib/domain/reviews/compare-content';
import type { Reader } from '@/lib/server/platform/store/store';
import { submissionId, submissions } from './draft-collections';

/** What the seller has changed since a reviewer returned the draft; null if none did, or nobody can tell. */
export async function changedSinceReturn(reader: Reader, draft: Draft): Promise<readonly string[] | null> {
  const { status, submission, since } = draft.standing;
  if (status !== 'ChangesRequested') return null;
  const returned = await reader.get(submissions, submissionId(draft.draftId, submission));
  if (!returned) return null;
  const hasNewDocument = draft.cancellationDocuments?.some(({ at }) => at >= since) ?? false;
  return [
    ...compareContent(contentOf(returned.data), contentOf(draft)).map(({ about }) => about),
    ...(hasNewDocument ? ['documents'] : []),
  ];
}
