import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Draft } from '@/lib/domain/drafts/draft';
import { type Answers, answerOf } from '@/lib/domain/drafts/fields/answers';
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

export type UndoStep =
  | { readonly type: 'delete' }
  | { readonly type: 'restore'; readonly draft: Draft; readonly isWhole: boolean }
  | { readonly type: 'keep' }
  /** The draft no longer exists. */
  | { readonly type: 'gone' };

/**
 * Takes back what an import did to a draft: a draft that it created and nobody has changed since is deleted,
 * and a changed answer gets its former text unless it has changed again. `now` in ms.
 */
export function undoStep(done: ImportedDraft, draft: Draft | null, now: number): UndoStep {
  if (!draft) return { type: 'gone' };
  const isUntouched = draft.version === done.version && draft.standing.submission === 0;
  if (done.before === null) return { type: isUntouched ? 'delete' : 'keep' };
  if (!isEditable(draft.standing)) return { type: 'keep' };
  const { before } = done;
  const names = Object.keys(before);
  const free = names.filter((name) => markOf(answerOf(draft.answers, name)) === done.after[name]);
  if (free.length === 0 && names.length > 0) return { type: 'keep' };
  const former = Object.fromEntries(free.map((name) => [name, before[name] ?? '']));
  const restored = {
    ...draft,
    answers: filled({ ...draft.answers, ...former }),
    // The next table counts from the restored answers.
    imported: { reference: done.reference, answers: filled({ ...draft.imported?.answers, ...former }) },
    version: draft.version + 1,
    changedAt: now,
  };
  return { type: 'restore', isWhole: free.length === names.length, draft: restored };
}

const filled = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''));
