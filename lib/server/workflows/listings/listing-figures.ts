import 'server-only';
import type { Draft } from '@/lib/domain/drafts/draft';
import {
  type Bidding,
  biddingOf,
  type ListingFigures,
  sumViews,
} from '@/lib/domain/listing-views/listing-figures';
import type { Listing } from '@/lib/domain/listings/listing';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { type ListedHome, listingModel } from '@/lib/server/catalog/listings/listings';
import { listViews } from '@/lib/server/catalog/listings/page-views';
import { listSavers } from '@/lib/server/records/favorites/favorites';
import { countQuestions } from '@/lib/server/records/inquiries/questions';

const weekMs = 7 * 24 * 3_600_000;
/** Favorites beyond this number are not counted. */
const savesCounted = 1_000;

/** Homes as their seller sees them, each with its draft if it has one. `now` in ms, here and below. */
export async function readHomes(homes: readonly ListedHome[], drafts: readonly Draft[], now: number) {
  const { auctions } = await listingModel();
  return Promise.all(
    homes.map(async ({ listing, card, phase }) => ({
      card,
      phase,
      figures: await readFigures(listing, auctions.get(listing.auctionId ?? '')?.state ?? null, now),
      draft: drafts.find(({ draftId }) => draftId === listing.listingKey) ?? null,
    })),
  );
}

/** For the seller only; the caller checks permission. `auction` is the one the listing names. */
export async function readFigures(
  { listingKey, slug }: Pick<Listing, 'listingKey' | 'slug'>,
  auction: Bidding | null,
  now: number,
): Promise<ListingFigures> {
  const [days, watchers, questions] = await Promise.all([
    listViews(listingKey),
    listSavers(slug, savesCounted),
    countQuestions(listingKey),
  ]);
  return {
    ...sumViews(days, newYorkDay(now - weekMs)),
    saves: watchers.uids.length,
    questions,
    auction: biddingOf(auction),
  };
}
