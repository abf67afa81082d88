import 'server-only';
import type { Draft } from '@/lib/domain/drafts/draft';
import { referenceKey } from '@/lib/domain/imports/row';
import {
  assetNumberOf,
  decideQuickEdit,
  decideUndo,
  type QuickEdit,
  type QuickEditRefusal,
} from '@/lib/domain/portfolio/quick-edit';
import { type Result, refuse } from '@/lib/domain/shared/result';
import { runCommand } from '@/lib/server/people/commands/run-command';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { RateLimit } from '@/lib/server/platform/rate-limit';
import type { Reader } from '@/lib/server/platform/store/store';
import { drafts, importKeyId, importKeys } from '@/lib/server/records/drafts/draft-collections';
import { type DraftRefusal, onDraft } from '@/lib/server/workflows/drafts/on-draft';

const editLimit: RateLimit = { name: 'portfolio-edits', burst: 60, refillMs: 1_000 };

interface HomeToEdit {
  readonly organisationId: string;
  readonly draftId: string;
}
type Edited = Promise<Result<Draft, DraftRefusal | QuickEditRefusal>>;

/** Sets what the table edits of an organization's home. `now` in ms, here and below. */
export const editHome = (by: SignedIn, home: HomeToEdit, edit: QuickEdit, now: number): Edited =>
  changeHome(by, home, now, {
    assetNumberAfter: () => assetNumberOf(edit.typed),
    decide: (draft, holder) => decideQuickEdit(draft, edit, { uid: by.user.uid, holder }, now),
  });

/** Takes this member's latest edit of the home back. */
export const undoEdit = (by: SignedIn, home: HomeToEdit, now: number): Edited =>
  changeHome(by, home, now, {
    assetNumberAfter: ({ quickEdit }) => assetNumberOf(quickEdit?.before ?? {}),
    decide: (draft, holder) => decideUndo(draft, { uid: by.user.uid, holder }, now),
  });

interface HomeChange {
  /** Null if it stays as it is. */
  readonly assetNumberAfter: (draft: Draft) => string | null;
  readonly decide: (draft: Draft, holder: Draft | null) => Result<Draft, QuickEditRefusal>;
}

function changeHome(by: SignedIn, { organisationId, draftId }: HomeToEdit, now: number, change: HomeChange) {
  const steps = onDraft(by, draftId, 'edit');
  const keyOf = (reference: string) => importKeyId(organisationId, referenceKey(reference));
  return runCommand({
    ...steps,
    limit: { rate: editLimit, now },
    permit: (subject) =>
      subject.draft.owner.uid === organisationId ? steps.permit(subject) : refuse('not-found'),
    facts: async (tx, { draft }) => {
      const former = draft.imported?.reference;
      return {
        holder: await findHolder(tx, draft, organisationId, change.assetNumberAfter(draft) ?? ''),
        formerKey: former ? await tx.get(importKeys, keyOf(former)) : null,
      };
    },
    decide: ({ draft, holder }) => change.decide(draft, holder),
    write(tx, after, { draft, formerKey }) {
      if (after === draft) return draft;
      tx.set(drafts, draftId, after);
      const [former, reference] = [draft.imported?.reference ?? null, after.imported?.reference ?? null];
      if (former === reference) return after;
      const [formerId, id] = [former && keyOf(former), reference && keyOf(reference)];
      if (formerId && formerId !== id && formerKey?.data.draftId === draftId) tx.delete(importKeys, formerId);
      if (id && reference) tx.set(importKeys, id, { organisationId, key: referenceKey(reference), draftId });
      return after;
    },
  });
}

/** The other home of the organization with this asset number. A key is void once its home has another number. */
async function findHolder(
  reader: Reader,
  draft: Draft,
  organisationId: string,
  assetNumber: string,
): Promise<Draft | null> {
  if (assetNumber === '') return null;
  const key = referenceKey(assetNumber);
  const draftId = (await reader.get(importKeys, importKeyId(organisationId, key)))?.data.draftId;
  if (!draftId || draftId === draft.draftId) return null;
  const other = (await reader.get(drafts, draftId))?.data;
  const isHolder = other?.imported?.reference && referenceKey(other.imported.reference) === key;
  return other && isHolder && other.owner.uid === organisationId ? other : null;
}
