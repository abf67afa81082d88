import { afterEach, expect, test, vi } from 'vitest';
import { openStreetArchive } from './street-archive';

afterEach(() => {
  vi.useRealTimers();
});

test('an archive that does not answer within 5 seconds cannot be opened', async () => {
  vi.useFakeTimers();
  let isAborted = false;
  const opened = openStreetArchive(
    'https://tiles.example/ny.pmtiles',
    ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          isAborted = true;
          reject(signal.reason);
        });
      }),
  );
  const refusal = expect(opened).rejects.toThrow('no answer');
  await vi.advanceTimersByTimeAsync(4_999);
  expect(isAborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await refusal;
  expect(isAborted).toBe(true);
});
