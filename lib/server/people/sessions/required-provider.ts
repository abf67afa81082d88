import 'server-only';
import { needsSso } from '@/lib/domain/organizations/sso-rule';
import { organizations } from '@/lib/server/people/organizations/organization-collections';
import { env } from '@/lib/server/platform/env';
import { runtime } from '@/lib/server/platform/runtime/runtime';

/**
 * Whether an organization of this person wants its company's provider, and `sso` is not it. `sso`: the provider that
 * opened the session; null for a password or Google. Without configured providers, nothing is read.
 */
export async function lacksRequiredProvider(uid: string, sso: string | null): Promise<boolean> {
  const { ssoProviders } = env();
  const known = ssoProviders.find(({ id }) => id === sso)?.organisationId;
  const ids = new Set(ssoProviders.flatMap(({ organisationId }) => organisationId ?? []));
  const others = [...ids].filter((id) => id !== known);
  if (others.length === 0) return false;
  const found = await runtime().store.getAll(organizations, others);
  return found.some((doc) => doc && needsSso(doc.data, uid));
}
