import 'server-only';
import { createHash, ECDH } from 'node:crypto';
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
import { curve, encryptPush, longestPush } from './encrypt-push';
import type { SignedIn } from './session';
import { type PushSubscriptionRecord, pushSubscriptions, sessions } from './session-collections';
import { vapidHeader, vapidKeys } from './vapid';

type Kept = Doc<PushSubscriptionRecord>;

const timeoutMs = 10_000;
/** A service keeps it so long for a browser that is closed. */
const keptSeconds = 24 * 3_600;
const mostBrowsers = 20;

export const subscriptionId = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('hex');

export async function listBrowsers(uid: string): Promise<readonly Kept[]> {
  const { docs } = await runtime().store.query(pushSubscriptions, {
    where: [{ field: 'uid', op: '==', value: uid }],
  });
  return docs;
}

/** A browser belongs to whoever switched it on last. False for an address that is no push service's, and for keys with which nothing can be written. */
export async function addBrowser(
  { user: { uid }, sessionId }: SignedIn,
  { endpoint, keys }: Subscription,
  userAgent: string,
  now: number,
): Promise<boolean> {
  if (!isPushService(endpoint, env().localMode) || !isPoint(keys.p256dh)) return false;
  const others = (await listBrowsers(uid)).filter(({ id }) => id !== subscriptionId(endpoint));
  const surplus = others.sort((a, b) => b.data.createdAt - a.data.createdAt).slice(mostBrowsers - 1);
  await runtime().store.commit([
    ...surplus.map(({ id }) => write.delete(pushSubscriptions, id)),
    write.set(pushSubscriptions, subscriptionId(endpoint), {
      ...{ uid, sessionId, endpoint, ...keys },
      ...{ device: deviceWords(userAgent), createdAt: now },
    }),
  ]);
  return true;
}

/** Whether the curve has it: anything else throws at each try to write to that browser. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, curve, 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** For who signs in anew where they are signed in: their browser goes on being told. */
export async function keepBrowsers(before: SignedIn, sessionId: string): Promise<void> {
  const ids = (await listBrowsers(before.user.uid)).map(({ id }) => id);
  if (ids.length === 0) return;
  await runtime().store.transact(async (tx) => {
    for (const doc of await tx.getAll(pushSubscriptions, ids))
      if (doc?.data.sessionId === before.sessionId)
        tx.set(pushSubscriptions, doc.id, { ...doc.data, sessionId });
  });
}

/** False when this person has no such browser. */
export async function removeBrowser(uid: string, id: string): Promise<boolean> {
  return runtime().store.transact(async (tx) => {
    const known = await tx.get(pushSubscriptions, id);
    if (known?.data.uid !== uid) return false;
    tx.delete(pushSubscriptions, id);
    return true;
  });
}

/** Sends it to all browsers of a person. One that is gone for good, or whose sign-in has ended, is forgotten. Throws when one could not be written to for now. */
export async function sendPush(uid: string, message: PushMessage, now: number): Promise<void> {
  const [browsers, keys] = await Promise.all([listSignedIn(uid, now), vapidKeys()]);
  if (!keys || browsers.length === 0) return;
  const done = await Promise.all(
    browsers.map(async (browser) => {
      const answer = await post(
        browser,
        message,
        vapidHeader(browser.data.endpoint, keys, clock.toRealTime(now)),
      );
      if (!goneFor.has(answer)) return answer;
      await forget([browser]);
      process.stderr.write(`${JSON.stringify({ level: 'error', push: browser.id, status: answer })}\n`);
      return answer;
    }),
  );
  const troubles = browsers.flatMap(({ data }, at) => troubleOf(data.endpoint, done[at] ?? noAnswer) ?? []);
  if (troubles.length > 0) throw new PushTroubleError([...new Set(troubles)].join(' '));
}

/** Those of sign-ins that last; the others are forgotten. */
async function listSignedIn(uid: string, now: number): Promise<readonly Kept[]> {
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

async function forget(browsers: readonly Kept[]): Promise<void> {
  if (browsers.length > 0)
    await runtime().store.commit(browsers.map(({ id }) => write.delete(pushSubscriptions, id)));
}

/** Stands for keys that no message can be written with. */
const unwritable = 0;
const noAnswer = 599;
/** That there is no such browser any more: RFC 8030, 7.3. */
const goneFor: ReadonlySet<number> = new Set([unwritable, 404, 410]);
/** Our key was refused (RFC 8292, 4.2): trouble of ours, of which the browser knows nothing. */
const keyRefused: ReadonlySet<number> = new Set([401, 403]);

/** What kept a message from a browser that may be there, in words for the log; null: nothing did. */
function troubleOf(endpoint: string, status: number): string | null {
  if ((status >= 200 && status < 300) || goneFor.has(status)) return null;
  const { host } = new URL(endpoint);
  if (keyRefused.has(status))
    return `The push service ${host} refuses our key: ${status}. See VAPID_PRIVATE_KEY.`;
  return `The push service ${host} answered ${status}.`;
}

/** A push that did not get through for now. It is tried a few times, and keeps no mail back. */
export class PushTroubleError extends Error {
  override readonly name = 'PushTroubleError';
}

/** By its name: bundles do not share classes. */
export const isPushTrouble = (fault: unknown): boolean =>
  fault instanceof Error && fault.name === 'PushTroubleError';

/** The status of its answer; 599 for none, 0 for keys that no message can be written with. */
async function post({ data }: Kept, message: PushMessage, authorization: string): Promise<number> {
  const body = encrypted(message, data);
  if (!body) return unwritable;
  try {
    const answer = await fetch(data.endpoint, {
      method: 'POST',
      headers: {
        authorization,
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(keptSeconds),
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

function encrypted(message: PushMessage, keys: PushSubscriptionRecord): Uint8Array<ArrayBuffer> | null {
  try {
    return new Uint8Array(encryptPush(toPayload(message), keys));
  } catch {
    return null;
  }
}

function toPayload({ body, ...rest }: PushMessage): string {
  const whole = JSON.stringify({ ...rest, body });
  return Buffer.byteLength(whole) <= longestPush ? whole : JSON.stringify({ ...rest, body: '' });
}
