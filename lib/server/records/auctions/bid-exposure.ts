import 'server-only';
import { type Limited, limitOf } from '@/lib/domain/accounts/bid-limit';
import type { User } from '@/lib/domain/accounts/user';
import { type BidList, exposureOf } from '@/lib/domain/auctions/bid-lists/bid-list';
import type { BidderPosition } from '@/lib/domain/auctions/terms/public-auction';
import type { Refusal } from '@/lib/domain/auctions/terms/refusals';
import { isOpenStatus } from '@/lib/domain/closings/closing-steps';
import { replayClosing } from '@/lib/domain/closings/evolve-closing';
import {
  type BidExposures,
  bidListIn,
  exposureIn,
  leftOf,
  overLimit,
  sumOf,
} from '@/lib/domain/eligibility/bid-exposure';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { isBadDocumentError, type Reader, type Transaction } from '@/lib/server/platform/store/store';
import { closings } from '@/lib/server/records/closings/closing-collections';
import { auctions } from './auction-collections';
import { bidExposures, bids } from './bid-collections';
import { bidPolicy } from './bid-policy';
import { listBidsByUser } from './list-bids-by-user';

/** Ended auctions are removed each time a person's number of exposures is a multiple of this. */
const pruneEvery = 20;

/** What a person may have to pay elsewhere, and their exposures without the ended ones. */
export interface BidExposure {
  readonly exposureCents: number;
  readonly exposures: BidExposures;
}

/**
 * Reads the exposure of a person outside one auction. Every bid and purchase writes the person's exposures
 * document, so of two simultaneous bids in two auctions, the later commit retries. The other auctions are
 * read only if the sum of the maximums exceeds `roomCents`, what the bid leaves of the limit. Otherwise a bid
 * would conflict with every bid in them.
 */
export async function readBidExposure(
  reader: Reader,
  uid: string,
  exceptAuctionId: string | null,
  roomCents = Number.NEGATIVE_INFINITY,
): Promise<BidExposure> {
  const stored = await readExposures(reader, uid);
  // A bid list counts as a whole, so its auctions do not count again.
  const others = Object.entries(stored.maxima).filter(
    ([auctionId]) => auctionId !== exceptAuctionId && bidListIn(stored, auctionId) === null,
  );
  const exceptListId = exceptAuctionId === null ? null : bidListIn(stored, exceptAuctionId);
  const lists = Object.entries(stored.lists ?? {}).filter(([listId]) => listId !== exceptListId);
  const purchases = await readPurchases(reader, stored.saleIds);
  const saleIds = purchases.map(({ saleId }) => saleId);
  const fixedCents =
    sumOf(purchases.map(({ priceCents }) => priceCents)) + sumOf(lists.map(([, list]) => list.amountCents));
  const atMostCents = fixedCents + sumOf(others.map(([, cents]) => cents));
  if (atMostCents <= roomCents) return { exposureCents: atMostCents, exposures: { ...stored, saleIds } };
  const each = await Promise.all(
    others.map(([auctionId, cents]) => readExposureIn(reader, uid, auctionId, cents)),
  );
  const ended = new Set(others.filter((_, at) => each[at] === 0).map(([auctionId]) => auctionId));
  const maxima = Object.fromEntries(
    Object.entries(stored.maxima).filter(
      ([auctionId]) => auctionId !== exceptAuctionId && !ended.has(auctionId),
    ),
  );
  return { exposureCents: fixedCents + sumOf(each), exposures: { ...stored, saleIds, maxima } };
}

/**
 * Uses the public state and the bidder's own row, because the secrets of an auction may be large. If either
 * cannot be read, the whole maximum counts.
 */
async function readExposureIn(
  reader: Reader,
  uid: string,
  auctionId: string,
  maximumCents: number,
): Promise<number> {
  try {
    const [auction, bid] = await Promise.all([
      reader.get(auctions, auctionId),
      reader.get(bids, `${auctionId}:${uid}`),
    ]);
    return auction && bid ? exposureIn(auction.data.state, bid.data) : 0;
  } catch (error) {
    if (isBadDocumentError(error)) return maximumCents;
    throw error;
  }
}

/** Adds the maximum of a bid to the bidder's exposures, in the bid's commit. */
export async function addBidExposure(
  tx: Transaction,
  { exposures }: BidExposure,
  auctionId: string,
  maximumCents: number,
): Promise<void> {
  const isFirst = exposures.maxima[auctionId] === undefined;
  const maxima = isFirst ? await withoutEnded(exposures.maxima) : exposures.maxima;
  tx.set(bidExposures, exposures.uid, { ...exposures, maxima: { ...maxima, [auctionId]: maximumCents } });
}

/**
 * Reads outside the transaction, so the commit does not depend on these auctions. An ended auction stays
 * ended.
 */
async function withoutEnded(maxima: BidExposures['maxima']): Promise<BidExposures['maxima']> {
  const auctionIds = Object.keys(maxima);
  if (auctionIds.length === 0 || auctionIds.length % pruneEvery !== 0) return maxima;
  const found = await runtime().store.getAll(auctions, auctionIds);
  const hasEnded = (at: number) => ['ended', 'cancelled', undefined].includes(found[at]?.data.state.status);
  return Object.fromEntries(Object.entries(maxima).filter((_, at) => !hasEnded(at)));
}

/** Counts a standing list, or no longer counts an ended one, in its commit. */
export function setListExposure(tx: Transaction, exposures: BidExposures, list: BidList): void {
  const { [list.listId]: _, ...others } = exposures.lists ?? {};
  const own = { auctionIds: list.lots.map(({ auctionId }) => auctionId), amountCents: exposureOf(list) };
  const lists = list.status === 'standing' ? { ...others, [list.listId]: own } : others;
  tx.set(bidExposures, exposures.uid, { ...exposures, lists });
}

/** Adds a new closing to the buyer's exposures, in the closing's commit. */
export async function addPurchaseExposure(tx: Transaction, uid: string, saleId: string): Promise<void> {
  const exposures = await readExposures(tx, uid);
  const saleIds = [...new Set([...exposures.saleIds, saleId])];
  tx.set(bidExposures, uid, { ...exposures, saleIds });
}

/** Refuses a price agreed without a bid if it exceeds what remains of the limit outside `auctionId`. */
export async function refuseOverLimit(
  tx: Reader,
  user: Pick<User, 'uid'> & Limited,
  auctionId: string,
  priceCents: number,
): Promise<Refusal<'over-limit'> | null> {
  const limitCents = limitOf(user, bidPolicy().withoutReviewCents);
  const { exposureCents } = await readBidExposure(tx, user.uid, auctionId, limitCents - priceCents);
  return overLimit(limitCents, exposureCents, priceCents);
}

/** Reads the bid limit of a person and what remains of it outside one auction. Amounts in cents. */
export async function readAvailableLimit(
  user: Pick<User, 'uid'> & Limited,
  exceptAuctionId: string | null,
): Promise<NonNullable<BidderPosition['limit']>> {
  const limitCents = limitOf(user, bidPolicy().withoutReviewCents);
  const { exposureCents } = await readBidExposure(runtime().store, user.uid, exceptAuctionId);
  return { limitCents, leftCents: leftOf(limitCents, exposureCents) };
}

async function readExposures(reader: Reader, uid: string): Promise<BidExposures> {
  return (await reader.get(bidExposures, uid))?.data ?? rebuildExposures(uid);
}

/** For people who bid or bought before exposures were stored. */
async function rebuildExposures(uid: string): Promise<BidExposures> {
  const { store } = runtime();
  const [bidsOfUser, purchases] = await Promise.all([
    listBidsByUser(store, uid),
    store.query(closings, { where: [{ field: 'buyerId', op: '==', value: uid }], requireAll: true }),
  ]);
  return {
    uid,
    maxima: Object.fromEntries(
      bidsOfUser.flatMap(({ bid: { auctionId, maximumCents } }) =>
        maximumCents === undefined ? [] : [[auctionId, maximumCents] as const],
      ),
    ),
    saleIds: purchases.docs.map(({ id }) => id),
  };
}

async function readPurchases(reader: Reader, saleIds: readonly string[]) {
  const found = await reader.getAll(closings, saleIds);
  return found.flatMap((doc) =>
    doc && isOpenStatus(doc.data.status)
      ? [{ saleId: doc.id, priceCents: replayClosing(doc.data.events).terms.priceCents }]
      : [],
  );
}
