import { accountRoutes } from '@/lib/account-routes';
import { takedownReasons } from '@/lib/domain/listings/vocabulary';
import { type Organization, verificationMethods } from '@/lib/domain/organizations/organization';
import { cancelReasonOf } from '@/lib/domain/staff/takedown';
import { organization as organizationCopy } from '@/messages/staff/organization';
import { organizationForms as copy } from '@/messages/staff/organization-forms';
import { takedownLabels } from '@/messages/staff/takedown-labels';
import { verification as verificationCopy } from '@/messages/staff/verification';
import { verificationLabels } from '@/messages/staff/verification-labels';
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
          {copy.verification}
        </h2>
        <div className="space-y-10">
          {!verified && (
            <StaffForm
              action="verify"
              id="verify"
              page={page}
              hidden={{ ...hidden, what: 'verify' }}
              choice={{
                label: verificationCopy.method,
                choices: verificationMethods.map((value) => ({ value, label: verificationLabels[value] })),
              }}
              why={{ label: verificationCopy.evidence, help: verificationCopy.evidenceHelp }}
              submit={verificationCopy.submit}
            />
          )}
          <StaffForm
            action="refuseToVerify"
            id="refuse"
            page={page}
            hidden={{ ...hidden, what: 'refuse' }}
            why={{
              label: verified ? verificationCopy.revokeWhy : verificationCopy.refuseWhy,
              help: verificationCopy.toldHelp,
            }}
            submit={verified ? verificationCopy.revokeSubmit : verificationCopy.refuseSubmit}
          />
        </div>
      </section>
      <section aria-labelledby="access" className="mt-12">
        <h2 id="access" className="mb-4 border-t-2 border-primary pt-3 text-heading font-semibold">
          {suspended ? copy.liftSuspension : copy.suspend}
        </h2>
        {suspended ? (
          <StaffForm
            action="liftOrganization"
            id="lift"
            page={page}
            hidden={{ ...hidden, what: 'restore' }}
            why={{ label: organizationCopy.liftWhy, help: organizationCopy.liftHelp }}
            submit={organizationCopy.liftSubmit}
          />
        ) : (
          <div className="space-y-10">
            <StaffForm
              action="suspendOrganization"
              id="suspend"
              page={page}
              hidden={{ ...hidden, what: 'hide' }}
              why={{ label: organizationCopy.suspendWhy, help: organizationCopy.suspendHelp }}
              submit={organizationCopy.suspendSubmit}
            />
            <StaffForm
              action="suspendOrganization"
              id="take-down"
              page={page}
              hidden={{ ...hidden, what: 'hide-all' }}
              confirm={{ label: organizationCopy.takeDown, text: organizationCopy.takeDownText }}
              choice={{
                label: organizationCopy.takeDownReason,
                choices: takedownReasons
                  .filter((each) => cancelReasonOf(each) !== null)
                  .map((value) => ({ value, label: takedownLabels[value] })),
              }}
              why={{ label: organizationCopy.takeDownWhy, help: organizationCopy.takeDownHelp }}
              submit={organizationCopy.takeDown}
            />
          </div>
        )}
      </section>
    </>
  );
}
