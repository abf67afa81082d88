import 'server-only';
import { randomBytes } from 'node:crypto';
import { wizardWords } from '@/lib/copy/drafts/wizard-words';
import type { User } from '@/lib/domain/accounts/user';
import { type Assessment, papersToOpen, specialFindingsOf } from '@/lib/domain/drafts/assess';
import { contentOf, type Draft } from '@/lib/domain/drafts/draft';
import { refuseSelling } from '@/lib/domain/drafts/draft-permission';
import { onMarketAtOf } from '@/lib/domain/drafts/fields/sale-fields';
import type { Note } from '@/lib/domain/drafts/review-state';
import type { StoredEntry } from '@/lib/domain/reviews/audit-log';
import { type ChangedPart, compareContent } from '@/lib/domain/reviews/compare-content';
import { decidePublication } from '@/lib/domain/reviews/decide-publication';
import { decideReview } from '@/lib/domain/reviews/decide-review';
import { evolveReview } from '@/lib/domain/reviews/evolve-review';
import type { ChangeFacts, ReviewRefusal } from '@/lib/domain/reviews/review-commands';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { runCommand } from '@/lib/server/people/commands/run-command';
import { readOrganizationOf } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Transaction } from '@/lib/server/platform/store/store';
import { listLogOf } from '@/lib/server/records/audit-log/audit-log';
import { recordResponse } from '@/lib/server/records/desk/desk-weeks';
import { submissionId, submissions } from '@/lib/server/records/drafts/draft-collections';
import { changeFactsOf, readPublished, writeReviewState } from '@/lib/server/records/drafts/draft-record';
import { areOpened } from '@/lib/server/records/drafts/openings';
import { assessDraft } from '@/lib/server/workflows/drafts/assess-draft';
import { readDraft } from '@/lib/server/workflows/drafts/drafts';
import { type DraftRefusal, onDraft } from '@/lib/server/workflows/drafts/on-draft';
import { readPublicationFacts, writePublication } from '@/lib/server/workflows/drafts/publish';
import { retainRemovedFiles } from '@/lib/server/workflows/uploads/change-files';

export type SubmissionRefusal = DraftRefusal | ReviewRefusal;

/** A submission with everything a reviewer needs to decide. */
export interface Review {
  readonly draft: Draft;
  readonly assessment: Assessment;
  /** Changes from the public listing or else the previous submission; null for the first. */
  readonly changed: readonly ChangedPart[] | null;
  /** What an approval does to a published listing. */
  readonly change: ChangeFacts | null;
  readonly log: readonly StoredEntry[];
}

export async function readReview(
  by: User,
  draftId: string,
  now: number,
): Promise<Result<Review, SubmissionRefusal>> {
  const refusal = refuseSelling('read-queue', by, null);
  if (refusal) return refuse(refusal);
  const found = await readDraft(by, draftId);
  if (!found.ok) return found;
  const draft = found.value;
  const { store } = runtime();
  const { published: publicVersion, returned, submission } = draft.standing;
  const earlier = publicVersion ?? returned?.submission ?? submission - 1;
  const isOwn = refuseSelling('decide', by, draft, await readOrganizationOf(store, draft.owner.uid));
  if (isOwn) return refuse(isOwn);
  const [assessment, published, before, log] = await Promise.all([
    assessDraft(draft, now),
    readPublished(store, draft, now),
    // The public version or, before the first publication, the one that a reviewer returned or the previous one.
    store.get(submissions, submissionId(draftId, earlier)),
    listLogOf(by, draftId),
  ]);
  return ok({
    draft,
    assessment,
    changed: before && compareContent(before.data, contentOf(draft)),
    change: published && changeFactsOf(draft, published),
    log,
  });
}

/** Claims or releases a submission, so that two reviewers do not read the same one. */
export const claimReview = (
  by: SignedIn,
  draftId: string,
  type: 'claim' | 'release',
  now: number,
): Promise<Result<Draft, SubmissionRefusal>> =>
  runCommand({
    ...onDraft(by, draftId, type),
    decide: ({ draft, actor, sellers }) => decideReview(sellers, draft.standing, { type, by: actor, now }),
    write: (tx, event, { draft }) => writeReviewState(tx, draft, event),
  });

/** `submission`: the number of the one the reviewer read. */
export type ReviewDecision = { readonly submission: number } & (
  | { readonly type: 'approve'; readonly specialReview: string }
  | { readonly type: 'request-changes'; readonly notes: readonly Note[] }
  | { readonly type: 'reject'; readonly reason: string }
);

/** An approval publishes the listing and schedules its auction in the same commit. Notifies the seller. */
export function decideSubmission(
  by: SignedIn,
  draftId: string,
  decision: ReviewDecision,
  now: number,
): Promise<Result<Draft, SubmissionRefusal>> {
  const salt = randomBytes(32).toString('hex');
  return runCommand({
    ...onDraft(by, draftId, 'decide'),
    async facts(tx, { draft }) {
      const assessment = await assessDraft(draft, now, tx);
      const { gate } = assessment;
      const papers = papersToOpen(assessment, draft);
      const hasUnopenedPapers = !(await areOpened(tx, draft.draftId, papers, by.user.uid));
      const before = await readPublished(tx, draft, now);
      const change = before && changeFactsOf(draft, before);
      const plan = change?.plan ?? 'schedule';
      return {
        gate,
        specialFindings: specialFindingsOf(assessment),
        hasUnopenedPapers,
        before,
        change,
        plan,
        ...(await readPublicationFacts(tx, draft, before, plan)),
      };
    },
    decide({ draft, actor, sellers, gate, specialFindings, hasUnopenedPapers, change, ...facts }) {
      const acted = { by: actor, now };
      const command =
        decision.type === 'approve'
          ? {
              ...decision,
              ...acted,
              gate,
              specialFindings,
              hasUnopenedPapers,
              change,
              onMarketAt: onMarketAtOf(draft.answers),
            }
          : { ...decision, ...acted };
      const event = decideReview(sellers, draft.standing, command);
      if (!event.ok) return event;
      const standing = evolveReview(draft.standing, event.value);
      const published =
        decision.type === 'approve'
          ? decidePublication({ ...facts, draft: { ...draft, standing }, salt, words: wizardWords, now })
          : ok(null);
      if (!published.ok) return published;
      return ok({ event: event.value, publication: published.value });
    },
    async write(tx, { event, publication }, { draft, before, formerClaims }) {
      if (publication) await writePublication(tx, publication, { before, formerClaims, now });
      const restored = decision.type === 'reject' ? before?.content : undefined;
      if (restored) await retainRemovedFiles(tx, draft, restored, now);
      const { submittedAt } = draft.standing;
      if (submittedAt !== null) await recordResponse(tx, 'reviews', { since: submittedAt, now });
      const decided = writeReviewState(tx, { ...draft, ...restored }, event);
      notifySeller(tx, decided, decision.type, now);
      return decided;
    },
  });
}

function notifySeller(
  tx: Transaction,
  { draftId, owner, answers, standing }: Draft,
  decided: ReviewDecision['type'],
  now: number,
): void {
  const { seq, notes, reason } = standing;
  tx.create(outbox, `${draftId}:${seq}:reviewed`, {
    kind: 'reviewed',
    uid: owner.uid,
    attempts: 0,
    sendAt: now,
    draftId,
    decided,
    street: answers.street ?? '',
    notes: [...notes],
    reason,
  });
}
