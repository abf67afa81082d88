import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import * as session from '@/lib/server/people/sessions/session';
import { bodyTimeoutMs } from '@/lib/server/platform/http/read-body';
import { aBidder, aStoredAuction, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import * as bids from '../auctions/[id]/bids/route';
import * as buyNow from '../auctions/[id]/buy-now/route';
import * as decision from '../auctions/[id]/decision/route';

vi.mock('next/headers', () => ({ cookies: async () => new Map() }));
const signedIn = { by: null as SignedIn | null };
vi.spyOn(session, 'getSession').mockImplementation(async () => signedIn.by);
const runtime = openTestRuntime();
const routes = { bids, 'buy-now': buyNow, decision };
const isRoute = (name: string): name is keyof typeof routes => name in routes;

/** The real route handlers behind a real socket. */
const server = createServer(async (incoming, outgoing) => {
  const [id = '', name = ''] = (incoming.url ?? '').split('/').slice(3);
  if (!isRoute(name)) throw new Error(`No route ${name}`);
  const hungUp = new AbortController();
  outgoing.on('close', () => hungUp.abort());
  const answer = await routes[name].POST(
    new Request(`http://localhost:3000${incoming.url}`, {
      ...{ method: 'POST', body: bodyOf(incoming), duplex: 'half' },
      headers: { 'idempotency-key': String(incoming.headers['idempotency-key']) },
      signal: hungUp.signal,
    }),
    { params: Promise.resolve({ id }) },
  );
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
  outgoing.end(await answer.text());
});

const bodyOf = (incoming: IncomingMessage) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      incoming.on('data', (chunk) => controller.enqueue(new Uint8Array(chunk)));
      incoming.on('end', () => controller.close());
    },
  });

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  signedIn.by = await aBidder(runtime, 'slow');
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await runtime.end();
});

interface SlowRequest {
  readonly path: string;
  readonly body: object;
  /** When to send the last byte, in ms UTC. Without it, the request never completes. */
  readonly lastByteAt?: number;
}

let keys = 0;
/** Sends the headers and the first byte at once, and the rest later. */
async function sendSlowly({ path, body, lastByteAt }: SlowRequest) {
  const { port }: Pick<AddressInfo, 'port'> = Object(server.address());
  const text = JSON.stringify(body);
  const sent = request(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-length': text.length, 'idempotency-key': `slow-key-${++keys}` },
  });
  const answered = once(sent, 'response');
  sent.write(text.slice(0, 1));
  if (lastByteAt !== undefined) {
    await wait(lastByteAt - Date.now());
    sent.end(text.slice(1));
  }
  const [response] = await answered;
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return {
    status: response.statusCode,
    connection: response.headers.connection,
    answer: JSON.parse(Buffer.concat(chunks).toString()),
  };
}

const dollars = (amount: number) => ({
  maximumCents: amount * 100,
  confirmedMaximumCents: amount * 100,
});

describe('a bid counts when its last byte arrives', () => {
  test('a bid is refused if its headers arrive before the end and its amount after it', async () => {
    const endsAt = Date.now() + 400;
    const id = await aStoredAuction(runtime, 'late', { endsAt, extensionWindowMs: 1 });
    const late = { path: `/api/auctions/${id}/bids`, body: dollars(250_000), lastByteAt: endsAt + 300 };
    expect(await sendSlowly(late)).toMatchObject({ status: 409, answer: { reason: 'ended' } });
  });

  test('a bid whose last byte arrives before the end is accepted with the time of that byte', async () => {
    const endsAt = Date.now() + 1_500;
    const id = await aStoredAuction(runtime, 'in-time', { endsAt, extensionWindowMs: 1 });
    const lastByteAt = endsAt - 700;
    const { status, answer } = await sendSlowly({
      path: `/api/auctions/${id}/bids`,
      body: dollars(250_000),
      lastByteAt,
    });
    expect(status).toBe(201);
    expect(Date.parse(answer.receivedAt)).toBeGreaterThanOrEqual(lastByteAt);
    expect(Date.parse(answer.receivedAt)).toBeLessThanOrEqual(endsAt);
  });

  test('a purchase is refused if its price arrives after the end', async () => {
    const endsAt = Date.now() + 400;
    const id = await aStoredAuction(runtime, 'late-purchase', {
      endsAt,
      extensionWindowMs: 1,
      buyNowCents: 90_000_000,
    });
    const late = { path: `/api/auctions/${id}/buy-now`, body: { priceCents: 90_000_000 } };
    expect(await sendSlowly({ ...late, lastByteAt: endsAt + 300 })).toMatchObject({
      status: 409,
      answer: { reason: 'ended' },
    });
  });
});

test.concurrent.each(['bids', 'buy-now', 'decision'])(
  'a request to %s that is not complete within 5 seconds gets 408 and its connection is closed',
  async (name) => {
    const startedAt = performance.now();
    const never = { path: `/api/auctions/any/${name}`, body: { decision: 'accept' } };
    expect(await sendSlowly(never)).toMatchObject({
      status: 408,
      connection: 'close',
      answer: { reason: 'too-slow' },
    });
    const tookMs = performance.now() - startedAt;
    expect(tookMs).toBeGreaterThanOrEqual(bodyTimeoutMs - 50);
    expect(tookMs).toBeLessThan(bodyTimeoutMs + 2_000);
  },
  10_000,
);
