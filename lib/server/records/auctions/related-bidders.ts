import 'server-only';
import { createHmac } from 'node:crypto';
import type { User } from '@/lib/domain/accounts/user';
import type { AuctionState } from '@/lib/domain/auctions/state/state';
import { canonicalJson } from '@/lib/domain/auctions/terms/canonical-json';
import { sha256Json } from '@/lib/domain/auctions/terms/commitments';
import type { AuctionTerms } from '@/lib/domain/auctions/terms/terms';
import type { CameFrom } from '@/lib/domain/closings/closing-schema';
import { isOpenStatus } from '@/lib/domain/closings/closing-steps';
import { saleIdOf } from '@/lib/domain/closings/closing-terms';
import { traitKeysOf } from '@/lib/domain/eligibility/possible-relations';
import { declaredKeysOf, keysDeclaredBefore, ownKeyOf } from '@/lib/domain/eligibility/related-bidders';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { siteKey } from '@/lib/server/platform/runtime/site-key';
import { settleEach } from '@/lib/server/platform/store/settle-each';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { closings } from '@/lib/server/records/closings/closing-collections';
import { relationCases } from '@/lib/server/records/desk/desk-collections';
import { auctions } from './auction-collections';
import { bidderKeys } from './bid-collections';
import { isAuctionUnresolved } from './list-bids-by-user';

const dayMs = 24 * 3_600_000;
const atOnce = 100;
/** More who typed the same tell staff nothing new. */
const mostPeople = 50;

type Person = Pick<User, 'uid' | 'registration'>;

/**
 * Whether someone whom this person declared as a household member or co-buyer before the auction opened has bid in it.
 */
export async function meetsRelative(
  reader: Reader,
  { auctionId, startsAt }: Pick<AuctionTerms, 'auctionId' | 'startsAt'>,
  { uid, registration }: Person,
): Promise<boolean> {
  const ids = keysDeclaredBefore(registration, startsAt).map((key) => idOf(auctionId, key));
  if (ids.length === 0) return false;
  const found = await reader.getAll(bidderKeys, ids);
  return found.some((doc) => doc?.data.uids.some((each) => each !== uid));
}

/**
 * Records under which name, phone number and address this person bids, and whom the person declared, in the commit
 * of the bid. If it matches what somebody else left, staff get a row in their queue. Returns a hash of all that for the
 * bidder's row. `remembered`, the one in the row: a bid that changes none of it reads nothing, because whoever
 * comes later looks for what this person left.
 */
export async function rememberBidder(
  tx: Transaction,
  { terms: { auctionId, listingKey }, endsAt, at }: Pick<AuctionState, 'terms' | 'endsAt' | 'at'>,
  { uid, registration }: Person,
  remembered?: string,
): Promise<string> {
  const traces = tracesOf(registration);
  const hash = await hashOf(auctionId, traces);
  if (hash === remembered) return hash;
  const keys = [...new Set(traces.flatMap(({ key, meets }) => [key, ...meets]))];
  const docs = await tx.getAll(
    bidderKeys,
    keys.map((key) => idOf(auctionId, key)),
  );
  const known = new Map(keys.map((key, index) => [key, docs[index]?.data.uids ?? []]));
  const uidsOf = (key: string) => known.get(key) ?? [];
  const missing = traces.filter(({ key }) => !uidsOf(key).includes(uid) && uidsOf(key).length < mostPeople);
  for (const { key } of missing)
    tx.set(bidderKeys, idOf(auctionId, key), {
      auctionId,
      uids: [...uidsOf(key), uid],
      checkAt: endsAt + dayMs,
    });
  if (missing.some(({ meets }) => meets.flatMap(uidsOf).some((other) => other !== uid)))
    tx.set(relationCases, auctionId, { auctionId, listingKey, at, status: 'open' });
  return hash;
}

/** Keyed by the site, because the row stays and nobody should test guesses against it. */
const hashOf = async (auctionId: string, traces: readonly Trace[]): Promise<string> =>
  createHmac('sha256', await traceKey())
    .update(canonicalJson([auctionId, traces.map(({ key }) => key)]))
    .digest('hex');

const held = perProcess<{ key?: string }>('bidder-traces', () => ({}));

async function traceKey(): Promise<string> {
  const { key = await siteKey('bidder-traces') } = held();
  held().key = key;
  return key;
}

interface Trace {
  readonly key: string;
  /** The keys of others that tell staff of a possible relation. */
  readonly meets: readonly string[];
}

function tracesOf(registration: Person['registration']): readonly Trace[] {
  const own = ownKeyOf(registration);
  return [
    ...(own === null ? [] : [{ key: own, meets: [own, declarationOf(own)] }]),
    ...traitKeysOf(registration).map((key) => ({ key, meets: [key] })),
    ...declaredKeysOf(registration).map((key) => ({ key: declarationOf(key), meets: [key] })),
  ];
}

/** Apart from the name itself, which refuses bids: whom somebody else names may bid. */
const declarationOf = (key: string): string => `declared:${key}`;

/**
 * Deletes the names of auctions that are over, which no later bid is compared with. Backup buyers are compared with
 * shared devices until the sale is over.
 */
export async function forgetBidderNames(now: number): Promise<void> {
  const { store } = runtime();
  const { docs } = await store.query(bidderKeys, {
    where: [{ field: 'checkAt', op: '<', value: now }],
    orderBy: [{ field: 'checkAt', direction: 'asc' }],
    limit: atOnce,
  });
  await settleEach(docs, ({ id, data: { auctionId } }) =>
    store.transact(async (tx) => {
      const [known, auction] = [await tx.get(bidderKeys, id), await tx.get(auctions, auctionId)];
      if (!known) return;
      const isUnresolved = auction !== null && isAuctionUnresolved({ auction: auction.data });
      const isShared = known.data.sharedIn !== undefined;
      const isNeeded = isUnresolved || (isShared && (await isSaleOpen(tx, { kind: 'auction', auctionId })));
      if (isNeeded) tx.set(bidderKeys, id, { ...known.data, checkAt: now + dayMs });
      else tx.delete(bidderKeys, id);
    }),
  );
}

type AuctionSale = Extract<CameFrom, { kind: 'auction' | 'back-up' }>;

/** Whether a closing is open or waits for a backup buyer, or one after it does. */
async function isSaleOpen(reader: Reader, cameFrom: AuctionSale): Promise<boolean> {
  const saleId = saleIdOf(cameFrom);
  const closing = (await reader.get(closings, saleId))?.data;
  if (!closing) return false;
  if (isOpenStatus(closing.status) || closing.dueAt !== null) return true;
  return isSaleOpen(reader, { kind: 'back-up', auctionId: cameFrom.auctionId, after: saleId });
}

/** Takes a deleted account out of all names. */
export async function forgetNamesOf(uid: string): Promise<void> {
  const { store } = runtime();
  for (;;) {
    const { docs } = await store.query(bidderKeys, {
      where: [{ field: 'uids', op: 'array-contains', value: uid }],
      limit: atOnce,
      requireAll: true,
    });
    if (docs.length === 0) return;
    for (const { id } of docs)
      await store.transact(async (tx) => {
        const known = (await tx.get(bidderKeys, id))?.data;
        const uids = known?.uids.filter((each) => each !== uid) ?? [];
        if (known && uids.length > 0) tx.set(bidderKeys, id, { ...known, uids });
        else tx.delete(bidderKeys, id);
      });
  }
}

const idOf = (auctionId: string, key: string): string => `${auctionId}:${sha256Json({ auctionId, key })}`;
