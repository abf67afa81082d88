import { useContext, useMemo } from 'react';
import { HiddenShown } from '@/components/listing/hidden-shown';
import { useMyHomes } from '@/lib/client/my-homes';
import { slugsMarked } from '@/lib/domain/listing/home-marks';
import type { MapPoint } from '@/lib/domain/listing/map-point';

/** Without the homes that the visitor has hidden, unless the list shows those too. */
export function useShownPoints(points: readonly MapPoint[]): readonly MapPoint[] {
  const { isShown } = useContext(HiddenShown);
  const { marks } = useMyHomes();
  const hidden = isShown ? '' : slugsMarked(marks, 'hidden').join();
  return useMemo(() => {
    if (hidden === '') return points;
    const slugs = new Set(hidden.split(','));
    return points.filter(({ slug }) => !slugs.has(slug));
  }, [points, hidden]);
}
