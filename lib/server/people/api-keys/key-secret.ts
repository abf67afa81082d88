import 'server-only';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { type ApiKey, liveHashes } from '@/lib/domain/organizations/integrations/api-key';

const pattern = /^bony_([a-z0-9]{12})_[\w-]{43}$/;

/** A new secret of a key, with what is stored of it. */
export function makeSecret(keyId: string) {
  const token = `bony_${keyId}_${randomBytes(32).toString('base64url')}`;
  return { token, stored: { hash: hashOf(token), hint: token.slice(-4) } };
}

/** The key that a secret names; null if it is no secret of ours. */
export const keyIdIn = (token: string): string | null => pattern.exec(token)?.[1] ?? null;

/** Whether the secret is one that works now. */
export const opens = (key: ApiKey, token: string, now: number): boolean => {
  const sent = Buffer.from(hashOf(token), 'hex');
  return liveHashes(key, now).some((hash) => timingSafeEqual(Buffer.from(hash, 'hex'), sent));
};

/** A secret has 256 random bits, so a plain hash suffices. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
