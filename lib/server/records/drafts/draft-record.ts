import 'server-only';
import { wizardWords } from '@/lib/copy/drafts/wizard-words';
import { bindsSeller } from '@/lib/domain/auctions/state/binds-seller';
import { type Content, contentOf, type Draft, draftDueAt } from '@/lib/domain/drafts/draft';
import type { Answers } from '@/lib/domain/drafts/fields/answers';
import { startOf } from '@/lib/domain/drafts/fields/sale-fields';
import { cancellationDocumentOf } from '@/lib/domain/drafts/files/cancellation-documents';
import type { Listing } from '@/lib/domain/listings/listing';
import { lotRoleOf } from '@/lib/domain/listings/lot';
import type { HomeEventType } from '@/lib/domain/organizations/integrations/webhook';
import { isOrganizationId } from '@/lib/domain/organizations/organization';
import { type AuditEntry, toStoredEntry } from '@/lib/domain/reviews/audit-log';
import { changesContract, changesTerms, severityOf } from '@/lib/domain/reviews/change-severity';
import { compareContent } from '@/lib/domain/reviews/compare-content';
import { recordReview } from '@/lib/domain/reviews/evolve-review';
import { homeTermsOf } from '@/lib/domain/reviews/home-terms';
import {
  hasAuction,
  type ListingSituation,
  listingSituationOf,
  planOf,
} from '@/lib/domain/reviews/listing-situation';
import type { ChangeFacts, ReviewEvent } from '@/lib/domain/reviews/review-commands';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { readAuction, type StoredAuction } from '@/lib/server/records/auctions/auction-record';
import { audit, auditId } from '@/lib/server/records/audit-log/audit-log-collections';
import { recordHomeEvent } from '@/lib/server/records/home-events/record-home-event';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { drafts, submissionId, submissions } from './draft-collections';

/** The public state of a draft: its listing, content and auction. */
export interface PublishedDraft {
  readonly listing: Listing;
  readonly content: Content;
  /** The latest auction, even if it has ended. A home that is included in a lot has none of its own. */
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
  const role = lotRoleOf(listing.data);
  const selling = role === 'included' ? await readLotAuction(reader, listing.data) : auction;
  const course = listingSituationOf(listing.data, selling?.state ?? null, now);
  return {
    listing: listing.data,
    content: contentOf(submission.data),
    auction,
    course: role ? { ...course, lot: role } : course,
  };
}

/** The auction that sells a home in a lot: that of its lead. */
export async function readLotAuction(reader: Reader, { lot }: Listing): Promise<StoredAuction | null> {
  const lead = lot && (await reader.get(listings, lot.leadKey));
  return lead?.data.auctionId ? readAuction(reader, lead.data.auctionId) : null;
}

/** Compares the draft with the published content: what changes, and the effect on the auction. */
export function changeFactsOf(
  draft: Content & Pick<Draft, 'cancellationDocuments'>,
  before: PublishedDraft,
): ChangeFacts {
  const after = contentOf(draft);
  const { answers } = after;
  const changed = compareContent(before.content, after);
  const severity = severityOf(changed, before.content, after);
  const facts = {
    answers,
    weight: severity,
    changesTerms: changesTerms(changed) || changesContract(before.content, after),
  };
  const plan = planOf(facts, before.course);
  const replaced = plan === 'replace' ? before.auction?.state : null;
  const lacksDocument =
    replaced != null &&
    bindsSeller(replaced) &&
    cancellationDocumentOf(draft, replaced.terms.auctionId) === null;
  return { weight: severity, plan, course: before.course, startsAt: startOf(answers), lacksDocument };
}

/** The published answers, if the auction is announced, open or just ended. */
export const publishedAnswers = (before: PublishedDraft | null): Answers | null =>
  before && (hasAuction(before.course) || before.course.auction === 'settling')
    ? before.content.answers
    : null;

/** Whether the draft changes nothing about an announced or open auction that has no contract of sale. */
export const keepsUncontractedAuction = (draft: Content, before: PublishedDraft): boolean =>
  hasAuction(before.course) &&
  changeFactsOf(draft, before).plan === 'keep' &&
  !before.content.documents.some(({ kind }) => kind === 'ContractOfSale');

/** Like `publishedAnswers`, by draft id, for form validation. */
export async function readPublishedAnswers(draftId: string, now: number): Promise<Answers | null> {
  const { store } = runtime();
  const draft = (await store.get(drafts, draftId))?.data;
  return draft ? publishedAnswers(await readPublished(store, draft, now)) : null;
}

/** What sellers' systems hear about. Steps inside the review are not reported. */
const homeEventOf: Readonly<Partial<Record<ReviewEvent['type'], HomeEventType>>> = {
  started: 'draft.created',
  submitted: 'draft.submitted',
  'changes-requested': 'draft.returned',
  rejected: 'draft.returned',
  approved: 'home.published',
  changed: 'home.changed',
  'went-on-market': 'home.changed',
  'reserve-lowered': 'home.changed',
  'auction-moved': 'home.changed',
  held: 'home.withdrawn',
  resumed: 'home.changed',
  withdrawn: 'home.withdrawn',
  'taken-down': 'home.withdrawn',
};

type NewDraft = Omit<Draft, 'standing' | 'dueAt'>;

/**
 * Writes the draft after an event, with its audit log entry. `turn`: the status of the listing or its auction
 * before and after, if the entry records that instead of the status of the draft.
 */
export function writeReviewState(
  tx: Transaction,
  draft: Draft | NewDraft,
  event: ReviewEvent,
  turn: Partial<Pick<AuditEntry, 'before' | 'after'>> = {},
): Draft {
  const before = 'standing' in draft ? draft.standing : null;
  const { standing, entry } = recordReview(draft.draftId, before, event, wizardWords);
  createEntry(tx, draft, { ...entry, ...turn });
  const dueAt = draftDueAt({ ...draft, standing });
  const after = { ...draft, standing, dueAt, version: before ? draft.version + 1 : draft.version };
  tx.set(drafts, draft.draftId, after);
  const type = homeEventOf[event.type];
  if (type) {
    const data = { homeId: draft.draftId, status: standing.status };
    const cause = `${draft.draftId}:${standing.seq}`;
    recordHomeEvent(tx, { sellerId: draft.owner.uid, type, cause, at: event.at, data });
  }
  return after;
}

/**
 * Records an event whose successor is written in the same commit. Returns the draft after it; the successor
 * writes the draft.
 */
export function recordFirstEvent(tx: Transaction, draft: Draft, event: ReviewEvent): Draft {
  const { standing, entry } = recordReview(draft.draftId, draft.standing, event, wizardWords);
  createEntry(tx, draft, entry);
  return { ...draft, standing };
}

function createEntry(tx: Transaction, draft: NewDraft, entry: AuditEntry): void {
  if (entry.seq === null) return;
  const { uid: ownerId } = draft.owner;
  const concerns = isOrganizationId(ownerId) ? [ownerId] : [];
  const terms = entry.action === 'submitted' ? homeTermsOf(draft) : [];
  const stored = toStoredEntry(entry, draft.answers.street?.trim() ?? '', concerns, terms);
  tx.create(audit, auditId(entry.subject, entry.seq), stored);
}

/** Like `writeReviewState`, for an event that also stores the content as a submission. */
export function writeSubmission(tx: Transaction, draft: Draft, event: ReviewEvent, now: number): Draft {
  const after = writeReviewState(tx, draft, event);
  const id = submissionId(draft.draftId, after.standing.submission);
  tx.create(submissions, id, { ...contentOf(after), at: now });
  return after;
}
