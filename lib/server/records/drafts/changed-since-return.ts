import 'server-only';
import { contentOf, type Draft } from '@/lib/domain/drafts/draft';
import { compareContent } from '@/lib/domain/reviews/compare-content';
import type { Reader } from '@/lib/server/platform/store/store';
import { submissionId, submissions } from './draft-collections';

/** What the seller has changed since a reviewer returned the draft; null if none did, or nobody can tell. */
export async function changedSinceReturn(reader: Reader, draft: Draft): Promise<readonly string[] | null> {
  const { status, returned } = draft.standing;
  if (status !== 'ChangesRequested' || !returned) return null;
  const before = await reader.get(submissions, submissionId(draft.draftId, returned.submission));
  if (!before) return null;
  const hasNewDocument = draft.cancellationDocuments?.some(({ at }) => at >= returned.at) ?? false;
  return [
    ...compareContent(contentOf(before.data), contentOf(draft)).map(({ about }) => about),
    ...(hasNewDocument ? ['documents'] : []),
  ];
}
