import type { ReactNode } from 'react';
import { DeedForm } from '@/components/imports/deed-form';
import { SelectField } from '@/components/ui/field';
import { accountRoutes } from '@/lib/account-routes';
import {
  type Organisation,
  type OrganisationRole,
  organisationRoles,
} from '@/lib/domain/organizations/organization';
import { formatDay, formatMoment } from '@/lib/format';

interface MemberListProps {
  readonly organisation: Organisation;
  /** Who looks. */
  readonly uid: string;
  readonly isManager: boolean;
}

export const roleLabels: Readonly<Record<OrganisationRole, string>> = {
  manager: 'Manager',
  member: 'Member',
};

export const RoleField = ({
  id,
  value,
  label = 'Role',
}: {
  readonly id: string;
  readonly value: OrganisationRole;
  readonly label?: ReactNode;
}) => (
  <SelectField id={id} name="role" label={label} defaultValue={value}>
    {organisationRoles.map((each) => (
      <option key={each} value={each}>
        {roleLabels[each]}
      </option>
    ))}
  </SelectField>
);

/** Who belongs to it, and for managers what they may change about that. */
export function MemberList({ organisation, uid, isManager }: MemberListProps) {
  const { organisationId, members } = organisation;
  const page = accountRoutes.members(organisationId);
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {members.map((member) => (
        <li key={member.uid} className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 py-4">
          <div className="min-w-0">
            <p className="break-words font-medium">
              {member.name}
              {member.uid === uid && <span className="font-normal text-text-muted"> (you)</span>}
            </p>
            <p className="mt-1 break-words text-sm text-text-muted">
              {member.email} · {roleLabels[member.role]} since {formatDay(member.since)}
            </p>
          </div>
          {isManager && member.uid !== uid && (
            <div className="flex w-full flex-wrap items-end gap-3 sm:w-auto">
              <DeedForm
                key={member.role}
                what="set-role"
                page={page}
                about={{ organisationId, uid: member.uid }}
                button="Change"
                buttonLabel={`Change the role of ${member.name}`}
                className="flex grow items-end gap-3"
              >
                <RoleField
                  id={`role-${member.uid}`}
                  value={member.role}
                  label={
                    <>
                      Role<span className="sr-only"> of {member.name}</span>
                    </>
                  }
                />
              </DeedForm>
              <DeedForm
                what="dismiss"
                page={page}
                about={{ organisationId, uid: member.uid }}
                button="Remove"
                buttonLabel={`Remove ${member.name}`}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Those who were invited and have not answered. */
export function InvitationList({ organisation }: Pick<MemberListProps, 'organisation'>) {
  const { organisationId, invitations } = organisation;
  if (invitations.length === 0) return null;
  return (
    <ul className="mt-6 divide-y divide-line border-y border-line">
      {invitations.map(({ email, role, expiresAt }) => (
        <li key={email} className="flex flex-wrap items-center justify-between gap-4 py-3">
          <div className="min-w-0">
            <p className="break-words font-medium">{email}</p>
            <p className="mt-1 text-sm text-text-muted">
              Invited as a {roleLabels[role].toLowerCase()}, until {formatMoment(expiresAt)}
            </p>
          </div>
          <DeedForm
            what="uninvite"
            page={accountRoutes.members(organisationId)}
            about={{ organisationId, email }}
            button="Withdraw"
            buttonLabel={`Withdraw the invitation of ${email}`}
          />
        </li>
      ))}
    </ul>
  );
}
