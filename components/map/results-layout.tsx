'use client';

import { type ReactNode, useMemo, useRef, useState } from 'react';
import { HiddenHomesVisibility } from '@/components/favorites/hidden-homes-visibility';
import { useLoaded } from '@/lib/client/page/use-loaded';
import { usePageLoaded } from '@/lib/client/page/use-page-loaded';
import { resultsLayout as copy } from '@/messages/map/results-layout';
import { MapLoading } from './map-loading';
import { useMapState } from './use-map-state';

interface ResultsLayoutProps {
  readonly title: ReactNode;
  readonly filters: ReactNode;
  readonly children: ReactNode;
}

/**
 * Filters, list and map. The map is next to the list if there is room, else it replaces the list on request.
 */
export function ResultsLayout({ title, filters, children }: ResultsLayoutProps) {
  const { view, state, choose, look, search } = useMapState();
  const list = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  const visibility = useMemo(() => ({ isShown, setIsShown }), [isShown]);
  const isOpen = state !== null;
  const isPageLoaded = usePageLoaded();
  const map = useLoaded(() => import('./results-map'), isOpen && isPageLoaded);
  return (
    <div data-map={view === null ? 'auto' : view === 'off' ? view : 'on'}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        {title}
        <ViewSwitch isMap={isOpen} choose={choose} />
      </div>
      <HiddenHomesVisibility value={visibility}>
        <div className={grid}>
          {filters}
          <div ref={list} className="min-w-0">
            {children}
          </div>
          {view !== 'off' && (
            <div className="map-pane min-w-0 pt-5 md:sticky md:top-0 md:self-start">
              {state && map ? (
                <map.ResultsMap state={state} look={look} search={search} list={list} />
              ) : (
                <MapLoading className="relative mt-14 h-map" />
              )}
            </div>
          )}
        </div>
      </HiddenHomesVisibility>
    </div>
  );
}

const grid =
  'mt-6 grid grid-cols-1 gap-x-10 border-t-2 border-primary md:grid-cols-[264px_minmax(0,1fr)] lg:grid-cols-[288px_minmax(0,1fr)] lg:gap-x-12 with-map:gap-x-8 with-map:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] with-map:lg:grid-cols-[264px_minmax(0,5fr)_minmax(0,6fr)]';

interface ViewSwitchProps {
  readonly isMap: boolean;
  readonly choose: (isMap: boolean) => void;
}

/** Pressing the current view does nothing. */
function ViewSwitch({ isMap, choose }: ViewSwitchProps) {
  return (
    <fieldset className="needs-script no-print flex">
      <legend className="sr-only">{copy.view}</legend>
      <button type="button" aria-pressed={!isMap} onClick={() => isMap && choose(false)} className={half}>
        {copy.list}
      </button>
      <button type="button" aria-pressed={isMap} onClick={() => isMap || choose(true)} className={half}>
        <span className="hidden md:inline">{copy.listAndMap}</span>
        <span className="md:hidden">{copy.map}</span>
      </button>
    </fieldset>
  );
}

const half =
  'min-h-11 min-w-20 border border-primary px-4 text-sm font-medium first-of-type:rounded-l last-of-type:-ml-px last-of-type:rounded-r hover:bg-surface-muted aria-pressed:bg-primary aria-pressed:text-surface focus-visible:relative';
