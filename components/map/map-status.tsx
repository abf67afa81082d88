import { Button } from '@/components/ui/button';
import { formatCount, formatPlural } from '@/lib/format';
import type { InView } from './map-frame';

interface MapStatusProps {
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
  readonly inView: InView;
  /** Homes that the search finds, without hidden ones. */
  readonly total: number;
  /** Hidden by the visitor. */
  readonly hidden: number;
  /** Whether some of the hidden homes may be counted in clusters. */
  readonly isHidingInClusters: boolean;
}

/** Below the map: how many homes it shows, that they are loading, or that they did not load. */
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
      {isLoading ? 'Looking for homes…' : inWords(counts)}
    </p>
  );
}

type Counts = Pick<MapStatusProps, 'inView' | 'total' | 'hidden' | 'isHidingInClusters'>;

export function inWords({ inView, total, hidden, isHidingInClusters }: Counts): string {
  const counted = `${inView.isExact ? '' : 'About '}${formatCount(inView.count)}`;
  const found = `${counted} of ${formatPlural(total, 'home')} in view`;
  if (isHidingInClusters) return `${found}. Homes hidden by you are left out, except in clusters.`;
  return `${found}${hidden > 0 ? `, ${formatCount(hidden)} hidden by you` : ''}.`;
}
