import 'server-only';
import type { User } from '@/lib/domain/accounts/user';
import type { AuctionState } from '@/lib/domain/auctions/state/state';
import { sha256Json } from '@/lib/domain/auctions/terms/commitments';
import type { AuctionTerms } from '@/lib/domain/auctions/terms/terms';
import { keysDeclaredBefore, ownKeyOf } from '@/lib/domain/eligibility/related-bidders';
import { settleEach } from '@/lib/server/platform/process/settle-each';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { auctions } from './auction-collections';
import { bidderKeys } from './bid-collections';
import { isAuctionUnresolved } from './list-bids-by-user';

const dayMs = 24 * 3_600_000;
const atOnce = 100;

type Person = Pick<User, 'uid' | 'registration'>;

/**
 * Whether someone whom this person declared as household or co-buyer before the auction opened has bid in it.
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

/** Records under which name this person bids, in the commit of the bid. */
export async function rememberBidder(
  tx: Transaction,
  { terms: { auctionId }, endsAt }: Pick<AuctionState, 'terms' | 'endsAt'>,
  { uid, registration }: Person,
): Promise<void> {
  const key = ownKeyOf(registration);
  if (key === null) return;
  const id = idOf(auctionId, key);
  const uids = (await tx.get(bidderKeys, id))?.data.uids ?? [];
  if (!uids.includes(uid))
    tx.set(bidderKeys, id, { auctionId, uids: [...uids, uid], checkAt: endsAt + dayMs });
}

/** Deletes the names of auctions that are over, which no later bid is compared with. */
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
      const isOpen = auction !== null && isAuctionUnresolved({ auction: auction.data });
      if (isOpen) tx.set(bidderKeys, id, { ...known.data, checkAt: now + dayMs });
      else tx.delete(bidderKeys, id);
    }),
  );
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
