import { toEmail } from '@/lib/domain/accounts/credentials';
import type { PublicSsoProvider } from '@/lib/domain/accounts/public-config';
import type { User } from '@/lib/domain/accounts/user';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';

export interface SsoProvider extends PublicSsoProvider {
  /** Who signs in becomes a viewer of this organization. Null: of none. */
  readonly organisationId: string | null;
}

/** How long a session lasts that a company's sign-in opened, in ms: a former employee cannot renew it. */
export const SSO_SESSION_MS = 12 * 3_600_000;

export const isSsoProvider = (providerId: string): boolean => /^(oidc|saml)\./.test(providerId);

/** The provider for an address, also as typed; null if there is none. */
export const ssoProviderFor = <P extends Pick<PublicSsoProvider, 'domains'>>(
  providers: readonly P[],
  email: string,
): P | null => {
  const domain = toEmail(email).split('@').at(-1) ?? '';
  return providers.find(({ domains }) => domains.includes(domain)) ?? null;
};

/** A person at a provider. `subject` never changes and is never reused, unlike an address. */
export interface SsoIdentity {
  readonly provider: string;
  readonly subject: string;
}

interface SsoSignIn {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly provider: string;
  /** The identities linked to the account. */
  readonly identities: readonly (SsoIdentity & { readonly email: string })[];
}

/**
 * `sso-address`: the provider is not configured, does not vouch for this address, or names another one.
 * `sso-unlinked`: the address has an account, and its owner has not shown that both are the same person.
 */
export type SsoRefusal = 'sso-address' | 'sso-unlinked';

/** The identity of a sign-in with a company's provider, which must vouch for the account's own address. */
export function ssoIdentityOf(
  { email, emailVerified, provider, identities }: SsoSignIn,
  providers: readonly SsoProvider[],
): Result<SsoIdentity, SsoRefusal> {
  const identity = identities.find((each) => each.provider === provider);
  const isOwn = identity !== undefined && toEmail(identity.email) === toEmail(email);
  const isIts = ssoProviderFor(providers, email)?.id === provider;
  return identity && isOwn && isIts && emailVerified
    ? ok({ provider, subject: identity.subject })
    : refuse('sso-address');
}

/**
 * Whether the owner of this account linked that identity, and has not taken the account over through the
 * mailbox since.
 */
export const isLinkedTo = (
  { provider, subject }: SsoIdentity,
  known: Pick<User, 'sso' | 'confirmed'> | null,
): boolean => {
  const { sso, confirmed } = known ?? {};
  const isTakenOver = sso !== undefined && confirmed?.by === 'mail' && confirmed.at > sso.at;
  return sso?.provider === provider && sso.subject === subject && !isTakenOver;
};
