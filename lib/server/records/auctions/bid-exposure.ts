import 'server-only';
import { limitOf } from '@/lib/domain/accounts/bid-limit';
import type { User } from '@/lib/domain/accounts/user';
import type { OwnStanding } from '@/lib/domain/auctions/terms/public-auction';
import type { Refusal } from '@/lib/domain/auctions/terms/refusals';
import { isOpenStatus } from '@/lib/domain/closings/closing-steps';
import { replayClosing } from '@/lib/domain/closings/evolve-closing';
import { exposureIn, leftOf, overLimit, type BidExposures, sumOf } from '@/lib/domain/eligibility/bid-exposure';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { isBadDocumentError, type Reader, type Transaction } from '@/lib/server/platform/store/store';
import { closings } from '@/lib/server/records/closings/closing-collections';
import { auctions } from './auction-collections';
import { bids, bidExposures } from './bid-collections';
import { bidPolicy } from './bid-policy';
import { listBidsOf } from './list-bids-by-user';

/** At each so many of them those whose auctions are over are forgotten. */
const pruneEvery = 20;

/** What stands behind a person's other bids and purchases, and the stakes without what has ended. */
export interface BidExposure {
  readonly boundCents: number;
  readonly stakes: BidExposures;
}

/**
 * What binds a person beside one auction. Every bid and every sale of a person writes their stakes, so of two bids at once
 * in two auctions the later commit is decided anew. The other auctions are read only where the sum of the maxima is not
 * within `roomCents`, the part of the limit that the bid leaves: else a bid would wait for everybody who bids elsewhere.
 */
export async function readBidExposure(
  reader: Reader,
  uid: string,
  besideId: string | null,
  roomCents = Number.NEGATIVE_INFINITY,
): Promise<BidExposure> {
  const kept = await readExposures(reader, uid);
  const others = Object.entries(kept.maxima).filter(([auctionId]) => auctionId !== besideId);
  const bought = await readPurchases(reader, kept.saleIds);
  const saleIds = bought.map(({ saleId }) => saleId);
  const spentCents = sumOf(bought.map(({ priceCents }) => priceCents));
  const atMostCents = spentCents + sumOf(others.map(([, cents]) => cents));
  if (atMostCents <= roomCents) return { boundCents: atMostCents, stakes: { ...kept, saleIds } };
  const bound = await Promise.all(
    others.map(([auctionId, cents]) => readExposureIn(reader, uid, auctionId, cents)),
  );
  const maxima = Object.fromEntries(others.filter((_, at) => bound[at] !== 0));
  return { boundCents: spentCents + sumOf(bound), stakes: { uid, saleIds, maxima } };
}

/**
 * What an auction binds a person to, by what everybody reads of it and the own row: secrets may be large. While one of
 * these cannot be read, the person stays bound by the whole maximum.
 */
async function readExposureIn(
  reader: Reader,
  uid: string,
  auctionId: string,
  stakedCents: number,
): Promise<number> {
  try {
    const [auction, bid] = await Promise.all([
      reader.get(auctions, auctionId),
      reader.get(bids, `${auctionId}:${uid}`),
    ]);
    return auction && bid ? exposureIn(auction.data.state, bid.data) : 0;
  } catch (error) {
    if (isBadDocumentError(error)) return stakedCents;
    throw error;
  }
}

/** Puts a maximum that was taken into the stakes, in its commit. */
export async function addBidExposure(
  tx: Transaction,
  { stakes: kept }: BidExposure,
  auctionId: string,
  maximumCents: number,
): Promise<void> {
  const isFirst = kept.maxima[auctionId] === undefined;
  const maxima = isFirst ? await withoutEnded(kept.maxima) : kept.maxima;
  tx.set(bidExposures, kept.uid, { ...kept, maxima: { ...maxima, [auctionId]: maximumCents } });
}

/** Read beside the commit, which then waits for none of these auctions: what is over stays over. */
async function withoutEnded(maxima: BidExposures['maxima']): Promise<BidExposures['maxima']> {
  const auctionIds = Object.keys(maxima);
  if (auctionIds.length === 0 || auctionIds.length % pruneEvery !== 0) return maxima;
  const found = await runtime().store.getAll(auctions, auctionIds);
  const isOver = (at: number) => ['ended', 'cancelled', undefined].includes(found[at]?.data.state.status);
  return Object.fromEntries(Object.entries(maxima).filter((_, at) => !isOver(at)));
}

/** Puts a sale that is opened into the buyer's stakes, in its commit. */
export async function addPurchaseExposure(tx: Transaction, uid: string, saleId: string): Promise<void> {
  const kept = await readExposures(tx, uid);
  tx.set(bidExposures, uid, { ...kept, saleIds: [...new Set([...kept.saleIds, saleId])] });
}

/** Why a person may not be bound to a price by other ways than a bid, beside the auction that it comes from; null: may. */
export async function refuseOverLimit(
  tx: Transaction,
  user: Pick<User, 'uid' | 'bidLimit'>,
  auctionId: string,
  priceCents: number,
): Promise<Refusal<'over-limit'> | null> {
  const limitCents = limitOf(user, bidPolicy().withoutReviewCents);
  const { boundCents } = await readBidExposure(tx, user.uid, auctionId, limitCents - priceCents);
  return overLimit(limitCents, boundCents, priceCents);
}

/** How much a person may bid, of that beside one auction. Cents. */
export async function readAvailableLimit(
  user: Pick<User, 'uid' | 'bidLimit'>,
  besideId: string | null,
): Promise<NonNullable<OwnStanding['limit']>> {
  const limitCents = limitOf(user, bidPolicy().withoutReviewCents);
  const { boundCents } = await readBidExposure(runtime().store, user.uid, besideId);
  return { limitCents, leftCents: leftOf(limitCents, boundCents) };
}

async function readExposures(reader: Reader, uid: string): Promise<BidExposures> {
  return (await reader.get(bidExposures, uid))?.data ?? rebuildExposures(uid);
}

/** Of who bid or bought before stakes were kept. */
async function rebuildExposures(uid: string): Promise<BidExposures> {
  const { store } = runtime();
  const [found, bought] = await Promise.all([
    listBidsOf(store, uid),
    store.query(closings, { where: [{ field: 'buyerId', op: '==', value: uid }], requireAll: true }),
  ]);
  return {
    uid,
    maxima: Object.fromEntries(
      found.flatMap(({ bid: { auctionId, maximumCents } }) =>
        maximumCents === undefined ? [] : [[auctionId, maximumCents] as const],
      ),
    ),
    saleIds: bought.docs.map(({ id }) => id),
  };
}

/** Those sales that are still open. */
async function readPurchases(reader: Reader, saleIds: readonly string[]) {
  const found = await reader.getAll(closings, saleIds);
  return found.flatMap((doc) =>
    doc && isOpenStatus(doc.data.status)
      ? [{ saleId: doc.id, priceCents: replayClosing(doc.data.events).terms.priceCents }]
      : [],
  );
}
