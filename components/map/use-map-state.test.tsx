// @vitest-environment jsdom
import { act, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigations } from '@/lib/client/page/progress';
import type { MapState } from './map-state';
import { useMapState } from './use-map-state';

const push = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push }),
  useSearchParams: () => new URLSearchParams(),
}));

let root: Root;
beforeEach(() => {
  root = createRoot(document.createElement('div'));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const at = (zoom: number): MapState => ({
  isSearching: true,
  place: { latitude: 42, longitude: -75, zoom },
});

test('a search that begins while an older view is not yet in the URL is not canceled by writing that view', async () => {
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
  await act(async () => root.render(<View />));
  await act(async () => seen.now?.look(older));
  expect(push).toHaveBeenCalledTimes(1);
  expect(replaced.mock.calls.map(([, , url]) => url)).toEqual(['/?map=42_-75_6']);
});

test('a search of the filters is not canceled by a view that changes meanwhile, which is written afterwards', async () => {
  const replaced = vi.spyOn(history, 'replaceState');
  const seen: { now?: ReturnType<typeof useMapState> } = {};
  const View = () => {
    seen.now = useMapState();
    return null;
  };
  await act(async () => root.render(<View />));
  await act(async () => navigations.set(1));
  await act(async () => seen.now?.look(at(7)));
  expect(replaced).not.toHaveBeenCalled();
  await act(async () => navigations.set(0));
  expect(replaced.mock.calls.map(([, , url]) => url)).toEqual(['/?map=42_-75_7']);
});
