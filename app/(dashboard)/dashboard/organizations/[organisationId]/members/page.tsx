import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LeaveOrganization } from '@/components/organizations/leave-organization';
import { LogoSection } from '@/components/organizations/logo-section';
import { InvitationList, MemberList, roleField } from '@/components/organizations/member-list';
import { OrganizationForm } from '@/components/organizations/organization-form';
import { OrganizationHead } from '@/components/organizations/organization-head';
import { SsoOffer, SsoSection } from '@/components/organizations/sso-section';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { isOwner, isVerified } from '@/lib/domain/organizations/organization';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import { requireUser } from '@/lib/server/people/sessions/session';
import { listShownStatuses } from '@/lib/server/workflows/accounts/obligations';
import { ssoProvidersOf } from '@/lib/server/workflows/organizations/sso-rule';
import { invite as inviteCopy } from '@/messages/organizations/invite';
import { membersPage as copy } from '@/messages/organizations/members-page';
import { organization as organizationCopy } from '@/messages/organizations/organization';

export const metadata: Metadata = { title: copy.members, robots: { index: false } };

type Props = PageProps<'/dashboard/organizations/[organisationId]/members'>;

export default async function MembersPage({ params, searchParams }: Props) {
  const [user, { organisationId }, { invited, logo }] = await Promise.all([
    requireUser(),
    params,
    searchParams,
  ]);
  const found = await readOrganization(user, organisationId);
  if (!found.ok) notFound();
  const organization = found.value;
  const isManager = isOwner(organization, user.uid);
  const page = accountRoutes.members(organisationId);
  const hasSso = organization.requiresSso || ssoProvidersOf(organisationId).length > 0;
  const isKnown = isVerified(organization);
  const invitation = organization.invitations.find(({ email }) => email === invited);
  return (
    <>
      <OrganizationHead organization={organization} uid={user.uid} part="members" />
      <div className="mt-8 max-w-4xl space-y-12">
        {invitation && (
          <Notice
            tone="success"
            title={(isKnown ? copy.invitationSent : copy.invitationSentIfKnown)({
              email: invitation.email,
            })}
          >
            {copy.linkWorksOnce}
            {!isKnown && ` ${copy.emailPeopleWithout}`}
          </Notice>
        )}
        <section aria-labelledby="members">
          <h2 id="members" className="text-heading font-semibold">
            {copy.members}
          </h2>
          <p className="mt-1 max-w-prose text-text-muted">{copy.membersWriteImport}</p>
          <MemberList organization={organization} uid={user.uid} isManager={isManager} />
        </section>
        {isManager && (
          <section aria-labelledby="invite">
            <h2 id="invite" className="text-heading font-semibold">
              {copy.inviteSomeone}
            </h2>
            <OrganizationForm
              action="invitePerson"
              page={page}
              hidden={{ organisationId }}
              fields={[
                { name: 'email', label: inviteCopy.email, control: 'email', autoComplete: 'off' },
                roleField(organizationCopy.role),
              ]}
              values={{ role: 'member' }}
              submit={inviteCopy.submit}
              variant="primary"
              className="mt-4 max-w-xl"
            />
            <InvitationList organization={organization} />
          </section>
        )}
        {isManager && (hasSso ? <SsoSection organization={organization} /> : <SsoOffer />)}
        {isManager && (
          <LogoSection organization={organization} outcome={typeof logo === 'string' ? logo : ''} />
        )}
        <LeaveOrganization
          organization={organization}
          uid={user.uid}
          statuses={await listShownStatuses(organisationId)}
        />
      </div>
    </>
  );
}
