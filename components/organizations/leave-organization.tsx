import Link from 'next/link';
import { accountRoutes } from '@/lib/account-routes';
import { type Organization, refuseDissolving } from '@/lib/domain/organizations/organization';
import { dissolve as dissolveCopy } from '@/messages/organizations/dissolve';
import { handOver as handOverCopy } from '@/messages/organizations/hand-over';
import { leave as leaveCopy } from '@/messages/organizations/leave';
import { leaveOrganization as copy } from '@/messages/organizations/leave-organization';
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
        {managesAlone ? (others.length > 0 ? copy.handOverLeave : copy.dissolve) : copy.leave}
      </h2>
      {!managesAlone && (
        <>
          <Words>{leaveCopy.text}</Words>
          <OrganizationForm
            action="leave"
            page={page}
            hidden={{ organisationId }}
            submit={leaveCopy.submit}
          />
        </>
      )}
      {managesAlone && others.length > 0 && (
        <>
          <Words>{handOverCopy.text}</Words>
          <OrganizationForm
            action="leaveTo"
            page={page}
            hidden={{ organisationId }}
            fields={[
              {
                name: 'uid',
                label: handOverCopy.heir,
                control: 'select',
                choices: others.map(({ uid: value, name, email }) => ({
                  value,
                  label: `${name} (${email})`,
                })),
              },
            ]}
            submit={handOverCopy.submit}
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
        {copy.onlyMemberLeaving({
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
      <Words>{dissolveCopy.text}</Words>
      <OrganizationForm
        action="dissolve"
        page={accountRoutes.members(organisationId)}
        hidden={{ organisationId }}
        fields={[
          {
            name: 'isSure',
            label: dissolveCopy.sure({ name: organization.name }),
            control: 'checkbox',
            ticked: 'yes',
          },
        ]}
        submit={dissolveCopy.submit}
      />
    </>
  );
}

const Words = ({ children }: { readonly children: React.ReactNode }) => (
  <p className="mb-4 mt-1 max-w-prose text-text-muted">{children}</p>
);
