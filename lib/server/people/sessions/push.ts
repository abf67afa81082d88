import 'server-only';
import { createHash, ECDH } from 'node:crypto';
import webPush from 'web-push';
import { isSessionLive } from '@/lib/domain/accounts/session';
import {
  deviceWords,
  isPushService,
  type PushMessage,
  type Subscription,
} from '@/lib/domain/notifications/push';
import { clock } from '@/lib/server/platform/clock';
import { env } from '@/lib/server/platform/env';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { type Doc, write } from '@/lib/server/platform/store/store';
import type { SignedIn } from './session';
import { type PushSubscriptionRecord, pushSubscriptions, sessions } from './session-collections';
import { vapidHeader, vapidKeys } from './vapid';

type Browser = Doc<PushSubscriptionRecord>;

const timeoutMs = 10_000;
/** How long a push service stores a message for a closed browser. */
const timeToLiveSeconds = 24 * 3_600;
const maxBrowsers = 20;
/** Services accept 4,096 bytes: the rest is padding, the tag and the header of RFC 8188. */
const maxPayloadBytes = 3_900;

export const subscriptionId = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('hex');

export async function listBrowsers(uid: string): Promise<readonly Browser[]> {
  const { docs } = await runtime().store.query(pushSubscriptions, {
    where: [{ field: 'uid', op: '==', value: uid }],
  });
  return docs;
}

/** Assigns a browser to the person who enabled it last. False for an unknown push service or invalid keys. */
export async function addBrowser(
  { user: { uid }, sessionId }: SignedIn,
  { endpoint, keys }: Subscription,
  userAgent: string,
  now: number,
): Promise<boolean> {
  if (!isPushService(endpoint, env().localMode) || !isPoint(keys.p256dh)) return false;
  const others = (await listBrowsers(uid)).filter(({ id }) => id !== subscriptionId(endpoint));
  const surplus = others.sort((a, b) => b.data.createdAt - a.data.createdAt).slice(maxBrowsers - 1);
  await runtime().store.commit([
    ...surplus.map(({ id }) => write.delete(pushSubscriptions, id)),
    write.set(pushSubscriptions, subscriptionId(endpoint), {
      uid,
      sessionId,
      endpoint,
      ...keys,
      device: deviceWords(userAgent),
      createdAt: now,
    }),
  ]);
  return true;
}

/** Whether the key is a point on the curve. Encryption throws for any other key. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** Moves a person's browsers to the session that replaces this one, so they keep receiving messages. */
export async function keepBrowsers(before: SignedIn, sessionId: string): Promise<void> {
  const ids = (await listBrowsers(before.user.uid)).map(({ id }) => id);
  if (ids.length === 0) return;
  await runtime().store.transact(async (tx) => {
    for (const doc of await tx.getAll(pushSubscriptions, ids))
      if (doc?.data.sessionId === before.sessionId)
        tx.set(pushSubscriptions, doc.id, { ...doc.data, sessionId });
  });
}

/** Removes a browser. False if it is not this person's. */
export async function removeBrowser(uid: string, id: string): Promise<boolean> {
  return runtime().store.transact(async (tx) => {
    const known = await tx.get(pushSubscriptions, id);
    if (known?.data.uid !== uid) return false;
    tx.delete(pushSubscriptions, id);
    return true;
  });
}

/**
 * Sends a message to all of a person's browsers and deletes those that are gone or signed out. Throws a
 * `PushError` if an existing browser could not be reached.
 */
export async function sendPush(uid: string, message: PushMessage, now: number): Promise<void> {
  const [browsers, keys] = await Promise.all([listSignedIn(uid, now), vapidKeys()]);
  if (!keys || browsers.length === 0) return;
  const done = await Promise.all(
    browsers.map(async (browser) => {
      const answer = await post(browser, message, vapidHeader(browser.data.endpoint, keys));
      if (!goneStatuses.has(answer)) return answer;
      await forget([browser]);
      process.stderr.write(`${JSON.stringify({ level: 'error', push: browser.id, status: answer })}\n`);
      return answer;
    }),
  );
  const failures = browsers.flatMap(({ data }, at) => failureOf(data.endpoint, done[at] ?? noAnswer) ?? []);
  if (failures.length > 0) throw new PushError([...new Set(failures)].join(' '));
}

/** The browsers with a live session; deletes the others. */
async function listSignedIn(uid: string, now: number): Promise<readonly Browser[]> {
  const browsers = await listBrowsers(uid);
  const known = await runtime().store.getAll(
    sessions,
    browsers.map(({ data }) => data.sessionId),
  );
  const isLive = (session: (typeof known)[number] | undefined) =>
    session?.data.uid === uid && isSessionLive(session.data, clock.toRealTime(now));
  const [live, over] = [true, false].map((is) => browsers.filter((_, n) => isLive(known[n]) === is));
  await forget(over ?? []);
  return live ?? [];
}

async function forget(browsers: readonly Browser[]): Promise<void> {
  if (browsers.length > 0)
    await runtime().store.commit(browsers.map(({ id }) => write.delete(pushSubscriptions, id)));
}

/** Pseudo status: the browser's keys cannot encrypt a message. */
const badKeys = 0;
/** Pseudo status: the service did not answer. */
const noAnswer = 599;
/** The browser no longer exists: RFC 8030, 7.3. */
const goneStatuses: ReadonlySet<number> = new Set([badKeys, 404, 410]);
/** The service refuses our key (RFC 8292, 4.2), so the browser is kept. */
const keyRefusedStatuses: ReadonlySet<number> = new Set([401, 403]);

/** The log text if an existing browser got no message; otherwise null. */
function failureOf(endpoint: string, status: number): string | null {
  if ((status >= 200 && status < 300) || goneStatuses.has(status)) return null;
  const { host } = new URL(endpoint);
  if (keyRefusedStatuses.has(status))
    return `The push service ${host} refuses our key: ${status}. See VAPID_PRIVATE_KEY.`;
  return `The push service ${host} answered ${status}.`;
}

/** A temporary push failure. The outbox retries a few times and sends the email regardless. */
export class PushError extends Error {
  override readonly name = 'PushError';
}

/** Checks by name, because bundles do not share classes. */
export const isPushError = (fault: unknown): boolean => fault instanceof Error && fault.name === 'PushError';

/** Returns the HTTP status, `noAnswer` or `badKeys`. */
async function post({ data }: Browser, message: PushMessage, authorization: string): Promise<number> {
  const body = encrypt(message, data);
  if (!body) return badKeys;
  try {
    const answer = await fetch(data.endpoint, {
      method: 'POST',
      headers: {
        authorization,
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(timeToLiveSeconds),
        urgency: 'high',
        topic: createHash('sha256').update(message.tag).digest('base64url').slice(0, 32),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return noAnswer;
  }
}

function encrypt(
  message: PushMessage,
  { p256dh, auth }: PushSubscriptionRecord,
): Uint8Array<ArrayBuffer> | null {
  try {
    return new Uint8Array(webPush.encrypt(p256dh, auth, toPayload(message), 'aes128gcm').cipherText);
  } catch {
    return null;
  }
}

function toPayload({ body, ...rest }: PushMessage): string {
  const whole = JSON.stringify({ ...rest, body });
  return Buffer.byteLength(whole) <= maxPayloadBytes ? whole : JSON.stringify({ ...rest, body: '' });
}
