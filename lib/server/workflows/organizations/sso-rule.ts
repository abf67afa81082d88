import 'server-only';
import { isLinkedTo } from '@/lib/domain/accounts/single-sign-on/single-sign-on';
import type { Organization } from '@/lib/domain/organizations/organization';
import { withSsoRule } from '@/lib/domain/organizations/sso-rule';
import type { Result } from '@/lib/domain/shared/result';
import { runCommand } from '@/lib/server/people/commands/run-command';
import { users } from '@/lib/server/people/identity/identity-collections';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { env } from '@/lib/server/platform/env';
import { randomKey } from '@/lib/server/platform/random-key';
import type { Reader } from '@/lib/server/platform/store/store';
import { logChange } from '@/lib/server/records/audit-log/log-change';
import { type OrganizationRefusal, onOrganization } from './on-organization';

/** The ids of the providers that the configuration names for an organization. */
export const ssoProvidersOf = (organisationId: string): readonly string[] =>
  env().ssoProviders.flatMap((each) => (each.organisationId === organisationId ? [each.id] : []));

/** Which members have signed in through the organization's provider, as of the commit. */
export async function readLinked(
  tx: Reader,
  { organisationId, memberUids }: Pick<Organization, 'organisationId' | 'memberUids'>,
): Promise<{ readonly hasProvider: boolean; readonly linked: ReadonlySet<string> }> {
  const providers = ssoProvidersOf(organisationId);
  if (providers.length === 0) return { hasProvider: false, linked: new Set() };
  const found = await tx.getAll(users, memberUids);
  const linked = found.flatMap((doc) => {
    const sso = doc?.data.sso;
    return doc && sso && providers.includes(sso.provider) && isLinkedTo(sso, doc.data) ? [doc.id] : [];
  });
  return { hasProvider: true, linked: new Set(linked) };
}

/**
 * Sets whether members other than owners must sign in through the organization's provider. Their other sessions do
 * not work from then on. `now` in ms.
 */
export function requireSso(
  by: SignedIn,
  organisationId: string,
  isRequired: boolean,
  now: number,
): Promise<Result<Organization, OrganizationRefusal>> {
  const number = randomKey(12);
  const steps = onOrganization(by, organisationId, 'manage-organization');
  return runCommand({
    ...steps,
    facts: async (tx, { organization }) => ({ providers: await readLinked(tx, organization) }),
    decide: ({ organization, providers }) => withSsoRule(organization, isRequired, providers),
    write(tx, after, { user, organization }) {
      const words = { before: onOrOff(organization), after: onOrOff(after) };
      logChange(tx, 'sso-rule-set', { user, organization, ...words, now, number });
      return steps.write(tx, after);
    },
  });
}

const onOrOff = ({ requiresSso }: Pick<Organization, 'requiresSso'>): string => (requiresSso ? 'on' : 'off');
