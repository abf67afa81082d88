import 'server-only';
import type { Session } from '@/lib/domain/accounts/session';
import type { User } from '@/lib/domain/accounts/user';
import { type ApiKey, isKeyLive } from '@/lib/domain/organizations/integrations/api-key';
import type { Organization } from '@/lib/domain/organizations/organization';
import { organizations } from '@/lib/server/people/organizations/organization-collections';
import type { Reader } from '@/lib/server/platform/store/store';
import { apiAgent } from '@/messages/integrations/api-agent';
import { apiKeys } from './api-key-collections';

/**
 * The organization as an actor: what its key does, it does itself. Without a registration and with the role
 * of a member it can neither bid nor review.
 */
export function toAgent(
  { keyId, createdAt }: Pick<ApiKey, 'keyId' | 'createdAt'>,
  { organisationId, name, members }: Organization,
): User {
  const manager = members.find(({ role }) => role === 'manager');
  return {
    uid: organisationId,
    name: apiAgent.name({ organization: name, key: keyId }),
    email: manager?.email ?? '',
    role: 'member',
    emailVerified: true,
    registration: null,
    createdAt,
  };
}

/** The agent of a key, read inside the commit. Null if the key has ended or its organization is dissolved. */
export async function readActingKey(
  reader: Reader,
  keyId: string,
  now: number,
): Promise<{ readonly user: User; readonly session: Session } | null> {
  const key = (await reader.get(apiKeys, keyId))?.data;
  if (!key || !isKeyLive(key, now)) return null;
  const organization = (await reader.get(organizations, key.organisationId))?.data;
  if (!organization) return null;
  const { organisationId: uid, createdAt, expiresAt } = key;
  return { user: toAgent(key, organization), session: { uid, createdAt, expiresAt, revokedAt: null } };
}
