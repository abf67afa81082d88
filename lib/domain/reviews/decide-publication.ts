import type { CommandOf } from '@/lib/domain/auctions/commands/commands';
import { decide } from '@/lib/domain/auctions/commands/decide';
import type { AuctionEvent } from '@/lib/domain/auctions/state/events';
import type { AuctionState } from '@/lib/domain/auctions/state/state';
import type { Content, Draft } from '@/lib/domain/drafts/draft';
import { isOfDates } from '@/lib/domain/drafts/fields/sale-fields';
import type { WizardWords } from '@/lib/domain/drafts/fields/wizard-words';
import { cancellationHashOf } from '@/lib/domain/drafts/files/cancellation-documents';
import { toListing } from '@/lib/domain/drafts/publication/to-listing';
import { contractHashOf, contractOf } from '@/lib/domain/listings/contract-of-sale';
import type { Listing } from '@/lib/domain/listings/listing';
import { inLot } from '@/lib/domain/listings/lot';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { compareContent } from './compare-content';
import type { AuctionPlan, ListingSituation } from './listing-situation';
import { type ListingUpdate, publicChanges } from './listing-updates';
import { isSameTerms } from './same-terms';

interface PublicationRequest {
  /** The draft, with its review state after the publication. */
  readonly draft: Draft;
  readonly plan: AuctionPlan;
  /** What visitors see so far; null at the first publication. */
  readonly before: {
    readonly listing: Listing;
    readonly content: Content;
    readonly auction: { readonly state: AuctionState } | null;
    readonly course: ListingSituation;
  } | null;
  /** The id of the current auction, or of the one to schedule. */
  readonly auctionId: string;
  /** The seller is suspended, or the account is being deleted. */
  readonly isSellerGone: boolean;
  /** 32 random bytes in hex, for a sealed reserve. */
  readonly salt: string;
  readonly words: WizardWords;
  /** In ms. */
  readonly now: number;
}

export interface PublicationDecision {
  readonly draft: Draft;
  readonly listing: Listing;
  /** Events that schedule the auction; empty if there is none or it stays as it is. */
  readonly scheduled: readonly AuctionEvent[];
  /** Events that cancel the auction that the new one replaces; empty if none is replaced. */
  readonly cancelled: readonly AuctionEvent[];
  /** The update for followers; null at the first publication. */
  readonly news: ListingUpdate | null;
}

export type PublicationRefusal =
  | 'rules'
  | 'needs-contract'
  | 'just-ended'
  | 'needs-document'
  | 'not-found'
  | 'in-lot';

/**
 * The listing that a publication shows, its auction events and its update for followers. Refuses with `rules`
 * when the draft makes no listing or auction, `needs-contract` when it schedules one without the contract of sale,
 * `just-ended` when its auction can no longer be replaced, `needs-document` when its bids bind the seller, `not-found` when the seller is gone, and `in-lot` when
 * the home would get other terms or another contract than its lot.
 */
export function decidePublication(
  request: PublicationRequest,
): Result<PublicationDecision, PublicationRefusal> {
  const { draft, plan, before, auctionId, isSellerGone, salt, words, now } = request;
  if (isSellerGone) return refuse('not-found');
  const status = draft.standing.live === 'ComingSoon' ? 'ComingSoon' : 'Active';
  const made = toListing(draft, { auctionId, salt }, now, { before: before?.listing ?? null, status });
  if (!made.ok) return refuse('rules');
  const { schedule } = made.value;
  const lot = before?.listing.lot;
  if (lot && !isSameTerms(made.value.listing, before.listing)) return refuse('in-lot');
  if (lot?.contractSha256 && contractHashOf(draft) !== lot.contractSha256) return refuse('in-lot');
  const listing = lot ? inLot(made.value.listing, lot) : made.value.listing;
  const scheduled = schedule && plan !== 'keep' ? decide(null, schedule) : none;
  if (!scheduled.ok) return refuse('rules');
  if (lot && schedule && plan === 'replace' && isEarlier(schedule, before)) return refuse('in-lot');
  if (scheduled.value.events.length > 0 && !contractOf(listing)) return refuse('needs-contract');
  const replaced = plan === 'replace' ? before?.auction?.state : null;
  const documentHash = replaced ? cancellationHashOf(draft, replaced.terms.auctionId) : null;
  const cancelled = replaced
    ? decide(replaced, {
        type: 'cancel',
        reason: 'material-correction',
        by: 'seller',
        documentHash,
        now,
      })
    : none;
  if (!cancelled.ok)
    return refuse(cancelled.reason.reason === 'needs-document' ? 'needs-document' : 'just-ended');
  return ok({
    draft,
    listing,
    scheduled: scheduled.value.events,
    cancelled: cancelled.value.events,
    news: before && newsOf({ draft, before, plan, schedule, documentHash, words }),
  });
}

const none = ok({ events: [] });

/** Buyers of a lot counted on the start they read, and each older home needs ten days for lead paint. */
const isEarlier = (
  { terms }: CommandOf<'schedule'>,
  { auction }: NonNullable<PublicationRequest['before']>,
): boolean => auction !== null && terms.startsAt < auction.state.terms.startsAt;

function newsOf({
  draft,
  before,
  plan,
  schedule,
  documentHash,
  words,
}: Pick<PublicationRequest, 'draft' | 'plan' | 'words'> & {
  readonly before: NonNullable<PublicationRequest['before']>;
  readonly schedule: CommandOf<'schedule'> | null;
  readonly documentHash: string | null;
}): ListingUpdate {
  const changes = [...publicChanges(before.content, draft, words)];
  const dates = schedule && { startsAt: schedule.terms.startsAt, endsAt: schedule.terms.endsAt };
  if (plan === 'replace' && dates) {
    const isMoved = compareContent(before.content, draft).every(({ about }) => isOfDates(about));
    const proof = documentHash !== null && { documentHash };
    return isMoved
      ? { type: 'auction-moved', ...dates, ...proof }
      : { type: 'corrected', changes, ...dates, ...proof };
  }
  const isBack = before.course.status === 'Hold' || before.course.status === 'Withdrawn';
  return isBack || plan === 'schedule'
    ? { type: 'relisted', auction: plan === 'schedule' ? dates : null }
    : { type: 'changed', changes };
}
