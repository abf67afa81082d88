import { useContext, useMemo } from 'react';
import { ResultsView } from '@/components/listings/results/results-view';
import { useMyHomes } from '@/lib/client/favorites/my-homes';
import { favoriteSlugs } from '@/lib/domain/favorites/favorites';
import type { MapPoint } from '@/lib/domain/map/map-point';

/** Points without the visitor's hidden homes, unless the list shows those too. */
export function useVisiblePoints(all: readonly MapPoint[]) {
  const { isShown } = useContext(ResultsView);
  const { marks } = useMyHomes();
  const hidden = isShown ? '' : favoriteSlugs(marks, 'hidden').join();
  const points = useMemo(() => {
    if (hidden === '') return all;
    const slugs = new Set(hidden.split(','));
    return all.filter(({ slug }) => !slugs.has(slug));
  }, [all, hidden]);
  return { points, isHiding: hidden !== '' };
}
