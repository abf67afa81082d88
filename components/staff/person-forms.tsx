import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { staffRefusalWords } from '@/lib/copy/staff/staff-refusal-words';
import { openInvitation } from '@/lib/domain/accounts/staff-invitation';
import type { User } from '@/lib/domain/accounts/user';
import { formatMoment } from '@/lib/format';
import { person as personCopy } from '@/messages/staff/person';
import { personForms as copy } from '@/messages/staff/person-forms';
import { StaffForm } from './staff-form';

interface PersonFormsProps {
  readonly person: User;
  readonly isOwn: boolean;
  /** Milliseconds UTC. */
  readonly now: number;
}

/** Staff actions on an account. */
export function PersonForms({ person, isOwn, now }: PersonFormsProps) {
  const page = accountRoutes.staffPerson(person.uid);
  if (isOwn)
    return (
      <div className="mt-6">
        <Notice tone="info" title={staffRefusalWords('oneself')} />
      </div>
    );
  const turn = person.suspension ? 'lift' : 'suspend';
  return (
    <section aria-labelledby="account" className="mt-12">
      <h2 id="account" className="mb-4 border-t-2 border-primary pt-3 text-heading font-semibold">
        {copy.account}
      </h2>
      <div className="space-y-10">
        <StaffForm
          key={turn}
          action="suspend"
          id={turn}
          page={page}
          hidden={{ id: person.uid, what: turn }}
          why={
            turn === 'suspend'
              ? { label: personCopy.suspendWhy, help: personCopy.suspendHelp }
              : { label: personCopy.liftWhy, help: personCopy.liftHelp }
          }
          submit={turn === 'suspend' ? personCopy.suspendSubmit : personCopy.liftSubmit}
        />
        <StaffForm
          key={person.role}
          action="changeRole"
          id="role"
          page={page}
          hidden={{ id: person.uid, what: 'role' }}
          choice={{
            label: personCopy.role,
            ...(person.role !== 'admin' && { initial: person.role }),
            choices: [
              { value: 'member', label: personCopy.member },
              { value: 'seller', label: personCopy.seller },
            ],
          }}
          submit={personCopy.roleSubmit}
        />
        {person.role !== 'admin' && <InvitationForm person={person} now={now} />}
      </div>
    </section>
  );
}

function InvitationForm({ person, now }: Pick<PersonFormsProps, 'person' | 'now'>) {
  const invitation = openInvitation(person, now);
  const what = invitation ? 'withdraw' : 'invite';
  return (
    <div>
      <p className="mb-4 max-w-prose text-text-muted">
        {invitation
          ? copy.invitedPersonJoin({
              by: invitation.by.name,
              expiresAt: formatMoment(invitation.expiresAt),
            })
          : copy.makePersonStaff}
      </p>
      <StaffForm
        key={what}
        action="inviteStaff"
        page={accountRoutes.staffPerson(person.uid)}
        hidden={{ id: person.uid, what }}
        submit={personCopy[what]}
      />
    </div>
  );
}
