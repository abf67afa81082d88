import { z } from 'zod';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';

/** What can happen to a home that a webhook reports. */
export const homeEventTypes = [
  'draft.created',
  'draft.submitted',
  'draft.returned',
  'home.published',
  'home.changed',
  'home.withdrawn',
  'auction.scheduled',
  'auction.opened',
  'auction.paused',
  'auction.resumed',
  'auction.outage',
  'auction.closed',
  'auction.outcome',
  'question.asked',
  'visit.requested',
  'offer.received',
  'offer.changed',
  'closing.opened',
  'closing.step',
  'closing.ended',
  'home.sold',
] as const;
export type HomeEventType = (typeof homeEventTypes)[number];

/** A member sends it to try out an endpoint. It is about no home. */
const testEventType = 'webhook.test';
/** Stands for a home in test events. */
const testHomeId = 'test';
export const sentEventTypes = [...homeEventTypes, testEventType] as const;

const instant = z.number().int();

/** The payload of a webhook. `data` names what changed; the API has the rest. */
export const homeEventSchema = z.object({
  type: z.enum(sentEventTypes),
  organisationId: z.string(),
  at: instant,
  data: z.object({
    /** The key of the draft and the listing. */
    homeId: z.string(),
    status: z.string().optional(),
    auctionId: z.string().optional(),
    closingId: z.string().optional(),
    questionId: z.string().optional(),
    visitId: z.string().optional(),
    offerId: z.string().optional(),
    step: z.string().optional(),
    side: z.string().optional(),
  }),
});
export type HomeEvent = z.infer<typeof homeEventSchema>;

export const MAX_ENDPOINTS = 10;
export const LONGEST_URL = 500;
/** Both secrets of a rotated endpoint sign for this long. */
export const WEBHOOK_GRACE_MS = 24 * 3_600_000;
/** How long an endpoint may fail before it is switched off. */
export const FAILING_MS = 3 * 24 * 3_600_000;

/** `generation` counts the secrets of an endpoint; a secret is derived from it and the site's key. */
export const webhookEndpointSchema = z.object({
  endpointId: z.string(),
  organisationId: z.string(),
  url: z.string(),
  /** Empty: every event. */
  types: z.array(z.enum(homeEventTypes)),
  generation: z.number().int().min(1),
  rotatedAt: instant.nullable(),
  createdAt: instant,
  createdBy: z.string(),
  /** When the current series of failures began. */
  failingSince: instant.nullable(),
  /** Why nothing is sent; null while it works. */
  disabled: z.object({ at: instant, why: z.enum(['failing', 'gone']) }).nullable(),
});
export type WebhookEndpoint = z.infer<typeof webhookEndpointSchema>;

/** What one attempt brought. `status` is null without a response; `fault` is then a code. */
const attemptSchema = z.object({
  at: instant,
  status: z.number().int().nullable(),
  fault: z.string().nullable(),
  /** The beginning of the response. */
  answer: z.string(),
  tookMs: z.number().int(),
});
export type Attempt = z.infer<typeof attemptSchema>;

/** One event for one endpoint. `sendAt` is null once delivered or given up. */
export const deliverySchema = z.object({
  endpointId: z.string(),
  organisationId: z.string(),
  eventId: z.string(),
  event: homeEventSchema,
  at: instant,
  tries: z.number().int().min(0),
  sendAt: instant.nullable(),
  state: z.enum(['waiting', 'delivered', 'given-up']),
  /** The latest ones, newest first. */
  attempts: z.array(attemptSchema).max(10),
});
export type Delivery = z.infer<typeof deliverySchema>;

export type WebhookRefusal =
  | 'no-such-endpoint'
  | 'no-such-delivery'
  | 'too-many-endpoints'
  | 'bad-url'
  | 'turned-off';

/** A new endpoint's address: https without a login. `isLocal` also lets http to this machine pass. */
export function parseEndpointUrl(text: string, isLocal: boolean): Result<string, WebhookRefusal> {
  const typed = text.trim();
  if (typed.length > LONGEST_URL || !URL.canParse(typed)) return refuse('bad-url');
  const url = new URL(typed);
  const isHttps = url.protocol === 'https:';
  const isOwn = isLocal && url.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname);
  if (!(isHttps || isOwn) || url.username !== '' || url.password !== '') return refuse('bad-url');
  url.hash = '';
  return ok(url.href);
}

export const isTest = ({ type }: Pick<HomeEvent, 'type'>): boolean => type === testEventType;

export const takes = ({ types, disabled }: WebhookEndpoint, { type }: Pick<HomeEvent, 'type'>): boolean =>
  disabled === null && (types.length === 0 || types.some((each) => each === type));

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** The waits between attempts: about 26 hours together. */
export const retryMs = [
  5_000,
  minuteMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  8 * hourMs,
  10 * hourMs,
] as const;

export const isDelivered = ({ status }: Attempt): boolean => status !== null && status >= 200 && status < 300;

/**
 * The delivery after an attempt: done, due again, or given up. 410 means that nobody wants it anymore, and a
 * test is over after one attempt.
 */
export function afterAttempt(delivery: Delivery, attempt: Attempt): Delivery {
  const tries = delivery.tries + 1;
  const attempts = [attempt, ...delivery.attempts].slice(0, 10);
  if (isDelivered(attempt)) return { ...delivery, tries, attempts, sendAt: null, state: 'delivered' };
  const isOver = attempt.status === 410 || isTest(delivery.event);
  const wait = isOver ? undefined : retryMs[tries - 1];
  if (wait === undefined) return { ...delivery, tries, attempts, sendAt: null, state: 'given-up' };
  return { ...delivery, tries, attempts, sendAt: attempt.at + wait };
}

/**
 * The endpoint after an attempt: a success ends its failures, long failures and 410 switch it off. A test
 * changes nothing.
 */
export function endpointAfter(
  endpoint: WebhookEndpoint,
  attempt: Attempt,
  event: Pick<HomeEvent, 'type'>,
): WebhookEndpoint {
  if (isTest(event)) return endpoint;
  if (isDelivered(attempt)) return { ...endpoint, failingSince: null };
  const { at } = attempt;
  const failingSince = endpoint.failingSince ?? at;
  if (endpoint.disabled) return { ...endpoint, failingSince };
  if (attempt.status === 410) return { ...endpoint, failingSince, disabled: { at, why: 'gone' } };
  const disabled = at - failingSince >= FAILING_MS ? ({ at, why: 'failing' } as const) : null;
  return { ...endpoint, failingSince, disabled };
}

/** The delivery of a test event to an endpoint that works. */
export function testDelivery(
  { endpointId, organisationId, disabled }: WebhookEndpoint,
  eventId: string,
  at: number,
): Result<Delivery, WebhookRefusal> {
  if (disabled) return refuse('turned-off');
  const event: HomeEvent = { type: testEventType, organisationId, at, data: { homeId: testHomeId } };
  const place = { endpointId, organisationId, eventId, event, at };
  return ok({ ...place, tries: 0, sendAt: at, state: 'waiting', attempts: [] });
}

/** Sends a delivery again, from the first wait on. */
export const redeliver = (delivery: Delivery, now: number): Delivery => ({
  ...delivery,
  tries: 0,
  sendAt: now,
  state: 'waiting',
});

/** The generations whose secrets sign now: the former one too, for a day after a rotation. */
export const signingGenerations = (
  { generation, rotatedAt }: Pick<WebhookEndpoint, 'generation' | 'rotatedAt'>,
  now: number,
): readonly number[] =>
  rotatedAt !== null && now - rotatedAt < WEBHOOK_GRACE_MS ? [generation, generation - 1] : [generation];
