import { ScriptButton } from '@/components/ui/form/script-button';
import { formatCount } from '@/lib/format';
import { mapPreview as copy } from '@/messages/map/map-preview';
import type { PreviewDot } from './preview-dots';

interface MapPreviewProps {
  readonly dots: readonly PreviewDot[];
  /** Whether the map is on its way. */
  readonly isLoading: boolean;
  /** Called when the pointer enters it. */
  readonly onNear: () => void;
  readonly onPress: () => void;
}

/** A picture of the state with the number of homes by county, until the map is wanted. */
export const MapPreview = ({ dots, isLoading, onNear, onPress }: MapPreviewProps) => (
  <div onPointerEnter={onNear} className="map-preview">
    <ScriptButton onClick={onPress} className="bg-surface">
      {copy.openMap}
    </ScriptButton>
    {isLoading && (
      <span role="status" className="map-preview-loading">
        {copy.loadingMap}
      </span>
    )}
    <p aria-hidden="true" className="map-preview-state">
      {dots.map(([left, top, count]) => (
        <i key={`${left} ${top}`} style={{ left: `${left}%`, top: `${top}%` }}>
          {formatCount(count)}
        </i>
      ))}
    </p>
  </div>
);
