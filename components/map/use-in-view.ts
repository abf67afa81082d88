import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import type { MapPoint } from '@/lib/domain/listing/map-point';
import { boundsOf, isWithin } from './map-frame';

/** How many of these homes lie where the map looks. */
export function useInView(map: MapLibreMap | null, points: readonly MapPoint[]): number {
  const [inView, setInView] = useState(0);
  useEffect(() => {
    if (!map) return;
    const recount = () => setInView(countInView(map, points));
    recount();
    map.on('moveend', recount);
    return () => {
      map.off('moveend', recount);
    };
  }, [map, points]);
  return inView;
}

export function countInView(map: MapLibreMap, points: readonly MapPoint[]): number {
  const view = boundsOf(map);
  return points.filter((point) => isWithin(view, point)).length;
}
