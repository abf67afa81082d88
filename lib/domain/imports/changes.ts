import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Draft } from '@/lib/domain/drafts/draft';
import { type Answers, answerOf } from '@/lib/domain/drafts/fields/answers';
import { versionWithPhotos, withoutPhotosOf } from '@/lib/domain/drafts/files/imported-photos';
import { isEditable } from '@/lib/domain/drafts/review-state';
import type { ChangedLine, ImportedDraft } from './import';
import type { Planned } from './plan';
import type { ImportRow } from './row';

const changedNames = (before: Answers, after: Answers): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => answerOf(before, name) !== answerOf(after, name),
  );

/** What a planned row changes in its home; null if it changes none. */
export function changedLineOf(plan: Planned, row: ImportRow | undefined): ChangedLine | null {
  if (plan.type !== 'change' || !row) return null;
  const { draft, answers } = plan;
  return {
    line: row.line,
    draftId: draft.draftId,
    title: answerOf(draft.answers, 'street'),
    changes: changedNames(draft.answers, answers).map((field) => ({
      field,
      before: answerOf(draft.answers, field).slice(0, 120),
      after: answerOf(answers, field).slice(0, 120),
    })),
  };
}

/** The changed answers before and after an import; `before` is null for a draft that it created. */
export function changesOf(before: Draft | null, after: Draft): Pick<ImportedDraft, 'before' | 'after'> {
  if (!before) return { before: null, after: {} };
  const names = changedNames(before.answers, after.answers);
  return {
    before: Object.fromEntries(names.map((name) => [name, before.answers[name] ?? ''])),
    after: Object.fromEntries(names.map((name) => [name, markOf(answerOf(after.answers, name))])),
  };
}

/** A long answer is stored as its hash, because a document holds the changes of many drafts. */
const longestMark = 64;
const markOf = (answer: string): string =>
  answer.length <= longestMark ? answer : bytesToHex(sha256(utf8ToBytes(answer)));

/** One entry for each draft. Earlier imports could have two of one draft in a piece, in any order. */
export function foldDone(done: readonly ImportedDraft[]): readonly ImportedDraft[] {
  const folded = new Map<string, ImportedDraft>();
  for (const each of done) {
    const first = folded.get(each.draftId);
    folded.set(each.draftId, first ? fold(first, each) : each);
  }
  return [...folded.values()];
}

const fold = (first: ImportedDraft, next: ImportedDraft): ImportedDraft => ({
  ...first,
  version: Math.max(first.version, next.version),
  before: first.before && next.before && { ...next.before, ...first.before },
  after: { ...first.after, ...next.after },
  photos: first.photos ?? next.photos,
});

export type UndoStep =
  | { readonly type: 'delete'; readonly photoKeys: readonly string[] }
  | {
      readonly type: 'restore';
      readonly draft: Draft;
      readonly isWhole: boolean;
      /** The photos that the draft loses. */
      readonly photoKeys: readonly string[];
    }
  | { readonly type: 'keep' }
  /** The draft no longer exists, or the import changed nothing in it. */
  | { readonly type: 'gone' };

/**
 * Takes back what an import did to a draft: a draft that it created and nobody has changed since is deleted,
 * and a changed answer gets its former text unless it has changed again. Its photos are removed, except those of a draft
 * that it created and that is kept. `now` in ms.
 */
export function undoStep(
  done: ImportedDraft,
  draft: Draft | null,
  { importId, now }: { readonly importId: string; readonly now: number },
): UndoStep {
  if (!draft) return { type: 'gone' };
  const version = versionWithPhotos(draft, importId, done.version);
  const isUntouched = draft.version === version && draft.standing.submission === 0;
  const { draft: bare, keys: photoKeys } = withoutPhotosOf(draft, importId);
  if (done.before === null) return isUntouched ? { type: 'delete', photoKeys } : { type: 'keep' };
  if (!isEditable(draft.standing)) return { type: 'keep' };
  const { before } = done;
  const names = Object.keys(before);
  const free = names.filter((name) => markOf(answerOf(draft.answers, name)) === done.after[name]);
  const isSame = names.length === 0 && done.reference === (draft.imported?.reference ?? null);
  if (isSame && done.photos !== null && bare === draft) return { type: 'gone' };
  if (free.length === 0 && names.length > 0 && bare === draft) return { type: 'keep' };
  const former = Object.fromEntries(free.map((name) => [name, before[name] ?? '']));
  const restored = {
    ...bare,
    answers: filled({ ...draft.answers, ...former }),
    // The next table counts from the restored answers.
    ...(draft.imported && {
      imported: { reference: done.reference, answers: filled({ ...draft.imported.answers, ...former }) },
    }),
    version: draft.version + 1,
    changedAt: now,
  };
  return { type: 'restore', isWhole: free.length === names.length, draft: restored, photoKeys };
}

const filled = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''));
