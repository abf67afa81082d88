import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStreetLoader } from './street-loader';

/** The workers started by a test, which answer nothing by themselves. */
let workers: FakeWorker[] = [];
class FakeWorker {
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly postMessage = vi.fn();
  readonly terminate = vi.fn();
  constructor() {
    workers.push(this);
  }
}

beforeEach(() => {
  workers = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

const url = 'https://tiles.example/1.pbf';

test('a worker that fails to load rejects all requests, and the next request starts another', async () => {
  const load = createStreetLoader();
  const requests = Promise.allSettled([load({ url }), load({ url })]);
  workers[0]?.onerror?.();
  expect((await requests).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = load({ url });
  workers[1]?.onmessage?.({ data: { id: 3, body: new ArrayBuffer(4), cacheControl: null } });
  expect((await next).data.byteLength).toBe(4);
  expect(workers.length).toBe(2);
});

test('a request with an aborted signal is rejected and never sent', async () => {
  const load = createStreetLoader();
  await expect(load({ url, signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow('gone');
  expect(workers.length).toBe(0);
});

test('an abort rejects the request and stops it in the worker', async () => {
  const load = createStreetLoader();
  const abort = new AbortController();
  const request = load({ url, signal: abort.signal });
  abort.abort(new Error('gone'));
  await expect(request).rejects.toThrow('gone');
  expect(workers[0]?.postMessage).toHaveBeenLastCalledWith({ id: 1 });
});
