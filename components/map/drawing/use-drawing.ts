import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLoaded } from '@/lib/client/page/use-loaded';
import type { Point } from '@/lib/domain/search/query/listing-query';
import type { AreaTool, DrawingMode } from './area-tool';

interface DrawingInput {
  readonly map: MapLibreMap | null;
  /** Area to show while none is being drawn. */
  readonly area: readonly Point[];
  readonly onDrawn: (area: readonly Point[]) => void;
}

/** The area in progress: drawing mode and number of corners. */
export interface Drawing {
  readonly tool: AreaTool;
  readonly mode: DrawingMode;
  readonly count: number;
}

/**
 * Draws an area. The tool's code loads when an area is drawn or shown. On the keyboard, Enter sets a corner
 * in the middle of the map.
 */
export function useDrawing({ map, area, onDrawn }: DrawingInput) {
  const [mode, setMode] = useState<DrawingMode | null>(null);
  const [count, setCount] = useState(0);
  const [tool, setTool] = useState<AreaTool | null>(null);
  const loaded = useLoaded(() => import('./area-tool'), mode !== null || area.length > 0);
  const isDrawing = tool !== null && mode !== null;

  const onClose = useEffectEvent((drawn: readonly Point[]) => {
    setMode(null);
    onDrawn(drawn);
  });
  // Remove the tool before an earlier effect removes the map.
  useLayoutEffect(() => {
    if (!map || !loaded) return;
    const made = loaded.newAreaTool(map, { onCount: setCount, onClose: (drawn) => onClose(drawn) });
    setTool(made);
    return () => {
      made.remove();
      setTool(null);
    };
  }, [map, loaded]);

  useEffect(() => {
    if (mode) tool?.start(mode);
  }, [tool, mode]);
  useEffect(() => {
    if (!isDrawing) tool?.show(area);
  }, [tool, isDrawing, area]);

  useEffect(() => {
    if (!map || !tool || !isDrawing) return;
    const keys: Readonly<Record<string, () => void>> = {
      Enter: tool.addMiddle,
      Backspace: tool.undo,
      Escape: () => setMode(null),
    };
    const press = (event: KeyboardEvent) => {
      const act = keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    const canvas = map.getCanvas();
    map.getContainer().toggleAttribute('data-drawing', true);
    // On a phone the map may be half off screen.
    map.getContainer().scrollIntoView({ block: 'nearest' });
    canvas.focus();
    canvas.addEventListener('keydown', press);
    return () => {
      map.getContainer().toggleAttribute('data-drawing', false);
      canvas.removeEventListener('keydown', press);
    };
  }, [map, tool, isDrawing]);

  const drawing: Drawing | null = tool && mode ? { tool, mode, count } : null;
  return { drawing, setMode };
}
