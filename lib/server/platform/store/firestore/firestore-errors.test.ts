import { GrpcStatus } from 'firebase-admin/firestore';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { BusyError, ConflictError } from '@/lib/server/platform/store/store';
import { answered } from './firestore-errors';
import { keepListening } from './firestore-watch';

afterEach(() => vi.useRealTimers());

const refusal = (code: GrpcStatus) => Object.assign(new Error('refused'), { code });

describe('an error of Firestore', () => {
  test.each([
    GrpcStatus.ALREADY_EXISTS,
    GrpcStatus.FAILED_PRECONDITION,
    GrpcStatus.ABORTED,
    GrpcStatus.NOT_FOUND,
  ])('with code %i in a commit is a ConflictError', async (code) => {
    await expect(answered(Promise.reject(refusal(code)), 'commit')).rejects.toThrow(ConflictError);
  });

  test.each([GrpcStatus.UNAVAILABLE, GrpcStatus.DEADLINE_EXCEEDED, GrpcStatus.RESOURCE_EXHAUSTED])(
    'with code %i is a BusyError',
    async (code) => {
      for (const kind of ['read', 'commit'] as const)
        await expect(answered(Promise.reject(refusal(code)), kind)).rejects.toThrow(BusyError);
    },
  );

  test('is unchanged for a query without its index and for a forbidden commit', async () => {
    const noIndex = refusal(GrpcStatus.FAILED_PRECONDITION);
    await expect(answered(Promise.reject(noIndex), 'read')).rejects.toBe(noIndex);
    const forbidden = refusal(GrpcStatus.PERMISSION_DENIED);
    await expect(answered(Promise.reject(forbidden), 'commit')).rejects.toBe(forbidden);
  });

  test('is a BusyError when there is no answer for eight seconds', async () => {
    vi.useFakeTimers();
    const outcome = expect(answered(new Promise(() => {}), 'commit')).rejects.toThrow(BusyError);
    await vi.advanceTimersByTimeAsync(8_000);
    await outcome;
  });
});

describe('a stream that Firestore ends permanently', () => {
  /** A query whose every listen call fails at once. */
  function aDeadQuery() {
    let listenings = 0;
    const onSnapshot = (_next: unknown, fail?: (error: Error) => void) => {
      listenings++;
      queueMicrotask(() => fail?.(refusal(GrpcStatus.PERMISSION_DENIED)));
      return () => {};
    };
    return { query: { onSnapshot }, count: () => listenings };
  }

  test('is opened again after growing pauses, and each error is reported', async () => {
    vi.useFakeTimers();
    const { query, count } = aDeadQuery();
    const onError = vi.fn();
    const stop = keepListening(query, () => {}, onError);
    await vi.advanceTimersByTimeAsync(1_000);
    const early = count();
    expect(early).toBeGreaterThan(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(count() - early).toBeLessThan(12);
    expect(onError).toHaveBeenCalledTimes(count());
    stop();
  });

  test('is not opened again once nobody listens', async () => {
    vi.useFakeTimers();
    const { query, count } = aDeadQuery();
    const stop = keepListening(
      query,
      () => {},
      () => {},
    );
    await vi.advanceTimersByTimeAsync(1);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(count()).toBe(1);
  });
});
