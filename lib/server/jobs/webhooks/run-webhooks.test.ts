import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { FAILING_MS, retryMs, WEBHOOK_GRACE_MS } from '@/lib/domain/organizations/integrations/webhook';
import { extendAfterOutage } from '@/lib/server/jobs/auctions/run-auctions';
import { sendOutbox } from '@/lib/server/jobs/messages/send-outbox';
import { anOrganization } from '@/lib/server/people/organizations/organization.fixture';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import {
  homeEvents,
  webhookDeliveries,
  webhookEndpoints,
} from '@/lib/server/records/home-events/home-event-collections';
import { recordHomeEvent } from '@/lib/server/records/home-events/record-home-event';
import { startDraft } from '@/lib/server/workflows/drafts/drafts';
import {
  addEndpoint,
  enableEndpoint,
  listDeliveries,
  listEndpoints,
  removeEndpoint,
  resendDelivery,
  rotateEndpoint,
  sendTestEvent,
} from '@/lib/server/workflows/integrations/webhook-commands';
import { aPublishedHome } from '@/lib/server/workflows/staff/staff.fixture';
import { actOnAuction } from '@/lib/server/workflows/staff/staff-listings';
import { runWebhooks, runWebhooksInBackground } from './run-webhooks';

process.env.LOCAL_MODE = '1';
const runtime = openTestRuntime();
const received: { readonly body: string; readonly headers: Record<string, string> }[] = [];
const receiver = { status: 200, redirect: '', hold: Promise.resolve() };
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', async () => {
    const headers = request.headers as Record<string, string>;
    received.push({ body: Buffer.concat(chunks).toString(), headers });
    await receiver.hold;
    if (receiver.redirect) response.setHeader('location', receiver.redirect);
    response.writeHead(receiver.status).end(`answer ${receiver.status}`);
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
afterAll(async () => {
  server.close();
  await runtime.end();
});

const mona = await aBidder(runtime, 'mona');
const nora = await aBidder(runtime, 'nora');
const now = Date.now();
let count = 0;
let bank = '';

beforeEach(async () => {
  count += 1;
  bank = `org_bank${count}`;
  await anOrganization(runtime, bank, [mona.user, nora.user]);
  received.length = 0;
  Object.assign(receiver, { status: 200, redirect: '', hold: Promise.resolve() });
});

async function anEndpoint(to = url, types: Parameters<typeof addEndpoint>[2]['types'] = []) {
  const added = await addEndpoint(mona, bank, { url: to, types }, now);
  if (!added.ok) throw new Error(added.reason);
  return { secret: added.value.secret, id: added.value.endpoint.endpointId };
}

const happen = (cause: string, at = now, sellerId = bank) =>
  runtime.store.transact(async (tx) =>
    recordHomeEvent(tx, {
      sellerId,
      type: 'home.sold',
      cause: `${cause}${count}`,
      at,
      data: { homeId: 'h1' },
    }),
  );
const deliveriesOf = async () => {
  const found = await listDeliveries(mona.user, bank);
  if (!found.ok) throw new Error(found.reason);
  return found.value;
};
const endpointOf = async (id: string) => (await runtime.store.get(webhookEndpoints, id))?.data;

test('a receiver that does not answer does not hold up the tick, and its event is sent once', async () => {
  await anEndpoint();
  await happen('sold');
  let answer = () => {};
  receiver.hold = new Promise((resolve) => {
    answer = resolve;
  });
  expect(await runWebhooksInBackground(now, 1)).toBe(0);
  await expect.poll(() => received.length).toBe(1);
  expect(await runWebhooksInBackground(now, 1)).toBe(0);
  answer();
  expect(await runWebhooksInBackground(now, 10_000)).toBe(1);
  expect(received).toHaveLength(1);
});

test('an event is sent once, signed as another implementation of Standard Webhooks verifies', async () => {
  const { secret } = await anEndpoint();
  await happen('sold');
  expect(await runWebhooks(now)).toBe(1);
  expect(await runWebhooks(now)).toBe(0);
  expect(received).toHaveLength(1);
  const [{ body, headers } = { body: '', headers: {} }] = received;
  const verified = new Webhook(secret).verify(body, headers);
  expect(verified).toEqual({
    type: 'home.sold',
    timestamp: new Date(now).toISOString(),
    data: { homeId: 'h1' },
  });
  expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow('No matching signature');
  expect(await deliveriesOf()).toMatchObject([
    { state: 'delivered', tries: 1, attempts: [{ status: 200, answer: 'answer 200' }] },
  ]);
  expect(
    await runtime.store.query(homeEvents, { orderBy: [{ field: 'at', direction: 'asc' }] }),
  ).toMatchObject({ docs: [] });
});

test('an endpoint gets only the events it chose, and a person’s home has none', async () => {
  await anEndpoint(url, ['draft.created']);
  await happen('sold');
  await happen('sold', now, 'mona');
  const started = await startDraft(mona, now, bank);
  if (!started.ok) throw new Error(started.reason);
  await runWebhooks(now);
  expect(received.map(({ body }) => JSON.parse(body))).toMatchObject([
    { type: 'draft.created', data: { homeId: started.value.draftId, status: 'Draft' } },
  ]);
});

test('an endpoint for all events gets those of an auction, also when it is paused, resumed, or moved by an outage', async () => {
  await anEndpoint();
  const ada = await aBidder(runtime, 'ada', { role: 'admin' });
  const { auctionId, listingKey } = await aPublishedHome(runtime, { key: 'steered', sellerUid: bank, now });
  const act = (type: 'pause' | 'resume', at: number) =>
    actOnAuction(ada, { auctionId, command: { type }, why: 'The network is down.' }, at);
  await act('pause', now + 1_000);
  await act('resume', now + 2_000);
  const endsAt = now + 2 * 86_400_000 + 1_000;
  await extendAfterOutage({ from: endsAt - 20_000, to: endsAt }, endsAt);
  await runWebhooks(endsAt);
  const sent = received.map(({ body }) => JSON.parse(body));
  expect(sent.filter(({ data }) => data.homeId === listingKey)).toMatchObject([
    { type: 'auction.scheduled', data: { auctionId, status: 'running' } },
    { type: 'auction.paused', data: { auctionId, status: 'paused' } },
    { type: 'auction.resumed', data: { auctionId, status: 'running' } },
    { type: 'auction.outage', data: { auctionId, status: 'running' } },
  ]);
});

test('a failed delivery is tried again with growing waits for about a day, with the same id, then given up', async () => {
  await anEndpoint();
  receiver.status = 500;
  await happen('sold');
  let at = now;
  await runWebhooks(at);
  for (const [index, wait] of retryMs.entries()) {
    expect(await runWebhooks(at + wait - 1)).toBe(0);
    expect(received).toHaveLength(index + 1);
    at += wait;
    await runWebhooks(at);
  }
  expect(received).toHaveLength(retryMs.length + 1);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  const hours = (at - now) / 3_600_000;
  expect([hours > 20, hours < 30]).toEqual([true, true]);
  expect(await deliveriesOf()).toMatchObject([{ state: 'given-up', sendAt: null, tries: 9 }]);
});

test('a delivery is sent again on request, and not by another organization', async () => {
  const { id } = await anEndpoint();
  receiver.status = 500;
  await happen('sold');
  await runWebhooks(now);
  const [delivery] = await deliveriesOf();
  if (!delivery) throw new Error('It was logged');
  receiver.status = 204;
  await anOrganization(runtime, 'org_other', [nora.user]);
  expect(await resendDelivery(nora, 'org_other', delivery.id, now)).toMatchObject({
    reason: 'no-such-delivery',
  });
  expect(await resendDelivery(nora, bank, delivery.id, now)).toMatchObject({ reason: 'not-manager' });
  expect(await resendDelivery(mona, bank, delivery.id, now)).toMatchObject({ ok: true });
  expect(await runWebhooks(now)).toBe(1);
  expect(await deliveriesOf()).toMatchObject([
    { state: 'delivered', attempts: [{ status: 204 }, { status: 500 }] },
  ]);
  expect((await endpointOf(id))?.failingSince).toBeNull();
});

test('an endpoint that fails for three days is switched off with a notification, and a manager switches it on', async () => {
  const { id } = await anEndpoint();
  receiver.status = 503;
  await happen('one');
  await runWebhooks(now);
  await happen('two', now + FAILING_MS);
  await runWebhooks(now + FAILING_MS - 1);
  expect((await endpointOf(id))?.disabled).toBeNull();
  await runWebhooks(now + FAILING_MS);
  expect((await endpointOf(id))?.disabled).toMatchObject({ why: 'failing' });
  await sendOutbox(now + FAILING_MS);
  expect(runtime.mails.map(({ to, subject }) => [to, subject])).toEqual(
    expect.arrayContaining([
      ['mona@example.com', expect.stringContaining('Webhook turned off: 127.0.0.1')],
      ['nora@example.com', expect.stringContaining('Webhook turned off')],
    ]),
  );
  const before = received.length;
  await happen('three', now + FAILING_MS);
  await runWebhooks(now + FAILING_MS);
  expect(received).toHaveLength(before);
  receiver.status = 200;
  expect(await enableEndpoint(nora, bank, id, now)).toMatchObject({ reason: 'not-manager' });
  expect(await enableEndpoint(mona, bank, id, now)).toMatchObject({ ok: true });
  await happen('four', now + FAILING_MS);
  await runWebhooks(now + FAILING_MS);
  expect(received.length).toBeGreaterThan(before);
});

test('a test event is signed and logged like any other, whatever events the endpoint gets', async () => {
  const { id, secret } = await anEndpoint(url, ['home.sold']);
  expect(await sendTestEvent(nora, bank, id, now)).toMatchObject({ reason: 'not-manager' });
  expect(await sendTestEvent(mona, bank, id, now)).toMatchObject({ ok: true });
  expect(await runWebhooks(now)).toBe(1);
  const [{ body, headers } = { body: '', headers: {} }] = received;
  expect(new Webhook(secret).verify(body, headers)).toMatchObject({
    type: 'webhook.test',
    data: { homeId: 'test' },
  });
  expect(await deliveriesOf()).toMatchObject([
    { state: 'delivered', event: { type: 'webhook.test' }, attempts: [{ status: 200 }] },
  ]);
});

test('a failed test event is not tried again, and neither counts as a failure nor holds up others', async () => {
  const { id } = await anEndpoint();
  receiver.status = 410;
  await sendTestEvent(mona, bank, id, now);
  await runWebhooks(now);
  expect(await deliveriesOf()).toMatchObject([{ state: 'given-up', attempts: [{ status: 410 }] }]);
  expect(await endpointOf(id)).toMatchObject({ failingSince: null, disabled: null });
  await happen('sold');
  await sendTestEvent(mona, bank, id, now - 1);
  await runWebhooks(now);
  expect(received).toHaveLength(3);
});

test('a member sends a few test events and then waits, and a webhook that is turned off gets none', async () => {
  const olga = await aBidder(runtime, 'olga');
  await anOrganization(runtime, 'org_olga', [olga.user]);
  const added = await addEndpoint(olga, 'org_olga', { url, types: [] }, now);
  if (!added.ok) throw new Error(added.reason);
  const id = added.value.endpoint.endpointId;
  for (let sent = 0; sent < 5; sent += 1)
    expect(await sendTestEvent(olga, 'org_olga', id, now)).toMatchObject({ ok: true });
  expect(await sendTestEvent(olga, 'org_olga', id, now)).toMatchObject({ reason: 'too-many' });
  receiver.status = 410;
  await happen('sold', now, 'org_olga');
  await runWebhooks(now);
  expect(await sendTestEvent(olga, 'org_olga', id, now + 60_000)).toMatchObject({ reason: 'turned-off' });
});

test('410 switches an endpoint off at once', async () => {
  const { id } = await anEndpoint();
  receiver.status = 410;
  await happen('sold');
  await runWebhooks(now);
  expect(await endpointOf(id)).toMatchObject({ disabled: { why: 'gone' } });
  expect(await deliveriesOf()).toMatchObject([{ state: 'given-up' }]);
});

test('after a rotation both secrets verify for a day, and then only the new one', async () => {
  const { secret: former, id } = await anEndpoint();
  const rotated = await rotateEndpoint(mona, bank, id, now);
  if (!rotated.ok) throw new Error(rotated.reason);
  const verifies = async (secret: string, at: number) => {
    await happen(`at ${secret}${at}`, at);
    await runWebhooks(at);
    const { body = '', headers = {} } = received.at(-1) ?? {};
    const signatures = (headers['webhook-signature'] ?? '').split(' ');
    // The library compares the timestamp with the machine's clock.
    const timestamp = new Date(Math.floor(at / 1000) * 1000);
    return signatures.includes(new Webhook(secret).sign(headers['webhook-id'] ?? '', timestamp, body));
  };
  expect(await verifies(former, now)).toBe(true);
  expect(await verifies(rotated.value.secret, now)).toBe(true);
  expect(await verifies(former, now + WEBHOOK_GRACE_MS)).toBe(false);
  expect(await verifies(rotated.value.secret, now + WEBHOOK_GRACE_MS)).toBe(true);
});

test('a receiver that is down holds up neither others nor itself with every event', async () => {
  const down = 'https://127.0.0.1/hook';
  await anEndpoint(down);
  await anEndpoint();
  for (const cause of ['one', 'two', 'three']) await happen(cause);
  await runWebhooks(now);
  expect(received).toHaveLength(3);
  const failed = (await deliveriesOf()).filter(({ state }) => state === 'waiting');
  expect(failed.map(({ tries }) => tries).sort()).toEqual([0, 0, 1]);
  expect(failed.flatMap(({ attempts }) => attempts)).toMatchObject([
    { status: null, fault: 'private-address' },
  ]);
});

test('a redirect is not followed', async () => {
  await anEndpoint();
  Object.assign(receiver, { status: 302, redirect: url });
  await happen('sold');
  await runWebhooks(now);
  expect(received).toHaveLength(1);
  expect(await deliveriesOf()).toMatchObject([{ state: 'waiting', attempts: [{ status: 302 }] }]);
});

test('a removed endpoint gets nothing more, and a member sees no endpoints', async () => {
  const { id } = await anEndpoint();
  await happen('sold');
  expect(await listEndpoints(nora.user, bank)).toMatchObject({ reason: 'not-manager' });
  expect(await removeEndpoint(mona, bank, id, now)).toMatchObject({ ok: true });
  await runWebhooks(now);
  expect(received).toEqual([]);
  expect(
    await runtime.store.query(webhookDeliveries, {
      where: [{ field: 'organisationId', op: '==', value: bank }],
      orderBy: [{ field: 'at', direction: 'desc' }],
    }),
  ).toMatchObject({ docs: [] });
});
