import { accountRoutes } from '@/lib/account-routes';
import { takedownReasons } from '@/lib/domain/listings/vocabulary';
import { type Organization, verificationMethods } from '@/lib/domain/organizations/organization';
import { takedownLabels, verificationLabels } from '@/lib/domain/staff/staff-copy';
import { cancelReasonOf } from '@/lib/domain/staff/takedown';
import * as copy from '@/messages/staff';
import { StaffForm } from './staff-form';

interface OrganizationFormsProps {
  readonly organization: Organization;
}

/** Staff actions on an organization. */
export function OrganizationForms({ organization }: OrganizationFormsProps) {
  const { organisationId, verified, suspended } = organization;
  const page = accountRoutes.staffOrganization(organisationId);
  const hidden = { id: organisationId };
  return (
    <>
      <section aria-labelledby="verification" className="mt-12">
        <h2 id="verification" className="mb-4 border-t-2 border-primary pt-3 text-heading font-semibold">
          {copy.organizationForms.verification}
        </h2>
        <div className="space-y-10">
          {!verified && (
            <StaffForm
              action="verify"
              id="verify"
              page={page}
              hidden={{ ...hidden, what: 'verify' }}
              choice={{
                label: copy.verification.method,
                choices: verificationMethods.map((value) => ({ value, label: verificationLabels[value] })),
              }}
              why={{ label: copy.verification.evidence, help: copy.verification.evidenceHelp }}
              submit={copy.verification.submit}
            />
          )}
          <StaffForm
            action="refuseToVerify"
            id="refuse"
            page={page}
            hidden={{ ...hidden, what: 'refuse' }}
            why={{
              label: verified ? copy.verification.revokeWhy : copy.verification.refuseWhy,
              help: copy.verification.toldHelp,
            }}
            submit={verified ? copy.verification.revokeSubmit : copy.verification.refuseSubmit}
          />
        </div>
      </section>
      <section aria-labelledby="access" className="mt-12">
        <h2 id="access" className="mb-4 border-t-2 border-primary pt-3 text-heading font-semibold">
          {suspended ? copy.organizationForms.liftSuspension : copy.organizationForms.suspend}
        </h2>
        {suspended ? (
          <StaffForm
            action="liftOrganization"
            id="lift"
            page={page}
            hidden={{ ...hidden, what: 'restore' }}
            why={{ label: copy.organization.liftWhy, help: copy.organization.liftHelp }}
            submit={copy.organization.liftSubmit}
          />
        ) : (
          <div className="space-y-10">
            <StaffForm
              action="suspendOrganization"
              id="suspend"
              page={page}
              hidden={{ ...hidden, what: 'hide' }}
              why={{ label: copy.organization.suspendWhy, help: copy.organization.suspendHelp }}
              submit={copy.organization.suspendSubmit}
            />
            <StaffForm
              action="suspendOrganization"
              id="take-down"
              page={page}
              hidden={{ ...hidden, what: 'hide-all' }}
              confirm={{ label: copy.organization.takeDown, text: copy.organization.takeDownText }}
              choice={{
                label: copy.organization.takeDownReason,
                choices: takedownReasons
                  .filter((each) => cancelReasonOf(each) !== null)
                  .map((value) => ({ value, label: takedownLabels[value] })),
              }}
              why={{ label: copy.organization.takeDownWhy, help: copy.organization.takeDownHelp }}
              submit={copy.organization.takeDown}
            />
          </div>
        )}
      </section>
    </>
  );
}
