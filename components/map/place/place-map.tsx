'use client';

import { useState } from 'react';
import { ScriptButton } from '@/components/ui/form/script-button';
import { PinIcon } from '@/components/ui/icons';
import { useLoaded } from '@/lib/client/page/use-loaded';
import { placeMap as copy } from '@/messages/map/place-map';

export interface PlaceMapProps {
  readonly latitude: number;
  readonly longitude: number;
  readonly countySlug: string;
  readonly address: string;
  readonly isApproximate: boolean;
}

/** One home on the map. Loads nothing until it is opened. */
export function PlaceMap(place: PlaceMapProps) {
  const [isOpen, setIsOpen] = useState(false);
  const view = useLoaded(() => import('./place-map-view'), isOpen);
  if (view) return <view.PlaceMapView {...place} />;
  if (isOpen)
    return (
      <p role="status" className="grid h-96 place-items-center bg-surface-muted text-sm">
        {copy.loadingMap}
      </p>
    );
  return (
    <ScriptButton className="no-print" onClick={() => setIsOpen(true)}>
      <PinIcon />
      {copy.showMap}
    </ScriptButton>
  );
}
