import 'server-only';
import { contentOf, type Draft } from '@/lib/domain/drafts/draft';
import { compareContent } from '@/lib/domain/reviews/compare-content';
import type { Reader } from '@/lib/server/platform/store/store';
import { submissionId, submissions } from './draft-collections';

/** Whether a reviewer returned the draft and nothing has changed since. */
export async function isUnchangedSinceReturn(reader: Reader, draft: Draft): Promise<boolean> {
  const { status, submission, since } = draft.standing;
  if (status !== 'ChangesRequested') return false;
  const returned = await reader.get(submissions, submissionId(draft.draftId, submission));
  if (!returned) return false;
  const hasNewDocument = draft.cancellationDocuments?.some(({ at }) => at >= since) ?? false;
  return !hasNewDocument && compareContent(contentOf(returned.data), contentOf(draft)).length === 0;
}
