'use client';

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { ResultsView } from '@/components/listings/results/results-view';
import { MapPreview } from '@/components/map/preview/map-preview';
import type { PreviewDot } from '@/components/map/preview/preview-dots';
import { useHydrated } from '@/components/ui/form/use-hydrated';
import { useLoaded } from '@/lib/client/page/use-loaded';
import { usePageLoaded } from '@/lib/client/page/use-page-loaded';
import { resultsLayout as copy } from '@/messages/map/results-layout';
import type { MapView } from './map-state';
import { useMapState } from './use-map-state';

interface ResultsLayoutProps {
  /** The search and its filters. */
  readonly bar: ReactNode;
  readonly dots: readonly PreviewDot[];
  readonly children: ReactNode;
}

/** Remembered for later searches of this visit. */
let wasMapUsed = false;

/**
 * The bar above list and map. The map is next to the list if there is room, else it replaces the list on
 * request. Its code loads when the pointer enters its place, on a press, or when the URL has a view of it.
 */
export function ResultsLayout({ bar, dots, children }: ResultsLayoutProps) {
  const { view, state, choose, look, search } = useMapState();
  const list = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  const isBesideMap = view !== 'off';
  const resultsView = useMemo(() => ({ isShown, setIsShown, isBesideMap }), [isShown, isBesideMap]);
  const [isUsed, setIsUsed] = useState(wasMapUsed);
  const wasPressed = useRef(false);
  const isPageLoaded = usePageLoaded();
  const isWanted = state !== null && (isUsed || view !== null);
  const map = useLoaded(() => import('./results-map'), isWanted && isPageLoaded);
  const isReady = map !== null && isWanted;

  const use = () => {
    wasMapUsed = true;
    setIsUsed(true);
  };
  const press = () => {
    wasPressed.current = true;
    use();
  };
  useEffect(() => {
    // The pressed button has made way for the map.
    if (isReady && wasPressed.current) pane.current?.focus();
    wasPressed.current = false;
  }, [isReady]);

  return (
    <div className="results" data-map={view === null ? 'auto' : view === 'off' ? view : 'on'}>
      <div className="results-bar no-print">
        {bar}
        <MapSwitch
          view={view}
          choose={(isMap) => {
            if (isMap) use();
            choose(isMap);
          }}
        />
      </div>
      <ResultsView value={resultsView}>
        <div className="results-split">
          <div ref={list} className="results-list">
            {children}
          </div>
          {isBesideMap && (
            <div ref={pane} tabIndex={-1} className="map-pane">
              {isReady ? (
                <map.ResultsMap state={state} look={look} search={search} list={list} />
              ) : (
                <MapPreview dots={dots} isLoading={isWanted} onNear={use} onPress={press} />
              )}
            </div>
          )}
        </div>
      </ResultsView>
    </div>
  );
}

interface MapSwitchProps {
  readonly view: MapView;
  readonly choose: (isMap: boolean) => void;
}

/** Shows or hides the map next to the list; on a phone, switches between the two. */
function MapSwitch({ view, choose }: MapSwitchProps) {
  const isHydrated = useHydrated();
  return (
    <>
      <button
        type="button"
        disabled={!isHydrated}
        onClick={() => choose(view === 'off')}
        className="needs-script filter-button for-wide"
      >
        {view === 'off' ? copy.showMap : copy.hideMap}
      </button>
      <button
        type="button"
        disabled={!isHydrated}
        onClick={() => choose(view === null || view === 'off')}
        className="needs-script filter-button for-narrow"
      >
        {view === null || view === 'off' ? copy.map : copy.list}
      </button>
    </>
  );
}
