import 'server-only';
import { randomBytes } from 'node:crypto';
import { addressLines } from '@/lib/domain/listings/address';
import type { Listing } from '@/lib/domain/listings/listing';
import type { TakedownReason } from '@/lib/domain/listings/vocabulary';
import { toKept } from '@/lib/domain/reviews/audit-log';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { decideTakedown, type TakedownRefusal } from '@/lib/domain/staff/takedown';
import type { OrganisationOrder } from '@/lib/server/people/organizations/organization-collections';
import { listSellers } from '@/lib/server/people/organizations/seller';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Transaction } from '@/lib/server/platform/store/store';
import { readAuction } from '@/lib/server/records/auctions/auction-record';
import type { StaffWork } from '@/lib/server/records/audit-log/as-staff';
import { audit } from '@/lib/server/records/audit-log/audit-log-collections';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import { writeStanding } from '@/lib/server/records/drafts/record-review';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { leaveNews } from '@/lib/server/records/notifications/notify-followers';
import { stepAuction } from '@/lib/server/workflows/bids/step-auction';

export interface TakedownWish {
  readonly listingKey: string;
  readonly reason: TakedownReason;
  /** For the seller. */
  readonly note: string;
}

/** Runs inside the commit of a staff action. */
export async function takeDownIn(
  { tx, actor, log }: StaffWork,
  { listingKey, reason, note }: TakedownWish,
  now: number,
): Promise<Result<null, TakedownRefusal | 'not-found'>> {
  const listing = (await tx.get(listings, listingKey))?.data;
  if (!listing) return refuse('not-found');
  // Samples have none.
  const draft = await tx.get(drafts, listingKey);
  const auction = listing.auctionId === null ? null : await readAuction(tx, listing.auctionId);
  const sold = { ...listing, sellers: await listSellers(tx, listing.seller.id) };
  const decided = decideTakedown(sold, auction?.state ?? null, { by: actor, reason, note });
  if (!decided.ok) return decided;
  if (listing.standardStatus === 'Closed') return refuse('wrong-status');
  const { cancels } = decided.value;
  if (auction && cancels) {
    const cancelled = await stepAuction(tx, auction, { type: 'cancel', reason: cancels, now });
    if (!cancelled.ok) return refuse('auction-ended');
  }
  tx.set(listings, listingKey, {
    ...listing,
    ...{
      standardStatus: 'Withdrawn',
      statusChangedAt: now,
      modifiedAt: now,
      takedown: { reason, at: now },
    },
  });
  tellSeller(tx, listing, { kind: 'taken-down', reason, hadAuction: cancels !== null }, note, now);
  const { slug, auctionId: told } = listing;
  const news = { type: 'taken-down', cancels } as const;
  leaveNews(tx, `${listingKey}:${now}:taken-down`, { listingKey, slug, auctionId: told }, news, now);
  const change = { before: listing.standardStatus, after: 'Withdrawn' } as const;
  const why = `${reason}: ${note.trim()}`;
  const event = { type: 'taken-down', at: now, by: actor, reason: why } as const;
  if (draft) writeStanding(tx, draft.data, event, change);
  else log({ about: 'listing', subject: listingKey, action: 'taken-down', ...change, why }, titleOf(listing));
  return ok(null);
}

/**
 * The same for one home of an organization whose homes staff took down all at once. False when it has to be decided by
 * itself: its auction is past its end or ended below the reserve, or the reason is none of the auction's rules.
 */
export async function takeDownByOrder(
  listingKey: string,
  { reason, note, by }: NonNullable<OrganisationOrder['takedown']>,
  now: number,
): Promise<boolean> {
  const auctionId = (await runtime().store.get(listings, listingKey))?.data.auctionId ?? listingKey;
  const number = randomBytes(6).toString('hex');
  const done = await runtime().store.transact(
    (tx) => {
      const log: StaffWork['log'] = (entry, title) => {
        const kept = toKept({ ...entry, seq: null, at: now, by }, title);
        tx.create(audit, `${entry.subject}:${now}-${number}`, kept);
      };
      return takeDownIn({ tx, actor: by, log }, { listingKey, reason, note }, now);
    },
    { key: auctionId },
  );
  return done.ok || done.reason === 'wrong-status' || done.reason === 'not-found';
}

type Verdict =
  | { readonly kind: 'taken-down'; readonly reason: TakedownReason; readonly hadAuction: boolean }
  | { readonly kind: 'takedown-lifted' };

export function tellSeller(
  tx: Transaction,
  listing: Listing,
  verdict: Verdict,
  words: string,
  now: number,
): void {
  const [street] = addressLines(listing);
  const message = { uid: listing.seller.id, attempts: 0, sendAt: now, street, note: words.trim() };
  tx.create(outbox, `${listing.listingKey}:${now}:${verdict.kind}`, { ...message, ...verdict });
}

export const titleOf = (listing: Listing): string => addressLines(listing).join(', ');
