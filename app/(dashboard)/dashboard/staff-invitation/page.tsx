import type { Metadata } from 'next';
import { staffInvitationCopy } from '@/components/accounts/account-copy';
import { Form } from '@/components/ui/form/form';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { answerStaffInvitation } from '@/lib/actions/account';
import { FORMER_STAFF_DAYS } from '@/lib/domain/accounts/former-staff';
import { openInvitation } from '@/lib/domain/accounts/staff-invitation';
import { formatMoment } from '@/lib/format';
import { routes } from '@/lib/routes';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { site } from '@/lib/site';

export const metadata: Metadata = { title: 'Join the staff', robots: { index: false } };

type Props = PageProps<'/dashboard/staff-invitation'>;

/** Target of the link in a staff invitation email. */
export default async function StaffInvitationPage({ searchParams }: Props) {
  const [user, { done }] = await Promise.all([requireUser(), searchParams]);
  const invitation = openInvitation(user, clock.now());
  if (!invitation)
    return (
      <>
        <h1 className="text-title font-semibold">
          {done === 'declined' ? 'You declined the invitation' : 'No open invitation'}
        </h1>
        <p className="mb-6 mt-3 max-w-prose text-text-muted">
          {done === 'declined'
            ? 'Nothing about your account changed.'
            : 'Invitations to join the staff expire after 7 days. Ask a staff member for a new one.'}
        </p>
        <LinkButton href={routes.dashboard}>Dashboard</LinkButton>
      </>
    );
  return (
    <>
      <h1 className="break-words text-title font-semibold">Join the staff of {site.name}?</h1>
      <p className="mb-6 mt-3 max-w-prose text-text-muted">
        {invitation.by.name} invited you. As staff you review listings and accounts. You cannot bid, buy, or
        make offers while you are staff and for {FORMER_STAFF_DAYS} days after you leave. The invitation
        expires {formatMoment(invitation.expiresAt)}.
      </p>
      <div className="flex flex-wrap gap-4">
        <AnswerForm answer="accept" />
        <AnswerForm answer="decline" />
      </div>
    </>
  );
}

const AnswerForm = ({ answer }: { readonly answer: 'accept' | 'decline' }) => (
  <Form
    action={answerStaffInvitation}
    page={accountRoutes.staffInvitation}
    hidden={{ answer }}
    submit={staffInvitationCopy[answer]}
    variant={answer === 'accept' ? 'primary' : 'secondary'}
  />
);
