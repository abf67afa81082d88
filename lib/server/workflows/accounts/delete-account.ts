import 'server-only';
import type { Obligation } from '@/lib/domain/accounts/account-deletion';
import { isOrganizationId } from '@/lib/domain/organizations/organization';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { pendingSignUps } from '@/lib/server/people/accounts/account-collections';
import { type CommandRefusal, noFacts, runCommand } from '@/lib/server/people/commands/run-command';
import { adminAuth, isAuthRefusal } from '@/lib/server/people/identity/auth-service';
import { rememberFormerStaff } from '@/lib/server/people/identity/former-staff';
import {
  accountDeletions,
  emailChanges,
  obligationLocks,
  users,
} from '@/lib/server/people/identity/identity-collections';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { pushSubscriptions, sessions } from '@/lib/server/people/sessions/session-collections';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { settleEach } from '@/lib/server/platform/store/settle-each';
import type { Collection } from '@/lib/server/platform/store/store';
import { write } from '@/lib/server/platform/store/store';
import { bidExposures, bidLists } from '@/lib/server/records/auctions/bid-collections';
import { forgetNamesOf } from '@/lib/server/records/auctions/related-bidders';
import { backupBuyers } from '@/lib/server/records/closings/closing-collections';
import { removeUnpublished } from '@/lib/server/records/drafts/remove-drafts';
import { favoriteLists, savedSearches } from '@/lib/server/records/favorites/favorite-collections';
import { visits } from '@/lib/server/records/inquiries/inquiry-collections';
import {
  notificationSettings,
  notificationSignals,
  notifications,
} from '@/lib/server/records/notifications/notification-collections';
import { sealedOffers } from '@/lib/server/records/offers/offer-collections';
import { portfolioViews } from '@/lib/server/records/portfolio/portfolio-collections';
import {
  readOpenOffers,
  readSealedOffers,
  removeAllSealed,
  withdrawAll,
} from '@/lib/server/workflows/offers/withdraw-all-offers';
import { deleteLimitRequests } from './bid-limits';
import { sweepOrganization } from './dissolve-organization';
import { forgetReports } from './forget-reports';
import { readObligations } from './obligations';

const atOnce = 200;

/**
 * Deletes an account without obligations. After this commit nobody can sign in or bid with it.
 * A sweep removes the rest right away; if it is interrupted, the tick finishes it.
 */
export async function deleteAccount(
  by: SignedIn,
  now: number,
): Promise<Result<null, CommandRefusal | readonly Obligation[]>> {
  const { uid } = by.user;
  const deleted = await runCommand({
    by,
    async load(tx, user) {
      // Before the obligations: a new one makes this commit fail.
      await tx.get(obligationLocks, uid);
      const sealed = await readSealedOffers(tx, uid);
      // Before the closings, so that an offer accepted in the meantime shows up among them.
      const openOffers = await readOpenOffers(tx, uid);
      return ok({ user, openOffers, sealed, obligations: await readObligations(tx, by, now) });
    },
    permit: (subject) => ok(subject),
    facts: noFacts,
    decide: ({ obligations }) => (obligations.length > 0 ? refuse(obligations) : ok(null)),
    async write(tx, _, { user, openOffers, sealed }) {
      await withdrawAll(tx, openOffers, now);
      await removeAllSealed(tx, sealed);
      await rememberFormerStaff(tx, user, now);
      tx.set(accountDeletions, uid, { at: now });
      tx.delete(users, uid);
      tx.delete(obligationLocks, uid);
      return null;
    },
  });
  if (deleted.ok) await sweepAccount(uid, now);
  return deleted;
}

/** Finishes interrupted deletions. */
export async function finishDeletions(now: number): Promise<void> {
  const { docs } = await runtime().store.query(accountDeletions, { limit: atOnce });
  await settleEach(docs, ({ id }) =>
    isOrganizationId(id) ? sweepOrganization(id, now) : sweepAccount(id, now),
  );
}

/** Bids, closings and answered questions stay: they show an alias or no name. Idempotent. */
async function sweepAccount(uid: string, now: number): Promise<void> {
  await sweep(sessions, uid);
  await adminAuth()
    .deleteUser(uid)
    .catch((error: unknown) => {
      if (!isAuthRefusal(error, ['auth/user-not-found'])) throw error;
    });
  await Promise.all([
    deleteLimitRequests(uid),
    sweep(backupBuyers, uid),
    sweep(bidLists, uid),
    forgetNamesOf(uid),
    sweep(savedSearches, uid),
    sweep(notifications, uid),
    sweep(portfolioViews, uid),
    sweep(pushSubscriptions, uid),
    sweep(visits, uid),
    // What became of each stays in its round, without a name.
    sweepBy(sealedOffers, 'buyerId', uid),
    forgetReports(uid),
  ]);
  await removeUnpublished(uid, now);
  await runtime().store.commit(
    [
      users,
      bidExposures,
      favoriteLists,
      notificationSettings,
      notificationSignals,
      pendingSignUps,
      emailChanges,
      accountDeletions,
    ].map((collection) => write.delete<object>(collection, uid)),
  );
}

const sweep = <T extends { readonly uid: string }>(collection: Collection<T>, uid: string): Promise<void> =>
  sweepBy(collection, 'uid', uid);

async function sweepBy<T extends object>(
  collection: Collection<T>,
  field: keyof T & string,
  uid: string,
): Promise<void> {
  const { store } = runtime();
  for (;;) {
    const { docs } = await store.query(collection, {
      where: [{ field, op: '==', value: uid }],
      limit: atOnce,
      // An unreadable document belongs to them too, so it blocks the deletion.
      requireAll: true,
    });
    if (docs.length === 0) return;
    await store.commit(docs.map(({ id }) => write.delete(collection, id)));
  }
}
