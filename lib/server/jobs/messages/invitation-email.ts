import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { nameInMail } from '@/lib/domain/accounts/name';
import { isVerified } from '@/lib/domain/organizations/organization';
import { formatMoment } from '@/lib/format';
import { users } from '@/lib/server/people/identity/identity-collections';
import { organizations } from '@/lib/server/people/organizations/organization-collections';
import { env } from '@/lib/server/platform/env';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { site } from '@/lib/site';
import { invitationEmail as copy } from '@/messages/emails/invitation-email';
import type { InvitationMessage, Wording } from './auction-email';

/**
 * Returns null if the invitation was withdrawn or answered, and if the organization is not verified and the
 * address has no account.
 */
export async function invitationEmail(message: InvitationMessage): Promise<Wording | null> {
  const { organisationId, token, email, uid } = message;
  const { store } = runtime();
  const [organization, inviter] = await Promise.all([
    store.get(organizations, organisationId),
    store.get(users, uid),
  ]);
  const invitation = organization?.data.invitations.find((each) => each.email === email);
  if (!organization || !invitation) return null;
  if (!isVerified(organization.data) && !(await hasAccount(email))) return null;
  return inviteEmail({
    name: organization.data.name,
    inviter: inviter?.data.name,
    organisationId,
    token,
    until: invitation.expiresAt,
  });
}

async function hasAccount(email: string): Promise<boolean> {
  const { docs } = await runtime().store.query(users, {
    where: [{ field: 'email', op: '==', value: email }],
    limit: 1,
  });
  return docs.length > 0;
}

interface Invite {
  readonly name: string;
  readonly inviter: string | undefined;
  readonly organisationId: string;
  readonly token: string;
  readonly until: number;
}

export function inviteEmail({ organisationId, token, until, ...names }: Invite): Wording {
  const name = nameInMail(names.name, copy.anOrganization);
  const inviter = nameInMail(names.inviter, copy.aManager);
  const path = accountRoutes.invitation(organisationId, token);
  return {
    subject: copy.subject({ name, site: site.name }),
    text: [
      copy.invited({ inviter, name }),
      copy.expires({ until: formatMoment(until) }),
      copy.join({ url: `${env().siteUrl}${path}` }),
      copy.ignore,
      site.name,
    ].join('\n\n'),
    path,
  };
}
