import Link from 'next/link';
import { DeedForm } from '@/components/imports/deed-form';
import { CheckboxField, SelectField } from '@/components/ui/field';
import { accountRoutes } from '@/lib/account-routes';
import { type Organisation, refuseDissolving } from '@/lib/domain/organizations/organization';

interface LeavingProps {
  readonly organisation: Organisation;
  /** Who looks. */
  readonly uid: string;
  /** Of the homes that it has published. */
  readonly statuses: readonly string[];
}

/** The ways out of an organisation: to leave, to hand it over, or to end it for who is the last. */
export function Leaving({ organisation, uid, statuses }: LeavingProps) {
  const { organisationId, members } = organisation;
  const page = accountRoutes.members(organisationId);
  const others = members.filter((member) => member.uid !== uid);
  const managesAlone =
    members.some((member) => member.uid === uid && member.role === 'manager') &&
    others.every(({ role }) => role !== 'manager');
  return (
    <section aria-labelledby="leave">
      <h2 id="leave" className="text-heading font-semibold">
        {managesAlone ? (others.length > 0 ? 'Hand over and leave' : 'Dissolve') : 'Leave'}
      </h2>
      {!managesAlone && (
        <>
          <Words>What you wrote stays with the organisation. You come back only by a new invitation.</Words>
          <DeedForm what="leave" page={page} about={{ organisationId }} button="Leave this organisation" />
        </>
      )}
      {managesAlone && others.length > 0 && (
        <>
          <Words>
            You are its only manager. Choose who manages it after you: the listings, tables and members stay,
            and you leave it in the same step.
          </Words>
          <DeedForm
            what="leave-to"
            page={page}
            about={{ organisationId }}
            button="Hand over and leave"
            className="max-w-xl space-y-5"
          >
            <SelectField id="heir" name="uid" label="Who manages it after you">
              {others.map((member) => (
                <option key={member.uid} value={member.uid}>
                  {member.name} ({member.email})
                </option>
              ))}
            </SelectField>
          </DeedForm>
        </>
      )}
      {managesAlone && others.length === 0 && <Dissolving organisation={organisation} statuses={statuses} />}
    </section>
  );
}

function Dissolving({ organisation, statuses }: Omit<LeavingProps, 'uid'>) {
  const { organisationId } = organisation;
  if (refuseDissolving(organisation, statuses) !== null)
    return (
      <Words>
        You are its only member, so leaving ends it. That has to wait: a home of it is on the market or in a
        sale. Take it off the market, or close the sale, under{' '}
        <Link href={accountRoutes.organisation(organisationId)} className="text-link">
          Listings
        </Link>
        . Or invite somebody above, and hand it over once they have joined.
      </Words>
    );
  return (
    <>
      <Words>
        You are its only member, so leaving ends it. Listings that were never published are deleted with their
        photos and documents, and open invitations are void. What was published stays as a public record: past
        auctions with their ledgers, and sales. To keep a copy of your listings, take the table under
        “Listings” first. Or invite somebody above, and hand it over once they have joined.
      </Words>
      <DeedForm
        what="dissolve"
        page={accountRoutes.members(organisationId)}
        about={{ organisationId }}
        button="Dissolve this organisation"
        className="space-y-5"
      >
        <CheckboxField
          id="isSure"
          name="isSure"
          value="yes"
          label={`I want ${organisation.name} to end. This cannot be undone.`}
        />
      </DeedForm>
    </>
  );
}

const Words = ({ children }: { readonly children: React.ReactNode }) => (
  <p className="mb-4 mt-1 max-w-prose text-text-muted">{children}</p>
);
