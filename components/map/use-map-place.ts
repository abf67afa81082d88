import type { Map as MapLibreMap } from 'maplibre-gl';
import { useCallback, useEffect, useRef } from 'react';
import { placeOf } from '@/components/map/base/new-map';
import type { MapPlaces } from '@/lib/domain/map/map-cluster';
import { type ListingQuery, type Point, toSearchParams } from '@/lib/domain/search/query/listing-query';
import { boundsOf, frameOf, hasHomeInView } from './map-frame';
import { isSameView, type MapCamera, type MapState } from './map-state';

interface MapPlaceInput {
  readonly map: MapLibreMap | null;
  readonly state: MapState;
  readonly look: (state: MapState) => void;
  readonly search: (params: URLSearchParams, state: MapState) => void;
  readonly query: ListingQuery;
  readonly found: MapPlaces | null;
  readonly isDrawing: boolean;
}

/** Delay after a move, long enough for the next one to begin. */
const settleMs = 500;

/** Keeps the map, the URL and, if enabled, the search in sync. */
export function useMapView(input: MapPlaceInput) {
  const { map, state, query, found } = input;
  const latest = useRef(input);
  /** Moved by the visitor and not yet in the URL. */
  const isMoving = useRef(false);
  /** The URL the map wrote. The map may have moved on by the time it arrives, to show a whole card. */
  const sent = useRef<MapCamera | null>(null);
  useEffect(() => {
    latest.current = input;
  });

  const searchFor = useCallback((change: Partial<ListingQuery>) => {
    const { map: its, state: now, search, query } = latest.current;
    if (!its) return;
    isMoving.current = false;
    sent.current = placeOf(its);
    search(toSearchParams({ ...query, ...change, page: 1 }), { ...now, place: sent.current });
  }, []);
  const searchHere = useCallback(() => {
    if (latest.current.map) searchFor({ bounds: boundsOf(latest.current.map) });
  }, [searchFor]);
  const searchArea = useCallback((area: readonly Point[]) => searchFor({ area, bounds: null }), [searchFor]);

  // Results outside the view are brought into view, unless the visitor searched exactly this view.
  useEffect(() => {
    if (!map || !found) return;
    const { state: now, look, query: its } = latest.current;
    const isOutside = !hasHomeInView(found, boundsOf(map));
    if (!its.bounds && now.place && isOutside) look({ ...now, place: null });
  }, [map, found]);

  // Back and forward navigation.
  const { place } = state;
  useEffect(() => {
    const isSent = place !== null && sent.current !== null && isSameView(place, sent.current);
    if (!isSent) sent.current = null;
    if (!map || !place || isSent || isMoving.current || isSameView(place, placeOf(map))) return;
    map.jumpTo({ center: [place.longitude, place.latitude], zoom: place.zoom });
  }, [map, place]);

  // A search that is framed by its results.
  useEffect(() => {
    if (map && found && !place && !isMoving.current) showFound(map, query, found);
  }, [map, place, found, query]);

  useEffect(() => {
    if (!map) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (event: Move) => {
      if (!isByVisitor(event)) return;
      clearTimeout(timer);
      isMoving.current = true;
    };
    const settle = (event: Move) => {
      if (!isByVisitor(event)) return;
      const { state: now, look, query, isDrawing } = latest.current;
      if (now.isSearching && query.area.length === 0 && !isDrawing) timer = setTimeout(searchHere, settleMs);
      else {
        isMoving.current = false;
        look({ ...now, place: placeOf(map) });
      }
    };
    map.on('movestart', wait);
    map.on('moveend', settle);
    return () => {
      clearTimeout(timer);
      map.off('movestart', wait);
      map.off('moveend', settle);
    };
  }, [map, searchHere]);

  return { searchHere, searchArea };
}

interface Move {
  readonly originalEvent?: unknown;
  readonly isByVisitor?: boolean;
}
const isByVisitor = ({ originalEvent, isByVisitor = false }: Move): boolean =>
  Boolean(originalEvent) || isByVisitor;

function showFound(map: MapLibreMap, query: ListingQuery, found: MapPlaces): void {
  const frame = frameOf(query, found);
  if (frame) map.fitBounds(frame, { padding: 32, maxZoom: 13, duration: 0 });
}
