import 'server-only';
import { decideReview } from '@/lib/domain/reviews/decide-review';
import { defineCommand, runCommand } from '@/lib/server/people/commands/run-command';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { writeReviewState } from '@/lib/server/records/drafts/draft-record';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { onListing } from './manage-listing';

/** Takes a home off the market for a while, or puts it back without a review. `now` in ms. */
export const holdOrResume = (by: SignedIn, draftId: string, type: 'put-on-hold' | 'resume', now: number) =>
  defineCommand({
    ...onListing(by, draftId, now),
    decide: ({ draft, sellers, before: { course }, acted }) =>
      decideReview(sellers, draft.standing, { type, course, ...acted }),
    write(tx, event, { draft, before }) {
      tx.set(listings, draftId, {
        ...before.listing,
        standardStatus: type === 'resume' ? 'Active' : 'Hold',
        closePriceCents: null,
        closeDate: null,
        statusChangedAt: now,
        modifiedAt: now,
      });
      return writeReviewState(tx, draft, event);
    },
  });

export const holdListing = (by: SignedIn, draftId: string, now: number) =>
  runCommand(holdOrResume(by, draftId, 'put-on-hold', now));

export const resumeListing = (by: SignedIn, draftId: string, now: number) =>
  runCommand(holdOrResume(by, draftId, 'resume', now));
