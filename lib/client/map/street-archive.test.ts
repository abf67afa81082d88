import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStreetArchive, toArchive } from './street-archive';
import type { LoadStreets } from './street-loader';

const url = 'https://tiles.example/ny.pmtiles';
let aborted: string[] = [];

/** Never answers. */
const hang: LoadStreets = ({ range = '', signal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => {
      aborted.push(range);
      reject(signal.reason);
    });
  });

beforeEach(() => {
  aborted = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('an archive that does not answer within 5 seconds cannot be opened', async () => {
  const refusal = expect(openStreetArchive(url, hang)).rejects.toThrow('no answer');
  await vi.advanceTimersByTimeAsync(4_999);
  expect(aborted).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await refusal;
  expect(aborted).toEqual(['bytes=0-16383']);
});

test('a range that does not arrive within 10 seconds fails, so that the map is not kept waiting', async () => {
  const { signal } = new AbortController();
  const refusal = expect(toArchive(url, hang).source.getBytes(100, 50, signal)).rejects.toThrow('no answer');
  await vi.advanceTimersByTimeAsync(9_999);
  expect(aborted).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await refusal;
  expect(aborted).toEqual(['bytes=100-149']);
});

test('a range that the map no longer needs is not waited for', async () => {
  const gone = new AbortController();
  const refusal = expect(toArchive(url, hang).source.getBytes(0, 9, gone.signal)).rejects.toThrow('left');
  gone.abort(new Error('left'));
  await refusal;
  expect([aborted, vi.getTimerCount()]).toEqual([['bytes=0-8'], 0]);
});
