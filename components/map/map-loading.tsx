import { classNames } from '@/components/ui/class-names';
import { Skeleton } from '@/components/ui/skeleton';
import { mapLoading as copy } from '@/messages/map/map-loading';

interface MapLoadingProps {
  readonly className: string;
  /** True if part of the map is visible behind it. */
  readonly isBegun?: boolean;
}

/** Placeholder until the map is drawn. */
export const MapLoading = ({ className, isBegun = false }: MapLoadingProps) => (
  <p
    role="status"
    className={classNames('pointer-events-none flex items-start justify-center pt-24 text-sm', className)}
  >
    {!isBegun && <Skeleton className="absolute inset-0" />}
    <span className="relative rounded bg-surface px-3 py-1.5">{copy.loadingMap}</span>
  </p>
);
