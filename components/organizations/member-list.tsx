import type { ReactNode } from 'react';
import type { Field } from '@/components/ui/form/form-field';
import { accountRoutes } from '@/lib/account-routes';
import {
  type Organization,
  type OrganizationRole,
  organizationRoles,
} from '@/lib/domain/organizations/organization';
import { formatDay, formatMoment } from '@/lib/format';
import { member as memberCopy } from '@/messages/organizations/member';
import { memberList as copy } from '@/messages/organizations/member-list';
import { uninvite as uninviteCopy } from '@/messages/organizations/uninvite';
import { OrganizationForm } from './organization-form';

interface MemberListProps {
  readonly organization: Organization;
  /** The viewer. */
  readonly uid: string;
  readonly isManager: boolean;
}

export const roleLabels: Readonly<Record<OrganizationRole, string>> = {
  manager: copy.manager,
  member: copy.member,
  viewer: copy.viewer,
};

export const roleField = (label: ReactNode): Field => ({
  name: 'role',
  label,
  control: 'select',
  choices: organizationRoles.map((value) => ({ value, label: roleLabels[value] })),
});

/** Members of the organization, with edit actions for managers. */
export function MemberList({ organization, uid, isManager }: MemberListProps) {
  const { organisationId, members } = organization;
  const page = accountRoutes.members(organisationId);
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {members.map((member) => (
        <li key={member.uid} className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 py-4">
          <div className="min-w-0">
            <p className="break-words font-medium">
              {member.name}
              {member.uid === uid && <span className="font-normal text-text-muted"> {copy.you}</span>}
            </p>
            <p className="mt-1 break-words text-sm text-text-muted">
              {copy.since({
                email: member.email,
                roleLabels: roleLabels[member.role],
                since: formatDay(member.since),
              })}
            </p>
          </div>
          {isManager && member.uid !== uid && (
            <div className="flex w-full flex-wrap items-end gap-3 sm:w-auto">
              <OrganizationForm
                key={member.role}
                action="setRole"
                id={`member-${member.uid}`}
                page={page}
                hidden={{ organisationId, uid: member.uid }}
                fields={[
                  roleField(
                    memberCopy.role({
                      name: member.name,
                      span: (children) => <span className="sr-only">{children}</span>,
                    }),
                  ),
                ]}
                values={{ role: member.role }}
                isInline
                className="grow"
                submit={memberCopy.change}
                submitLabel={memberCopy.changeLabel({ name: member.name })}
              />
              <OrganizationForm
                action="dismiss"
                page={page}
                hidden={{ organisationId, uid: member.uid }}
                submit={memberCopy.remove}
                submitLabel={memberCopy.removeLabel({ name: member.name })}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Pending invitations. */
export function InvitationList({ organization }: Pick<MemberListProps, 'organization'>) {
  const { organisationId, invitations } = organization;
  if (invitations.length === 0) return null;
  return (
    <ul className="mt-6 divide-y divide-line border-y border-line">
      {invitations.map(({ email, role, expiresAt }) => (
        <li key={email} className="flex flex-wrap items-center justify-between gap-4 py-3">
          <div className="min-w-0">
            <p className="break-words font-medium">{email}</p>
            <p className="mt-1 text-sm text-text-muted">
              {copy.other({ role, expiresAt: formatMoment(expiresAt) })}
            </p>
          </div>
          <OrganizationForm
            action="uninvite"
            page={accountRoutes.members(organisationId)}
            hidden={{ organisationId, email }}
            submit={uninviteCopy.submit}
            submitLabel={uninviteCopy.label({ email })}
          />
        </li>
      ))}
    </ul>
  );
}
