import 'server-only';
import type { Listing } from '@/lib/domain/listing/listing';
import { newYorkDay } from '@/lib/domain/new-york-day';
import { type ListingFigures, sumViews } from '@/lib/domain/selling/listing-figures';
import { listViews } from './home-views';
import { listingModel } from './listings';
import { listWatchers } from './watch-list';

const weekMs = 7 * 24 * 3_600_000;
/** More hearts than that are not counted. */
const savesCounted = 1_000;

/** For the seller's eyes; who asks has been asked. `now` in ms. */
export async function readFigures(
  { listingKey, slug, auctionId }: Pick<Listing, 'listingKey' | 'slug' | 'auctionId'>,
  now: number,
): Promise<ListingFigures> {
  const [days, watchers, { auctions }] = await Promise.all([
    listViews(listingKey),
    listWatchers(slug, savesCounted),
    listingModel(),
  ]);
  const state = auctions.get(auctionId ?? '')?.state;
  return {
    ...sumViews(days, newYorkDay(now - weekMs)),
    saves: watchers.uids.length,
    auction: state
      ? { bidders: state.bidderCount, bids: state.bidCount, priceCents: state.priceCents }
      : null,
  };
}
