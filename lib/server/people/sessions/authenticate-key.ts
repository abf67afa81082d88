import 'server-only';
import type { ApiKey } from '@/lib/domain/organizations/integrations/api-key';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { toAgent } from '@/lib/server/people/api-keys/acting-key';
import { apiKeys } from '@/lib/server/people/api-keys/api-key-collections';
import { keyIdIn, opens } from '@/lib/server/people/api-keys/key-secret';
import { organizations } from '@/lib/server/people/organizations/organization-collections';
import { clientAddress } from '@/lib/server/platform/http/client-address';
import { chargeTokens, hasToken, type RateLimit } from '@/lib/server/platform/rate-limit';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { SignedIn } from './session';

export interface KeyHolder {
  readonly by: SignedIn;
  readonly key: ApiKey;
}

/** Failures per address. A secret cannot be guessed; this bounds the reads and the log. */
const failures: RateLimit = { name: 'api-key-failures', burst: 60, refillMs: 1_000 };
const usedEveryMs = 60_000;

/** The holder of the key in `Authorization: Bearer …`. `now`: arrival of the request, ms. */
export async function authenticateKey(
  request: Request,
  now: number,
): Promise<Result<KeyHolder, 'no-key' | 'invalid-key' | 'too-many'>> {
  const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (token === undefined) return refuse('no-key');
  const address = clientAddress(request);
  if (!hasToken(failures, address, now)) return refuse('too-many');
  const keyId = keyIdIn(token);
  const { store } = runtime();
  const key = keyId === null ? undefined : (await store.get(apiKeys, keyId))?.data;
  const organization = key && opens(key, token, now) && (await store.get(organizations, key.organisationId));
  if (!key || !organization) {
    chargeTokens(failures, address, 1, now);
    return refuse('invalid-key');
  }
  await noteUse(key, now);
  return ok({ key, by: { user: toAgent(key, organization.data), sessionId: '', keyId: key.keyId } });
}

/** Records the use at most once a minute. */
async function noteUse({ keyId, lastUsedAt }: ApiKey, now: number): Promise<void> {
  if (lastUsedAt !== null && now - lastUsedAt < usedEveryMs) return;
  await runtime().store.transact(async (tx) => {
    const key = (await tx.get(apiKeys, keyId))?.data;
    if (key && (key.lastUsedAt ?? 0) < now) tx.set(apiKeys, keyId, { ...key, lastUsedAt: now });
  });
}
