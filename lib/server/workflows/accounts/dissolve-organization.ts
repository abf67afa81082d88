import 'server-only';
import { refuseSelling } from '@/lib/domain/drafts/draft-permission';
import { refuseDissolving } from '@/lib/domain/organizations/organization';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { accountDeletions, obligationLocks } from '@/lib/server/people/identity/identity-collections';
import { organisations } from '@/lib/server/people/organizations/organization-collections';
import { readActingUser } from '@/lib/server/people/sessions/acting-user';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { write } from '@/lib/server/platform/store/store';
import { whileNotBusy } from '@/lib/server/platform/store/while-not-busy';
import { removeUnpublished } from '@/lib/server/records/drafts/remove-drafts';
import type { OrganisationRefusal } from '@/lib/server/workflows/organizations/organization-commands';
import { listStatuses } from './obligations';

/**
 * Ends an organisation of which one manager is left and nothing is live. Its public record stays: homes that were on
 * the market, sales, ledgers. What it never published is swept away at once, or by the tick where that was broken off.
 */
export async function dissolveOrganisation(
  by: SignedIn,
  organisationId: string,
  now: number,
): Promise<Result<null, OrganisationRefusal>> {
  const ended = await whileNotBusy(() =>
    runtime().store.transact(async (tx): Promise<Result<null, OrganisationRefusal>> => {
      const [user, doc] = await Promise.all([
        readActingUser(tx, by),
        tx.get(organisations, organisationId),
        // Before the homes are looked at: one that is published from now on makes this commit fail.
        tx.get(obligationLocks, organisationId),
      ]);
      const refusal = refuseSelling('manage-organisation', user, null, doc?.data ?? null);
      if (!doc || refusal) return refuse(refusal ?? 'not-found');
      const bound = refuseDissolving(doc.data, await listStatuses(organisationId));
      if (bound) return refuse(bound);
      tx.set(accountDeletions, organisationId, { at: now });
      tx.delete(organisations, organisationId);
      tx.delete(obligationLocks, organisationId);
      return ok(null);
    }),
  );
  if (ended.ok) await sweepOrganisation(organisationId, now);
  return ended;
}

export async function sweepOrganisation(organisationId: string, now: number): Promise<void> {
  await removeUnpublished(organisationId, now);
  await runtime().store.commit([write.delete(accountDeletions, organisationId)]);
}
