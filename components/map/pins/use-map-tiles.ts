import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useMemo, useState } from 'react';
import { boundsOf } from '@/components/map/map-frame';
import { createMapTiles, type MapTiles, type TileView, tileFetcher } from '@/lib/client/map/map-tiles';
import type { MapPlaces } from '@/lib/domain/map/map-cluster';

interface Loaded {
  readonly tiles: MapTiles;
  /** null until the first tiles have loaded. */
  readonly view: TileView | null;
  readonly status: 'loading' | 'done' | 'failed';
}

/** Delay after a move, since another often follows at once. */
const settleMs = 150;

/** The map's view by tile. `search` is null if the map already has every home of the search. */
export function useMapTiles(map: MapLibreMap | null, search: string | null) {
  const tiles = useMemo(() => (search === null ? null : createMapTiles(tileFetcher(search))), [search]);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    if (map && tiles) return followMap(map, tiles, setLoaded);
  }, [map, tiles, attempt]);
  const current = tiles !== null && loaded?.tiles === tiles ? loaded : null;
  const places: MapPlaces | null = current?.view ?? null;
  return {
    places,
    isLoading: tiles !== null && (current === null || current.status === 'loading'),
    isFailed: current?.status === 'failed',
    retry: () => setAttempt((count) => count + 1),
  };
}

/** Loads the visible tiles now and after each move. Returns a cleanup function. */
function followMap(
  map: MapLibreMap,
  tiles: MapTiles,
  setLoaded: (change: (before: Loaded | null) => Loaded) => void,
): () => void {
  let abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const viewOf = (before: Loaded | null) => (before?.tiles === tiles ? before.view : null);
  const set = (status: Loaded['status'], view?: TileView) =>
    setLoaded((before) => {
      const last = viewOf(before);
      return { tiles, status, view: view && view.key !== last?.key ? view : last };
    });
  const load = () => {
    const { signal } = abort;
    tiles.load(boundsOf(map), map.getZoom(), signal).then(
      (view) => signal.aborted || set('done', view),
      () => signal.aborted || set('failed'),
    );
  };
  const reload = () => {
    abort.abort();
    abort = new AbortController();
    clearTimeout(timer);
    set('loading');
    timer = setTimeout(load, settleMs);
  };
  set('loading');
  load();
  map.on('moveend', reload);
  return () => {
    abort.abort();
    clearTimeout(timer);
    map.off('moveend', reload);
  };
}
