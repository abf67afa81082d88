import { Button } from '@/components/ui/button';
import { formatCount } from '@/lib/format';
import { mapStatus as copy } from '@/messages/map/map-status';
import type { InView } from './map-frame';

interface MapStatusProps {
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
  readonly inView: InView;
  /** Homes found by the search, without hidden ones. */
  readonly total: number;
  /** Hidden by the visitor. */
  readonly hidden: number;
  /** True if clusters may include some of the hidden homes. */
  readonly isHidingInClusters: boolean;
}

/** Status under the map: number of homes shown, loading, or failed. */
export function MapStatus({ isLoading, isFailed, retry, ...counts }: MapStatusProps) {
  if (isFailed)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 text-sm">
        {copy.couldntLoadHomes}
        <Button size="small" onClick={retry}>
          {copy.tryAgain}
        </Button>
      </p>
    );
  return (
    <p role="status" className="text-sm text-text-muted">
      {isLoading ? copy.loadingHomes : mapStatusText(counts)}
    </p>
  );
}

type Counts = Pick<MapStatusProps, 'inView' | 'total' | 'hidden' | 'isHidingInClusters'>;

export function mapStatusText({ inView, total, hidden, isHidingInClusters }: Counts): string {
  const view = { accuracy: inView.isExact ? 'exact' : 'about', shown: formatCount(inView.count), total };
  if (isHidingInClusters) return copy.viewClusters(view);
  return hidden > 0 ? copy.viewHidden({ ...view, hidden: formatCount(hidden) }) : copy.otherHomesView(view);
}
