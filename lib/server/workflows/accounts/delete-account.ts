import 'server-only';
import type { Obligation } from '@/lib/domain/accounts/account-deletion';
import { isOrganisationId } from '@/lib/domain/organizations/organization';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { pendingSignUps } from '@/lib/server/people/accounts/account-collections';
import { adminAuth, isAuthRefusal } from '@/lib/server/people/identity/auth-service';
import { rememberFormerStaff } from '@/lib/server/people/identity/former-staff';
import {
  accountDeletions,
  emailChanges,
  obligationLocks,
  users,
} from '@/lib/server/people/identity/identity-collections';
import { readActingUser } from '@/lib/server/people/sessions/acting-user';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { pushSubscriptions, sessions } from '@/lib/server/people/sessions/session-collections';
import { eachApart } from '@/lib/server/platform/process/each-apart';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Collection } from '@/lib/server/platform/store/store';
import { write } from '@/lib/server/platform/store/store';
import { bidExposures } from '@/lib/server/records/auctions/bid-collections';
import { standbys } from '@/lib/server/records/closings/closing-collections';
import { removeUnpublished } from '@/lib/server/records/drafts/remove-drafts';
import { savedSearches, watchLists } from '@/lib/server/records/favorites/favorite-collections';
import { visits } from '@/lib/server/records/inquiries/inquiry-collections';
import {
  notificationSettings,
  notifications,
  rings,
} from '@/lib/server/records/notifications/notification-collections';
import { readOpenOffers, withdrawAll } from '@/lib/server/workflows/offers/withdraw-all-offers';
import { forgetLimitsOf } from './bid-limits';
import { sweepOrganisation } from './dissolve-organization';
import { readObligations } from './obligations';

const atOnce = 200;

/**
 * Ends an account that nothing binds: from this commit on nobody can sign in or bid with it. What is left of it is
 * swept away at once, or by the tick where that was broken off.
 */
export async function deleteAccount(
  by: SignedIn,
  now: number,
): Promise<Result<null, 'signed-out' | readonly Obligation[]>> {
  const { uid } = by.user;
  const ended = await runtime().store.transact(async (tx) => {
    const user = await readActingUser(tx, by);
    if (!user) return refuse('signed-out' as const);
    // Before what binds is looked for: whatever comes to bind from now on makes this commit fail.
    await tx.get(obligationLocks, uid);
    // Before the sales, so that one of them that is accepted meanwhile is found there.
    const open = await readOpenOffers(tx, uid);
    const binding = await readObligations(tx, by, now);
    if (binding.length > 0) return refuse(binding);
    await withdrawAll(tx, open, now);
    await rememberFormerStaff(tx, user, now);
    tx.set(accountDeletions, uid, { at: now });
    tx.delete(users, uid);
    tx.delete(obligationLocks, uid);
    return ok(null);
  });
  if (ended.ok) await sweepAccount(uid, now);
  return ended;
}

/** Goes on with what was broken off. */
export async function finishDeletions(now: number): Promise<void> {
  const { docs } = await runtime().store.query(accountDeletions, { limit: atOnce });
  await eachApart(docs, ({ id }) =>
    isOrganisationId(id) ? sweepOrganisation(id, now) : sweepAccount(id, now),
  );
}

/** Bids, sales and answered questions stay: they name an alias, or nobody. Everything can be done twice. */
async function sweepAccount(uid: string, now: number): Promise<void> {
  await sweep(sessions, uid);
  await adminAuth()
    .deleteUser(uid)
    .catch((error: unknown) => {
      if (!isAuthRefusal(error, ['auth/user-not-found'])) throw error;
    });
  await Promise.all([
    forgetLimitsOf(uid),
    sweep(standbys, uid),
    sweep(savedSearches, uid),
    sweep(notifications, uid),
    sweep(pushSubscriptions, uid),
    sweep(visits, uid),
  ]);
  await removeUnpublished(uid, now);
  await runtime().store.commit(
    [
      users,
      bidExposures,
      watchLists,
      notificationSettings,
      rings,
      pendingSignUps,
      emailChanges,
      accountDeletions,
    ].map((collection) => write.delete<object>(collection, uid)),
  );
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
      // What cannot be read is theirs as well: the account is not gone while it is there.
      requireAll: true,
    });
    if (docs.length === 0) return;
    await store.commit(docs.map(({ id }) => write.delete(collection, id)));
  }
}
