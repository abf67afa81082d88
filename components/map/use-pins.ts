import type { Map as MapLibreMap } from 'maplibre-gl';
import { type RefObject, useEffect, useState } from 'react';
import type { MapPoint } from '@/lib/domain/listing/map-point';
import { createPins, type MapPins } from './map-pins';
import { markCard, watchCards } from './tie-cards';

interface PinsInput {
  readonly map: MapLibreMap | null;
  readonly points: readonly MapPoint[];
  readonly list: RefObject<HTMLElement | null>;
  readonly press: (slugs: readonly string[], pin: HTMLElement) => void;
}

/** Pins for these homes, tied to their cards in the list. */
export function usePins({ map, points, list, press }: PinsInput): void {
  const [pins, setPins] = useState<MapPins | null>(null);
  useEffect(() => {
    if (!map) return setPins(null);
    const made = createPins(map, { press, tie: (slug) => markCard(list.current, slug) });
    setPins(made);
    return watchCards(list.current, made.mark);
  }, [map, list, press]);
  useEffect(() => {
    pins?.show(points);
  }, [pins, points]);
}
