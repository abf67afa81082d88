import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import type { MapPlaces } from '@/lib/domain/map/map-cluster';
import { boundsOf, countInView, type InView } from './map-frame';

/** Number of these homes in the map's view. */
export function useInView(map: MapLibreMap | null, places: MapPlaces): InView {
  const [inView, setInView] = useState<InView>({ count: 0, isExact: true });
  useEffect(() => {
    if (!map) return;
    const recount = () => setInView(countInView(places, boundsOf(map)));
    recount();
    map.on('moveend', recount);
    return () => {
      map.off('moveend', recount);
    };
  }, [map, places]);
  return inView;
}
