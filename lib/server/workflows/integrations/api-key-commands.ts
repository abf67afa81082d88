import 'server-only';
import { randomBytes } from 'node:crypto';
import type { User } from '@/lib/domain/accounts/user';
import {
  type ApiKey,
  createKey,
  type KeyRefusal,
  type KeyRequest,
  revokeKey,
  rotateKey,
} from '@/lib/domain/organizations/integrations/api-key';
import type { Organization } from '@/lib/domain/organizations/organization';
import type { AuditAction } from '@/lib/domain/reviews/audit-log';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { apiKeys } from '@/lib/server/people/api-keys/api-key-collections';
import { makeSecret } from '@/lib/server/people/api-keys/key-secret';
import { runCommand } from '@/lib/server/people/commands/run-command';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { randomKey } from '@/lib/server/platform/random-key';
import type { RateLimit } from '@/lib/server/platform/rate-limit';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Transaction } from '@/lib/server/platform/store/store';
import { logChange } from '@/lib/server/records/audit-log/log-change';
import {
  type OrganizationRefusal,
  onOrganization,
} from '@/lib/server/workflows/organizations/on-organization';

export type ApiKeyRefusal = KeyRefusal | OrganizationRefusal;
/** The secret is returned once and stored nowhere. */
export type NewSecret = { readonly key: ApiKey; readonly token: string };

const keyLimit: RateLimit = { name: 'api-keys', burst: 30, refillMs: 60_000 };

/** An organization's keys, latest first, for its managers. */
export async function listApiKeys(
  by: User,
  organisationId: string,
): Promise<Result<readonly ApiKey[], OrganizationRefusal>> {
  const found = await readOrganization(by, organisationId, 'manage-organization');
  return found.ok ? ok(await keysOf(organisationId)) : found;
}

async function keysOf(organisationId: string): Promise<readonly ApiKey[]> {
  const { docs } = await runtime().store.query(apiKeys, {
    where: [{ field: 'organisationId', op: '==', value: organisationId }],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 100,
  });
  return docs.map(({ data }) => data);
}

/** `now` in ms, here and below. Queued per organization, so that its keys stay within their number. */
export function createApiKey(
  by: SignedIn,
  organisationId: string,
  request: KeyRequest,
  now: number,
): Promise<Result<NewSecret, ApiKeyRefusal>> {
  const keyId = randomKey(12);
  const { token, stored } = makeSecret(keyId);
  const number = randomBytes(6).toString('hex');
  return runCommand({
    ...onOrganization(by, organisationId, 'manage-organization'),
    limit: { rate: keyLimit, now },
    key: `api-keys:${organisationId}`,
    facts: async () => ({ others: await keysOf(organisationId) }),
    decide: ({ user, others }) =>
      createKey(request, { keyId, organisationId, secret: stored, by: user, now }, others),
    write(tx, key, { user, organization }) {
      tx.create(apiKeys, keyId, key);
      const after = `${key.name}: ${key.scopes.join(', ')}`;
      logChange(tx, 'key-created', { user, organization, before: null, after, now, number });
      return { key, token };
    },
  });
}

export function rotateApiKey(
  by: SignedIn,
  organisationId: string,
  keyId: string,
  now: number,
): Promise<Result<NewSecret, ApiKeyRefusal>> {
  const { token, stored } = makeSecret(keyId);
  const change = changeKey(by, organisationId, keyId, now);
  return runCommand({
    ...change,
    decide: ({ key, user }) => rotateKey(key, stored, user.uid, now),
    write: (tx, key, context) => ({ key: change.save(tx, 'key-rotated', key, context), token }),
  });
}

export function revokeApiKey(
  by: SignedIn,
  organisationId: string,
  keyId: string,
  now: number,
): Promise<Result<ApiKey, ApiKeyRefusal>> {
  const change = changeKey(by, organisationId, keyId, now);
  return runCommand({
    ...change,
    decide: ({ key, user }) => revokeKey(key, user, now),
    write: (tx, key, context) => change.save(tx, 'key-revoked', key, context),
  });
}

interface KeySubject {
  readonly user: User;
  readonly organization: Organization;
  readonly key: ApiKey;
}

/** The shared steps of commands on one key. */
function changeKey(by: SignedIn, organisationId: string, keyId: string, now: number) {
  const number = randomBytes(6).toString('hex');
  const steps = onOrganization(by, organisationId, 'manage-organization');
  return {
    ...steps,
    limit: { rate: keyLimit, now },
    async load(...[tx, user]: Parameters<typeof steps.load>): Promise<Result<KeySubject, ApiKeyRefusal>> {
      const subject = await steps.load(tx, user);
      if (!subject.ok) return subject;
      const key = (await tx.get(apiKeys, keyId))?.data;
      return key?.organisationId === organisationId ? ok({ ...subject.value, key }) : refuse('no-such-key');
    },
    permit(subject: KeySubject): Result<KeySubject, ApiKeyRefusal> {
      const permitted = steps.permit(subject);
      return permitted.ok ? ok(subject) : permitted;
    },
    save(tx: Transaction, action: AuditAction, key: ApiKey, { user, organization }: KeySubject): ApiKey {
      tx.set(apiKeys, keyId, key);
      logChange(tx, action, { user, organization, before: key.name, after: null, now, number });
      return key;
    },
  };
}
