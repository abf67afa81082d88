import { useRouter, useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore, useTransition } from 'react';
import { useCell } from '@/lib/client/page/cell';
import { navigations, useProgressWhile } from '@/lib/client/page/progress';
import { routes } from '@/lib/routes';
import {
  MAP_PARAM,
  type MapState,
  type MapView,
  openedMap,
  parseMapView,
  withMap,
  writeMapView,
} from './map-state';

/** Map state in this page's URL, null while closed. Links that do not set it keep it. */
export function useMapState() {
  const inAddress = useSearchParams().get(MAP_PARAM);
  const [view, setView] = useState(() => parseMapView(inAddress));
  const [isPending, startTransition] = useTransition();
  useProgressWhile(isPending);
  const router = useRouter();
  const hasRoom = useHasRoom();
  const latest = useRef(view);
  const look = useCallback((next: MapView) => {
    latest.current = next;
    setView(next);
  }, []);

  useEffect(() => {
    const lookBack = () => look(viewOfAddress());
    addEventListener('popstate', lookBack);
    return () => removeEventListener('popstate', lookBack);
  }, [look]);

  // A new view of the same search is no history entry. Writing during a pending search, also one of the filters,
  // would cancel it, and the effect of an older view can run after the search began.
  const isNavigating = useCell(navigations, 0) > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address may have lost it
  useEffect(() => {
    if (view && view === latest.current && !isPending && navigations.get() === 0) keepInAddress(view);
  }, [view, inAddress, isPending, isNavigating]);

  /** Opens or closes the map as a history entry. */
  const choose = useCallback(
    (isOpen: boolean) => {
      const next = chosenView(isOpen);
      history.pushState(null, '', addressWith(next));
      look(next);
    },
    [look],
  );
  const search = useCallback(
    (params: URLSearchParams, next: MapState) => {
      look(next);
      startTransition(() => router.push(`${routes.properties}${withMap(params, next)}`, { scroll: false }));
    },
    [router, look],
  );
  const state = view === 'off' ? null : (view ?? (hasRoom ? openedMap : null));
  return { view, state, choose, look, search };
}

const room = '(min-width: 991px)';

/** True if list and map are side by side; false on the server, which cannot know. */
const useHasRoom = (): boolean =>
  useSyncExternalStore(
    watchRoom,
    () => matchMedia(room).matches,
    () => false,
  );

function watchRoom(take: () => void): () => void {
  const query = matchMedia(room);
  query.addEventListener('change', take);
  return () => query.removeEventListener('change', take);
}

/** The default for the available width stays out of the URL. */
function chosenView(isOpen: boolean): MapView {
  if (isOpen === matchMedia(room).matches) return null;
  return isOpen ? openedMap : 'off';
}

const viewOfAddress = (): MapView => parseMapView(new URLSearchParams(location.search).get(MAP_PARAM));

function keepInAddress(view: MapState | 'off'): void {
  const written = new URLSearchParams(location.search).get(MAP_PARAM);
  if (written !== writeMapView(view)) history.replaceState(null, '', addressWith(view));
}

const addressWith = (view: MapView): string =>
  `${location.pathname}${withMap(new URLSearchParams(location.search), view)}`;
