import 'server-only';
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** A key for one mailed link: 256 random bits, base64url. */
export const newSealKey = (): string => randomBytes(32).toString('base64url');

/** AES-256-GCM. Returns nonce, tag and ciphertext as one base64url string. */
export function sealPassword(password: string, key: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', toKey(key), nonce);
  const text = Buffer.concat([cipher.update(password, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

/** Null if the password was sealed with another key. */
export function unsealPassword(sealed: string, key: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', toKey(key), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

const toKey = (key: string): Buffer => createHash('sha256').update(key).digest();
