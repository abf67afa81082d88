import type { Metadata } from 'next';
import { roleLabels } from '@/components/organizations/member-list';
import { organizationCopy } from '@/components/organizations/organization-copy';
import { OrganizationForm } from '@/components/organizations/organization-form';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { sellingRefusalWords } from '@/lib/domain/reviews/refusal-copy';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { readInvitation } from '@/lib/server/workflows/organizations/organization-commands';

export const metadata: Metadata = {
  title: 'Invitation',
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
        <h1 className="text-title font-semibold">This invitation cannot be used</h1>
        <p className="mb-6 mt-3 max-w-prose text-text-muted">{sellingRefusalWords[found.reason]}</p>
        <LinkButton href={accountRoutes.organizations}>My organizations</LinkButton>
      </>
    );
  const { name, role } = found.value;
  return (
    <>
      <h1 className="break-words text-title font-semibold">Join {name}?</h1>
      <p className="mb-6 mt-3 max-w-prose text-text-muted">
        As a {roleLabels[role].toLowerCase()} you write, import and send in its listings
        {role === 'manager' && ' and decide who belongs to it'}. Its members see your name and your e-mail
        address.
      </p>
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
