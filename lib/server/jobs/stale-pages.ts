import 'server-only';
import { resultOf } from '@/lib/domain/listing-views/auction-results';
import type { Listing } from '@/lib/domain/listings/listing';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { ENTRIES_PER_PAGE } from '@/lib/server/catalog/listings/ledger-page';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import { locationsOf } from '@/lib/server/catalog/locations/locations';
import { organizations } from '@/lib/server/people/organizations/organization-collections';
import { markStale, pages, refreshPages } from '@/lib/server/platform/cache';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { type AuctionRecord, auctions } from '@/lib/server/records/auctions/auction-collections';
import { publicAuction } from '@/lib/server/records/auctions/auction-record';
import { auctionEndOf } from '@/lib/server/records/auctions/auctions';
import { closings } from '@/lib/server/records/closings/closing-collections';
import { questions, showings } from '@/lib/server/records/inquiries/inquiry-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { sealedRounds } from '@/lib/server/records/offers/offer-collections';

/** Marks the pages of a listing or auction as stale after each change, whichever process made it. */
export function watchPages(): void {
  const { store } = runtime();
  const current = state();
  if (current.isWatching) return;
  current.isWatching = true;
  store.watchChanges(auctions, (changes) => {
    for (const { data } of changes) {
      if (!data) continue;
      markListsStale(data.slug);
      markResultsStale(data);
      markLedgerStale(data);
      current.slugs.add(data.slug);
    }
  });
  for (const collection of [questions, showings, closings, sealedRounds])
    store.watchChanges<{ readonly slug?: string | undefined }>(collection, (changes) => {
      for (const { data } of changes) if (data?.slug) markStale(pages.listing(data.slug));
    });
  store.watchChanges(organizations, (changes) => {
    for (const { id } of changes) current.sellers.add(id);
  });
  store.watchChanges(listings, (changes) => {
    for (const { data } of changes) {
      if (!data) continue;
      markListsStale(data.slug);
      markGroupsStale(data);
    }
  });
}

/**
 * Purges the page of an auction's home in the request that changed the auction. The next request renders it
 * again. A render already in progress may keep the old state until the purge is repeated.
 */
export async function purgeHomePageOf(auctionId: string): Promise<void> {
  const record = (await listingModel()).auctions.get(auctionId);
  if (!record) return;
  markStale(pages.listing(record.slug));
  refreshPages();
}

/**
 * Marks the location pages of changed auctions. An auction record has no location, so they are looked up
 * here.
 */
export async function markLocationsStale(): Promise<void> {
  const { slugs } = state();
  if (slugs.size === 0) return markSellersStale();
  const { bySlug } = await listingModel();
  for (const slug of slugs) {
    const listing = bySlug.get(slug);
    if (listing) markGroupsStale(listing);
    slugs.delete(slug);
  }
  await markSellersStale();
}

/** A verification or a suspension changes every page that shows a home of the organization. */
async function markSellersStale(): Promise<void> {
  const { sellers } = state();
  if (sellers.size === 0) return;
  const { published } = await listingModel();
  for (const listing of published.values()) {
    if (!sellers.has(listing.seller.id)) continue;
    markListsStale(listing.slug);
    markGroupsStale(listing);
  }
  sellers.clear();
}

const markListsStale = (slug: string): void => markStale(pages.home, pages.listing(slug));

const markGroupsStale = (listing: Listing): void =>
  markStale(...locationsOf(listing).map(({ group }) => pages.group(group)));

function markResultsStale(record: AuctionRecord): void {
  if (resultOf(publicAuction(record)) === null) return;
  const month = newYorkDay(auctionEndOf(record)).slice(0, 7);
  markStale(pages.results, pages.resultsOf(month));
}

/** The first page shows the head, the last page the new entries. */
function markLedgerStale({ state: { terms, seq } }: AuctionRecord): void {
  markStale(pages.ledger(terms.auctionId), pages.ledger(terms.auctionId, Math.ceil(seq / ENTRIES_PER_PAGE)));
}

interface State {
  isWatching: boolean;
  /** Homes whose auction has changed. */
  readonly slugs: Set<string>;
  /** Organizations that changed. */
  readonly sellers: Set<string>;
}

const state = perProcess(
  'stalePlaces',
  (): State => ({ isWatching: false, slugs: new Set(), sellers: new Set() }),
);
