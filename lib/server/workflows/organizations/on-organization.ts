import 'server-only';
import type { User } from '@/lib/domain/accounts/user';
import { refuseSelling, type SellingAction, type SellingRefusal } from '@/lib/domain/drafts/draft-permission';
import type { Organization, PeopleRefusal } from '@/lib/domain/organizations/organization';
import { ok, okUnless, type Result, refuse } from '@/lib/domain/shared/result';
import { type CommandRefusal, noFacts } from '@/lib/server/people/commands/run-command';
import { organizations } from '@/lib/server/people/organizations/organization-collections';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';

export type OrganizationRefusal = SellingRefusal | PeopleRefusal | CommandRefusal;

export interface OrganizationSubject {
  readonly user: User;
  readonly organization: Organization;
}

/** All steps of an organization command except the decision, which returns the changed organization. */
export const onOrganization = (by: SignedIn, organisationId: string, action: SellingAction) => ({
  by,
  async load(tx: Reader, user: User): Promise<Result<OrganizationSubject, SellingRefusal>> {
    const organization = (await tx.get(organizations, organisationId))?.data;
    return organization ? ok({ user, organization: organization }) : refuse('not-found');
  },
  permit: (subject: OrganizationSubject) =>
    okUnless(refuseSelling(action, subject.user, null, subject.organization), subject),
  facts: noFacts,
  write(tx: Transaction, organization: Organization): Organization {
    tx.set(organizations, organisationId, organization);
    return organization;
  },
});
