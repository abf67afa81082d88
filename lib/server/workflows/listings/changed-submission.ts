import 'server-only';
import type { Draft } from '@/lib/domain/drafts/draft';
import type { Answers } from '@/lib/domain/drafts/fields/answers';
import { isEditable } from '@/lib/domain/drafts/review-state';
import type { PublicationRefusal } from '@/lib/domain/reviews/decide-publication';
import { decideReview } from '@/lib/domain/reviews/decide-review';
import { evolveReview } from '@/lib/domain/reviews/evolve-review';
import type { ReviewEvent, ReviewRefusal } from '@/lib/domain/reviews/review-commands';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { defineCommand } from '@/lib/server/people/commands/run-command';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { randomKey } from '@/lib/server/platform/random-key';
import { markApproved, readSecondPerson } from '@/lib/server/records/approvals/second-person';
import {
  readPublished,
  recordFirstEvent,
  writeReviewState,
  writeSubmission,
} from '@/lib/server/records/drafts/draft-record';
import { documentsOf, readSharedDocuments } from '@/lib/server/records/drafts/shared-documents';
import { logPriceChange } from '@/lib/server/workflows/drafts/log-price-change';
import { onDraft } from '@/lib/server/workflows/drafts/on-draft';
import { writePublication } from '@/lib/server/workflows/drafts/publish';
import {
  askForSubmission,
  decideSubmission,
  planOf,
  readSubmissionFacts,
  type SubmissionDecision,
  type SubmitRefusal,
} from '@/lib/server/workflows/drafts/submission';
import { retainRemovedFiles } from '@/lib/server/workflows/uploads/change-files';

interface Change<Refusal> {
  /** The draft's answers after the change, or why it does not apply. */
  readonly answersOf: (draft: Draft) => Result<Answers, Refusal>;
  /** Refuse a change that needs a reviewer. */
  readonly isAtOnce?: boolean;
}

/**
 * Reopens a published listing if necessary, changes its answers, and submits it, all in one commit. Each step
 * follows its own rules. `now` in ms, here and below.
 */
export const changedSubmission = <Refusal>(
  by: SignedIn,
  draftId: string,
  { answersOf, isAtOnce = false }: Change<Refusal>,
  now: number,
  grant: string | null = null,
) => {
  const number = randomKey(12);
  return defineCommand({
    ...onDraft(by, draftId, 'submit'),
    async facts(tx, { draft, actor, sellers }) {
      const [before, shared] = await Promise.all([
        readPublished(tx, draft, now),
        readSharedDocuments(tx, draft),
      ]);
      const opened =
        before && !isEditable(draft.standing)
          ? decideReview(sellers, draft.standing, { type: 'reopen', course: before.course, by: actor, now })
          : null;
      const answers = answersOf(draft);
      const standing = opened?.ok ? evolveReview(draft.standing, opened.value) : draft.standing;
      const next = { ...draft, standing, answers: answers.ok ? answers.value : draft.answers };
      const changed: Draft = { ...next, documents: documentsOf(next, shared), changedAt: now };
      const read = await readSubmissionFacts(tx, changed, now);
      const second = await readSecondPerson(tx, by, draft.owner.uid, grant);
      const plan = planOf({ type: 'submit-changed', answers: changed.answers, isAtOnce })(
        draft,
        changed,
        read,
      );
      return { opened, answers, changed, second, plan, facts: { ...read, second, plan } };
    },
    decide({
      opened,
      answers,
      changed,
      facts,
      actor,
      sellers,
    }): Result<
      SubmissionDecision & { readonly opening: ReviewEvent | null },
      Refusal | SubmitRefusal | PublicationRefusal | 'needs-review'
    > {
      if (opened && !opened.ok) return opened;
      if (!answers.ok) return answers;
      // Before a second person is asked for what cannot run.
      if (isAtOnce && needsReview({ draft: changed, actor, sellers, ...facts }, now))
        return refuse('needs-review');
      const decided = decideSubmission({ draft: changed, actor, sellers, ...facts }, false, now);
      if (!decided.ok) return decided;
      return ok({ ...decided.value, opening: opened?.value ?? null });
    },
    async write(tx, { event, publication, opening }, { draft, actor, changed, facts, second }) {
      if (opening) recordFirstEvent(tx, draft, opening);
      if (publication) await writePublication(tx, publication, { ...facts, now });
      markApproved(tx, second, actor, now);
      logPriceChange(tx, { draft: changed, actor, second, before: facts.before, event, now, number });
      return writeSubmission(tx, changed, event, now);
    },
    writeRefusal: (tx, refusal, { changed, actor, second, plan }) =>
      askForSubmission(tx, refusal, { draft: changed, actor, second, plan }, now),
  });
};

type Submitted = Pick<
  Parameters<typeof decideSubmission>[0],
  'draft' | 'actor' | 'sellers' | 'gate' | 'specialFindings' | 'change'
>;

function needsReview(
  { draft, actor: by, sellers, gate, specialFindings, change }: Submitted,
  now: number,
): boolean {
  const submitted = { gate, specialFindings, change, isConfirmed: false };
  const command = { type: 'submit', ...submitted, by, now } as const;
  const event = decideReview(sellers, draft.standing, command);
  return event.ok && event.value.type !== 'changed';
}

/** Removes a submission from the queue, and with `discards` also the change of the published listing. */
export const takenBackSubmission = (by: SignedIn, draftId: string, discards: boolean, now: number) =>
  defineCommand({
    ...onDraft(by, draftId, 'take-back'),
    facts: async (tx, { draft }) => ({ before: discards ? await readPublished(tx, draft, now) : null }),
    decide({
      draft,
      actor,
      sellers,
      before,
    }): Result<{ readonly taken: ReviewEvent; readonly dropped: ReviewEvent | null }, ReviewRefusal> {
      const taken = decideReview(sellers, draft.standing, { type: 'take-back', by: actor, now });
      if (!taken.ok || !before) return taken.ok ? ok({ taken: taken.value, dropped: null }) : taken;
      const standing = evolveReview(draft.standing, taken.value);
      const dropped = decideReview(sellers, standing, { type: 'discard', by: actor, now });
      return dropped.ok ? ok({ taken: taken.value, dropped: dropped.value }) : dropped;
    },
    async write(tx, { taken, dropped }, { draft, before }) {
      if (!dropped || !before) return writeReviewState(tx, draft, taken);
      const editable = recordFirstEvent(tx, draft, taken);
      await retainRemovedFiles(tx, editable, before.content, now);
      return writeReviewState(tx, { ...editable, ...before.content, changedAt: now }, dropped);
    },
  });
