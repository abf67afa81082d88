import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { type Organization, roleIn } from './organization';

export type SsoRuleRefusal =
  /** The site's configuration names no provider for the organization. */
  | 'no-provider'
  /** A member has not signed in through the provider, so the rule would lock that person out. */
  | 'member-unlinked'
  /** The person joins in a session that the provider did not open. */
  | 'sso-required';

/**
 * Whether this person may have sessions only through the provider. An owner keeps every way in: the provider may
 * fail, and an organization always has an owner.
 */
export function needsSso(organization: Pick<Organization, 'members' | 'requiresSso'>, uid: string): boolean {
  const role = roleIn(organization, uid);
  return organization.requiresSso === true && role !== null && role !== 'manager';
}

interface Providers {
  readonly hasProvider: boolean;
  /** The members who have signed in through it. */
  readonly linked: ReadonlySet<string>;
}

/** Whether this member could not sign in anymore. `linked`: who has signed in through the provider. */
export const isLockedOut = (
  organization: Pick<Organization, 'members' | 'requiresSso'>,
  uid: string,
  linked: ReadonlySet<string>,
): boolean => needsSso(organization, uid) && !linked.has(uid);

/** Sets the rule, or refuses what would lock a member out. */
export function withSsoRule(
  organization: Organization,
  requiresSso: boolean,
  { hasProvider, linked }: Providers,
): Result<Organization, SsoRuleRefusal> {
  const after = { ...organization, requiresSso };
  if (!requiresSso) return ok(after);
  if (!hasProvider) return refuse('no-provider');
  const isSafe = organization.members.every(({ uid }) => !isLockedOut(after, uid, linked));
  return isSafe ? ok(after) : refuse('member-unlinked');
}
