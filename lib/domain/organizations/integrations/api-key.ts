import { z } from 'zod';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';

/** What a key may do. No scope lets a key bid, sign, review or manage members: those need a person. */
export const apiScopes = [
  'drafts:read',
  'drafts:write',
  'files:write',
  'schedules:write',
  'questions:write',
  'closings:read',
  'closings:write',
  'webhooks:manage',
] as const;
export type ApiScope = (typeof apiScopes)[number];

/** The scopes that include another one. */
const wider: Readonly<Partial<Record<ApiScope, ApiScope>>> = {
  'drafts:read': 'drafts:write',
  'closings:read': 'closings:write',
};

export const keyLifetimesDays = [30, 90, 365] as const;
const MAX_KEYS = 20;
export const LONGEST_KEY_NAME = 60;
/** How long the former secret still works after a rotation. */
export const ROTATION_GRACE_MS = 7 * 24 * 3_600_000;
const dayMs = 24 * 3_600_000;

const instant = z.number().int();
const person = z.object({ uid: z.string(), name: z.string() });

/**
 * Only the SHA-256 of a secret is stored. `hint`: its last characters. `until`: the end after a rotation. `by`: the
 * uid of who got it; absent for one older than this field.
 */
const secretSchema = z.object({
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  hint: z.string(),
  createdAt: instant,
  until: instant.nullable(),
  by: z.string().optional(),
});
type Secret = z.infer<typeof secretSchema>;

/** A key of an organization. It stays the organization's when its creator leaves. Instants in ms. */
export const apiKeySchema = z.object({
  keyId: z.string(),
  organisationId: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  /** The latest first; at most two. */
  secrets: z.array(secretSchema).min(1).max(2),
  createdAt: instant,
  createdBy: person,
  expiresAt: instant,
  lastUsedAt: instant.nullable(),
  revoked: z.object({ at: instant, by: person }).nullable(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

export type KeyRefusal = 'no-such-key' | 'too-many-keys' | 'no-scope' | 'no-key-name' | 'key-name-too-long';

export interface KeyRequest {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly days: (typeof keyLifetimesDays)[number];
}

interface Creation {
  readonly keyId: string;
  readonly organisationId: string;
  readonly secret: Pick<Secret, 'hash' | 'hint'>;
  readonly by: z.infer<typeof person>;
  readonly now: number;
}

export const isKeyLive = ({ revoked, expiresAt }: ApiKey, now: number): boolean =>
  revoked === null && expiresAt > now;

/** A new key, beside the organization's others. */
export function createKey(
  { name, scopes, days }: KeyRequest,
  { secret, by, now, ...ids }: Creation,
  others: readonly ApiKey[],
): Result<ApiKey, KeyRefusal> {
  if (name.trim() === '') return refuse('no-key-name');
  if (name.trim().length > LONGEST_KEY_NAME) return refuse('key-name-too-long');
  if (scopes.length === 0) return refuse('no-scope');
  if (others.filter((other) => isKeyLive(other, now)).length >= MAX_KEYS) return refuse('too-many-keys');
  return ok({
    ...ids,
    name: name.trim(),
    scopes: apiScopes.filter((scope) => scopes.includes(scope)),
    secrets: [{ ...secret, createdAt: now, until: null, by: by.uid }],
    createdAt: now,
    createdBy: { uid: by.uid, name: by.name },
    expiresAt: now + days * dayMs,
    lastUsedAt: null,
    revoked: null,
  });
}

/** Adds a secret. The present one works until the grace period ends; an older one ends at once. */
export function rotateKey(
  key: ApiKey,
  secret: Pick<Secret, 'hash' | 'hint'>,
  by: string,
  now: number,
): Result<ApiKey, KeyRefusal> {
  const [present] = key.secrets;
  if (!isKeyLive(key, now) || !present) return refuse('no-such-key');
  const former = { ...present, until: now + ROTATION_GRACE_MS };
  return ok({ ...key, secrets: [{ ...secret, createdAt: now, until: null, by }, former] });
}

/** The uids of who made the key or got one of its secrets. */
export const holdersOf = ({ createdBy, secrets }: Pick<ApiKey, 'createdBy' | 'secrets'>): string[] => [
  ...new Set([createdBy.uid, ...secrets.flatMap(({ by }) => by ?? [])]),
];

export const revokeKey = (
  key: ApiKey,
  { uid, name }: z.infer<typeof person>,
  now: number,
): Result<ApiKey, KeyRefusal> =>
  isKeyLive(key, now) ? ok({ ...key, revoked: { at: now, by: { uid, name } } }) : refuse('no-such-key');

/** The hashes of the secrets that work now. */
export const liveHashes = (key: ApiKey, now: number): readonly string[] =>
  isKeyLive(key, now)
    ? key.secrets.flatMap(({ hash, until }) => (until === null || until > now ? [hash] : []))
    : [];

/** Whether the key has one of the scopes that an operation accepts. */
export const allows = ({ scopes }: Pick<ApiKey, 'scopes'>, needed: ApiScope): boolean =>
  scopes.some((scope) => scope === needed || scope === wider[needed]);
