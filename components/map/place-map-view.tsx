import './map.css';
import { Marker } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { CountyMap } from '@/components/search/county-map';
import { Notice } from '@/components/ui/notice';
import type { PlaceMapProps } from './place-map';
import { useMap } from './use-map';
import { ZoomButtons } from './zoom-buttons';

export function PlaceMapView({ latitude, longitude, countySlug, address }: PlaceMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const { map, isMissing } = useMap(container, { latitude, longitude, zoom: 10 });
  useEffect(() => {
    if (!map) return;
    const element = document.createElement('div');
    element.className = 'place-mark';
    element.role = 'img';
    element.ariaLabel = address;
    new Marker({ element, anchor: 'bottom' }).setLngLat([longitude, latitude]).addTo(map);
    map.getCanvas().focus();
  }, [map, latitude, longitude, address]);
  if (isMissing)
    return (
      <>
        <Notice tone="warning" title="This browser cannot draw the map">
          It needs WebGL, which is switched off or missing here. This is the county in the state.
        </Notice>
        <CountyMap counts={{ [countySlug]: 1 }} className="mt-4 w-full max-w-md" />
      </>
    );
  return (
    <div className="relative">
      <div ref={container} className="map h-96 rounded border border-line" />
      {map && <ZoomButtons map={map} />}
    </div>
  );
}
