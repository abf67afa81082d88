import type { StyleSpecification } from 'maplibre-gl';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fallBackOnFailure, withPins } from './street-fallback';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const own: StyleSpecification = {
  version: 8,
  sources: { counties: { type: 'geojson', data: '/map/counties.json' } },
  layers: [{ id: 'county-lines', type: 'line', source: 'counties' }],
};
const archive = { source: 'pmtiles://https://tiles.example/ny.pmtiles' };
const style = { style: 'https://tiles.example/style.json', transformRequest: () => undefined };

/** A map that fires what the test says. */
function aMap() {
  const listeners = new Map<string, Set<() => void>>();
  const setStyle = vi.fn();
  const on = (name: string, listener: () => void) =>
    listeners.set(name, new Set([...(listeners.get(name) ?? []), listener]));
  const off = (name: string, listener: () => void) => listeners.get(name)?.delete(listener);
  const fire = (name: string) => {
    for (const listener of [...(listeners.get(name) ?? [])]) listener();
  };
  return { map: { on, off, setStyle }, setStyle, fire };
}

describe('the map falls back to our own base map', () => {
  test('once, when an archive fails after its header', () => {
    const { map, setStyle, fire } = aMap();
    fallBackOnFailure(map, archive, own);
    fire('style.load');
    fire('error');
    fire('error');
    expect(setStyle).toHaveBeenCalledExactlyOnceWith(own, { transformStyle: withPins });
  });

  test('when a style fails, or is silent for 5 seconds', () => {
    const [failed, silent] = [aMap(), aMap()];
    fallBackOnFailure(failed.map, style, own);
    failed.fire('error');
    fallBackOnFailure(silent.map, style, own);
    vi.advanceTimersByTime(5_000);
    for (const { setStyle } of [failed, silent])
      expect(setStyle).toHaveBeenCalledExactlyOnceWith(own, { diff: false });
  });

  test('not after the streets have loaded or the map is gone', () => {
    const [drawn, styled, gone] = [aMap(), aMap(), aMap()];
    fallBackOnFailure(drawn.map, archive, own);
    drawn.fire('load');
    fallBackOnFailure(styled.map, style, own);
    styled.fire('style.load');
    fallBackOnFailure(gone.map, style, own);
    gone.fire('remove');
    vi.advanceTimersByTime(60_000);
    for (const { setStyle, fire } of [drawn, styled, gone]) {
      fire('error');
      expect(setStyle).not.toHaveBeenCalled();
    }
  });

  test('and keeps its pins', () => {
    const before: StyleSpecification = {
      version: 8,
      sources: {
        streets: { type: 'vector', url: archive.source },
        homes: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
      },
      layers: [
        { id: 'background', type: 'background' },
        { id: 'roads', type: 'line', source: 'streets', 'source-layer': 'roads' },
        { id: 'homes', type: 'circle', source: 'homes' },
      ],
    };
    const after = withPins(before, own);
    expect(Object.keys(after.sources)).toEqual(['counties', 'homes']);
    expect(after.layers.map(({ id }) => id)).toEqual(['county-lines', 'homes']);
  });
});
