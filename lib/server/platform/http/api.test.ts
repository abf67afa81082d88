import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { BusyError } from '@/lib/server/platform/store/store';
import { apiRoute } from './api';

process.env.LOCAL_MODE = '1';
const respondTo = (thrown: unknown) =>
  apiRoute({}, () => Promise.reject(thrown))(new Request('http://localhost:3000/api/x'), {
    params: Promise.resolve({}),
  });

it('a store that does not answer gives a 503 with the time to retry the request', async () => {
  // As from another bundle: the same name, but another class.
  const foreign = Object.assign(new Error('no answer'), { name: 'BusyError' });
  for (const error of [new BusyError('no answer'), foreign]) {
    const response = await respondTo(error);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ reason: 'busy', status: 503 });
  }
});

it('any other error gives a 500 without internal details', async () => {
  const response = await respondTo(new Error('secret place'));
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('secret place');
});

it('a client that hangs up causes no 500 and no log line', async () => {
  const lines = [
    vi.spyOn(process.stderr, 'write').mockReturnValue(true),
    vi.spyOn(process.stdout, 'write').mockReturnValue(true),
  ];
  const hungUp = new AbortController();
  const broken = new ReadableStream({
    pull(controller) {
      hungUp.abort();
      controller.error(new Error('aborted'));
    },
  });
  const request = (body: BodyInit) =>
    new Request('http://localhost:3000/api/x', {
      ...{ method: 'POST', body, duplex: 'half' },
      signal: hungUp.signal,
    });
  const route = { params: Promise.resolve({}) };
  const whileSending = await apiRoute({ body: z.object({}) }, async () => new Response())(
    request(broken),
    route,
  );
  const whileWaiting = await apiRoute({}, () => Promise.reject(new Error('aborted')))(request('{}'), route);
  const logged = lines.flatMap(({ mock }) => mock.calls.map(String));
  vi.restoreAllMocks();
  expect([whileSending.status, whileWaiting.status]).toEqual([499, 499]);
  expect(logged).toEqual([]);
});

it('a stream that fails at its start is answered like a failed handler, with a request id and a log line', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const failing = new ReadableStream({ pull: (controller) => controller.error(new BusyError('no answer')) });
  const headers = { 'content-type': 'text/csv' };
  const route = apiRoute({}, async () => new Response(failing, { headers }));
  const response = await route(new Request('http://localhost:3000/api/x'), { params: Promise.resolve({}) });
  const logged = log.mock.calls.map(String).join('');
  vi.restoreAllMocks();
  expect(response.status).toBe(503);
  expect(response.headers.get('x-request-id')).toBeTruthy();
  expect(logged).toContain('"status":503');
});
