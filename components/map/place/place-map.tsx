'use client';

import { useEffect, useRef, useState } from 'react';
import { useLoaded } from '@/lib/client/page/use-loaded';
import { placeMap as copy } from '@/messages/map/place-map';

export interface PlaceMapProps {
  readonly latitude: number;
  readonly longitude: number;
  readonly countySlug: string;
  readonly address: string;
  readonly isApproximate: boolean;
}

/** One home on the map, which loads when half of its place is in view. */
export function PlaceMap(place: PlaceMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  const view = useLoaded(() => import('./place-map-view'), isSeen);
  useEffect(() => whenSeen(frame.current, () => setIsSeen(true)), []);
  return (
    <div ref={frame} className="needs-script no-print h-56 rounded bg-surface-muted">
      {view ? (
        <view.PlaceMapView {...place} />
      ) : (
        isSeen && (
          <p role="status" className="grid h-full place-items-center">
            {copy.loadingMap}
          </p>
        )
      )}
    </div>
  );
}

function whenSeen(element: HTMLElement | null, act: () => void) {
  if (!element) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      act();
    },
    { threshold: 0.5 },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
