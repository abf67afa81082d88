import { ScriptButton } from '@/components/ui/form/script-button';
import { formatCount } from '@/lib/format';
import { mapPreview as copy } from '@/messages/map/map-preview';
import type { PreviewDot } from './preview-dots';

interface MapPreviewProps {
  readonly dots: readonly PreviewDot[];
  /** Called when the pointer enters it. */
  readonly onNear: () => void;
  readonly onPress: () => void;
}

/** A picture of the state with the number of homes by county, until the map is wanted. */
export const MapPreview = ({ dots, onNear, onPress }: MapPreviewProps) => (
  <div onPointerEnter={onNear} className="map-preview">
    <ScriptButton onClick={onPress} className="bg-surface">
      {copy.showMap}
    </ScriptButton>
    <p aria-hidden="true" className="map-preview-state">
      {dots.map(([left, top, count]) => (
        <i key={`${left} ${top}`} style={{ left: `${left}%`, top: `${top}%` }}>
          {formatCount(count)}
        </i>
      ))}
    </p>
  </div>
);
