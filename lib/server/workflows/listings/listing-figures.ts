import 'server-only';
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
import { countSavers } from '@/lib/server/records/favorites/favorites';
import { countQuestions } from '@/lib/server/records/inquiries/questions';

const weekMs = 7 * 24 * 3_600_000;

/** The figures of these homes by listing key, for their seller only. `now` in ms, here and below. */
export async function readFiguresOf(
  homes: readonly ListedHome[],
  now: number,
): Promise<ReadonlyMap<string, ListingFigures>> {
  const { auctions } = await listingModel();
  return new Map(
    await Promise.all(
      homes.map(async ({ listing }) => {
        const auction = auctions.get(listing.auctionId ?? '')?.state ?? null;
        return [listing.listingKey, await readFigures(listing, auction, now)] as const;
      }),
    ),
  );
}

/** For the seller only; the caller checks permission. `auction` is the one the listing names. */
export async function readFigures(
  { listingKey, slug }: Pick<Listing, 'listingKey' | 'slug'>,
  auction: Bidding | null,
  now: number,
): Promise<ListingFigures> {
  const [days, saves, questions] = await Promise.all([
    listViews(listingKey),
    countSavers(slug),
    countQuestions(listingKey),
  ]);
  return {
    ...sumViews(days, newYorkDay(now - weekMs)),
    saves,
    questions,
    auction: biddingOf(auction),
  };
}
