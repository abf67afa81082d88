import { describe, expect, it } from 'vitest';
import { clientAddress } from '@/lib/server/platform/http/client-address';
import { refuseMail } from './auth-limits';
import { passToAuthEmulator } from './auth-proxy';

process.env.LOCAL_MODE = '1';
const from = (forwarded: string) =>
  new Request('http://localhost:3000/', { headers: { 'x-forwarded-for': forwarded } });

describe('the client address of a request', () => {
  it.each([
    ['203.0.113.7, 198.51.100.2', '198.51.100.2'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:0:0:9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::ffff:198.51.100.2', '198.51.100.2'],
    ['::1', '0:0:0:0::/64'],
  ])('for the header %s is %s', (forwarded, address) => {
    expect(clientAddress(from(forwarded))).toBe(address);
  });

  it.each([
    [1, 'forged, 203.0.113.7', '203.0.113.7'],
    [2, 'forged, 203.0.113.7, 198.51.100.2', '203.0.113.7'],
    [2, '203.0.113.7', '203.0.113.7'],
    [1, '', 'unknown'],
  ])('behind %i trusted proxies with the header "%s" is %s', (proxies, forwarded, address) => {
    expect(clientAddress(from(forwarded), proxies)).toBe(address);
  });
});

describe('the rate limit of account emails', () => {
  it('does not count a rate-limited caller against the email address', () => {
    const isAllowed = (place: string, email: string) => refuseMail(from(place), email, 0) === null;
    for (let n = 0; n < 200; n += 1) isAllowed('198.51.100.9', `someone-${n}@example.com`);
    for (let n = 0; n < 10; n += 1) expect(isAllowed('198.51.100.9', 'victim@example.com')).toBe(false);
    expect(isAllowed('198.51.100.10', 'victim@example.com')).toBe(true);
  });
});

it('the auth proxy stops reading a body that is too large', async () => {
  let sentBytes = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sentBytes += 4_096;
      if (sentBytes > 1_000_000) controller.close();
      else controller.enqueue(new Uint8Array(4_096));
    },
  });
  const path = 'identitytoolkit.googleapis.com/v1/accounts:lookup';
  const init = { method: 'POST', body: endless, duplex: 'half' as const };
  const answer = await passToAuthEmulator(
    new Request(`http://localhost:3000/${path}`, init),
    'identitytoolkit.googleapis.com/',
  );
  expect(answer.status).toBe(413);
  expect(sentBytes).toBeLessThan(100_000);
});
