import 'server-only';
import type { User } from '@/lib/domain/accounts/user';
import { refuseDissolving } from '@/lib/domain/organizations/organization';
import { okUnless, type Result } from '@/lib/domain/shared/result';
import { runCommand } from '@/lib/server/people/commands/run-command';
import { accountDeletions, obligationLocks } from '@/lib/server/people/identity/identity-collections';
import { organizations } from '@/lib/server/people/organizations/organization-collections';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { type Reader, write } from '@/lib/server/platform/store/store';
import { removeUnpublished } from '@/lib/server/records/drafts/remove-drafts';
import { removeIntegrations } from '@/lib/server/records/home-events/remove-integrations';
import { portfolioViews } from '@/lib/server/records/portfolio/portfolio-collections';
import { bulkActionTurns } from '@/lib/server/workflows/bulk-actions/bulk-action-collections';
import {
  type OrganizationRefusal,
  onOrganization,
} from '@/lib/server/workflows/organizations/on-organization';
import { forgetSharedDocuments } from '@/lib/server/workflows/organizations/share-documents';
import { listStatuses } from './obligations';

/** Firestore takes at most 500 writes at once. */
const perCommit = 200;

/**
 * Dissolves an organization with one manager left and no live home. Its public record stays: homes that
 * were on the market, closings, ledgers. A sweep removes what it never published; if it is interrupted,
 * the tick finishes it.
 */
export async function dissolveOrganization(
  by: SignedIn,
  organisationId: string,
  now: number,
): Promise<Result<null, OrganizationRefusal>> {
  const steps = onOrganization(by, organisationId, 'manage-organization');
  const dissolved = await runCommand({
    ...steps,
    async load(tx: Reader, user: User) {
      // Before the homes: publishing one after this read makes this commit fail.
      await tx.get(obligationLocks, organisationId);
      return steps.load(tx, user);
    },
    facts: async () => ({ statuses: await listStatuses(organisationId) }),
    decide: ({ organization, statuses }) => okUnless(refuseDissolving(organization, statuses), null),
    write(tx) {
      tx.set(accountDeletions, organisationId, { at: now });
      tx.delete(organizations, organisationId);
      tx.delete(obligationLocks, organisationId);
      return null;
    },
  });
  if (dissolved.ok) await sweepOrganization(organisationId, now);
  return dissolved;
}

export async function sweepOrganization(organisationId: string, now: number): Promise<void> {
  await removeUnpublished(organisationId, now);
  await removeIntegrations(organisationId);
  await forgetSharedDocuments(organisationId);
  await removeViews(organisationId);
  await runtime().store.commit([
    write.delete(bulkActionTurns, organisationId),
    write.delete(accountDeletions, organisationId),
  ]);
}

/** The saved views of all its members, also of former ones. */
async function removeViews(organisationId: string): Promise<void> {
  const { store } = runtime();
  for (;;) {
    const { docs } = await store.query(portfolioViews, {
      where: [{ field: 'organisationId', op: '==', value: organisationId }],
      limit: perCommit,
    });
    if (docs.length > 0) await store.commit(docs.map(({ id }) => write.delete(portfolioViews, id)));
    if (docs.length < perCommit) return;
  }
}
