import 'server-only';
import { wizardWords } from '@/lib/copy/drafts/wizard-words';
import { specialFindingsOf } from '@/lib/domain/drafts/assess';
import type { Draft } from '@/lib/domain/drafts/draft';
import { highestChangedPrice, saleTermsOf } from '@/lib/domain/drafts/fields/asked-prices';
import type { Actor } from '@/lib/domain/drafts/review-state';
import type { ApprovalCommand, ApprovalRefusal, Planned } from '@/lib/domain/organizations/approvals';
import {
  decidePublication,
  type PublicationDecision,
  type PublicationRefusal,
} from '@/lib/domain/reviews/decide-publication';
import { decideReview } from '@/lib/domain/reviews/decide-review';
import { evolveReview } from '@/lib/domain/reviews/evolve-review';
import type { ReviewEvent, ReviewRefusal } from '@/lib/domain/reviews/review-commands';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { defineCommand, runCommand } from '@/lib/server/people/commands/run-command';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { randomKey } from '@/lib/server/platform/random-key';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import {
  askSecondPerson,
  markApproved,
  readSecondPerson,
  refuseWithoutSecond,
  type SecondPerson,
} from '@/lib/server/records/approvals/second-person';
import {
  changeFactsOf,
  type PublishedDraft,
  readPublished,
  writeSubmission,
} from '@/lib/server/records/drafts/draft-record';
import { assessDraft } from './assess-draft';
import { logPriceChange } from './log-price-change';
import { type DraftContext, type DraftRefusal, onDraft } from './on-draft';
import { readPublicationFacts, writePublication } from './publish';

/**
 * The same without a rate limit, for batches whose size is limited elsewhere. `grant`: the request of another
 * member that the person approves with it.
 */
export const sendIn = (
  by: SignedIn,
  draftId: string,
  now: number,
  isConfirmed = false,
  grant: string | null = null,
): Promise<Result<Draft, DraftRefusal | SubmitRefusal>> =>
  runCommand(submission(by, draftId, now, { isConfirmed, grant }));

export const submission = (
  by: SignedIn,
  draftId: string,
  now: number,
  { isConfirmed, grant = null }: { readonly isConfirmed: boolean; readonly grant?: string | null },
) => {
  const toPlan = planOf({ type: 'submit', isConfirmed });
  const number = randomKey(12);
  return defineCommand({
    ...onDraft(by, draftId, 'submit'),
    async facts(tx, { draft }) {
      const facts = await readSubmissionFacts(tx, draft, now);
      const second = await readSecondPerson(tx, by, draft.owner.uid, grant);
      return { ...facts, second, plan: toPlan(draft, draft, facts) };
    },
    decide: (context) => decideSubmission(context, isConfirmed, now),
    async write(tx, { event, publication }, { draft, actor, second, ...facts }) {
      if (publication) await writePublication(tx, publication, { ...facts, now });
      markApproved(tx, second, actor, now);
      logPriceChange(tx, { draft, actor, second, before: facts.before, event, now, number });
      return writeSubmission(tx, draft, event, now);
    },
    writeRefusal: (tx, refusal, context) => askForSubmission(tx, refusal, context, now),
  });
};

/** What a submission is about to do. `after`: the draft as submitted; it is bound to the version of `draft`. */
export const planOf =
  (command: ApprovalCommand) =>
  (draft: Draft, after: Draft, { before }: { readonly before: PublishedDraft | null }): Planned => ({
    command,
    binding: String(draft.version),
    priceCents: highestChangedPrice(after.answers, before?.content.answers ?? null),
  });

interface Waiting {
  readonly draft: Draft;
  readonly actor: Actor;
  readonly second: SecondPerson;
  readonly plan: Planned;
}

/** Stores a submission that needs a second person as a request. No-op for any other refusal. */
export async function askForSubmission(
  tx: Transaction,
  refusal: unknown,
  { draft: { draftId, answers }, actor: by, second, plan }: Waiting,
  now: number,
): Promise<void> {
  if (refusal !== 'approval-requested') return;
  const { command } = plan;
  // A confirmed change replaces the auction, also one with bids.
  const voids = command.type === 'submit' && command.isConfirmed ? { voidsBids: 'yes' } : {};
  const terms = { ...saleTermsOf(answers), ...voids };
  const about = { draftId, title: answers.street?.trim() ?? '', terms };
  await askSecondPerson(tx, second, { ...plan, ...about, by, now });
}

export type SubmitRefusal = ReviewRefusal | ApprovalRefusal;

/** `draft` as it would be submitted. Runs in the commit that submits it. */
export async function readSubmissionFacts(tx: Reader, draft: Draft, now: number) {
  const before = await readPublished(tx, draft, now);
  const assessment = await assessDraft(draft, now, tx);
  return {
    before,
    change: before && changeFactsOf(draft, before),
    gate: assessment.gate,
    specialFindings: specialFindingsOf(assessment),
    ...(await readPublicationFacts(tx, draft, before, 'keep')),
  };
}

type SubmissionContext = DraftContext &
  Awaited<ReturnType<typeof readSubmissionFacts>> & {
    readonly second: SecondPerson;
    readonly plan: Planned;
  };

export interface SubmissionDecision {
  readonly event: ReviewEvent;
  readonly publication: PublicationDecision | null;
}

/** The event of a submission, and the publication if a minor change publishes at once. */
export function decideSubmission(
  { draft, actor, sellers, gate, specialFindings, change, second, plan, ...facts }: SubmissionContext,
  isConfirmed: boolean,
  now: number,
): Result<SubmissionDecision, SubmitRefusal | PublicationRefusal> {
  const alone = refuseWithoutSecond(second, plan, { uid: actor.uid, now });
  if (alone && second.request) return refuse(alone);
  const submitted = { gate, specialFindings, change, isConfirmed };
  const command = { type: 'submit', ...submitted, by: actor, now } as const;
  const event = decideReview(sellers, draft.standing, command);
  if (!event.ok) return event;
  if (alone) return refuse(alone);
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
