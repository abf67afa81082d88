import 'server-only';
import { winnerOf } from '@/lib/domain/auctions/state/secrets';
import { dayMs } from '@/lib/domain/closings/closing';
import { ok, refuse } from '@/lib/domain/shared/result';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import { isSeller } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { readAuction } from '@/lib/server/records/auctions/auction-record';
import { listMyBids } from '@/lib/server/records/auctions/auctions';
import { standbyId, standbys } from '@/lib/server/records/closings/closing-collections';
import { placeOf } from '@/lib/server/records/inquiries/in-market';
import { asPerson, type Done } from './on-closing';

const longestMs = 183 * dayMs;

/** Stands as back-up in an auction that somebody else won, until a day in ms; null: no longer. */
export const standBy = (
  by: SignedIn,
  auctionId: string,
  until: number | null,
  now: number,
): Done<number | null> =>
  asPerson(by, now, auctionId, async (tx, { uid }) => {
    const id = standbyId(auctionId, uid);
    const [auction] = await Promise.all([readAuction(tx, auctionId), tx.get(standbys, id)]);
    const state = auction?.state;
    if (!auction || state?.status !== 'ended' || state.salePriceCents === null) return refuse('not-found');
    const hasBid = uid in state.secret.bidders;
    const hasWon = winnerOf(state.secret)?.bidderId === uid;
    if (!hasBid || hasWon || (await isSeller(tx, auction.sellerId, uid))) return refuse('not-a-bidder');
    if (until === null) {
      tx.delete(standbys, id);
      return ok(null);
    }
    if (until <= now || until > now + longestMs) return refuse('not-a-day');
    tx.set(standbys, id, { auctionId, uid, at: now, until });
    return ok(until);
  });

/** An auction that somebody else won, of a home that is not handed over yet. */
export interface Standable {
  readonly auctionId: string;
  readonly slug: string;
  readonly place: string;
  readonly maximumCents: number;
  /** Until when this person stands; null: they do not. */
  readonly until: number | null;
}

/** Where this person may stand as back-up, or does. */
export async function listStandable(uid: string, now: number): Promise<readonly Standable[]> {
  const { store } = runtime();
  const [own, { bySlug }] = await Promise.all([listMyBids(uid), listingModel()]);
  const lost = own.filter(
    ({ auction, you, isHighBidder }) =>
      (auction.salePriceCents || auction.fellThrough) && !isHighBidder && you.standing !== 'leading',
  );
  const found = await store.getAll(
    standbys,
    lost.map(({ auction }) => standbyId(auction.id, uid)),
  );
  return lost.flatMap(({ auction, slug, you }, at) => {
    const listing = bySlug.get(slug);
    const until = found[at]?.data.until ?? 0;
    if (listing?.standardStatus !== 'Pending' || you.maximumCents === null) return [];
    const { maximumCents } = you;
    const place = placeOf(listing);
    return { auctionId: auction.id, slug, place, maximumCents, until: until > now ? until : null };
  });
}
