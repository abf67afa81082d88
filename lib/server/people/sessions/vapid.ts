import 'server-only';
import { createECDH, createPrivateKey, sign } from 'node:crypto';
import { env } from '@/lib/server/platform/env';
import { siteKey } from '@/lib/server/platform/runtime/site-key';

/** What push services know the site by: the points of P-256, base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const twelveHours = 12 * 3_600;

/** Those of the configuration; in local mode a pair that the site made once. Null: no browser is written to. */
export async function vapidKeys(): Promise<VapidKeys | null> {
  const { vapidPrivateKey, localMode } = env();
  if (vapidPrivateKey) return withPublic(vapidPrivateKey);
  return localMode ? withPublic(await siteKey('vapid', makePrivateKey)) : null;
}

function makePrivateKey(): string {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return keys.getPrivateKey().toString('base64url').padStart(43, 'A');
}

function withPublic(privateKey: string): VapidKeys {
  const keys = createECDH('prime256v1');
  keys.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return { privateKey, publicKey: keys.getPublicKey().toString('base64url') };
}

/** The `Authorization` of a request to that push service, RFC 8292. `now` in ms. */
export function vapidHeader(endpoint: string, { publicKey, privateKey }: VapidKeys, now: number): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + twelveHours,
    sub: `mailto:${env().contactMail}`,
  };
  const token = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((each) =>
    each.toString('base64url'),
  );
  const key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey }, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(token), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${token}.${signature.toString('base64url')}, k=${publicKey}`;
}
