import 'server-only';
import { type Binding, bindingsOf } from '@/lib/domain/account/deletion';
import { isOpenStatus } from '@/lib/domain/closing/steps';
import { ok, type Result, refuse } from '@/lib/domain/result';
import { readActingUser } from './acting-user';
import { readAuction } from './auction-record';
import { adminAuth, isAuthRefusal } from './auth-service';
import { forgetLimitsOf } from './bid-limits';
import { listBidsOf } from './bids-of';
import { listDraftsOf } from './drafts';
import { readOpenOffers, withdrawAll } from './offers/leave-offers';
import { listOrganisations } from './organisations';
import { runtime } from './runtime';
import type { SignedIn } from './session';
import {
  accountDeletions,
  drafts,
  emailChanges,
  listings,
  notificationSettings,
  notifications,
  pendingSignUps,
  pushSubscriptions,
  rings,
  sales,
  savedSearches,
  sessions,
  standbys,
  users,
  visits,
  watchLists,
} from './store/collections';
import type { Collection, Transaction } from './store/store';
import { write } from './store/store';

const atOnce = 200;
const mostDrafts = 200;

/** What keeps this account, as of now. */
export const listBindings = (by: SignedIn, now: number): Promise<readonly Binding[]> =>
  runtime().store.transact((tx) => readBindings(tx, by, now));

/**
 * Ends an account that nothing binds: from this commit on nobody can sign in or bid with it. What is left of it is
 * swept away at once, or by the tick where that was broken off.
 */
export async function deleteAccount(
  by: SignedIn,
  now: number,
): Promise<Result<null, 'signed-out' | readonly Binding[]>> {
  const { uid } = by.user;
  const ended = await runtime().store.transact(async (tx) => {
    if (!(await readActingUser(tx, by))) return refuse('signed-out' as const);
    // Before the sales, so that one of them that is accepted meanwhile is found there.
    const open = await readOpenOffers(tx, uid);
    const binding = await readBindings(tx, by, now);
    if (binding.length > 0) return refuse(binding);
    await withdrawAll(tx, open, now);
    tx.set(accountDeletions, uid, { at: now });
    tx.delete(users, uid);
    return ok(null);
  });
  if (ended.ok) await sweepAccount(uid, now);
  return ended;
}

/** Goes on with what was broken off. */
export async function finishDeletions(now: number): Promise<void> {
  const { docs } = await runtime().store.query(accountDeletions, { limit: atOnce });
  for (const { id } of docs) await sweepAccount(id, now);
}

/** Bids, sales and answered questions stay: they name an alias, or nobody. Everything can be done twice. */
async function sweepAccount(uid: string, now: number): Promise<void> {
  await sweep(sessions, uid);
  await adminAuth()
    .deleteUser(uid)
    .catch((error: unknown) => {
      if (!isAuthRefusal(error, ['auth/user-not-found'])) throw error;
    });
  // One that was being made when the account ended.
  await runtime().store.transact(async (tx) => withdrawAll(tx, await readOpenOffers(tx, uid), now));
  await Promise.all([
    forgetLimitsOf(uid),
    sweep(standbys, uid),
    sweep(savedSearches, uid),
    sweep(notifications, uid),
    sweep(pushSubscriptions, uid),
    sweep(visits, uid),
  ]);
  const unpublished = (await listDraftsOf(uid, mostDrafts)).filter(
    ({ standing }) => standing.published === null,
  );
  await runtime().store.commit([
    ...unpublished.map(({ draftId }) => write.delete(drafts, draftId)),
    ...[users, watchLists, notificationSettings, rings, pendingSignUps, emailChanges, accountDeletions].map(
      (collection) => write.delete<object>(collection, uid),
    ),
  ]);
}

async function sweep<T extends { readonly uid: string }>(
  collection: Collection<T>,
  uid: string,
): Promise<void> {
  const { store } = runtime();
  for (;;) {
    const { docs } = await store.query(collection, {
      where: [{ field: 'uid', op: '==', value: uid }],
      limit: atOnce,
    });
    if (docs.length === 0) return;
    await store.commit(docs.map(({ id }) => write.delete(collection, id)));
  }
}

async function readBindings(tx: Transaction, { user }: SignedIn, now: number): Promise<readonly Binding[]> {
  const { uid } = user;
  const [found, own, organisations, visitsToCome, openPurchases, backupAsks] = await Promise.all([
    listBidsOf(tx, uid),
    listDraftsOf(uid, mostDrafts),
    listOrganisations(uid),
    listVisitsToCome(uid, now),
    countSales('buyerId', uid),
    countSales('backupId', uid),
  ]);
  const bids = await Promise.all(
    found.map(async ({ auction: { state } }) => {
      const auction = await readAuction(tx, state.terms.auctionId);
      const listing = await tx.get(listings, state.terms.listingKey);
      return {
        status: state.status,
        isLeading: auction?.state.secret.leader?.bidderId === uid,
        isSold: state.status === 'ended' && state.salePriceCents !== null,
        standardStatus: listing?.data.standardStatus ?? null,
      };
    }),
  );
  const published = own.filter(({ standing }) => standing.published !== null);
  const sold = await tx.getAll(
    listings,
    published.map(({ draftId }) => draftId),
  );
  return bindingsOf({
    role: user.role,
    bids,
    openPurchases,
    backupAsks,
    listings: sold.flatMap((listing) => listing?.data.standardStatus ?? []),
    organisations: organisations.length,
    visitsToCome,
  });
}

/** Those in which somebody buys that are open, or in which they are asked to buy. */
async function countSales(field: 'buyerId' | 'backupId', uid: string): Promise<number> {
  const { docs } = await runtime().store.query(sales, {
    where: [{ field, op: '==', value: uid }],
  });
  return docs.filter(({ data: { status } }) => field === 'backupId' || isOpenStatus(status)).length;
}

async function listVisitsToCome(uid: string, now: number): Promise<number> {
  const { docs } = await runtime().store.query(visits, {
    where: [
      { field: 'uid', op: '==', value: uid },
      { field: 'startsAt', op: '>', value: now },
    ],
    orderBy: [{ field: 'startsAt', direction: 'asc' }],
  });
  return docs.filter(({ data: { status } }) => status === 'requested' || status === 'confirmed').length;
}
