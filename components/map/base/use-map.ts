import type { Map as MapLibreMap } from 'maplibre-gl';
import { type RefObject, useEffect, useState } from 'react';
import type { MapCamera } from '@/components/map/map-state';
import { newMap } from './new-map';

/** A map in that element: null until it can be drawn on; `isMissing` if the browser cannot draw one. */
export function useMap(container: RefObject<HTMLElement | null>, place: MapCamera | null) {
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it begins; what comes later moves it
  useEffect(() => {
    if (!container.current) return;
    let isOver = false;
    let made: MapLibreMap | undefined;
    newMap({ container: container.current, place }).then(
      (map) => {
        made = map;
        if (isOver) return map.remove();
        map.once('style.load', () => setMap(map));
        map.once('load', () => setIsDrawn(true));
      },
      () => setIsMissing(true),
    );
    return () => {
      isOver = true;
      made?.remove();
      setMap(null);
    };
  }, []);
  return { map, isDrawn, isMissing };
}
