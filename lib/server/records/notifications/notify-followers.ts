import 'server-only';
import type { Lot } from '@/lib/domain/listings/lot';
import type { ListingUpdate, SellerUpdate } from '@/lib/domain/reviews/listing-updates';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import type { Transaction } from '@/lib/server/platform/store/store';
import { listingUpdates } from './notification-collections';

/** A home, and the auction whose bidders are notified, or null. */
interface UpdatedHome {
  readonly listingKey: string;
  readonly slug: string;
  readonly auctionId: string | null;
  /** The lot that it was in when the update was caused; it may be out of it when the update is delivered. */
  readonly lot?: Lot | undefined;
}

/** The homes of a lot, as a message keeps them. */
export const lotKeysOf = (lot: Lot | undefined) =>
  lot ? { lotKeys: lot.homes.map(({ listingKey }) => listingKey) } : {};

/** Stores a listing update for the followers of a home; the tick delivers it. `id` is unique per update. */
export function notifyFollowers(
  tx: Transaction,
  id: string,
  { lot, ...home }: UpdatedHome,
  update: ListingUpdate,
  now: number,
): void {
  const progress = { at: now, dueAt: now, toldBidders: 0, cursor: null };
  tx.create(listingUpdates, id, { ...home, ...progress, ...lotKeysOf(lot), news: update });
}

interface SoldHome extends Pick<UpdatedHome, 'listingKey' | 'slug' | 'lot'> {
  readonly sellerId: string;
  /** The members of the selling organization who caused the update. */
  readonly exceptUids?: readonly string[];
}

/** Notifies the seller of an update that the seller, or these members of it, did not cause. */
export function notifySellerOf(
  tx: Transaction,
  id: string,
  { lot, sellerId, exceptUids, listingKey, slug }: SoldHome,
  update: SellerUpdate,
  now: number,
): void {
  const message = { uid: sellerId, role: 'seller', attempts: 0, sendAt: now } as const;
  tx.create(outbox, `${id}:seller`, {
    ...message,
    ...lotKeysOf(lot),
    ...(exceptUids && { exceptUid: [...exceptUids] }),
    kind: 'home-news',
    listingKey,
    slug,
    news: update,
  });
}
