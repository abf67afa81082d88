import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { deviceWords, isPushService } from '@/lib/domain/notifications/push';
import { sendOutbox } from '@/lib/server/jobs/messages/send-outbox';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { endSession } from './own-sessions';
import { addBrowser, listBrowsers, removeBrowser, sendPush } from './push';
import { revokeAllSessions } from './session';
import { pushSubscriptions, sessions } from './session-collections';
import { vapidHeader, vapidKeys } from './vapid';

process.env.LOCAL_MODE = '1';
const runtime = openTestRuntime();
const fromBase64 = (text: string) => Buffer.from(text, 'base64url');

/** A push service on loopback: records requests and answers with `answer`. */
const received: { path: string; headers: Record<string, unknown>; body: Buffer }[] = [];
let answer = 201;
const service = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
  response.writeHead(answer, { location: '/elsewhere' }).end();
});
let origin = '';
beforeAll(async () => {
  await once(service.listen(0, '127.0.0.1'), 'listening');
  const address = service.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(async () => {
  service.close();
  await runtime.end();
});

/** A browser's subscription with its private key. */
function aBrowser(name: string) {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') };
  return { own, auth, subscription: { endpoint: `${origin}/${name}`, keys } };
}

/** Decrypts as a browser does: RFC 8291 and RFC 8188. */
function decrypt(body: Buffer, { own, auth }: Pick<ReturnType<typeof aBrowser>, 'own' | 'auth'>): string {
  const [salt, length] = [body.subarray(0, 16), body[20] ?? 0];
  const theirs = body.subarray(21, 21 + length);
  const hkdf = (key: Buffer, with_: Buffer, info: Buffer, size: number) =>
    Buffer.from(hkdfSync('sha256', key, with_, info, size));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs]);
  const secret = hkdf(own.computeSecret(theirs), auth, info, 32);
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const plain = Buffer.concat([decipher.update(body.subarray(21 + length, -16)), decipher.final()]);
  expect(plain.at(-1)).toBe(2);
  return plain.subarray(0, -1).toString();
}

test('a signature proves the sender, the push service and the expiry (RFC 8292)', async () => {
  const keys = await vapidKeys();
  expect(await vapidKeys(), 'made once').toEqual(keys);
  if (!keys) throw new Error('There are keys in local mode');
  const now = Date.UTC(2026, 10, 22);
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const header = vapidHeader('https://fcm.googleapis.com/fcm/send/abc', keys);
  vi.useRealTimers();
  const [, token = '', k = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(k).toBe(keys.publicKey);
  expect(JSON.parse(fromBase64(claims).toString())).toEqual({
    aud: 'https://fcm.googleapis.com',
    exp: now / 1000 + 43_200,
    sub: 'mailto:hello@example.com',
  });
  const point = fromBase64(keys.publicKey);
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((each) =>
    each.toString('base64url'),
  );
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const proof = { key, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), proof, fromBase64(signature))).toBe(true);
  expect(verify('sha256', Buffer.from(`${head}.${claims}x`), proof, fromBase64(signature))).toBe(false);
});

describe('a subscribed browser', () => {
  const message = { title: 'You were outbid', body: 'The price is $252,500.', path: '/x', tag: 'one' };

  test('gets each outbox message once, encrypted with its key', async () => {
    const by = await aBidder(runtime, 'pia');
    const browser = aBrowser('pia');
    expect(await addBrowser(by, browser.subscription, 'Firefox/140 Windows', 1)).toBe(true);
    const about = {
      uid: by.user.uid,
      auctionId: 'a',
      slug: 's',
      priceCents: 25_250_000,
      attempts: 0,
      sendAt: 1,
    };
    await runtime.store.commit([write.create(outbox, 'p-outbid', { ...about, kind: 'outbid' })]);
    runtime.breakMail(true);
    await sendOutbox(2);
    runtime.breakMail(false);
    await sendOutbox(20_000);
    const mine = received.filter(({ path }) => path === '/pia');
    expect(mine).toHaveLength(1);
    expect(mine[0]?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      urgency: 'high',
      ttl: '86400',
    });
    expect(JSON.parse(decrypt(mine[0]?.body ?? Buffer.alloc(0), browser))).toMatchObject({
      title: 'Outbid: your auction',
      path: '/dashboard/notifications/p-outbid',
    });
  });

  test.each([404, 410])('is deleted when its service answers %i, which is logged once', async (status) => {
    const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await addBrowser(
      await aBidder(runtime, `gone-${status}`),
      aBrowser(`gone-${status}`).subscription,
      '',
      1,
    );
    answer = status;
    await sendPush(`gone-${status}`, message, 2).finally(() => {
      answer = 201;
    });
    await sendPush(`gone-${status}`, message, 2);
    expect(await listBrowsers(`gone-${status}`)).toEqual([]);
    expect(stderr.mock.calls.map(([line]) => JSON.parse(String(line)).status)).toEqual([status]);
    stderr.mockRestore();
  });

  test.each([
    [401, 'refuses our key: 401'],
    [403, 'refuses our key: 403'],
    [400, 'answered 400'],
    [413, 'answered 413'],
    [307, 'answered 307'],
  ])('is kept when its service answers %i, and the next message arrives', async (status, words) => {
    const uid = `ours-${status}`;
    await addBrowser(await aBidder(runtime, uid), aBrowser(uid).subscription, '', 1);
    answer = status;
    await expect(sendPush(uid, message, 2)).rejects.toThrow(words);
    answer = 201;
    await sendPush(uid, message, 3);
    expect(received.filter(({ path }) => path === `/${uid}`)).toHaveLength(2);
    expect(
      received.filter(({ path }) => path === '/elsewhere'),
      'redirects followed',
    ).toEqual([]);
  });

  test('is deleted when its keys are invalid, and invalid keys are refused', async () => {
    const by = await aBidder(runtime, 'ken');
    const { endpoint, keys } = aBrowser('ken').subscription;
    const bad = { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') };
    expect(await addBrowser(by, { endpoint, keys: bad }, '', 1)).toBe(false);
    await runtime.store.commit([
      write.set(pushSubscriptions, 'ken', {
        uid: 'ken',
        sessionId: by.sessionId,
        endpoint,
        ...bad,
        device: '',
        createdAt: 1,
      }),
    ]);
    await sendPush('ken', message, 2);
    expect(await listBrowsers('ken')).toEqual([]);
  });

  test('gets nothing after its session ends, and is deleted', async () => {
    const by = await aBidder(runtime, 'una');
    const stays = { uid: 'una', createdAt: 1, expiresAt: Date.now() + 3_600_000, revokedAt: null };
    await runtime.store.commit([write.set(sessions, 'una-stays', stays)]);
    await addBrowser(by, aBrowser('una-left').subscription, 'Firefox/140 Windows', 1);
    await addBrowser({ ...by, sessionId: 'una-stays' }, aBrowser('una-stays').subscription, '', 1);
    await endSession(by, by.sessionId, 2);
    await sendPush('una', message, 3);
    const paths = received.map(({ path }) => path).filter((path) => path.startsWith('/una'));
    expect(paths).toEqual(['/una-stays']);
    expect((await listBrowsers('una')).map(({ data }) => data.sessionId)).toEqual(['una-stays']);
    await revokeAllSessions('una', 4);
    await sendPush('una', message, 5);
    expect(await listBrowsers('una')).toEqual([]);
  });

  test('with a failing service is retried a few times, and the mail goes out regardless', async () => {
    const by = await aBidder(runtime, 'tom');
    await addBrowser(by, aBrowser('tom').subscription, '', 1);
    const about = { uid: by.user.uid, auctionId: 'a', slug: 's', priceCents: 100, attempts: 0, sendAt: 1 };
    await runtime.store.commit([write.create(outbox, 't-outbid', { ...about, kind: 'outbid' })]);
    answer = 503;
    for (let now = 2; now < 40_000_000; now += 2_000_000) await sendOutbox(now);
    answer = 201;
    expect(received.filter(({ path }) => path === '/tom')).toHaveLength(4);
    expect(runtime.mails.filter(({ to }) => to === 'tom@example.com')).toHaveLength(1);
    expect(await runtime.store.get(outbox, 't-outbid')).toBeNull();
  });

  test('gets an oversized message without its body', async () => {
    const browser = aBrowser('long');
    await addBrowser(await aBidder(runtime, 'long'), browser.subscription, '', 1);
    await sendPush('long', { ...message, body: 'ä'.repeat(3_000) }, 2);
    const body = received.find(({ path }) => path === '/long')?.body ?? Buffer.alloc(0);
    expect(body.length).toBeLessThan(4_096);
    expect(JSON.parse(decrypt(body, browser))).toEqual({ ...message, body: '' });
  });

  test('belongs to the person who enabled it last, and only they can disable it', async () => {
    const { subscription } = aBrowser('shared');
    await addBrowser(await aBidder(runtime, 'first'), subscription, '', 1);
    await addBrowser(await aBidder(runtime, 'second'), subscription, '', 2);
    expect(await listBrowsers('first')).toEqual([]);
    const [shared] = await listBrowsers('second');
    expect(await removeBrowser('first', shared?.id ?? '')).toBe(false);
    expect(await removeBrowser('second', shared?.id ?? '')).toBe(true);
    expect(await listBrowsers('second')).toEqual([]);
  });
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/a:b', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/a', true],
  ['https://wns2-by3p.notify.windows.com/w/?token=a', true],
  ['https://web.push.apple.com/a', true],
  ['http://fcm.googleapis.com/a', false],
  ['https://fcm.googleapis.com:8443/a', false],
  ['https://fcm.googleapis.com.example.com/a', false],
  ['https://user@fcm.googleapis.com/a', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['http://127.0.0.1:8080/a', false],
])('%s is a push service: %s', (endpoint, is) => expect(isPushService(endpoint, false)).toBe(is));

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'Chrome on Linux'],
  ['curl/8', 'Unknown browser'],
])('%s is %s', (userAgent, words) => expect(deviceWords(userAgent)).toBe(words));
