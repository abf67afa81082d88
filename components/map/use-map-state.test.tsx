// @vitest-environment jsdom
import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { MapState } from './map-state';
import { useMapState } from './use-map-state';

const push = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push }),
  useSearchParams: () => new URLSearchParams(),
}));

afterEach(() => vi.unstubAllGlobals());

const at = (zoom: number): MapState => ({
  isSearching: true,
  place: { latitude: 42, longitude: -75, zoom },
});

test('a search that begins while an older view is not yet in the URL is not canceled by writing that view', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const replaced = vi.spyOn(history, 'replaceState');
  const [older, searched] = [at(5), at(6)];
  const seen: { now?: ReturnType<typeof useMapState> } = {};
  const View = () => {
    const map = useMapState();
    seen.now = map;
    const { view, search } = map;
    // Before the effects of this render.
    useLayoutEffect(() => {
      if (view === older) search(new URLSearchParams('county=kings'), searched);
    }, [view, search]);
    return null;
  };
  await act(async () => createRoot(document.createElement('div')).render(<View />));
  await act(async () => seen.now?.look(older));
  expect(push).toHaveBeenCalledTimes(1);
  expect(replaced.mock.calls.map(([, , url]) => url)).toEqual(['/?map=42_-75_6']);
});
