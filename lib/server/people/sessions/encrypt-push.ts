import 'server-only';
import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser's keys, as its subscription names them: base64url. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

export const curve = 'prime256v1';
const recordSize = 4096;
/** Of one record, after padding, tag and header. */
export const longestPush = 3_900;

/**
 * A message that only that browser can read: RFC 8291, in one record of RFC 8188 (`aes128gcm`). `own` and `salt` are
 * given by the test of the RFC's example alone.
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: BrowserKeys,
  own: ECDH = newKeys(),
  salt: Buffer = randomBytes(16),
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = own.getPublicKey();
  const shared = own.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = hkdf(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // 2 says that it is the last record.
  const body = [cipher.update(text), cipher.update(Buffer.from([2])), cipher.final(), cipher.getAuthTag()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([salt, size, Buffer.from([ours.length]), ours, ...body]);
}

function newKeys(): ECDH {
  const keys = createECDH(curve);
  keys.generateKeys();
  return keys;
}

const hkdf = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));
