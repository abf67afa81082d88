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

/** What visitors see of a draft, and what has become of it. */
export interface Published {
  readonly listing: Listing;
  readonly content: Content;
  /** The latest one, also when it is over. */
  readonly auction: StoredAuction | null;
  readonly course: ListingSituation;
}

/** Null before the first publication. `now` in ms. */
export async function readPublished(
  reader: Reader,
  { draftId, standing }: Pick<Draft, 'draftId' | 'standing'>,
  now: number,
): Promise<Published | null> {
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

/** What the draft changes of it, and what that does to the auction. */
export function changeFactsOf({ answers, photos, documents }: Content, before: Published): ChangeFacts {
  const after = { answers, photos, documents };
  const changed = compareContent(before.content, after);
  const weight = severityOf(changed, before.content, after);
  const plan = planOf({ answers, weight, changesTerms: changesTerms(changed) }, before.course);
  return { weight, plan, course: before.course, startsAt: startOf(answers) };
}

/** The answers behind an auction that is announced, open or just over. */
export const publishedAnswers = (before: Published | null): Answers | null =>
  before && (hasAuction(before.course) || before.course.auction === 'settling')
    ? before.content.answers
    : null;

/** The same of a draft by its id, for the checks of a form. */
export async function readPublishedAnswers(draftId: string, now: number): Promise<Answers | null> {
  const { store } = runtime();
  const draft = (await store.get(drafts, draftId))?.data;
  return draft ? publishedAnswers(await readPublished(store, draft, now)) : null;
}
