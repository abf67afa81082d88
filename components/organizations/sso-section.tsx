import Link from 'next/link';
import { accountRoutes } from '@/lib/account-routes';
import type { Organization } from '@/lib/domain/organizations/organization';
import { routes } from '@/lib/routes';
import { ssoRule as copy } from '@/messages/organizations/sso-rule';
import { OrganizationForm } from './organization-form';

/** For an owner of an organization without a provider: what it is and how to get it. */
export const SsoOffer = () => (
  <p className="max-w-prose text-sm text-text-muted">
    {copy.offer({
      link: (children) => (
        <Link href={routes.contact} className="text-link">
          {children}
        </Link>
      ),
    })}
  </p>
);

/** An owner chooses whether the others must sign in through the company. */
export const SsoSection = ({
  organization: { organisationId, requiresSso = false },
}: {
  readonly organization: Organization;
}) => (
  <section aria-labelledby="sso">
    <h2 id="sso" className="text-heading font-semibold">
      {copy.title}
    </h2>
    <p className="mt-1 max-w-prose text-text-muted">{copy.text}</p>
    <OrganizationForm
      key={String(requiresSso)}
      action="setSso"
      page={accountRoutes.members(organisationId)}
      hidden={{ organisationId }}
      fields={[{ name: 'isRequired', label: copy.required, control: 'checkbox', ticked: 'yes' }]}
      values={{ isRequired: requiresSso ? 'yes' : '' }}
      submit={copy.save}
      className="mt-4 max-w-xl"
    />
  </section>
);
