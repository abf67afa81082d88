import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';
import { env } from '@/lib/server/platform/env';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { siteKey } from '@/lib/server/platform/runtime/site-key';

/** The browser profile from which a person bids or sells. */
export interface Device {
  /** With a key of the site, so that nobody who learns an id finds it in the data. */
  readonly hash: string;
  /** Nobody has bid or sold from it. A browser without cookies is new each time. */
  readonly isNew: boolean;
}

export const DEVICE_COOKIE = 'device';
const secondsKept = 365 * 86_400;

/** A random id of 128 bits, in hex. */
const idPattern = /^[0-9a-f]{32}$/;

/** The caller's device. Gives it an id if it has none; any other value of the cookie is replaced. */
export async function bidDevice(): Promise<Device> {
  const jar = await cookies();
  const { id, isNew } = deviceIdIn(jar.get(DEVICE_COOKIE)?.value);
  if (isNew)
    jar.set(DEVICE_COOKIE, id, {
      httpOnly: true,
      sameSite: 'lax',
      secure: env().siteUrl.startsWith('https:'),
      path: '/',
      maxAge: secondsKept,
    });
  return { hash: await hashOf(id), isNew };
}

const deviceIdIn = (value: string | undefined): { readonly id: string; readonly isNew: boolean } =>
  value !== undefined && idPattern.test(value)
    ? { id: value, isNew: false }
    : { id: randomBytes(16).toString('hex'), isNew: true };

const held = perProcess<{ key?: string }>('device-key', () => ({}));

async function hashOf(id: string): Promise<string> {
  const { key = await siteKey('devices') } = held();
  held().key = key;
  return createHmac('sha256', key).update(id).digest('hex');
}
