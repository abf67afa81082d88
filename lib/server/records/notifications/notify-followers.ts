import 'server-only';
import type { ListingUpdate } from '@/lib/domain/reviews/listing-updates';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import type { Transaction } from '@/lib/server/platform/store/store';
import { news } from './notification-collections';

/** A home with the auction whose bidders are told, or null. */
interface Told {
  readonly listingKey: string;
  readonly slug: string;
  readonly auctionId: string | null;
}

/** Leaves word for those who saved the home or bid on it; the tick carries it round. `id` names what happened, once. */
export function notifyFollowers(
  tx: Transaction,
  id: string,
  home: Told,
  what: ListingUpdate,
  now: number,
): void {
  const round = { at: now, dueAt: now, toldBidders: 0, cursor: null };
  tx.create(news, id, { ...home, ...round, news: what });
}

/** The same for the seller, of what was not the seller's own doing. */
export function tellSellerOf(
  tx: Transaction,
  id: string,
  { listingKey, slug, sellerId }: Pick<Told, 'listingKey' | 'slug'> & { readonly sellerId: string },
  what: ListingUpdate,
  now: number,
): void {
  const message = { uid: sellerId, role: 'seller', attempts: 0, sendAt: now } as const;
  tx.create(outbox, `${id}:seller`, { ...message, kind: 'home-news', listingKey, slug, news: what });
}
