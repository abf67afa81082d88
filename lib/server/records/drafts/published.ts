import 'server-only';
import type { Content, Draft } from '@/lib/domain/drafts/draft';
import type { Answers } from '@/lib/domain/drafts/fields/answers';
import { startOf } from '@/lib/domain/drafts/fields/sale-fields';
import type { Listing } from '@/lib/domain/listings/listing';
import { changesTerms, severityOf } from '@/lib/domain/reviews/change-severity';
import { compareContent } from '@/lib/domain/reviews/compare-content';
import {
  hasAuction,
  type ListingSituation,
  listingSituationOf,
  planOf,
} from '@/lib/domain/reviews/listing-situation';
import type { ChangeFacts } from '@/lib/domain/reviews/review-commands';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Reader } from '@/lib/server/platform/store/store';
import { readAuction, type StoredAuction } from '@/lib/server/records/auctions/auction-record';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { drafts, submissionId, submissions } from './draft-collections';

/** The public state of a draft: its listing, content and auction. */
export interface PublishedDraft {
  readonly listing: Listing;
  readonly content: Content;
  /** The latest auction, even if it has ended. */
  readonly auction: StoredAuction | null;
  readonly course: ListingSituation;
}

/** Returns null before the first publication. `now` in ms. */
export async function readPublished(
  reader: Reader,
  { draftId, standing }: Pick<Draft, 'draftId' | 'standing'>,
  now: number,
): Promise<PublishedDraft | null> {
  if (standing.published === null) return null;
  const [listing, submission] = await Promise.all([
    reader.get(listings, draftId),
    reader.get(submissions, submissionId(draftId, standing.published)),
  ]);
  if (!listing || !submission) return null;
  const { auctionId } = listing.data;
  const auction = auctionId === null ? null : await readAuction(reader, auctionId);
  const { answers, photos, documents } = submission.data;
  return {
    listing: listing.data,
    content: { answers, photos, documents },
    auction,
    course: listingSituationOf(listing.data, auction?.state ?? null, now),
  };
}

/** Compares the draft with the published content: what changes, and the effect on the auction. */
export function changeFactsOf({ answers, photos, documents }: Content, before: PublishedDraft): ChangeFacts {
  const after = { answers, photos, documents };
  const changed = compareContent(before.content, after);
  const severity = severityOf(changed, before.content, after);
  const facts = { answers, weight: severity, changesTerms: changesTerms(changed) };
  const plan = planOf(facts, before.course);
  return { weight: severity, plan, course: before.course, startsAt: startOf(answers) };
}

/** The published answers, if the auction is announced, open or just ended. */
export const publishedAnswers = (before: PublishedDraft | null): Answers | null =>
  before && (hasAuction(before.course) || before.course.auction === 'settling')
    ? before.content.answers
    : null;

/** Like `publishedAnswers`, by draft id, for form validation. */
export async function readPublishedAnswers(draftId: string, now: number): Promise<Answers | null> {
  const { store } = runtime();
  const draft = (await store.get(drafts, draftId))?.data;
  return draft ? publishedAnswers(await readPublished(store, draft, now)) : null;
}
