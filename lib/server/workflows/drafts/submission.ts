import 'server-only';
import { wizardWords } from '@/lib/copy/drafts/wizard-words';
import type { Draft } from '@/lib/domain/drafts/draft';
import {
  decidePublication,
  type PublicationDecision,
  type PublicationRefusal,
} from '@/lib/domain/reviews/decide-publication';
import { decideReview } from '@/lib/domain/reviews/decide-review';
import { evolveReview } from '@/lib/domain/reviews/evolve-review';
import type { ReviewEvent, ReviewRefusal } from '@/lib/domain/reviews/review-commands';
import { ok, type Result } from '@/lib/domain/shared/result';
import { defineCommand, runCommand } from '@/lib/server/people/commands/run-command';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { Reader } from '@/lib/server/platform/store/store';
import { changeFactsOf, readPublished, writeSubmission } from '@/lib/server/records/drafts/draft-record';
import { assessDraft } from './assess-draft';
import { type DraftContext, type DraftRefusal, onDraft } from './on-draft';
import { readPublicationFacts, writePublication } from './publish';

/** The same without a rate limit, for batches whose size is limited elsewhere. */
export const sendIn = (
  by: SignedIn,
  draftId: string,
  now: number,
  isConfirmed = false,
): Promise<Result<Draft, DraftRefusal | ReviewRefusal>> =>
  runCommand(submission(by, draftId, now, { isConfirmed }));

export const submission = (
  by: SignedIn,
  draftId: string,
  now: number,
  { isConfirmed }: { readonly isConfirmed: boolean },
) =>
  defineCommand({
    ...onDraft(by, draftId, 'submit'),
    facts: (tx, { draft }) => readSubmissionFacts(tx, draft, now),
    decide: (context) => decideSubmission(context, isConfirmed, now),
    async write(tx, { event, publication }, { draft, ...facts }) {
      if (publication) await writePublication(tx, publication, { ...facts, now });
      return writeSubmission(tx, draft, event, now);
    },
  });

/** `draft` as it would be submitted. Runs in the commit that submits it. */
export async function readSubmissionFacts(tx: Reader, draft: Draft, now: number) {
  const before = await readPublished(tx, draft, now);
  return {
    before,
    change: before && changeFactsOf(draft, before),
    gate: (await assessDraft(draft, now, tx)).gate,
    ...(await readPublicationFacts(tx, draft, before, 'keep')),
  };
}

type SubmissionContext = DraftContext & Awaited<ReturnType<typeof readSubmissionFacts>>;

export interface SubmissionDecision {
  readonly event: ReviewEvent;
  readonly publication: PublicationDecision | null;
}

/** The event of a submission, and the publication if a minor change publishes at once. */
export function decideSubmission(
  { draft, actor, sellers, gate, change, ...facts }: SubmissionContext,
  isConfirmed: boolean,
  now: number,
): Result<SubmissionDecision, ReviewRefusal | PublicationRefusal> {
  const command = { type: 'submit', gate, change, isConfirmed, by: actor, now } as const;
  const event = decideReview(sellers, draft.standing, command);
  if (!event.ok) return event;
  const standing = evolveReview(draft.standing, event.value);
  const published =
    event.value.type === 'changed'
      ? decidePublication({
          ...facts,
          draft: { ...draft, standing },
          plan: 'keep',
          salt: '',
          words: wizardWords,
          now,
        })
      : ok(null);
  if (!published.ok) return published;
  return ok({ event: event.value, publication: published.value });
}
