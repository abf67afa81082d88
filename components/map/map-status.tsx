import { Button } from '@/components/ui/button';
import { formatCount, formatPlural } from '@/lib/format';
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
        The homes did not reach the map.
        <Button size="small" onClick={retry}>
          Try again
        </Button>
      </p>
    );
  return (
    <p role="status" className="text-sm text-text-muted">
      {isLoading ? 'Looking for homes…' : mapStatusText(counts)}
    </p>
  );
}

type Counts = Pick<MapStatusProps, 'inView' | 'total' | 'hidden' | 'isHidingInClusters'>;

export function mapStatusText({ inView, total, hidden, isHidingInClusters }: Counts): string {
  const counted = `${inView.isExact ? '' : 'About '}${formatCount(inView.count)}`;
  const found = `${counted} of ${formatPlural(total, 'home')} in view`;
  if (isHidingInClusters) return `${found}. Homes hidden by you are left out, except in clusters.`;
  return `${found}${hidden > 0 ? `, ${formatCount(hidden)} hidden by you` : ''}.`;
}
