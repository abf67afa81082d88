'use client';

import { useState } from 'react';
import { MapLoading } from '@/components/map/map-loading';
import { ScriptButton } from '@/components/ui/form/script-button';
import { PinIcon } from '@/components/ui/icons';
import { useLoaded } from '@/lib/client/page/use-loaded';
import { pinMap as copy } from '@/messages/map/pin-map';

/** In degrees. */
export interface Pin {
  readonly latitude: number;
  readonly longitude: number;
}

export interface PinMapProps {
  readonly pin: Pin | null;
  /** Initial view while there is no pin; null: the whole state. */
  readonly middle: Pin | null;
  readonly onMove: (pin: Pin | null) => void;
}

/** Map to set a home's pin. Loads nothing until it is opened. */
export function PinMap(props: PinMapProps) {
  const [isOpen, setIsOpen] = useState(false);
  const view = useLoaded(() => import('./pin-map-view'), isOpen);
  if (!isOpen)
    return (
      <ScriptButton onClick={() => setIsOpen(true)}>
        <PinIcon />
        {props.pin ? copy.movePinMap : copy.setPinMap}
      </ScriptButton>
    );
  return view ? <view.PinMapView {...props} /> : <MapLoading className="relative h-96" />;
}
