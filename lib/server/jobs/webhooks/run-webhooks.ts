import 'server-only';
import {
  type Attempt,
  afterAttempt,
  type Delivery,
  endpointAfter,
  isDelivered,
  isTest,
  takes,
  type WebhookEndpoint,
} from '@/lib/domain/organizations/integrations/webhook';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { runInBackground } from '@/lib/server/platform/process/run-in-background';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { settleEach } from '@/lib/server/platform/store/settle-each';
import {
  type Doc,
  isConflictError,
  type Transaction,
  type Write,
  write,
} from '@/lib/server/platform/store/store';
import {
  deliveryId,
  homeEvents,
  webhookDeliveries,
  webhookEndpoints,
} from '@/lib/server/records/home-events/home-event-collections';
import { endpointsOf } from '@/lib/server/workflows/integrations/webhook-commands';
import { signWebhook } from '@/lib/server/workflows/integrations/webhook-secret';
import { sendWebhook } from './send-webhook';

const batchSize = 50;
const maxBatches = 20;
/** Longer than any attempt, so that one instance at a time has a delivery. */
const leaseMs = 120_000;
const endpointsAtOnce = 10;

/** Like `runWebhooks`, for the tick, which waits at most `patienceMs` for receivers. */
export const runWebhooksInBackground = (now: number, patienceMs = 200): Promise<number> =>
  runInBackground({ name: 'webhooks', run: () => runWebhooks(now), patienceMs, meanwhile: 0 });

/** Makes a delivery of each new event for each endpoint, and sends what is due. Safe to run twice. */
export async function runWebhooks(now: number): Promise<number> {
  await fanOut();
  let sent = 0;
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const due = await listDue(now);
    const endpointIds = [...new Set(due.map(({ data }) => data.endpointId))];
    const groups = endpointIds.map((id) => due.filter(({ data }) => data.endpointId === id));
    const counts = await settleEach(groups, (group) => sendGroup(group, now), { atOnce: endpointsAtOnce });
    sent += counts.reduce((sum, count) => sum + count, 0);
    if (due.length < batchSize) break;
  }
  return sent;
}

async function fanOut(): Promise<void> {
  const { store } = runtime();
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const { docs } = await store.query(homeEvents, {
      orderBy: [{ field: 'at', direction: 'asc' }],
      limit: batchSize,
    });
    for (const { id, data: event, version } of docs) {
      const endpoints = await endpointsOf(event.organisationId);
      const deliveries = endpoints
        .filter((endpoint) => takes(endpoint, event))
        .map(({ endpointId, organisationId }) =>
          write.set(webhookDeliveries, deliveryId(id, endpointId), {
            endpointId,
            organisationId,
            eventId: id,
            event,
            at: event.at,
            tries: 0,
            sendAt: event.at,
            state: 'waiting',
            attempts: [],
          }),
        );
      await commitFirst([write.delete(homeEvents, id, version), ...deliveries]);
    }
    if (docs.length < batchSize) return;
  }
}

async function listDue(now: number): Promise<readonly Doc<Delivery>[]> {
  const { docs } = await runtime().store.query(webhookDeliveries, {
    where: [{ field: 'sendAt', op: '<=', value: now }],
    orderBy: [{ field: 'sendAt', direction: 'asc' }],
    limit: batchSize,
  });
  return docs;
}

/** Sends an endpoint's deliveries one after another. After a failure the others wait, untried. */
async function sendGroup(group: readonly Doc<Delivery>[], now: number): Promise<number> {
  let sent = 0;
  let downUntil: number | null = null;
  for (const { id, data, version } of group) {
    if (downUntil === null) {
      downUntil = await sendOne({ id, data, version }, now);
      if (downUntil === null) sent += 1;
    } else await commitFirst([write.set(webhookDeliveries, id, { ...data, sendAt: downUntil }, version)]);
  }
  return sent;
}

/** The longest that deliveries wait, untried, for an endpoint that failed. */
const mostUntriedMs = 15 * 60_000;

/** Returns null, or after a failure when the endpoint's other deliveries are due. */
async function sendOne({ id, data, version }: Doc<Delivery>, now: number): Promise<number | null> {
  const { store } = runtime();
  const claimed = { ...data, sendAt: now + leaseMs };
  if (!(await commitFirst([write.set(webhookDeliveries, id, claimed, version)]))) return null;
  const endpoint = (await store.get(webhookEndpoints, data.endpointId))?.data;
  const attempt = endpoint && !endpoint.disabled ? await tryEndpoint(endpoint, data, now) : null;
  await store.transact(async (tx) => {
    const [current, target] = await Promise.all([
      tx.get(webhookDeliveries, id),
      tx.get(webhookEndpoints, data.endpointId),
    ]);
    // Skip if the lease has expired or somebody sends it again.
    if (current?.data.sendAt !== claimed.sendAt) return;
    const ended = { ...data, sendAt: null, state: 'given-up' } as const;
    tx.set(webhookDeliveries, id, attempt ? afterAttempt(data, attempt) : ended);
    if (!attempt || !target) return;
    const after = endpointAfter(target.data, attempt, data.event);
    if (JSON.stringify(after) === JSON.stringify(target.data)) return;
    tx.set(webhookEndpoints, after.endpointId, after);
    if (after.disabled && !target.data.disabled) notify(tx, after, now);
  });
  if (attempt === null || isDelivered(attempt) || isTest(data.event)) return null;
  return Math.min(afterAttempt(data, attempt).sendAt ?? now + mostUntriedMs, now + mostUntriedMs);
}

async function tryEndpoint(
  endpoint: WebhookEndpoint,
  { event, eventId }: Delivery,
  now: number,
): Promise<Attempt> {
  const { type, at, data } = event;
  const body = JSON.stringify({ type, timestamp: new Date(at).toISOString(), data });
  const headers = await signWebhook(endpoint, eventId, body, now);
  return { at: now, ...(await sendWebhook(endpoint.url, headers, body)) };
}

function notify(
  tx: Transaction,
  { endpointId, organisationId: uid, url, disabled }: WebhookEndpoint,
  now: number,
): void {
  if (!disabled) return;
  tx.create(outbox, `webhook-disabled:${endpointId}:${disabled.at}`, {
    kind: 'webhook-disabled',
    uid,
    url,
    isGone: disabled.why === 'gone',
    attempts: 0,
    sendAt: now,
  });
}

/** Returns false if another instance was first. */
async function commitFirst(writes: readonly Write[]): Promise<boolean> {
  try {
    await runtime().store.commit(writes);
    return true;
  } catch (error) {
    if (isConflictError(error)) return false;
    throw error;
  }
}
