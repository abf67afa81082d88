import 'server-only';
import { decide } from '@/lib/domain/auctions/commands/decide';
import type { Draft } from '@/lib/domain/drafts/draft';
import { isOfDates } from '@/lib/domain/drafts/fields/sale-fields';
import { type Publication, toListing } from '@/lib/domain/drafts/publication/to-listing';
import { compareContent } from '@/lib/domain/reviews/compare-content';
import type { AuctionPlan } from '@/lib/domain/reviews/listing-situation';
import { type News, publicChanges } from '@/lib/domain/reviews/listing-updates';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { isEnding, lockObligations } from '@/lib/server/people/identity/obligation-locks';
import { isSellerSuspended } from '@/lib/server/people/organizations/seller';
import type { Transaction } from '@/lib/server/platform/store/store';
import { auctions } from '@/lib/server/records/auctions/auction-collections';
import { recordEvents } from '@/lib/server/records/auctions/auction-record';
import type { Published } from '@/lib/server/records/drafts/published';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { leaveNews } from '@/lib/server/records/notifications/notify-followers';
import { recordAuctionOutcome } from '@/lib/server/workflows/bids/record-auction-outcome';
import { claimHome } from './address-claims';

interface Publishing {
  /** With the standing that the publication gives it. */
  readonly draft: Draft;
  readonly before: Published | null;
  readonly plan: AuctionPlan;
  /** 32 random bytes in hex, for a sealed reserve. */
  readonly salt: string;
  readonly now: number;
}

/**
 * Shows visitors what a draft says: listing, auction, the claim on the home and the news of it, in the commit. Refuses,
 * before anything is written, what makes no listing or no auction. An auction that is replaced is cancelled.
 */
export async function publishDraft(
  tx: Transaction,
  { draft, before, plan, salt, now }: Publishing,
): Promise<Result<null, 'rules' | 'just-ended' | 'not-found'>> {
  if (await isEnding(tx, draft.owner.uid)) return refuse('not-found');
  if (await isSellerSuspended(tx, draft.owner.uid)) return refuse('not-found');
  const auctionId = await auctionIdFor(tx, draft, before, plan);
  const status = draft.standing.live === 'ComingSoon' ? 'ComingSoon' : 'Active';
  const made = toListing(draft, { auctionId, salt }, now, { before: before?.listing ?? null, status });
  if (!made.ok) return refuse('rules');
  const { listing } = made.value;
  const schedule = plan === 'keep' ? null : made.value.schedule;
  const scheduled = schedule && decide(null, schedule);
  if (scheduled && !scheduled.ok) return refuse('rules');
  const replaced = plan === 'replace' ? before?.auction : null;
  const cancelled =
    replaced && decide(replaced.state, { type: 'cancel', reason: 'material-correction', now });
  if (cancelled && !cancelled.ok) return refuse('just-ended');
  const claims = await claimHome(tx, draft, before?.content ?? null);
  if (replaced && cancelled) await recordAuctionOutcome(tx, replaced, cancelled.value.events, null);
  if (scheduled) {
    const { slug, seller } = listing;
    recordEvents(tx, { slug, sellerId: seller.id }, scheduled.value.events, null);
  }
  tx.set(listings, listing.listingKey, listing);
  lockObligations(tx, draft.owner.uid, `home:${draft.draftId}:${draft.standing.seq}`);
  claims();
  if (before) tell(tx, draft, before, newsOf(draft, before, plan, made.value), now);
  return ok(null);
}

/** The present one's while it is kept; else the next of this home that is free. */
async function auctionIdFor(
  tx: Transaction,
  { draftId }: Draft,
  before: Published | null,
  plan: AuctionPlan,
): Promise<string> {
  const present = before?.listing.auctionId;
  if (plan === 'keep' && present) return present;
  for (let number = 1; ; number++) {
    const id = toAuctionId(draftId, number);
    if (!(await tx.get(auctions, id))) return id;
  }
}

export const toAuctionId = (draftId: string, number: number): string => `${draftId}-${number}`;
export const numberOfAuction = (draftId: string, auctionId: string): number =>
  Number(auctionId.slice(draftId.length + 1));

function newsOf(draft: Draft, before: Published, plan: AuctionPlan, { schedule }: Publication): News {
  const changes = [...publicChanges(before.content, draft)];
  const dates = schedule && { startsAt: schedule.terms.startsAt, endsAt: schedule.terms.endsAt };
  if (plan === 'replace' && dates) {
    const isMoved = compareContent(before.content, draft).every(({ about }) => isOfDates(about));
    return isMoved ? { type: 'auction-moved', ...dates } : { type: 'corrected', changes, ...dates };
  }
  const isBack = before.course.status === 'Hold' || before.course.status === 'Withdrawn';
  return isBack || plan === 'schedule'
    ? { type: 'relisted', auction: plan === 'schedule' ? dates : null }
    : { type: 'changed', changes };
}

/** Tells those who saved the home or bid on it what its seller did. Nothing to tell is not told. */
export function tell(
  tx: Transaction,
  { draftId, standing }: Pick<Draft, 'draftId' | 'standing'>,
  { listing, auction }: Pick<Published, 'listing' | 'auction'>,
  what: News,
  now: number,
): void {
  if (what.type === 'changed' && what.changes.length === 0) return;
  const auctionId = auction?.state.terms.auctionId ?? null;
  const home = { listingKey: draftId, slug: listing.slug, auctionId };
  leaveNews(tx, `${draftId}:${standing.seq}`, home, what, now);
}
