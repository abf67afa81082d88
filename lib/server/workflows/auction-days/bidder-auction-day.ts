import 'server-only';
import { limitOf } from '@/lib/domain/accounts/bid-limit';
import type { User } from '@/lib/domain/accounts/user';
import { type BidderPosition, isOver } from '@/lib/domain/auctions/terms/public-auction';
import { chooseDay, windowOf } from '@/lib/domain/auctions/views/auction-day';
import { MOST_LIVE_AUCTIONS } from '@/lib/domain/auctions/views/live-limit';
import { favoriteSlugs } from '@/lib/domain/favorites/favorites';
import type { FollowedLot } from '@/lib/domain/listing-views/auction-day-lots';
import { toRowCard } from '@/lib/domain/listing-views/row-card';
import type { Lot } from '@/lib/domain/listings/lot';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { getListingBySlug, listingModel } from '@/lib/server/catalog/listings/listings';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { publicAuction } from '@/lib/server/records/auctions/auction-record';
import { listMyBids, listPositions } from '@/lib/server/records/auctions/auctions';
import { readBidExposure } from '@/lib/server/records/auctions/bid-exposure';
import { bidPolicy } from '@/lib/server/records/auctions/bid-policy';
import { getFavorites } from '@/lib/server/records/favorites/favorites';
import { listOwnBidLists } from '@/lib/server/workflows/bids/own-bid-lists';

const noPosition = { alias: null, maximumCents: null, standing: 'none', asOfVersion: 0 } as const;

/**
 * The next lots by end of one New York day that this person saved or bid on, how many there are, and the
 * counts of the others. `now` in ms.
 */
export async function readBidderAuctionDay(user: User, wanted: string | null, now: number) {
  const [lots, lists, exposure] = await Promise.all([
    listFollowed(user.uid),
    listOwnBidLists(user.uid),
    readExposure(user),
  ]);
  const choice = chooseDay(lots.map(dayOf), wanted, newYorkDay(now));
  const ofDay = lots
    .filter((lot) => dayOf(lot) === choice.day)
    .sort((a, b) => (a.auction.endsAt < b.auction.endsAt ? -1 : 1));
  const positions = await listPositions(
    user.uid,
    ofDay.map(({ auction }) => auction.id),
  );
  const { shown, others, past } = windowOf(ofDay, ({ auction }) => isOver(auction), MOST_LIVE_AUCTIONS);
  const count = (standing: BidderPosition['standing']) =>
    others.filter(
      ({ auction }) => auction.status === 'open' && positions.get(auction.id)?.standing === standing,
    ).length;
  const followed = shown.map((lot): FollowedLot => {
    const list = lists.find(
      ({ status, lots: listed }) =>
        status === 'standing' && listed.some(({ auctionId }) => auctionId === lot.auction.id),
    );
    return { ...lot, you: positions.get(lot.auction.id) ?? noPosition, listId: list?.listId };
  });
  return {
    ...choice,
    lots: followed,
    past,
    total: ofDay.length,
    others: { leading: count('leading'), outbid: count('outbid') },
    ...exposure,
  };
}

const dayOf = ({ auction }: Pick<FollowedLot, 'auction'>): string =>
  newYorkDay(Date.parse(auction.scheduledEndsAt));

/** The auctions of the homes that this person saved, and those in which they bid, each once. */
async function listFollowed(uid: string): Promise<readonly Omit<FollowedLot, 'you'>[]> {
  const [marks, bids, { auctions, published }] = await Promise.all([
    getFavorites(uid),
    listMyBids(uid),
    listingModel(),
  ]);
  // A saved home that is included in a lot is sold at the auction of its lead.
  const leadAuctionOf = (lot: Lot | undefined) => lot && published.get(lot.leadKey)?.auctionId;
  const saved = await Promise.all(favoriteSlugs(marks, 'saved').map(getListingBySlug));
  const ids = new Set([
    ...bids.map(({ auction }) => auction.id),
    ...saved.flatMap((detail) => detail?.auction?.id ?? leadAuctionOf(detail?.listing.lot) ?? []),
  ]);
  const found = await Promise.all(
    [...ids].map(async (id) => {
      const record = auctions.get(id);
      const card = record && (await getListingBySlug(record.slug))?.card;
      if (!record || !card) return [];
      return [{ auction: publicAuction(record), slug: record.slug, card: toRowCard(card) }];
    }),
  );
  return found.flat();
}

/** What the person may have to pay in all, and their limit, by the rule that checks each bid. In cents. */
async function readExposure(user: User) {
  const { exposureCents } = await readBidExposure(runtime().store, user.uid, null);
  return { exposureCents, limitCents: limitOf(user, bidPolicy().withoutReviewCents) };
}
