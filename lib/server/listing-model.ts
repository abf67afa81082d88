import 'server-only';
import type { Listing } from '@/lib/domain/listing/listing';
import { toListingCard } from '@/lib/domain/listing/views';
import { isPublicStatus } from '@/lib/domain/listing/vocabulary';
import { type SearchEntry, toSearchEntry } from '@/lib/domain/search/search-entry';
import { publicAuction } from './auctions';
import { runtime } from './runtime';
import { type AuctionRecord, auctions, listings } from './store/collections';
import type { Collection, Page, Store } from './store/store';

/** What visitors may see, in memory: kept current by the store's changes, so that no page waits for the store. */
export interface ListingModel {
  readonly bySlug: ReadonlyMap<string, Listing>;
  /** By listing key. */
  readonly entries: ReadonlyMap<string, SearchEntry>;
}

export const emptyModel = (): ListingModel => ({ bySlug: new Map(), entries: new Map() });

const docsPerRead = 500;

/** Reads everything public once and then follows the store. */
export async function openListingModel(store: Store = runtime().store): Promise<ListingModel> {
  const bySlug = new Map<string, Listing>();
  const entries = new Map<string, SearchEntry>();
  const published = new Map<string, Listing>();
  const records = new Map<string, AuctionRecord>();

  const index = (listing: Listing) => {
    const record = listing.auctionId === null ? undefined : records.get(listing.auctionId);
    const card = toListingCard(listing, record ? publicAuction(record) : null);
    entries.set(listing.listingKey, toSearchEntry(card, listing.listingId));
  };
  const takeListing = (key: string, listing: Listing | null) => {
    const before = published.get(key);
    if (before) bySlug.delete(before.slug);
    published.delete(key);
    entries.delete(key);
    if (!listing || !isPublicStatus(listing.standardStatus)) return;
    published.set(key, listing);
    bySlug.set(listing.slug, listing);
    index(listing);
  };
  const takeAuction = (id: string, record: AuctionRecord | null) => {
    if (record === null) records.delete(id);
    else records.set(id, record);
    const listing = record && published.get(record.state.terms.listingKey);
    if (listing?.auctionId === id) index(listing);
  };

  await Promise.all([follow(store, auctions, takeAuction), follow(store, listings, takeListing)]);
  return { bySlug, entries };
}

/** Present documents, then every change; what changes while reading wins over what was read. */
async function follow<T extends object>(
  store: Store,
  collection: Collection<T>,
  take: (id: string, data: T | null) => void,
): Promise<void> {
  const changed = new Set<string>();
  store.watchChanges(collection, (changes) => {
    for (const { id, data } of changes) {
      changed.add(id);
      take(id, data);
    }
  });
  let cursor: string | null = null;
  do {
    const page: Page<T> = await store.query(collection, {
      limit: docsPerRead,
      ...(cursor !== null && { after: cursor }),
    });
    for (const { id, data } of page.docs) if (!changed.has(id)) take(id, data);
    cursor = page.cursor;
  } while (cursor !== null);
}
