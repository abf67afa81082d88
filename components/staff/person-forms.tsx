import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { openInvitation } from '@/lib/domain/accounts/staff-invitation';
import type { User } from '@/lib/domain/accounts/user';
import { staffRefusalWords } from '@/lib/domain/staff/staff-copy';
import { formatMoment } from '@/lib/format';
import { personCopy as copy } from './staff-copy';
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
        Account
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
              ? { label: copy.suspendWhy, help: copy.suspendHelp }
              : { label: copy.liftWhy, help: copy.liftHelp }
          }
          submit={turn === 'suspend' ? copy.suspendSubmit : copy.liftSubmit}
        />
        <StaffForm
          key={person.role}
          action="changeRole"
          id="role"
          page={page}
          hidden={{ id: person.uid, what: 'role' }}
          choice={{
            label: copy.role,
            ...(person.role !== 'admin' && { initial: person.role }),
            choices: [
              { value: 'member', label: copy.member },
              { value: 'seller', label: copy.seller },
            ],
          }}
          submit={copy.roleSubmit}
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
          ? `${invitation.by.name} invited this person to staff. The invitation expires ${formatMoment(invitation.expiresAt)}.`
          : 'To make this person staff, invite them. The role changes once they accept.'}
      </p>
      <StaffForm
        key={what}
        action="inviteStaff"
        page={accountRoutes.staffPerson(person.uid)}
        hidden={{ id: person.uid, what }}
        submit={copy[what]}
      />
    </div>
  );
}
