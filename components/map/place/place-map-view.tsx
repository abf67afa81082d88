import { placeMapView as copy } from '@/messages/map/place-map-view';
import '@/components/map/map.css';
import { Marker } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { useMap } from '@/components/map/base/use-map';
import { MapLoading } from '@/components/map/map-loading';
import { CountyMap } from '@/components/search/county-map';
import { NoMapNotice } from './no-map';
import type { PlaceMapProps } from './place-map';
import { ZoomButtons } from './zoom-buttons';

export function PlaceMapView({ latitude, longitude, countySlug, address, isApproximate }: PlaceMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const { map, isDrawn, isMissing } = useMap(container, { latitude, longitude, zoom: 10 });
  useEffect(() => {
    if (!map) return;
    const element = document.createElement('div');
    element.className = 'place-mark';
    element.role = 'img';
    element.ariaLabel = isApproximate ? copy.approximateLocation({ address }) : address;
    new Marker({ element, anchor: 'bottom' }).setLngLat([longitude, latitude]).addTo(map);
    // Without them the open map would catch every scroll across it.
    map.cooperativeGestures.enable();
  }, [map, latitude, longitude, address, isApproximate]);
  if (isMissing)
    return (
      <>
        <NoMapNotice>{copy.whereCountyState}</NoMapNotice>
        <CountyMap counts={{ [countySlug]: 1 }} className="mt-4 w-full max-w-md" />
      </>
    );
  return (
    <div className="relative">
      <div ref={container} className="map h-56 rounded border border-line" />
      {!isDrawn && <MapLoading isBegun={map !== null} className="absolute inset-0" />}
      {map && <ZoomButtons map={map} />}
    </div>
  );
}
