import type { Map as MapLibreMap } from 'maplibre-gl';
import { visitorMove, wholeState } from '@/components/map/base/new-map';
import { zoomButtons as copy } from '@/messages/map/zoom-buttons';

/** Placed where no toast covers them: toasts appear at the top right, on phones across the top. */
export function ZoomButtons({ map }: { readonly map: MapLibreMap }) {
  return (
    <div className="absolute left-2 top-2 flex flex-col divide-y divide-line overflow-hidden rounded border border-primary bg-surface max-sm:bottom-16 max-sm:top-auto">
      <button type="button" className={button} onClick={() => map.zoomIn({}, visitorMove)}>
        <Sign path="M12 5v14M5 12h14" />
        <span className="sr-only">{copy.zoomIn}</span>
      </button>
      <button type="button" className={button} onClick={() => map.zoomOut({}, visitorMove)}>
        <Sign path="M5 12h14" />
        <span className="sr-only">{copy.zoomOut}</span>
      </button>
      <button
        type="button"
        className={button}
        onClick={() => map.fitBounds(wholeState, { padding: 16 }, visitorMove)}
      >
        <Sign path="M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5" />
        <span className="sr-only">{copy.showWholeState}</span>
      </button>
    </div>
  );
}

const button = 'flex size-10 items-center justify-center hover:bg-surface-muted';

const Sign = ({ path }: { readonly path: string }) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-none stroke-current stroke-2">
    <path d={path} />
  </svg>
);
