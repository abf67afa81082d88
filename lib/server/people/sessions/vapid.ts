import 'server-only';
import { createECDH } from 'node:crypto';
import webPush, { type VapidKeys } from 'web-push';
import { env } from '@/lib/server/platform/env';
import { siteKey } from '@/lib/server/platform/runtime/site-key';

/** The configured keys; in local mode, generated once. Null if the site sends no push messages. */
export async function vapidKeys(): Promise<VapidKeys | null> {
  const { vapidPrivateKey, localMode } = env();
  if (vapidPrivateKey) return toKeys(vapidPrivateKey);
  const makeKey = () => webPush.generateVAPIDKeys().privateKey;
  return localMode ? toKeys(await siteKey('vapid', makeKey)) : null;
}

function toKeys(privateKey: string): VapidKeys {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  return { privateKey, publicKey: pair.getPublicKey('base64url') };
}

/** The `Authorization` header for a push service, valid for twelve hours (RFC 8292). */
export const vapidHeader = (endpoint: string, { publicKey, privateKey }: VapidKeys): string =>
  webPush.getVapidHeaders(
    new URL(endpoint).origin,
    `mailto:${env().contactMail}`,
    publicKey,
    privateKey,
    'aes128gcm',
  ).Authorization;
