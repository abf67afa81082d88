import Link from 'next/link';
import { accountRoutes } from '@/lib/account-routes';
import { type Organization, refuseDissolving } from '@/lib/domain/organizations/organization';
import * as copy from '@/messages/organizations';
import { OrganizationForm } from './organization-form';

interface LeavingProps {
  readonly organization: Organization;
  /** The viewer. */
  readonly uid: string;
  /** Statuses of its published homes. */
  readonly statuses: readonly string[];
}

/** Ways out of an organization: leave, hand over, or, for the last member, end it. */
export function LeaveOrganization({ organization, uid, statuses }: LeavingProps) {
  const { organisationId, members } = organization;
  const page = accountRoutes.members(organisationId);
  const others = members.filter((member) => member.uid !== uid);
  const managesAlone =
    members.some((member) => member.uid === uid && member.role === 'manager') &&
    others.every(({ role }) => role !== 'manager');
  return (
    <section aria-labelledby="leave">
      <h2 id="leave" className="text-heading font-semibold">
        {managesAlone
          ? others.length > 0
            ? copy.leaveOrganization.handOverLeave
            : copy.leaveOrganization.dissolve
          : copy.leaveOrganization.leave}
      </h2>
      {!managesAlone && (
        <>
          <Words>{copy.leave.text}</Words>
          <OrganizationForm
            action="leave"
            page={page}
            hidden={{ organisationId }}
            submit={copy.leave.submit}
          />
        </>
      )}
      {managesAlone && others.length > 0 && (
        <>
          <Words>{copy.handOver.text}</Words>
          <OrganizationForm
            action="leaveTo"
            page={page}
            hidden={{ organisationId }}
            fields={[
              {
                name: 'uid',
                label: copy.handOver.heir,
                control: 'select',
                choices: others.map(({ uid: value, name, email }) => ({
                  value,
                  label: `${name} (${email})`,
                })),
              },
            ]}
            submit={copy.handOver.submit}
          />
        </>
      )}
      {managesAlone && others.length === 0 && <Dissolving organization={organization} statuses={statuses} />}
    </section>
  );
}

function Dissolving({ organization, statuses }: Omit<LeavingProps, 'uid'>) {
  const { organisationId } = organization;
  if (refuseDissolving(organization, statuses) !== null)
    return (
      <Words>
        {copy.leaveOrganization.onlyMemberLeaving({
          link: (children) => (
            <Link href={accountRoutes.organization(organisationId)} className="text-link">
              {children}
            </Link>
          ),
        })}
      </Words>
    );
  return (
    <>
      <Words>{copy.dissolve.text}</Words>
      <OrganizationForm
        action="dissolve"
        page={accountRoutes.members(organisationId)}
        hidden={{ organisationId }}
        fields={[
          {
            name: 'isSure',
            label: copy.dissolve.sure({ name: organization.name }),
            control: 'checkbox',
            ticked: 'yes',
          },
        ]}
        submit={copy.dissolve.submit}
      />
    </>
  );
}

const Words = ({ children }: { readonly children: React.ReactNode }) => (
  <p className="mb-4 mt-1 max-w-prose text-text-muted">{children}</p>
);
