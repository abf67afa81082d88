import 'server-only';
import type { Draft } from '@/lib/domain/drafts/draft';
import { confirmationDue, confirmBy } from '@/lib/domain/drafts/fact-confirmation';
import { type ReviewState, siteActor } from '@/lib/domain/drafts/review-state';
import { forgetEdit } from '@/lib/domain/portfolio/quick-edit';
import { decideReview } from '@/lib/domain/reviews/decide-review';
import type { ReviewCommand } from '@/lib/domain/reviews/review-commands';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { settleEach } from '@/lib/server/platform/store/settle-each';
import type { Transaction } from '@/lib/server/platform/store/store';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import {
  type PublishedDraft,
  readPublished,
  writeReviewState,
} from '@/lib/server/records/drafts/draft-record';
import { listings } from '@/lib/server/records/listings/listing-collections';

const maxDrafts = 50;
/** When to retry a step that an open auction or a sale prevents. */
const retryMs = 3_600_000;

/**
 * Runs the timed steps of published listings (confirmation reminders, holds and market starts), and deletes what an
 * edit in the portfolio replaced when it cannot be undone anymore.
 */
export async function runListings(now: number): Promise<void> {
  const { docs } = await runtime().store.query(drafts, {
    where: [{ field: 'dueAt', op: '<=', value: now }],
    orderBy: [{ field: 'dueAt', direction: 'asc' }],
    limit: maxDrafts,
  });
  await settleEach(docs, ({ id }) => runtime().store.transact((tx) => runOne(tx, id, now), { key: id }));
}

async function runOne(tx: Transaction, draftId: string, now: number): Promise<void> {
  const draft = (await tx.get(drafts, draftId))?.data;
  const before = draft && (await readPublished(tx, draft, now));
  if (!draft || draft.dueAt === null || draft.dueAt > now) return;
  const forgot = forgetEdit(draft, now);
  if (forgot) {
    tx.set(drafts, draftId, forgot);
    return;
  }
  const command = before && commandFor(draft.standing, before, now);
  const decided = command && decideReview([draft.owner.uid], draft.standing, command);
  if (!before || !decided?.ok) {
    tx.set(drafts, draftId, { ...draft, dueAt: before ? now + retryMs : null });
    return;
  }
  const after = writeReviewState(tx, draft, decided.value);
  const { live, seq, confirmation } = after.standing;
  const isNew = decided.value.type === 'went-on-market';
  if (live !== null && live !== before.listing.standardStatus)
    tx.set(listings, draftId, {
      ...before.listing,
      standardStatus: live,
      closePriceCents: null,
      closeDate: null,
      statusChangedAt: now,
      modifiedAt: now,
      ...(isNew && { offeredSince: now }),
    });
  if (isNew) return;
  const until = confirmation && confirmBy(confirmation);
  tx.create(outbox, `${draftId}:${seq}:confirm`, { ...messageTo(after, now), until });
}

function commandFor(reviewState: ReviewState, { course }: PublishedDraft, now: number): ReviewCommand | null {
  const context = { by: siteActor, now };
  if (reviewState.onMarketAt !== null && reviewState.onMarketAt <= now)
    return { type: 'go-on-market', ...context };
  const due = confirmationDue(reviewState);
  return due && { type: due.step, course, ...context };
}

const messageTo = ({ draftId, owner, answers }: Draft, now: number) =>
  ({
    kind: 'confirm-facts',
    uid: owner.uid,
    attempts: 0,
    sendAt: now,
    draftId,
    street: answers.street ?? '',
  }) as const;
