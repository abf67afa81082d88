import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Attempt,
  afterAttempt,
  type Delivery,
  endpointAfter,
  FAILING_MS,
  parseEndpointUrl,
  redeliver,
  retryMs,
  type WebhookEndpoint,
} from './webhook';

const event = { type: 'home.sold', organisationId: 'org_a', at: 0, data: { homeId: 'h' } } as const;
const fresh: Delivery = {
  ...{ endpointId: 'e', organisationId: 'org_a', eventId: 'evt', event, at: 0 },
  ...{ tries: 0, sendAt: 0, state: 'waiting', attempts: [] },
};
const endpoint: WebhookEndpoint = {
  ...{ endpointId: 'e', organisationId: 'org_a', url: 'https://bank.example/', types: [], generation: 1 },
  ...{ rotatedAt: null, createdAt: 0, createdBy: 'Mona', failingSince: null, disabled: null },
};
const attempt = (at: number, status: number | null): Attempt => {
  return { at, status, fault: status === null ? 'unreachable' : null, answer: '', tookMs: 1 };
};
const statuses = fc.array(fc.constantFrom(200, 204, 301, 400, 410, 500, null), {
  minLength: 1,
  maxLength: 30,
});

test('whatever a receiver answers, a delivery ends after a success, after 410 or after all retries', () => {
  fc.assert(
    fc.property(statuses, (answers) => {
      let delivery = fresh;
      let at = 0;
      for (const status of answers) {
        if (delivery.sendAt === null) break;
        expect(delivery.sendAt).toBeGreaterThanOrEqual(at);
        at = delivery.sendAt;
        delivery = afterAttempt(delivery, attempt(at, status));
        const isOver = status === 200 || status === 204 || status === 410;
        const isLast = delivery.tries > retryMs.length;
        expect(delivery.sendAt === null).toBe(isOver || isLast);
        expect(delivery.state === 'waiting').toBe(delivery.sendAt !== null);
      }
      expect(redeliver(delivery, at + 1)).toMatchObject({ tries: 0, sendAt: at + 1, state: 'waiting' });
    }),
  );
});

test('an endpoint is switched off only by 410 or by three days without a success', () => {
  const gaps = fc.array(fc.tuple(fc.integer({ min: 1, max: FAILING_MS }), fc.constantFrom(200, 500, null)));
  fc.assert(
    fc.property(gaps, (steps) => {
      let after = endpoint;
      let at = 0;
      let failingSince: number | null = null;
      for (const [gap, status] of steps) {
        at += gap;
        const isOff: boolean = after.disabled !== null;
        after = endpointAfter(after, attempt(at, status), event);
        failingSince = status === 200 ? null : (failingSince ?? at);
        const isLong = failingSince !== null && at - failingSince >= FAILING_MS;
        expect(after.disabled !== null).toBe(isOff || isLong);
      }
      expect(endpointAfter(endpoint, attempt(1, 410), event).disabled).toEqual({ at: 1, why: 'gone' });
    }),
  );
});

test.each([
  ['https://bank.example/hook', 'https://bank.example/hook'],
  [' https://bank.example/hook#part ', 'https://bank.example/hook'],
  ['http://localhost:4000/hook', null],
  ['https://user:pass@bank.example/', null],
  ['ftp://bank.example/', null],
  ['bank.example', null],
  [`https://bank.example/${'x'.repeat(500)}`, null],
])('the address %s is taken as %s', (typed, expected) => {
  const parsed = parseEndpointUrl(typed, false);
  expect(parsed.ok ? parsed.value : null).toBe(expected);
});

test('http is taken only for this machine, in local mode', () => {
  expect(parseEndpointUrl('http://127.0.0.1:4000/', true).ok).toBe(true);
  expect(parseEndpointUrl('http://bank.example/', true).ok).toBe(false);
});
