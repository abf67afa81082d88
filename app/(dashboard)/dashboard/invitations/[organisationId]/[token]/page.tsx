import type { Metadata } from 'next';
import { OrganizationForm } from '@/components/organizations/organization-form';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { readInvitation } from '@/lib/server/workflows/organizations/organization-commands';
import { sellingRefusalWords } from '@/messages/drafts/selling-refusal-words';
import { invitationPage as copy } from '@/messages/organizations/invitation-page';
import { organization as organizationCopy } from '@/messages/organizations/organization';

export const metadata: Metadata = {
  title: copy.invitation,
  robots: { index: false },
  // The URL is a secret.
  referrer: 'same-origin',
};

type Props = PageProps<'/dashboard/invitations/[organisationId]/[token]'>;

/** Target of an invitation link. Bots open links too, so nothing happens until the button is pressed. */
export default async function InvitationPage({ params }: Props) {
  const [user, { organisationId, token }] = await Promise.all([requireUser(), params]);
  const found = await readInvitation(user, organisationId, token, clock.now());
  if (!found.ok)
    return (
      <>
        <h1 className="text-title font-semibold">{copy.invitationCantUsed}</h1>
        <p className="mb-6 mt-3 max-w-prose text-text-muted">{sellingRefusalWords[found.reason]}</p>
        <LinkButton href={accountRoutes.organizations}>{copy.organizations}</LinkButton>
      </>
    );
  const { name, role } = found.value;
  return (
    <>
      <h1 className="break-words text-title font-semibold">{copy.join({ name })}</h1>
      <p className="mb-6 mt-3 max-w-prose text-text-muted">{copy.lead({ role })}</p>
      <OrganizationForm
        action="join"
        page={accountRoutes.invitation(organisationId, token)}
        hidden={{ organisationId, token }}
        submit={organizationCopy.join}
        variant="primary"
      />
    </>
  );
}
