import { accountRoutes } from '@/lib/account-routes';
import { takedownReasons } from '@/lib/domain/listings/vocabulary';
import { type Organisation, verificationMethods } from '@/lib/domain/organizations/organization';
import { takedownLabels, verificationLabels } from '@/lib/domain/staff/staff-words';
import { cancelReasonOf } from '@/lib/domain/staff/takedown';
import { StaffForm } from './staff-form';

interface OrganisationFormsProps {
  readonly organisation: Organisation;
}

/** What staff can do to an organization. */
export function OrganisationForms({ organisation }: OrganisationFormsProps) {
  const { organisationId, verified, suspended } = organisation;
  const page = accountRoutes.staffOrganisation(organisationId);
  const sent = { id: organisationId };
  return (
    <>
      <section aria-labelledby="verification" className="mt-12">
        <h2 id="verification" className="mb-4 border-t-2 border-primary pt-3 text-heading font-semibold">
          Verification
        </h2>
        <div className="space-y-10">
          {!verified && (
            <StaffForm
              action="verify"
              name="verify"
              page={page}
              sent={{ ...sent, what: 'verify' }}
              choice={{
                label: 'What did you check?',
                options: verificationMethods.map((each) => [each, verificationLabels[each]]),
              }}
              why={{
                label: 'Evidence',
                help: 'The document, domain, certificate number, or LEI. Kept in the audit log.',
              }}
              submit="Verify the organization"
            />
          )}
          <StaffForm
            action="refuseToVerify"
            name="refuse"
            page={page}
            sent={{ ...sent, what: 'refuse' }}
            why={{
              label: verified ? 'Why is it no longer verified?' : 'Why can’t it be verified?',
              help: 'Its members get this by email. Also kept in the audit log.',
            }}
            submit={verified ? 'Revoke verification' : 'Refuse verification'}
          />
        </div>
      </section>
      <section aria-labelledby="access" className="mt-12">
        <h2 id="access" className="mb-4 border-t-2 border-primary pt-3 text-heading font-semibold">
          {suspended ? 'Lift the suspension' : 'Suspend'}
        </h2>
        {suspended ? (
          <StaffForm
            action="liftOrganisation"
            name="lift"
            page={page}
            sent={{ ...sent, what: 'restore' }}
            why={{
              label: 'Why is it restored?',
              help: 'Its homes are public again, and the auctions that the suspension paused resume. Homes that were taken down stay down. Its members get the reason by email.',
            }}
            submit="Lift the suspension"
          />
        ) : (
          <div className="space-y-10">
            <StaffForm
              action="suspendOrganisation"
              name="suspend"
              page={page}
              sent={{ ...sent, what: 'hide' }}
              why={{
                label: 'Why is it suspended?',
                help: 'All its homes leave the site at once and take no bids. Open auctions are paused. Its members get the reason by email.',
              }}
              submit="Suspend the organization"
            />
            <details>
              <summary className="w-fit cursor-pointer py-1">
                <span className="text-link">Suspend and take all homes down</span>
              </summary>
              <div className="mt-4">
                <p className="mb-4 max-w-prose text-text-muted">
                  This cancels its auctions that have not ended and publishes the reason you choose. Lifting
                  the suspension does not bring these homes back.
                </p>
                <StaffForm
                  action="suspendOrganisation"
                  name="take-down"
                  page={page}
                  sent={{ ...sent, what: 'hide-all' }}
                  choice={{
                    label: 'Reason',
                    options: takedownReasons
                      .filter((each) => cancelReasonOf(each) !== null)
                      .map((each) => [each, takedownLabels[each]]),
                  }}
                  why={{
                    label: 'What happened?',
                    help: 'Its members get this by email. Also kept in the audit log.',
                  }}
                  submit="Suspend and take all homes down"
                />
              </div>
            </details>
          </div>
        )}
      </section>
    </>
  );
}
