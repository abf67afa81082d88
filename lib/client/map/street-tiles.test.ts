import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('after an archive could not be opened, the next map tries again', async () => {
  const { loadStreets } = await import('./street-tiles');
  const fetched = vi.fn(async () =>
    Response.json({ mapStyleUrl: null, mapTilesUrl: 'https://tiles.example/ny.pmtiles' }),
  );
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal(
    'Worker',
    class {
      onerror: (() => void) | null = null;
      postMessage = () => this.onerror?.();
      terminate = () => {};
    },
  );
  expect(await loadStreets()).toBeNull();
  expect(await loadStreets()).toBeNull();
  expect(fetched).toHaveBeenCalledTimes(2);
});
