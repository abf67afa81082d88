import type { Metadata } from 'next';
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
import { staffInvitation as staffInvitationCopy } from '@/messages/accounts/staff-invitation';
import { staffInvitationPage as copy } from '@/messages/accounts/staff-invitation-page';

export const metadata: Metadata = { title: copy.joinStaff, robots: { index: false } };

type Props = PageProps<'/dashboard/staff-invitation'>;

/** Target of the link in a staff invitation email. */
export default async function StaffInvitationPage({ searchParams }: Props) {
  const [user, { done }] = await Promise.all([requireUser(), searchParams]);
  const invitation = openInvitation(user, clock.now());
  if (!invitation)
    return (
      <>
        <h1 className="text-title font-semibold">
          {done === 'declined' ? copy.declinedInvitation : copy.noOpenInvitation}
        </h1>
        <p className="mb-6 mt-3 max-w-prose text-text-muted">
          {done === 'declined' ? copy.nothingAccountChanged : copy.invitationsJoinStaff}
        </p>
        <LinkButton href={routes.dashboard}>{copy.dashboard}</LinkButton>
      </>
    );
  return (
    <>
      <h1 className="break-words text-title font-semibold">{copy.joinStaffOfSite({ site: site.name })}</h1>
      <p className="mb-6 mt-3 max-w-prose text-text-muted">
        {copy.invitedStaffReview({
          by: invitation.by.name,
          days: FORMER_STAFF_DAYS,
          expiresAt: formatMoment(invitation.expiresAt),
        })}
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
