import 'server-only';
import type { Draft } from '@/lib/domain/drafts/draft';
import type { PublicationDecision } from '@/lib/domain/reviews/decide-publication';
import type { AuctionPlan } from '@/lib/domain/reviews/listing-situation';
import type { ListingUpdate } from '@/lib/domain/reviews/listing-updates';
import { isBeingDeleted, lockObligations } from '@/lib/server/people/identity/obligation-locks';
import { isSellerSuspended } from '@/lib/server/people/organizations/seller';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { auctions } from '@/lib/server/records/auctions/auction-collections';
import { recordEvents } from '@/lib/server/records/auctions/auction-record';
import type { PublishedDraft } from '@/lib/server/records/drafts/draft-record';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { notifyFollowers } from '@/lib/server/records/notifications/notify-followers';
import { recordAuctionOutcome } from '@/lib/server/workflows/bids/record-auction-outcome';
import { type FormerClaims, readFormerClaims, writeAddressClaims } from './address-claims';

/** The input of `decidePublication` and `writePublication` besides the draft. */
export interface PublicationFacts {
  readonly auctionId: string;
  readonly isSellerGone: boolean;
  readonly formerClaims: FormerClaims;
}

/** Runs in the commit that publishes. `plan`: what the publication would do to the auction. */
export async function readPublicationFacts(
  tx: Reader,
  draft: Draft,
  before: PublishedDraft | null,
  plan: AuctionPlan,
): Promise<PublicationFacts> {
  const { uid } = draft.owner;
  return {
    auctionId: await auctionIdFor(tx, draft, before, plan),
    isSellerGone: (await isBeingDeleted(tx, uid)) || (await isSellerSuspended(tx, uid)),
    formerClaims: await readFormerClaims(tx, draft, before?.content ?? null),
  };
}

/** The id of the current auction if it stays, otherwise the home's next free id. */
async function auctionIdFor(
  tx: Reader,
  { draftId }: Draft,
  before: PublishedDraft | null,
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

interface PublicationContext {
  readonly before: PublishedDraft | null;
  readonly formerClaims: FormerClaims;
  readonly now: number;
}

/** Publishes a draft in the commit that changes it: listing, auction, address claims, listing updates. */
export async function writePublication(
  tx: Transaction,
  { draft, listing, scheduled, cancelled, news }: PublicationDecision,
  { before, formerClaims, now }: PublicationContext,
): Promise<void> {
  const { slug, seller } = listing;
  if (before?.auction && cancelled.length > 0)
    await recordAuctionOutcome(tx, before.auction, cancelled, null, { isReplaced: true });
  if (scheduled.length > 0) recordEvents(tx, { slug, sellerId: seller.id }, scheduled, null);
  tx.set(listings, listing.listingKey, listing);
  lockObligations(tx, draft.owner.uid, `home:${draft.draftId}:${draft.standing.seq}`);
  writeAddressClaims(tx, draft, formerClaims);
  if (before && news) notifyFollowersOf(tx, draft, before, news, now);
}

/** Notifies followers of the home. No-op for a change without public effect. */
export function notifyFollowersOf(
  tx: Transaction,
  { draftId, standing }: Pick<Draft, 'draftId' | 'standing'>,
  { listing, auction }: Pick<PublishedDraft, 'listing' | 'auction'>,
  news: ListingUpdate,
  now: number,
): void {
  if (news.type === 'changed' && news.changes.length === 0) return;
  const auctionId = auction?.state.terms.auctionId ?? null;
  const home = { listingKey: draftId, slug: listing.slug, auctionId, lot: listing.lot };
  notifyFollowers(tx, `${draftId}:${standing.seq}`, home, news, now);
}
