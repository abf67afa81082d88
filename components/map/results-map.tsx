import './map.css';
import { useSearchParams } from 'next/navigation';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useMapPoints } from '@/lib/client/use-map-points';
import type { MapPoint } from '@/lib/domain/listing/map-point';
import { asFound, emptyQuery, parseListingQuery, toSearchParams } from '@/lib/domain/search/listing-query';
import { formatCount, formatPlural } from '@/lib/format';
import { DrawingBar } from './drawing-bar';
import { MapLegend } from './map-legend';
import { MapLoading } from './map-loading';
import type { MapState } from './map-state';
import { NoMap } from './no-map';
import { PinPopup } from './pin-popup';
import { SearchBar } from './search-bar';
import { useDrawing } from './use-drawing';
import { useInView } from './use-in-view';
import { useMap } from './use-map';
import { useMapPlace } from './use-map-place';
import { usePins } from './use-pins';
import { useShownPoints } from './use-shown-points';
import { ZoomButtons } from './zoom-buttons';

interface ResultsMapProps {
  readonly state: MapState;
  /** Another look at the same search. */
  readonly look: (state: MapState) => void;
  readonly search: (params: URLSearchParams, state: MapState) => void;
  readonly list: RefObject<HTMLElement | null>;
}

/** What a search finds as pins, beside its list. */
export function ResultsMap({ state, look, search, list }: ResultsMapProps) {
  const params = useSearchParams();
  const query = useMemo(() => parseListingQuery(params).query, [params]);
  const wanted = toSearchParams({ ...asFound(query), bounds: null, sort: emptyQuery.sort }).toString();
  const { found, isFailed, again } = useMapPoints(wanted);
  const container = useRef<HTMLDivElement>(null);
  const { map, isDrawn, isMissing } = useMap(container, state.place);
  const [pressed, setPressed] = useState<{ readonly slugs: readonly string[]; readonly pin: HTMLElement }>();
  const press = useCallback((slugs: readonly string[], pin: HTMLElement) => setPressed({ slugs, pin }), []);
  const close = useCallback(() => {
    setPressed((before) => {
      if (before?.pin.isConnected) before.pin.focus();
      return undefined;
    });
  }, []);
  const all = found?.points ?? noPoints;
  const points = useShownPoints(all);
  const inView = useInView(map, points);
  usePins({ map, points, list, press });
  const hidden = all.length - points.length;
  const drawing = useDrawing(map, query.area);
  const isDrawing = drawing.corners !== null;
  const place = useMapPlace({ map, state, look, search, query, found, isDrawing });
  const finish = () => {
    place.searchArea(drawing.corners ?? []);
    drawing.stop();
  };
  useEffect(() => {
    if (isDrawing) setPressed(undefined);
  }, [isDrawing]);

  if (isMissing) return <NoMap points={points} />;
  return (
    <section aria-label="Map of the homes found">
      <a
        href={`#${AFTER}`}
        className="sr-only focus:not-sr-only focus:inline-block focus:py-2 focus:font-medium focus:underline"
      >
        Skip the map
      </a>
      <div className="mb-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        {drawing.corners ? (
          <DrawingBar {...drawing} count={drawing.corners.length} finish={finish} />
        ) : (
          <SearchBar
            isSearching={state.isSearching}
            hasArea={query.area.length > 0}
            setIsSearching={(isSearching) => look({ ...state, isSearching })}
            searchHere={place.searchHere}
            draw={drawing.start}
            removeArea={() => place.searchArea([])}
          />
        )}
      </div>
      <div className="relative">
        <div ref={container} className="map h-map rounded border border-line" />
        {!isDrawn && <MapLoading isBegun={map !== null} className="absolute inset-0" />}
        {map && <ZoomButtons map={map} />}
        {isDrawing && <Crosshair />}
        {pressed && map && (
          <PinPopup
            key={pressed.slugs.join()}
            map={map}
            points={points.filter(({ slug }) => pressed.slugs.includes(slug))}
            close={close}
          />
        )}
      </div>
      <div id={AFTER} tabIndex={-1} className="mt-3 space-y-2">
        <MapLegend />
        {isFailed ? (
          <p role="alert" className="flex flex-wrap items-center gap-3 text-sm">
            The homes did not reach the map.
            <Button size="small" onClick={again}>
              Try again
            </Button>
          </p>
        ) : (
          <p role="status" className="text-sm text-text-muted">
            {found
              ? `${formatCount(inView)} of ${formatPlural(points.length, 'home')} in view${hidden > 0 ? `, ${formatCount(hidden)} hidden by you` : ''}.${cutNote(found)}`
              : 'Looking for homes…'}
          </p>
        )}
      </div>
    </section>
  );
}

/** What the map leaves out of a very long list. */
const cutNote = ({ total, points }: { readonly total: number; readonly points: readonly MapPoint[] }) =>
  total > points.length
    ? ` The map shows ${formatCount(points.length)} of ${formatCount(total)} homes. Narrow your search to see every one.`
    : '';

const AFTER = 'after-map';
const noPoints: readonly MapPoint[] = [];

/** Where Enter sets a corner. */
const Crosshair = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 32 32"
    className="pointer-events-none absolute left-1/2 top-1/2 size-8 -translate-x-1/2 -translate-y-1/2 fill-none stroke-primary stroke-2"
  >
    <path d="M16 2v28M2 16h28" />
  </svg>
);
