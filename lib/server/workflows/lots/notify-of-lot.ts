import 'server-only';
import type { Actor } from '@/lib/domain/drafts/review-state';
import { addressLines } from '@/lib/domain/listings/address';
import type { Listing } from '@/lib/domain/listings/listing';
import type { PublicChange } from '@/lib/domain/reviews/listing-updates';
import type { Transaction } from '@/lib/server/platform/store/store';
import type { SecondPerson } from '@/lib/server/records/approvals/second-person';
import { notifyFollowers, notifySellerOf } from '@/lib/server/records/notifications/notify-followers';
import { formLotWords as copy } from '@/messages/lots/form-lot-words';
import { sharesInWords } from './record-lot';

/** Notifies the followers of one home. */
export function notifyOfLot(
  tx: Transaction,
  { listingKey, slug, auctionId }: Listing,
  change: PublicChange,
  now: number,
): void {
  const update = { type: 'changed' as const, changes: [change] };
  notifyFollowers(tx, `${listingKey}:${now}:lot`, { listingKey, slug, auctionId }, update, now);
}

/**
 * Notifies the other members of the selling organization, once for the lot, but not who asked for an approval, who
 * hears of it anyway. No-op for a private seller.
 */
export function notifyMembers(
  tx: Transaction,
  lead: Listing | undefined,
  change: PublicChange,
  { organization, request }: Pick<SecondPerson, 'organization' | 'request'>,
  { by, now }: { readonly by: Actor; readonly now: number },
): void {
  if (!lead || !organization) return;
  const { listingKey, slug, seller } = lead;
  const exceptUids = [by.uid, ...(request ? [request.by.uid] : [])];
  const about = { listingKey, slug, sellerId: seller.id, exceptUids };
  const update = { type: 'changed' as const, changes: [change] };
  notifySellerOf(tx, `${listingKey}:${now}:lot`, about, update, now);
}

/** The homes that are sold together, in words, because an update is stored as it is sent. */
export const lotInWords = (homes: readonly Listing[]): string =>
  homes.map((home) => addressLines(home)[0]).join('; ');

export const soldTogether = (before: string, after: string): PublicChange => ({
  label: copy.soldTogether,
  before,
  after,
});
export const soldAlone: string = copy.alone;

/** `homes` as they were, the lead first. */
export const splitOfPrice = (after: string, homes: readonly Listing[]): PublicChange => ({
  label: copy.splitOfPrice,
  before: homes[0]?.lot ? sharesInWords(homes[0].lot, homes) : '',
  after,
});
