import 'server-only';
import type { Draft } from '@/lib/domain/drafts/draft';
import { type Answers, answerOf, toDollars } from '@/lib/domain/drafts/fields/answers';
import { endOf, startOf } from '@/lib/domain/drafts/fields/sale-fields';
import { isEditable } from '@/lib/domain/drafts/review-state';
import { answersAt, type ScheduleInput } from '@/lib/domain/drafts/schedule';
import type { BulkActionItem, BulkRequest, PlannedChange } from '@/lib/domain/portfolio/bulk-action';
import { lowerPrice, type PriceRule } from '@/lib/domain/portfolio/bulk-action-prices';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { type Command, runCommand, tryCommand } from '@/lib/server/people/commands/run-command';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { audit } from '@/lib/server/records/audit-log/audit-log-collections';
import { submission } from '@/lib/server/workflows/drafts/submission';
import { changedSubmission, takenBackSubmission } from '@/lib/server/workflows/listings/changed-submission';
import { holdOrResume } from '@/lib/server/workflows/listings/hold-listing';
import { factConfirmation, withdrawal } from '@/lib/server/workflows/listings/manage-listing';

/** What a bulk action adds to the commit of one home. */
export interface Step {
  /** Refuses if the home changed or was already done. */
  readonly check: (tx: Reader) => Promise<Result<null, string>>;
  readonly record: (tx: Transaction, after: Draft) => void;
}

/** The command of a single home, with all its rules: tried for the preview, then run as a step. */
export interface HomeCommand {
  readonly preview: () => Promise<Result<unknown, string>>;
  readonly run: (step: Step) => Promise<Result<Draft, string>>;
}

interface Home {
  readonly by: SignedIn;
  readonly item: Pick<BulkActionItem, 'draftId' | 'targetCents' | 'reopens'>;
  /** Its place among the homes of the action that are part of it, from 0. */
  readonly place: number;
  readonly now: number;
}

export function homeCommandOf(request: BulkRequest, { by, item, place, now }: Home): HomeCommand {
  const { draftId } = item;
  switch (request.type) {
    case 'submit':
      return request.isDeclared
        ? toHomeCommand(changedSubmission(by, draftId, { answersOf: declared }, now))
        : toHomeCommand(submission(by, draftId, now, { isConfirmed: false }));
    case 'confirm':
      return toHomeCommand(factConfirmation(by, draftId, now));
    case 'hold':
      return toHomeCommand(holdOrResume(by, draftId, 'put-on-hold', now));
    case 'resume':
      return toHomeCommand(holdOrResume(by, draftId, 'resume', now));
    case 'withdraw':
      return toHomeCommand(withdrawal(by, draftId, request.reason, now));
    case 'relist':
      return toHomeCommand(changedSubmission(by, draftId, { answersOf: relisted }, now));
    case 'schedule': {
      const answers = answersAt(request.schedule, place);
      return toHomeCommand(
        changedSubmission(by, draftId, { answersOf: (draft) => scheduled(draft, answers) }, now),
      );
    }
    case 'lower-prices': {
      const answersOf = (draft: Draft) => lowered(draft, request.rule, item.targetCents);
      return toHomeCommand(changedSubmission(by, draftId, { answersOf, isAtOnce: true }, now));
    }
    case 'undo':
      return request.undoes === 'hold'
        ? toHomeCommand(holdOrResume(by, draftId, 'resume', now))
        : toHomeCommand(takenBackSubmission(by, draftId, item.reopens, now));
  }
}

function toHomeCommand<
  Subject,
  Permitted extends object,
  Facts extends object,
  Decision,
  Denial extends string,
  Refusal extends string,
>(command: Command<Subject, Permitted, Facts, Decision, Draft, Denial, Refusal>): HomeCommand {
  // The action has limits of its own. A home that needs a second person is left out: a thousand homes would be
  // a thousand requests.
  const { limit: _limit, writeRefusal: _ask, ...bare } = command;
  return {
    preview: () => tryCommand(bare),
    run: (step) =>
      runCommand<Subject, Permitted, Facts, Decision, Draft, Denial | string, Refusal>({
        ...bare,
        async load(tx, user, session) {
          const checked = await step.check(tx);
          return checked.ok ? command.load(tx, user, session) : checked;
        },
        async write(tx, decision, context) {
          const after = await command.write(withoutEntries(tx), decision, context);
          step.record(tx, after);
          return after;
        },
      }),
  };
}

/**
 * The action has one audit log entry for all its homes. A price has one of its own, with old and new, and so has a
 * submission: staff find a draft by it.
 */
const withoutEntries = (tx: Transaction): Transaction => ({
  get: (collection, id) => tx.get(collection, id),
  getAll: (collection, ids) => tx.getAll(collection, ids),
  set: (collection, id, data) => tx.set(collection, id, data),
  delete: (collection, id) => tx.delete(collection, id),
  create(collection, id, data) {
    if (collection.name !== audit.name || isOwnEntry(data)) tx.create(collection, id, data);
  },
});

const isOwnEntry = (entry: object): boolean =>
  'action' in entry && (entry.action === 'price-changed' || entry.action === 'submitted');

const isFixedPrice = ({ answers }: Draft): boolean => answerOf(answers, 'saleFormat') === 'fixed-price';

/** A member who submits many homes declares once for all of them. */
const declared = (draft: Draft) =>
  isEditable(draft.standing) ? ok({ ...draft.answers, isDeclared: 'yes' }) : refuse('wrong-status');

const relisted = ({ answers, standing }: Draft) =>
  standing.live === 'Hold' || standing.live === 'Withdrawn' ? ok(answers) : refuse('not-off-market');

const scheduled = (draft: Draft, answers: Answers) =>
  isFixedPrice(draft) ? refuse('fixed-price') : ok({ ...draft.answers, ...answers });

function lowered(draft: Draft, rule: PriceRule, targetCents: number | null) {
  if (!isFixedPrice(draft)) return refuse('not-fixed-price');
  // Submitting the price would also submit what a member is still changing.
  if (draft.standing.live === null) return refuse('not-published');
  if (isEditable(draft.standing)) return refuse('edit-in-progress');
  const to = lowerPrice(rule, toDollars(answerOf(draft.answers, 'listPrice')), targetCents);
  return to.ok ? ok({ ...draft.answers, listPrice: String(to.value / 100) }) : to;
}

/** The answers that a submission by the action is judged by. */
export const answersAfter = (request: BulkRequest, { answers }: Draft, place: number): Answers => ({
  ...answers,
  ...(request.type === 'schedule' && answersAt(request.schedule, place)),
  ...(request.type === 'submit' && request.isDeclared && { isDeclared: 'yes' }),
});

/** What the preview shows for a home that the command accepts. */
export function plannedChangeOf(
  request: BulkRequest,
  draft: Draft,
  home: Pick<Home, 'item' | 'place'>,
): PlannedChange {
  const { status, confirmation, live } = draft.standing;
  const toStatus = (to: string, from: string = status): PlannedChange => ({ kind: 'status', from, to });
  switch (request.type) {
    case 'submit':
    case 'relist':
      return toStatus('InReview', live ?? status);
    case 'confirm':
      return { kind: 'facts', confirmedAt: confirmation?.at ?? 0 };
    case 'hold':
      return toStatus('Hold');
    case 'resume':
      return toStatus('Active');
    case 'withdraw':
      return toStatus('Withdrawn');
    case 'schedule':
      return auctionChange(request.schedule, home.place);
    case 'lower-prices': {
      const fromCents = toDollars(answerOf(draft.answers, 'listPrice')) ?? 0;
      const to = lowerPrice(request.rule, fromCents, home.item.targetCents);
      return { kind: 'price', fromCents, toCents: to.ok ? to.value : fromCents };
    }
    case 'undo':
      return toStatus(request.undoes === 'hold' ? 'Active' : home.item.reopens ? (live ?? 'Draft') : 'Draft');
  }
}

function auctionChange(schedule: ScheduleInput, place: number): PlannedChange {
  const answers = answersAt(schedule, place);
  return { kind: 'auction', startsAt: startOf(answers) ?? 0, endsAt: endOf(answers) ?? 0 };
}
