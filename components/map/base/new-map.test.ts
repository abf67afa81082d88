// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { newMap } from './new-map';

const made = vi.hoisted(() => vi.fn());
vi.mock('maplibre-gl', () => ({
  AttributionControl: class {},
  setWorkerUrl: () => undefined,
  Map: class {
    touchZoomRotate = { disableRotation: () => undefined };
    keyboard = { disableRotation: () => undefined };
    addControl = () => undefined;
    once = () => undefined;
    constructor(options: unknown) {
      made(options);
    }
  },
}));
vi.mock('@/lib/client/map/street-tiles', () => ({ loadStreets: async () => null }));

test('a map is drawn once its stylesheet has arrived, in the stylesheet’s colors', async () => {
  vi.useFakeTimers();
  const container = document.createElement('div');
  document.body.append(container);
  const map = newMap({ container, place: null });
  await vi.advanceTimersByTimeAsync(500);
  expect(made).not.toHaveBeenCalled();

  container.style.setProperty('--map-land', '#f5f5f2');
  await vi.advanceTimersByTimeAsync(100);
  await map;
  expect(made).toHaveBeenCalledOnce();
  const land = { id: 'land', type: 'background', paint: { 'background-color': '#f5f5f2' } };
  expect(made.mock.calls[0]?.[0]).toMatchObject({ style: { layers: expect.arrayContaining([land]) } });
  vi.useRealTimers();
});
