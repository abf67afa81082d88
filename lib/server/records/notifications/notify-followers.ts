import 'server-only';
import type { ListingUpdate } from '@/lib/domain/reviews/listing-updates';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import type { Transaction } from '@/lib/server/platform/store/store';
import { listingUpdates } from './notification-collections';

/** A home, and the auction whose bidders are notified, or null. */
interface UpdatedHome {
  readonly listingKey: string;
  readonly slug: string;
  readonly auctionId: string | null;
}

/** Stores a listing update for the followers of a home; the tick delivers it. `id` is unique per update. */
export function notifyFollowers(
  tx: Transaction,
  id: string,
  home: UpdatedHome,
  update: ListingUpdate,
  now: number,
): void {
  const progress = { at: now, dueAt: now, toldBidders: 0, cursor: null };
  tx.create(listingUpdates, id, { ...home, ...progress, news: update });
}

interface SoldHome extends Pick<UpdatedHome, 'listingKey' | 'slug'> {
  readonly sellerId: string;
  /** The member of the selling organization who caused the update. */
  readonly exceptUid?: string;
}

/** Notifies the seller of an update that the seller, or this member of it, did not cause. */
export function notifySellerOf(
  tx: Transaction,
  id: string,
  { listingKey, slug, sellerId, exceptUid }: SoldHome,
  update: ListingUpdate,
  now: number,
): void {
  const message = { uid: sellerId, role: 'seller', exceptUid, attempts: 0, sendAt: now } as const;
  tx.create(outbox, `${id}:seller`, { ...message, kind: 'home-news', listingKey, slug, news: update });
}
