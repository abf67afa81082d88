import { revalidatePath } from 'next/cache';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markStale, refreshPages } from './cache';

const purge = vi.mocked(revalidatePath);
const page = '/properties/a';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  // The first call also purges the pages of the build.
  refreshPages();
});
afterEach(() => vi.useRealTimers());

function purgedAfter(ms: number): unknown[] {
  vi.advanceTimersByTime(ms);
  purge.mockClear();
  refreshPages();
  return purge.mock.calls.map(([path]) => path);
}

test('a stale page is purged again after 2 s and 10 s, in case a render was in progress', () => {
  markStale(page);
  expect([0, 1_999, 1, 9_999, 1, 60_000].map(purgedAfter)).toEqual([[page], [], [page], [], [page], []]);
});

test('a page that changes between two purges restarts its schedule', () => {
  markStale(page);
  expect(purgedAfter(0)).toEqual([page]);
  markStale(page);
  expect([500, 1_000, 1_000, 10_000, 60_000].map(purgedAfter)).toEqual([[page], [], [page], [page], []]);
});
