import 'server-only';
import { randomBytes } from 'node:crypto';
import { limitOf } from '@/lib/domain/accounts/bid-limit';
import type { User } from '@/lib/domain/accounts/user';
import {
  type BidList,
  currentLot,
  type ListLot,
  withoutSpentDevice,
} from '@/lib/domain/auctions/bid-lists/bid-list';
import { stepBidList, stopBidList } from '@/lib/domain/auctions/bid-lists/step-bid-list';
import { refuseBidder } from '@/lib/domain/eligibility/bidder-eligibility';
import { users } from '@/lib/server/people/identity/identity-collections';
import { isSellerSuspended } from '@/lib/server/people/organizations/seller';
import { clock } from '@/lib/server/platform/clock';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { settleEach } from '@/lib/server/platform/store/settle-each';
import type { Transaction } from '@/lib/server/platform/store/store';
import { readAuction, type StoredAuction } from '@/lib/server/records/auctions/auction-record';
import {
  type BidRecord,
  bidLists,
  bids,
  blockId,
  blocks,
} from '@/lib/server/records/auctions/bid-collections';
import { readBidEligibility } from '@/lib/server/records/auctions/bid-eligibility';
import { readBidExposure, setListExposure } from '@/lib/server/records/auctions/bid-exposure';
import { bidPolicy } from '@/lib/server/records/auctions/bid-policy';
import {
  readDeviceUse,
  refusesDevice,
  tellOfSharedDevice,
} from '@/lib/server/records/auctions/shared-devices';
import { recordBid } from './record-bid';
import { bidderFacts } from './run-bid-command';

const atOnce = 200;
/** More steps than a list can need: it bids in each auction and passes it. */
const mostSteps = 25;
const retryHeldMs = 60_000;

/** Runs the lists that are due. Returns how many. One that fails does not block the others. */
export async function runBidLists(now: number): Promise<number> {
  const { docs } = await runtime().store.query(bidLists, {
    where: [{ field: 'dueAt', op: '<=', value: now }],
    orderBy: [{ field: 'dueAt', direction: 'asc' }],
    limit: atOnce,
  });
  await settleEach(docs, ({ id }) => runBidList(id), { atOnce: 20 });
  return docs.length;
}

/** Runs a list right after the loss of its lead. If it fails or the process ends, the tick runs it. */
export function runBidListSoon(listId: string): void {
  runBidList(listId).catch((error: unknown) => {
    const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`${JSON.stringify({ level: 'error', part: 'bid-list', cause })}\n`);
  });
}

/**
 * Takes steps until the list waits or ends. Each step is one commit that reads and writes the list, so of two
 * instances that take the same step one retries and finds it taken.
 */
export async function runBidList(listId: string): Promise<void> {
  const { store } = runtime();
  for (let count = 0; count < mostSteps; count += 1) {
    const list = await store.get(bidLists, listId);
    const lot = list && currentLot(list.data);
    if (!lot) return;
    const next = await store.transact((tx) => takeStep(tx, listId, lot.auctionId), { key: lot.auctionId });
    if (next.wokenListId !== null) runBidListSoon(next.wokenListId);
    if (next.isAtRest) return;
  }
}

interface StepTaken {
  /** Nothing more to do now. */
  readonly isAtRest: boolean;
  readonly wokenListId: string | null;
}
const atRest: StepTaken = { isAtRest: true, wokenListId: null };
const goesOn: StepTaken = { isAtRest: false, wokenListId: null };

async function takeStep(tx: Transaction, listId: string, auctionId: string): Promise<StepTaken> {
  const list = (await tx.get(bidLists, listId))?.data;
  const lot = list && currentLot(list);
  if (!list || lot?.auctionId !== auctionId) return goesOn;
  const [user, auction] = await Promise.all([tx.get(users, list.uid), readAuction(tx, auctionId)]);
  // A deleted account has no obligations, so its list leads nowhere.
  if (!user) {
    tx.set(bidLists, listId, withoutSpentDevice(stopBidList(list, clock.now())));
    return atRest;
  }
  if (!auction) throw new Error(`The auction ${auctionId} of a bid list is missing`);
  return stepIn(tx, { list, lot, auction, user: user.data, now: clock.now() });
}

interface Step {
  readonly list: BidList;
  readonly lot: ListLot;
  readonly auction: StoredAuction;
  readonly user: User;
  readonly now: number;
}

async function stepIn(tx: Transaction, step: Step): Promise<StepTaken> {
  const { list, lot, auction, user, now } = step;
  if (list.bid === null && (await isSellerSuspended(tx, auction.sellerId))) {
    tx.set(bidLists, list.listId, { ...list, dueAt: now + retryHeldMs });
    return atRest;
  }
  const own = (await tx.get(bids, `${lot.auctionId}:${user.uid}`))?.data ?? null;
  const { exposure, deviceUse, ...facts } = await readFacts(tx, step, own);
  const salt = randomBytes(32).toString('hex');
  const next = stepBidList(list, auction.state, { now, salt, ...facts });
  tx.set(bidLists, list.listId, withoutSpentDevice(next.list));
  if (next.list.status !== 'standing') setListExposure(tx, exposure.exposures, next.list);
  const hasPassed = next.list.passed.length > list.passed.length;
  if (hasPassed && facts.ineligibility?.reason === 'shared-device')
    tellOfSharedDevice(tx, auction.state, deviceUse, user.uid);
  if (next.events.length === 0) return next.list.passed === list.passed ? atRest : goesOn;
  const leadPaint = own?.leadPaint ?? lot.leadPaint;
  const bidder = bidderFacts({ user, leadPaint }, { receivedAt: now, requestId: list.listId });
  const { wokenListId } = await recordBid(tx, next, {
    auction,
    user,
    own,
    exposure,
    leadPaint,
    facts: bidder,
    deviceUse,
  });
  return { isAtRest: false, wokenListId };
}

/**
 * The limit counts the list without itself. The sign-in that started the list was recent enough for all its
 * maximums.
 */
async function readFacts(tx: Transaction, { list, lot, auction, user, now }: Step, own: BidRecord | null) {
  const { auctionId, maximumCents } = lot;
  const { terms } = auction.state;
  const eligibility = readBidEligibility(tx, auction, user, now);
  const policy = bidPolicy();
  const device = list.device === undefined ? undefined : { hash: list.device, isNew: false };
  const [block, exposure, home, deviceUse] = await Promise.all([
    tx.get(blocks, blockId(auctionId, user.uid)),
    readBidExposure(tx, user.uid, auctionId, limitOf(user, policy.withoutReviewCents) - maximumCents),
    eligibility,
    eligibility.then(({ included }) => readDeviceUse(tx, { terms, included, uid: user.uid, own, device })),
  ]);
  const bidder = {
    user,
    exposureCents: exposure.exposureCents,
    signedInAt: now,
    hasAcceptedLeadPaint: lot.leadPaint !== undefined,
  };
  const sharesDevice = refusesDevice(deviceUse, user.uid);
  const facts = { ...home, block: block?.data ?? null, sharesDevice };
  const sellsMore = home.lotFormedAt !== null && home.lotFormedAt > list.startedAt;
  const ineligibility = refuseBidder(bidder, facts, { maximumCents, at: now }, policy);
  return { exposure, ineligibility, sellsMore, deviceUse };
}
