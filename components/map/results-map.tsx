import { resultsMap as copy } from '@/messages/map/results-map';
import './map.css';
import { useSearchParams } from 'next/navigation';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useMap } from '@/components/map/base/use-map';
import { DrawingBar } from '@/components/map/drawing/drawing-bar';
import { useDrawing } from '@/components/map/drawing/use-drawing';
import { PinPopup } from '@/components/map/pins/pin-popup';
import { listHref, type PinnedPlace } from '@/components/map/pins/pinned-place';
import { useMapTiles } from '@/components/map/pins/use-map-tiles';
import { usePins } from '@/components/map/pins/use-pins';
import { useVisiblePoints } from '@/components/map/pins/use-visible-points';
import { NoMap } from '@/components/map/place/no-map';
import { ZoomButtons } from '@/components/map/place/zoom-buttons';
import { useMapPoints } from '@/lib/client/map/use-map-points';
import { countByCounty } from '@/lib/domain/map/map-answer';
import type { MapPlaces } from '@/lib/domain/map/map-cluster';
import {
  emptyQuery,
  parseListingQuery,
  toResultQuery,
  toSearchParams,
} from '@/lib/domain/search/query/listing-query';
import { MapLegend } from './map-legend';
import { MapLoading } from './map-loading';
import { MapSearchBar } from './map-search-bar';
import type { MapState } from './map-state';
import { MapStatus } from './map-status';
import { useInView } from './use-in-view';
import { useMapView } from './use-map-place';

interface ResultsMapProps {
  readonly state: MapState;
  /** URL of another view of the same search. */
  readonly look: (state: MapState) => void;
  readonly search: (params: URLSearchParams, state: MapState) => void;
  readonly list: RefObject<HTMLElement | null>;
}

/** Search results as pins, next to the list. */
export function ResultsMap({ state, look, search, list }: ResultsMapProps) {
  const params = useSearchParams();
  const query = useMemo(() => parseListingQuery(params).query, [params]);
  const wanted = toSearchParams({ ...toResultQuery(query), bounds: null, sort: emptyQuery.sort }).toString();
  const whole = useMapPoints(wanted);
  const { found } = whole;
  const container = useRef<HTMLDivElement>(null);
  const { map, isDrawn, isMissing } = useMap(container, state.place);
  const [pressed, setPressed] = useState<{ readonly place: PinnedPlace; readonly pin: HTMLElement }>();
  const press = useCallback((place: PinnedPlace, pin: HTMLElement) => setPressed({ place, pin }), []);
  const close = useCallback(() => {
    setPressed((before) => {
      if (before?.pin.isConnected) before.pin.focus();
      return undefined;
    });
  }, []);
  const isOverview = found !== null && found.clusters.length > 0;
  const tiles = useMapTiles(map, isOverview ? found.search : null);
  const all = tiles.places ?? found ?? nothing;
  const { points, isHiding } = useVisiblePoints(all.points);
  const places = useMemo(() => ({ points, clusters: all.clusters }), [points, all.clusters]);
  const inView = useInView(map, places);
  usePins({ map, places, list, press });
  const hidden = isOverview ? 0 : all.points.length - points.length;
  const { drawing, setMode } = useDrawing({
    map,
    area: query.area,
    onDrawn: (area) => place.searchArea(area),
  });
  const isDrawing = drawing !== null;
  const place = useMapView({ map, state, look, search, query, found, isDrawing });
  useEffect(() => {
    if (isDrawing) setPressed(undefined);
  }, [isDrawing]);

  if (isMissing)
    return (
      <div className="h-full overflow-y-auto p-4">
        <NoMap counts={isOverview ? found.counties : countByCounty(points)} />
      </div>
    );
  return (
    <section aria-label={copy.mapResults} className="results-map">
      <a
        href={`#${AFTER}`}
        className="sr-only focus:not-sr-only focus:inline-block focus:py-2 focus:font-medium focus:underline"
      >
        {copy.skipMap}
      </a>
      <div className="results-map-bar">
        {drawing ? (
          <DrawingBar drawing={drawing} setMode={setMode} />
        ) : (
          <MapSearchBar
            isSearching={state.isSearching}
            hasArea={query.area.length > 0}
            setIsSearching={(isSearching) => look({ ...state, isSearching })}
            searchHere={place.searchHere}
            draw={setMode}
            removeArea={() => place.searchArea([])}
          />
        )}
      </div>
      <MapLegend />
      <div className="relative min-h-0 flex-1">
        <div ref={container} className="map h-full" />
        {!isDrawn && <MapLoading isBegun={map !== null} className="absolute inset-0" />}
        {map && <ZoomButtons map={map} />}
        {drawing?.mode === 'polygon' && <Crosshair />}
        {pressed && map && (
          <PinPopup
            key={Object.values(pressed.place.bounds).join()}
            map={map}
            place={pressed.place}
            href={listHref(query, pressed.place)}
            close={close}
          />
        )}
      </div>
      <div id={AFTER} tabIndex={-1} className="px-4 py-2">
        <MapStatus
          isLoading={found === null || tiles.isLoading}
          isFailed={whole.isFailed || tiles.isFailed}
          retry={whole.isFailed ? whole.retry : tiles.retry}
          inView={inView}
          total={(found?.total ?? 0) - hidden}
          hidden={hidden}
          isHidingInClusters={isOverview && isHiding}
        />
      </div>
    </section>
  );
}

const AFTER = 'after-map';
const nothing: MapPlaces = { points: [], clusters: [] };

/** Marks where Enter sets a corner. */
const Crosshair = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 32 32"
    className="pointer-events-none absolute left-1/2 top-1/2 size-8 -translate-x-1/2 -translate-y-1/2 fill-none stroke-primary stroke-2"
  >
    <path d="M16 2v28M2 16h28" />
  </svg>
);
