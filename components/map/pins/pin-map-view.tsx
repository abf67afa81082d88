import { pinMapView as copy } from '@/messages/map/pin-map-view';
import '@/components/map/map.css';
import { type LngLat, Marker } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMap } from '@/components/map/base/use-map';
import { MapLoading } from '@/components/map/map-loading';
import { NoMapNotice } from '@/components/map/place/no-map';
import { ZoomButtons } from '@/components/map/place/zoom-buttons';
import { Button } from '@/components/ui/button';
import type { PinMapProps } from './pin-map';

/** Map to set a pin by a click, by dragging, or with the arrow keys, which move the map under its center. */
export function PinMapView({ pin, middle, onMove }: PinMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const start = pin ?? middle;
  const { map, isDrawn, isMissing } = useMap(container, start && { ...start, zoom: pin ? 15 : 12 });
  const move = useEffectEvent(({ lat, lng }: LngLat) =>
    onMove({ latitude: toFive(lat), longitude: toFive(lng) }),
  );
  const marker = useRef<Marker>(null);
  useEffect(() => {
    if (!map) return;
    const element = document.createElement('div');
    element.className = 'place-mark';
    const made = new Marker({ element, anchor: 'bottom', draggable: true });
    made.on('dragend', () => move(made.getLngLat()));
    map.on('click', ({ lngLat }) => move(lngLat));
    map.getCanvas().focus();
    marker.current = made;
  }, [map]);
  const { latitude: north, longitude: east } = middle ?? {};
  // The ZIP code may be saved after the map was opened.
  const showMiddle = useEffectEvent((center: [number, number]) => {
    if (!pin) map?.jumpTo({ center, zoom: 12 });
  });
  useEffect(() => {
    if (map && north !== undefined && east !== undefined) showMiddle([east, north]);
  }, [map, north, east]);
  const { latitude, longitude } = pin ?? {};
  useEffect(() => {
    if (!map || !marker.current) return;
    if (latitude === undefined || longitude === undefined) marker.current.remove();
    else marker.current.setLngLat([longitude, latitude]).addTo(map);
  }, [map, latitude, longitude]);
  if (isMissing) return <NoMapNotice>{copy.enterLatitudeLongitude}</NoMapNotice>;
  return (
    <div>
      <p className="mb-3 text-text-muted">{copy.clickTapHomes}</p>
      <div className="relative">
        <div ref={container} className="map h-96 rounded border border-line" />
        {!isDrawn && <MapLoading isBegun={map !== null} className="absolute inset-0" />}
        {map && (
          <>
            <span aria-hidden="true" className={cross} />
            <ZoomButtons map={map} />
          </>
        )}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {map && <Button onClick={() => move(map.getCenter())}>{copy.placePinCross}</Button>}
        {pin && <Button onClick={() => onMove(null)}>{copy.removePin}</Button>}
        <p role="status" className="text-sm tabular-nums text-text-muted">
          {pin && copy.pin({ latitude: pin.latitude, longitude: pin.longitude })}
        </p>
      </div>
    </div>
  );
}

/** About one meter. */
const toFive = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;

const cross =
  'pointer-events-none absolute left-1/2 top-1/2 size-5 -translate-x-1/2 -translate-y-1/2 before:absolute before:inset-x-0 before:top-1/2 before:h-px before:bg-primary after:absolute after:inset-y-0 after:left-1/2 after:w-px after:bg-primary';
