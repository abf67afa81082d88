import { useRouter, useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useState, useSyncExternalStore, useTransition } from 'react';
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
  const router = useRouter();
  const hasRoom = useHasRoom();

  useEffect(() => {
    const look = () => setView(viewOfAddress());
    addEventListener('popstate', look);
    return () => removeEventListener('popstate', look);
  }, []);

  // A new view of the same search is no history entry. Writing during a pending search would cancel it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address may have lost it
  useEffect(() => {
    if (view && !isPending) keepInAddress(view);
  }, [view, inAddress, isPending]);

  /** Opens or closes the map as a history entry. */
  const choose = useCallback((isOpen: boolean) => {
    const next = chosenView(isOpen);
    history.pushState(null, '', addressWith(next));
    setView(next);
  }, []);
  const search = useCallback(
    (params: URLSearchParams, next: MapState) => {
      setView(next);
      startTransition(() => router.push(`${routes.properties}${withMap(params, next)}`, { scroll: false }));
    },
    [router],
  );
  const state = view === 'off' ? null : (view ?? (hasRoom ? openedMap : null));
  return { view, state, choose, look: setView, search };
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
