import type { Map as MapLibreMap } from 'maplibre-gl';
import { type RefObject, useEffect, useState } from 'react';
import type { MapPlace } from './map-state';
import { newMap } from './new-map';

/** A map in that element: null until it is drawn, `isMissing` where the browser cannot draw one. */
export function useMap(container: RefObject<HTMLElement | null>, place: MapPlace | null) {
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it begins; what comes later moves it
  useEffect(() => {
    if (!container.current) return;
    let isOver = false;
    let made: MapLibreMap | undefined;
    newMap({ container: container.current, place }).then(
      (map) => {
        made = map;
        if (isOver) map.remove();
        else map.once('style.load', () => setMap(map));
      },
      () => setIsMissing(true),
    );
    return () => {
      isOver = true;
      made?.remove();
      setMap(null);
    };
  }, []);
  return { map, isMissing };
}
