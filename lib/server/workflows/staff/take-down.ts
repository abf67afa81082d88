import 'server-only';
import { randomBytes } from 'node:crypto';
import { decide } from '@/lib/domain/auctions/commands/decide';
import type { AuctionEvent } from '@/lib/domain/auctions/state/events';
import type { CancelReason } from '@/lib/domain/auctions/state/facts';
import type { Draft } from '@/lib/domain/drafts/draft';
import type { Actor } from '@/lib/domain/drafts/review-state';
import { addressLines, fullAddress } from '@/lib/domain/listings/address';
import type { Listing } from '@/lib/domain/listings/listing';
import { isIncluded, outOfLot } from '@/lib/domain/listings/lot';
import type { TakedownReason } from '@/lib/domain/listings/vocabulary';
import type { ReviewEvent } from '@/lib/domain/reviews/review-commands';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { decideTakedown, type TakedownRefusal } from '@/lib/domain/staff/takedown';
import type { OrganizationOrder } from '@/lib/server/people/organizations/organization-collections';
import { listSellers } from '@/lib/server/people/organizations/seller';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { readAuction, type StoredAuction } from '@/lib/server/records/auctions/auction-record';
import { type StaffEntry, writeStaffEntry } from '@/lib/server/records/audit-log/staff-command';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import { readLotAuction, writeReviewState } from '@/lib/server/records/drafts/draft-record';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { notifyFollowers } from '@/lib/server/records/notifications/notify-followers';
import { recordAuctionOutcome } from '@/lib/server/workflows/bids/record-auction-outcome';

export interface TakedownRequest {
  readonly listingKey: string;
  readonly reason: TakedownReason;
  /** Shown to the seller. */
  readonly note: string;
}

interface TakedownContext {
  readonly listing: Listing;
  /** Null for a sample listing. */
  readonly draft: Draft | null;
  readonly auction: StoredAuction | null;
  readonly sellers: readonly string[];
}

interface TakedownDecision {
  readonly event: ReviewEvent;
  /** Why the auction ends; null if there is no auction to end. */
  readonly cancels: CancelReason | null;
  readonly cancelled: readonly AuctionEvent[];
  readonly entry: StaffEntry | null;
}

export async function loadTakedown(
  tx: Reader,
  listingKey: string,
): Promise<Result<TakedownContext, 'not-found'>> {
  const listing = (await tx.get(listings, listingKey))?.data;
  if (!listing) return refuse('not-found');
  const draft = await tx.get(drafts, listingKey);
  const auction = isIncluded(listing)
    ? await readLotAuction(tx, listing)
    : listing.auctionId === null
      ? null
      : await readAuction(tx, listing.auctionId);
  const sellers = await listSellers(tx, listing.seller.id);
  return ok({ listing, draft: draft?.data ?? null, auction, sellers });
}

export function decideTakedownOf(
  { actor, listing, draft, auction, sellers }: TakedownContext & { readonly actor: Actor },
  { listingKey, reason, note }: TakedownRequest,
  now: number,
): Result<TakedownDecision, TakedownRefusal> {
  const command = { by: actor, reason, note };
  const decided = decideTakedown({ ...listing, sellers }, auction?.state ?? null, command);
  if (!decided.ok) return decided;
  if (listing.standardStatus === 'Closed') return refuse('wrong-status');
  const { cancels } = decided.value;
  const cancelled =
    auction &&
    cancels &&
    decide(auction.state, {
      type: 'cancel',
      reason: cancels,
      by: 'staff',
      documentHash: auction.staffDocument?.sha256 ?? null,
      now,
    });
  if (cancelled && !cancelled.ok)
    return refuse(cancelled.reason.reason === 'needs-document' ? 'needs-document' : 'auction-ended');
  const why = `${reason}: ${note.trim()}`;
  const entry: StaffEntry = {
    about: 'listing',
    subject: listingKey,
    action: 'taken-down',
    title: fullAddress(listing),
    before: listing.standardStatus,
    after: 'Withdrawn',
    why,
  };
  return ok({
    event: { type: 'taken-down', at: now, by: actor, reason: why },
    cancels,
    cancelled: cancelled ? cancelled.value.events : [],
    // Writing the draft's new review state also writes the log entry.
    entry: draft ? null : entry,
  });
}

export async function writeTakedown(
  tx: Transaction,
  { event, cancels, cancelled }: TakedownDecision,
  { listing, draft, auction }: TakedownContext,
  { listingKey, reason, note }: TakedownRequest,
  now: number,
): Promise<null> {
  if (auction && cancelled.length > 0)
    await recordAuctionOutcome(tx, auction, cancelled, null, { writtenKey: listingKey });
  tx.set(listings, listingKey, {
    ...(cancelled.length > 0 ? outOfLot(listing) : listing),
    standardStatus: 'Withdrawn',
    closePriceCents: null,
    closeDate: null,
    statusChangedAt: now,
    modifiedAt: now,
    takedown: { reason, at: now },
  });
  notifySeller(tx, listing, { kind: 'taken-down', reason, hadAuction: cancels !== null }, note, now);
  const { slug, auctionId, lot } = listing;
  const documentHash = cancels && auction?.staffDocument?.sha256;
  const update = { type: 'taken-down', cancels, ...(documentHash && { documentHash }) } as const;
  notifyFollowers(tx, `${listingKey}:${now}:taken-down`, { listingKey, slug, auctionId, lot }, update, now);
  if (auction && cancels && isIncluded(listing)) notifyBiddersOf(tx, auction, listing, cancels, now);
  const turn = { before: listing.standardStatus, after: 'Withdrawn' };
  if (draft) writeReviewState(tx, draft, event, turn);
  return null;
}

/** The home that is taken down was included in a lot: its auction, that of another home, ends with it. */
function notifyBiddersOf(
  tx: Transaction,
  { slug, staffDocument, state: { terms } }: StoredAuction,
  { lot }: Listing,
  reason: CancelReason,
  now: number,
): void {
  const { listingKey, auctionId } = terms;
  const documentHash = staffDocument?.sha256;
  const update = { type: 'auction-cancelled', reason, ...(documentHash && { documentHash }) } as const;
  notifyFollowers(tx, `${auctionId}:${now}:cancelled`, { listingKey, slug, auctionId, lot }, update, now);
}

/**
 * Takes down one home as part of a takedown of all homes of an organization. False if staff must decide on it
 * separately: its auction is past its end or ended below the reserve, cannot be canceled for this reason, or has
 * bids that bind the seller and no document of staff yet. An auction that is still running is then paused.
 */
export async function takeDownForSuspension(
  listingKey: string,
  { reason, note, by }: NonNullable<OrganizationOrder['takedown']>,
  now: number,
): Promise<boolean> {
  const auctionId = (await runtime().store.get(listings, listingKey))?.data.auctionId ?? listingKey;
  const number = randomBytes(6).toString('hex');
  const request = { listingKey, reason, note };
  const done = await runtime().store.transact(
    async (tx) => {
      const loaded = await loadTakedown(tx, listingKey);
      if (!loaded.ok) return loaded;
      const decided = decideTakedownOf({ ...loaded.value, actor: by }, request, now);
      if (!decided.ok) return decided;
      const { entry } = decided.value;
      if (entry) writeStaffEntry(tx, entry, { by, at: now, number });
      return ok(await writeTakedown(tx, decided.value, loaded.value, request, now));
    },
    { key: auctionId },
  );
  return done.ok || done.reason === 'wrong-status' || done.reason === 'not-found';
}

type Verdict =
  | { readonly kind: 'taken-down'; readonly reason: TakedownReason; readonly hadAuction: boolean }
  | { readonly kind: 'takedown-lifted' };

export function notifySeller(
  tx: Transaction,
  listing: Listing,
  verdict: Verdict,
  words: string,
  now: number,
): void {
  const [street] = addressLines(listing);
  const { listingKey, seller } = listing;
  const message = { uid: seller.id, attempts: 0, sendAt: now, street, listingKey, note: words.trim() };
  tx.create(outbox, `${listingKey}:${now}:${verdict.kind}`, { ...message, ...verdict });
}
