import 'server-only';
import { toListingCard } from '@/lib/domain/listing-views/listing-card';
import { asVisitorsSee, type SellingOrganization } from '@/lib/domain/listing-views/seller-disclosure';
import type { Listing } from '@/lib/domain/listings/listing';
import { toListingFacts } from '@/lib/domain/listings/listing-facts';
import { isIncluded, otherStreets } from '@/lib/domain/listings/lot';
import { isFormerStatus, isPublicStatus } from '@/lib/domain/listings/vocabulary';
import type { Organization } from '@/lib/domain/organizations/organization';
import { createListingIndex, type ListingIndex } from '@/lib/domain/search/index/listing-index';
import type { SearchedListing } from '@/lib/domain/search/index/searched-listing';
import { organizations } from '@/lib/server/people/organizations/organization-collections';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Collection, Page, Store } from '@/lib/server/platform/store/store';
import { type AuctionRecord, auctions } from '@/lib/server/records/auctions/auction-collections';
import { publicAuction } from '@/lib/server/records/auctions/auction-record';
import { listings } from '@/lib/server/records/listings/listing-collections';

/** The public data in memory, updated by store changes, so that no page waits for the store. */
export interface ListingModel {
  readonly bySlug: ReadonlyMap<string, Listing>;
  /** For staff: listings as stored, including those of suspended organizations. By listing key. */
  readonly published: ReadonlyMap<string, Listing>;
  readonly index: ListingIndex;
  /** Listings no longer for sale. They have a page but are in no list. By listing key. */
  readonly former: ReadonlyMap<string, SearchedListing>;
  /** When a home or its auction last changed, in ms. By listing key. */
  readonly changedAt: ReadonlyMap<string, number>;
  /** For staff. By id. */
  readonly organizations: ReadonlyMap<string, Organization>;
  /** All auctions, including earlier ones of the same home. By id. */
  readonly auctions: ReadonlyMap<string, AuctionRecord>;
}

export const emptyModel = (): ListingModel => ({
  bySlug: new Map(),
  published: new Map(),
  index: createListingIndex(),
  former: new Map(),
  changedAt: new Map(),
  organizations: new Map(),
  auctions: new Map(),
});

const docsPerRead = 500;

/** Reads all public data once, then follows the changes of the store. */
export async function openListingModel(store: Store = runtime().store): Promise<ListingModel> {
  const bySlug = new Map<string, Listing>();
  const index = createListingIndex();
  const former = new Map<string, SearchedListing>();
  const changedAt = new Map<string, number>();
  const published = new Map<string, Listing>();
  const records = new Map<string, AuctionRecord>();
  const byId = new Map<string, Organization>();

  const put = (listing: Listing) => {
    const record = listing.auctionId === null ? undefined : records.get(listing.auctionId);
    const leads =
      isIncluded(listing) && records.get(published.get(listing.lot?.leadKey ?? '')?.auctionId ?? '');
    const auctionOf = (found: AuctionRecord | false | undefined) => (found ? publicAuction(found) : null);
    const others = otherStreets(listing, (key) => published.get(key));
    const card = toListingCard(listing, auctionOf(record), { leads: auctionOf(leads), others });
    const searched = { card, facts: toListingFacts(listing) };
    if (isPublicStatus(listing.standardStatus)) index.put(searched);
    else former.set(listing.listingKey, searched);
    changedAt.set(
      listing.listingKey,
      Math.max(listing.modifiedAt, record?.state.at ?? 0, record?.aftermath?.at ?? 0),
    );
  };
  /** The other homes of a lot name this one, and the phase of an included home is that of its lead's auction. */
  const putWithLot = (listing: Listing) => {
    put(listing);
    for (const { listingKey } of listing.lot?.homes ?? []) {
      const other = bySlug.get(published.get(listingKey)?.slug ?? '');
      if (other && other !== listing) put(other);
    }
  };
  const applyListing = (key: string, listing: Listing | null) => {
    const before = published.get(key);
    if (before) bySlug.delete(before.slug);
    index.remove(key);
    for (const map of [published, former, changedAt]) map.delete(key);
    if (!listing || !hasPage(listing)) return;
    published.set(key, listing);
    const publicListing = asVisitorsSee(listing, byId.get(listing.seller.id) ?? null);
    if (!publicListing) return;
    bySlug.set(publicListing.slug, publicListing);
    putWithLot(publicListing);
  };
  const applyOrganization = (id: string, organization: Organization | null) => {
    const before = byId.get(id) ?? null;
    if (organization) byId.set(id, organization);
    else byId.delete(id);
    if (looksTheSame(before, organization)) return;
    for (const [key, listing] of [...published]) if (listing.seller.id === id) applyListing(key, listing);
  };
  const applyAuction = (id: string, record: AuctionRecord | null) => {
    const listingKey = (record ?? records.get(id))?.state.terms.listingKey;
    if (record === null) records.delete(id);
    else records.set(id, record);
    const stored = listingKey === undefined ? undefined : published.get(listingKey);
    const listing = stored && bySlug.get(stored.slug);
    if (listing?.auctionId === id) putWithLot(listing);
  };

  await follow(store, organizations, applyOrganization);
  await Promise.all([follow(store, auctions, applyAuction), follow(store, listings, applyListing)]);
  return { bySlug, published, index, former, changedAt, organizations: byId, auctions: records };
}

const hasPage = ({ standardStatus, listedAt }: Listing): boolean =>
  isPublicStatus(standardStatus) || (isFormerStatus(standardStatus) && listedAt !== null);

const looksTheSame = (one: SellingOrganization | null, other: SellingOrganization | null): boolean =>
  one?.name === other?.name &&
  one?.kind === other?.kind &&
  one?.logo?.key === other?.logo?.key &&
  !one?.verified === !other?.verified &&
  !one?.suspended === !other?.suspended;

/** Applies the current documents, then every change. A change during the initial read wins over the read. */
async function follow<T extends object>(
  store: Store,
  collection: Collection<T>,
  apply: (id: string, data: T | null) => void,
): Promise<void> {
  const changed = new Set<string>();
  store.watchChanges(collection, (changes) => {
    for (const { id, data } of changes) {
      changed.add(id);
      apply(id, data);
    }
  });
  let cursor: string | null = null;
  do {
    const page: Page<T> = await store.query(collection, {
      limit: docsPerRead,
      ...(cursor !== null && { after: cursor }),
    });
    for (const { id, data } of page.docs) if (!changed.has(id)) apply(id, data);
    cursor = page.cursor;
  } while (cursor !== null);
}
