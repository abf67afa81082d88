import 'server-only';
import { randomBytes } from 'node:crypto';
import type { User } from '@/lib/domain/accounts/user';
import {
  type Delivery,
  type HomeEventType,
  MAX_ENDPOINTS,
  parseEndpointUrl,
  redeliver,
  testDelivery,
  type WebhookEndpoint,
  type WebhookRefusal,
} from '@/lib/domain/organizations/integrations/webhook';
import type { Organization } from '@/lib/domain/organizations/organization';
import type { AuditAction } from '@/lib/domain/reviews/audit-log';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { runCommand } from '@/lib/server/people/commands/run-command';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { env } from '@/lib/server/platform/env';
import { randomKey } from '@/lib/server/platform/random-key';
import type { RateLimit } from '@/lib/server/platform/rate-limit';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Transaction } from '@/lib/server/platform/store/store';
import { logChange } from '@/lib/server/records/audit-log/log-change';
import {
  deliveryId,
  webhookDeliveries,
  webhookEndpoints,
} from '@/lib/server/records/home-events/home-event-collections';
import {
  type OrganizationRefusal,
  onOrganization,
} from '@/lib/server/workflows/organizations/on-organization';
import { secretOf } from './webhook-secret';

export type WebhookCommandRefusal = WebhookRefusal | OrganizationRefusal;
type Answer<T> = Promise<Result<T, WebhookCommandRefusal>>;
export type EndpointWithSecret = { readonly endpoint: WebhookEndpoint; readonly secret: string };

const webhookLimit: RateLimit = { name: 'webhooks', burst: 30, refillMs: 30_000 };
const testLimit: RateLimit = { name: 'webhook-tests', burst: 5, refillMs: 60_000 };

/** Oldest first. */
export async function listEndpoints(
  by: User,
  organisationId: string,
): Promise<Result<readonly WebhookEndpoint[], OrganizationRefusal>> {
  const found = await readOrganization(by, organisationId, 'manage-webhooks');
  return found.ok ? ok(await endpointsOf(organisationId)) : found;
}

export async function endpointsOf(organisationId: string): Promise<readonly WebhookEndpoint[]> {
  const { docs } = await runtime().store.query(webhookEndpoints, {
    where: [{ field: 'organisationId', op: '==', value: organisationId }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: MAX_ENDPOINTS,
  });
  return docs.map(({ data }) => data);
}

/** The latest deliveries of an organization, with their attempts. */
export async function listDeliveries(
  by: User,
  organisationId: string,
  limit = 50,
): Promise<Result<readonly (Delivery & { readonly id: string })[], OrganizationRefusal>> {
  const found = await readOrganization(by, organisationId, 'manage-webhooks');
  if (!found.ok) return found;
  const { docs } = await runtime().store.query(webhookDeliveries, {
    where: [{ field: 'organisationId', op: '==', value: organisationId }],
    orderBy: [{ field: 'at', direction: 'desc' }],
    limit,
  });
  return ok(docs.map(({ id, data }) => ({ ...data, id })));
}

interface EndpointRequest {
  readonly url: string;
  /** Empty: every event. */
  readonly types: readonly HomeEventType[];
}

/** `now` in ms, here and below. */
export async function addEndpoint(
  by: SignedIn,
  organisationId: string,
  { url, types }: EndpointRequest,
  now: number,
  endpointId = `we_${randomKey(16)}`,
): Answer<EndpointWithSecret> {
  const parsed = parseEndpointUrl(url, env().localMode);
  const secret = await secretOf(endpointId, 1);
  const number = randomBytes(6).toString('hex');
  return runCommand({
    ...onOrganization(by, organisationId, 'manage-webhooks'),
    limit: { rate: webhookLimit, now },
    key: `webhooks:${organisationId}`,
    facts: async () => ({ others: await endpointsOf(organisationId) }),
    decide({ user, others }): Result<WebhookEndpoint, WebhookRefusal> {
      if (!parsed.ok) return parsed;
      if (others.length >= MAX_ENDPOINTS) return refuse('too-many-endpoints');
      const fresh = { generation: 1, rotatedAt: null, failingSince: null, disabled: null };
      const made = { createdAt: now, createdBy: user.name };
      return ok({ endpointId, organisationId, url: parsed.value, types: [...types], ...fresh, ...made });
    },
    write(tx, endpoint, { user, organization }) {
      tx.create(webhookEndpoints, endpointId, endpoint);
      const after = endpoint.url;
      logChange(tx, 'webhook-added', { user, organization, before: null, after, now, number });
      return { endpoint, secret };
    },
  });
}

/** Gives the endpoint a new secret. Both secrets sign for a day. */
export async function rotateEndpoint(
  by: SignedIn,
  organisationId: string,
  endpointId: string,
  now: number,
): Answer<EndpointWithSecret> {
  const change = changeEndpoint(by, organisationId, endpointId, now);
  const rotated = await runCommand({
    ...change,
    decide: ({ endpoint }) => ok({ ...endpoint, generation: endpoint.generation + 1, rotatedAt: now }),
    write: (tx, endpoint, context) => change.save(tx, 'webhook-rotated', endpoint, context),
  });
  if (!rotated.ok) return rotated;
  const endpoint = rotated.value;
  return ok({ endpoint, secret: await secretOf(endpointId, endpoint.generation) });
}

/** Switches a disabled endpoint on again. */
export function enableEndpoint(
  by: SignedIn,
  organisationId: string,
  endpointId: string,
  now: number,
): Answer<WebhookEndpoint> {
  const change = changeEndpoint(by, organisationId, endpointId, now);
  return runCommand({
    ...change,
    decide: ({ endpoint }) => ok({ ...endpoint, disabled: null, failingSince: null }),
    write: (tx, endpoint, context) => change.save(tx, 'webhook-enabled', endpoint, context),
  });
}

export function removeEndpoint(
  by: SignedIn,
  organisationId: string,
  endpointId: string,
  now: number,
): Answer<null> {
  const change = changeEndpoint(by, organisationId, endpointId, now);
  return runCommand({
    ...change,
    decide: ({ endpoint }) => ok(endpoint),
    write(tx, endpoint, context) {
      change.save(tx, 'webhook-removed', null, { ...context, endpoint });
      return null;
    },
  });
}

/** Sends a logged delivery once more, at the next tick. */
export function resendDelivery(
  by: SignedIn,
  organisationId: string,
  id: string,
  now: number,
): Answer<Delivery> {
  const steps = onOrganization(by, organisationId, 'manage-webhooks');
  return runCommand({
    ...steps,
    limit: { rate: webhookLimit, now },
    async facts(tx) {
      const delivery = (await tx.get(webhookDeliveries, id))?.data ?? null;
      const endpoint = delivery && (await tx.get(webhookEndpoints, delivery.endpointId));
      return { delivery: endpoint ? delivery : null };
    },
    decide: ({ delivery }) =>
      delivery?.organisationId === organisationId
        ? ok(redeliver(delivery, now))
        : refuse<WebhookRefusal>('no-such-delivery'),
    write(tx, delivery) {
      tx.set(webhookDeliveries, id, delivery);
      return delivery;
    },
  });
}

/** Queues a test event for an endpoint, signed and logged as any other. */
export function sendTestEvent(
  by: SignedIn,
  organisationId: string,
  endpointId: string,
  now: number,
): Answer<Delivery> {
  const eventId = `evt_${randomBytes(12).toString('hex')}`;
  return runCommand({
    ...changeEndpoint(by, organisationId, endpointId, now),
    limit: { rate: testLimit, now },
    decide: ({ endpoint }) => testDelivery(endpoint, eventId, now),
    write(tx, delivery) {
      tx.create(webhookDeliveries, deliveryId(eventId, endpointId), delivery);
      return delivery;
    },
  });
}

interface EndpointSubject {
  readonly user: User;
  readonly organization: Organization;
  readonly endpoint: WebhookEndpoint;
}

function changeEndpoint(by: SignedIn, organisationId: string, endpointId: string, now: number) {
  const number = randomBytes(6).toString('hex');
  const steps = onOrganization(by, organisationId, 'manage-webhooks');
  return {
    ...steps,
    limit: { rate: webhookLimit, now },
    async load(
      ...[tx, user]: Parameters<typeof steps.load>
    ): Promise<Result<EndpointSubject, WebhookCommandRefusal>> {
      const subject = await steps.load(tx, user);
      if (!subject.ok) return subject;
      const endpoint = (await tx.get(webhookEndpoints, endpointId))?.data;
      return endpoint?.organisationId === organisationId
        ? ok({ ...subject.value, endpoint })
        : refuse('no-such-endpoint');
    },
    permit(subject: EndpointSubject): Result<EndpointSubject, WebhookCommandRefusal> {
      const permitted = steps.permit(subject);
      return permitted.ok ? ok(subject) : permitted;
    },
    /** Writes the endpoint, or removes it for null. */
    save<Saved extends WebhookEndpoint | null>(
      tx: Transaction,
      action: AuditAction,
      after: Saved,
      { user, organization, endpoint }: EndpointSubject,
    ): Saved {
      if (after) tx.set(webhookEndpoints, endpointId, after);
      else tx.delete(webhookEndpoints, endpointId);
      logChange(tx, action, { user, organization, before: endpoint.url, after: null, now, number });
      return after;
    },
  };
}
