import { useContext, useMemo } from 'react';
import { HiddenShown } from '@/components/listing/hidden-shown';
import { useMyHomes } from '@/lib/client/my-homes';
import { slugsMarked } from '@/lib/domain/listing/home-marks';
import type { MapPlaces } from '@/lib/domain/listing/map-cluster';

/** Without the homes that the visitor has hidden, unless the list shows those too. Clusters still count them. */
export function useShownPlaces(places: MapPlaces) {
  const { isShown } = useContext(HiddenShown);
  const { marks } = useMyHomes();
  const hidden = isShown ? '' : slugsMarked(marks, 'hidden').join();
  const shown: MapPlaces = useMemo(() => {
    if (hidden === '') return places;
    const slugs = new Set(hidden.split(','));
    return { points: places.points.filter(({ slug }) => !slugs.has(slug)), clusters: places.clusters };
  }, [places, hidden]);
  return { shown, isHiding: hidden !== '' };
}
