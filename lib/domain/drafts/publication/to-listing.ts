import type { CommandOf } from '@/lib/domain/auctions/commands/commands';
import type { Content, Draft } from '@/lib/domain/drafts/draft';
import { type Answers, answerOf } from '@/lib/domain/drafts/fields/answers';
import { isApplicable, isMissing } from '@/lib/domain/drafts/fields/field';
import { fields } from '@/lib/domain/drafts/fields/fields';
import { toListingDocuments } from '@/lib/domain/drafts/files/documents';
import { toMedia } from '@/lib/domain/drafts/files/photos';
import type { LiveStatus } from '@/lib/domain/drafts/review-state';
import { toPublicListing } from '@/lib/domain/listing-views/listing-card';
import { slugOf } from '@/lib/domain/listings/address';
import { type Listing, listingSchema } from '@/lib/domain/listings/listing';
import { factChangesAfter } from '@/lib/domain/risk-report/risk-report';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { disclosuresOf } from './disclosures';
import { factsOf } from './home-facts';
import { addressOf, buildingOf } from './place-facts';
import { riskFactsOf } from './risk-facts';
import { offeredSinceOf, type PublicationIds, saleOf, scheduleOf } from './sale-parts';

/** A listing that visitors may see, and the command that schedules its auction; null at a fixed price. */
export interface Publication {
  readonly listing: Listing;
  readonly schedule: CommandOf<'schedule'> | null;
}

/**
 * Parses a complete draft into a listing and refuses an incomplete one. `now`, in ms, is the time of
 * publication. `before` is the listing it replaces: its slug and first day on the site carry over, and its
 * former facts are recorded as changes.
 */
export function toListing(
  { draftId, listingId, owner, createdAt, ...content }: ToPublish,
  ids: PublicationIds,
  now: number,
  { before, status = 'Active' }: { readonly before?: Listing | null; readonly status?: LiveStatus } = {},
): Result<Publication, 'incomplete'> {
  const answers = applicableAnswers(content.answers);
  const address = addressOf(content.answers);
  if (!address || fields.some((field) => isMissing(field, answers))) return refuse('incomplete');
  const parsed = listingSchema.safeParse({
    ...address,
    ...buildingOf(answers),
    ...factsOf(answers),
    ...riskFactsOf(answers, before?.listedAt ?? now),
    ...saleOf(answers, ids, before ?? null),
    listingKey: draftId,
    listingId,
    slug: before?.slug ?? slugOf({ ...address, listingId }),
    disclosures: disclosuresOf({ ...content, answers }),
    media: toMedia(draftId, content.photos),
    documents: toListingDocuments(draftId, content.documents),
    seller: {
      id: owner.uid,
      name: answerOf(answers, 'sellerName'),
      kind: answerOf(answers, 'sellerKind'),
      email: owner.email,
    },
    isSample: false,
    standardStatus: status,
    closePriceCents: null,
    closeDate: null,
    originalEntryAt: createdAt,
    listedAt: before?.listedAt ?? now,
    statusChangedAt: before?.standardStatus === status ? before.statusChangedAt : now,
    modifiedAt: now,
  });
  if (!parsed.success) return refuse('incomplete');
  const since = offeredSinceOf(parsed.data, before ?? null, now);
  const listing = withHistory(before ?? null, { ...parsed.data, ...since }, now);
  if (listing.saleFormat === 'fixed-price') return ok({ listing, schedule: null });
  const schedule = scheduleOf(answers, { ...ids, listingKey: draftId }, now);
  return schedule ? ok({ listing, schedule }) : refuse('incomplete');
}

/** Adds the changes of the risk report's facts since the previous publication. */
function withHistory(before: Listing | null, listing: Listing, now: number): Listing {
  if (!before) return listing;
  const factChanges = factChangesAfter(toPublicListing(before), toPublicListing(listing), now);
  return factChanges.length > 0 ? { ...listing, factChanges: [...factChanges] } : listing;
}

type ToPublish = Content & Pick<Draft, 'draftId' | 'listingId' | 'owner' | 'createdAt'>;

/** Drops answers to questions that no longer apply; the draft still stores them. */
const applicableAnswers = (answers: Answers): Answers =>
  Object.fromEntries(
    fields.filter((field) => isApplicable(field, answers)).map(({ name }) => [name, answerOf(answers, name)]),
  );
