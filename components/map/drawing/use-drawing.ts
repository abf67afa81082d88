import type { Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import { useCallback, useEffect, useState } from 'react';
import { mostCorners, type Point } from '@/lib/domain/search/query/listing-query';
import { showArea } from './area-layer';

/** From three corners on there is an area. */
export const fewestCorners = 3;

/**
 * Drawing an area corner by corner: a press on the map, or Enter for its middle while the arrow keys move it. Without
 * one in the making the map shows `area`.
 */
export function useDrawing(map: MapLibreMap | null, area: readonly Point[]) {
  const [corners, setCorners] = useState<readonly Point[] | null>(null);
  const isDrawing = corners !== null;

  const addMiddle = useCallback(() => {
    const middle = map?.getCenter();
    if (middle) setCorners((before) => withCorner(before, middle));
  }, [map]);
  const undo = useCallback(() => setCorners((before) => before?.slice(0, -1) ?? null), []);
  const stop = useCallback(() => setCorners(null), []);
  const start = useCallback(() => {
    setCorners([]);
    map?.getCanvas().focus();
  }, [map]);

  useEffect(() => {
    if (map) showArea(map, corners ?? area, isDrawing);
  }, [map, corners, area, isDrawing]);

  useEffect(() => {
    if (!map || !isDrawing) return;
    const add = ({ lngLat }: MapMouseEvent) => setCorners((before) => withCorner(before, lngLat));
    const keys: Readonly<Record<string, () => void>> = { Enter: addMiddle, Backspace: undo, Escape: stop };
    const press = (event: KeyboardEvent) => {
      const act = keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    const canvas = map.getCanvas();
    map.getContainer().toggleAttribute('data-drawing', true);
    // On a phone it may be half below the screen.
    map.getContainer().scrollIntoView({ block: 'nearest' });
    map.doubleClickZoom.disable();
    map.on('click', add);
    canvas.addEventListener('keydown', press);
    return () => {
      map.getContainer().toggleAttribute('data-drawing', false);
      map.doubleClickZoom.enable();
      map.off('click', add);
      canvas.removeEventListener('keydown', press);
    };
  }, [map, isDrawing, addMiddle, undo, stop]);

  return { corners, start, addMiddle, undo, stop };
}

interface LngLat {
  readonly lat: number;
  readonly lng: number;
}

function withCorner(corners: readonly Point[] | null, { lat, lng }: LngLat): readonly Point[] {
  const before = corners ?? [];
  return before.length < mostCorners ? [...before, { latitude: lat, longitude: lng }] : before;
}
