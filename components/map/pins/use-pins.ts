import type { Map as MapLibreMap } from 'maplibre-gl';
import { type RefObject, useEffect, useState } from 'react';
import { highlightCard, watchCards } from '@/components/map/link-cards';
import type { MapPlaces } from '@/lib/domain/map/map-cluster';
import { createPins, type MapPins } from './map-pins';
import type { PinnedPlace } from './pinned-place';

interface PinsInput {
  readonly map: MapLibreMap | null;
  readonly places: MapPlaces;
  readonly list: RefObject<HTMLElement | null>;
  readonly press: (place: PinnedPlace, pin: HTMLElement) => void;
}

/** Pins of these homes and clusters, linked to the cards in the list. */
export function usePins({ map, places, list, press }: PinsInput): void {
  const [pins, setPins] = useState<MapPins | null>(null);
  useEffect(() => {
    if (!map) return setPins(null);
    const made = createPins(map, { press, tie: (slug) => highlightCard(list.current, slug) });
    setPins(made);
    return watchCards(list.current, made.mark);
  }, [map, list, press]);
  useEffect(() => {
    pins?.show(places);
  }, [pins, places]);
}
