import 'server-only';
import { winnerOf } from '@/lib/domain/auctions/state/secrets';
import { dayMs } from '@/lib/domain/closings/closing';
import { ok, refuse } from '@/lib/domain/shared/result';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import { readPlaces } from '@/lib/server/catalog/listings/lots';
import { noFacts, runCommand } from '@/lib/server/people/commands/run-command';
import { isSeller } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { readAuction } from '@/lib/server/records/auctions/auction-record';
import { listMyBids } from '@/lib/server/records/auctions/auctions';
import { backupBuyerId, backupBuyers } from '@/lib/server/records/closings/closing-collections';
import { type ClosingAnswer, queueForClosing } from './on-closing';

const longestMs = 183 * dayMs;

/** Volunteers as backup buyer in an auction that someone else won, until a day in ms. Null withdraws. */
export const volunteerAsBackup = (
  by: SignedIn,
  auctionId: string,
  until: number | null,
  now: number,
): ClosingAnswer<number | null> => {
  const id = backupBuyerId(auctionId, by.user.uid);
  return runCommand({
    ...queueForClosing(by, auctionId, now),
    async load(tx, { uid }) {
      const [auction] = await Promise.all([readAuction(tx, auctionId), tx.get(backupBuyers, id)]);
      const state = auction?.state;
      if (!auction || state?.status !== 'ended' || state.salePriceCents === null) return refuse('not-found');
      return ok({ uid, secret: state.secret, isSeller: await isSeller(tx, auction.sellerId, uid) });
    },
    permit(subject) {
      const { uid, secret, isSeller } = subject;
      const hasLost = uid in secret.bidders && winnerOf(secret)?.bidderId !== uid;
      return hasLost && !isSeller ? ok(subject) : refuse('not-a-bidder');
    },
    facts: noFacts,
    decide() {
      const isDay = until === null || (until > now && until <= now + longestMs);
      return isDay ? ok(until) : refuse('not-a-day');
    },
    write(tx, day, { uid }) {
      if (day === null) tx.delete(backupBuyers, id);
      else tx.set(backupBuyers, id, { auctionId, uid, at: now, until: day });
      return day;
    },
  });
};

/** An auction that someone else won and whose closing is open. */
export interface BackupOpportunity {
  readonly auctionId: string;
  readonly slug: string;
  readonly place: string;
  readonly maximumCents: number;
  /** Until when this person is a backup buyer; null if they are not. */
  readonly until: number | null;
}

/** The auctions in which this person is or can become a backup buyer. */
export async function listBackupOpportunities(
  uid: string,
  now: number,
): Promise<readonly BackupOpportunity[]> {
  const { store } = runtime();
  const [own, { bySlug }, placeOf] = await Promise.all([listMyBids(uid), listingModel(), readPlaces()]);
  const lost = own.filter(
    ({ auction, you, isHighBidder }) =>
      (auction.salePriceCents || auction.fellThrough) && !isHighBidder && you.standing !== 'leading',
  );
  const found = await store.getAll(
    backupBuyers,
    lost.map(({ auction }) => backupBuyerId(auction.id, uid)),
  );
  return lost.flatMap(({ auction, slug, you }, at) => {
    const listing = bySlug.get(slug);
    const until = found[at]?.data.until ?? 0;
    if (listing?.standardStatus !== 'Pending' || you.maximumCents === null) return [];
    const { maximumCents } = you;
    return {
      auctionId: auction.id,
      slug,
      place: placeOf(slug),
      maximumCents,
      until: until > now ? until : null,
    };
  });
}
