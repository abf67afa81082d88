import 'server-only';
import type { FoundFile } from '@/lib/domain/staff/found-records';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { drafts, uploads } from '@/lib/server/records/drafts/draft-collections';
import { findByStart, mostOfEach } from './find-records';

/** Among this many files with the name, a search looks for those that staff can read. */
const mostNamed = 200;

/**
 * Files whose name starts with these words, of drafts that were submitted: staff cannot read any other draft.
 * Neither the files of a closing nor a proof of funds, which are for the parties and for one reviewer.
 */
export async function findFiles(words: string): Promise<readonly FoundFile[]> {
  const named = (await findByStart(uploads, 'wish.name', words, mostNamed)).filter(
    ({ data }) => data.state === 'kept',
  );
  const ids = [...new Set(named.map(({ data }) => data.draftId))];
  const read = (await runtime().store.getReadable(drafts, ids)).flatMap((doc) => doc?.data ?? []);
  const submitted = new Map(
    read.flatMap((draft) => (draft.standing.submission > 0 ? [[draft.draftId, draft] as const] : [])),
  );
  return named
    .flatMap(({ id: fileId, data: { draftId, wish } }) => {
      const draft = submitted.get(draftId);
      return draft ? { fileId, name: wish.name, purpose: wish.purpose, draft } : [];
    })
    .slice(0, mostOfEach);
}
