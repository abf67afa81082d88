import type { Map as MapLibreMap } from 'maplibre-gl';
import { TerraDraw, TerraDrawFreehandMode, TerraDrawModeUndoRedo, TerraDrawPolygonMode } from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import { lookOf } from '@/components/map/base/own-style';
import { fewestCorners, mostCorners, type Point } from '@/lib/domain/search/query/listing-query';
import { simplifyRing } from './simplify-ring';

/** Drawn corner by corner, or freehand in one stroke. */
export type DrawingMode = 'polygon' | 'freehand';

interface AreaToolEvents {
  readonly onCount: (corners: number) => void;
  /** Called when a stroke ends, the first or last corner is pressed again, or `finish` is called. */
  readonly onClose: (area: readonly Point[]) => void;
}

export type AreaTool = ReturnType<typeof newAreaTool>;

/** Draws or shows one area on the map. */
export function newAreaTool(map: MapLibreMap, { onCount, onClose }: AreaToolEvents) {
  const draw = new TerraDraw({
    adapter: new TerraDrawMapLibreGLAdapter({ map, prefixId: 'area' }),
    modes: modesOf(lookOf(map.getContainer()).text),
    undoRedo: { modeLevel: new TerraDrawModeUndoRedo() },
  });
  const rings = () =>
    draw
      .getSnapshot()
      .flatMap(({ id, geometry, properties }) =>
        geometry.type === 'Polygon' && id ? [{ id, properties, ring: geometry.coordinates[0] ?? [] }] : [],
      );
  const corners = () => {
    const drawn = rings().find(({ properties }) => properties.currentlyDrawing);
    const count = Number(drawn?.properties.committedCoordinateCount ?? 0);
    return toPoints(drawn?.ring.slice(0, count) ?? []);
  };
  function clear() {
    draw.setMode('static');
    draw.removeFeatures(rings().map(({ id }) => id));
  }
  function start(mode: DrawingMode) {
    clear();
    draw.setMode(mode);
  }
  function show(area: readonly Point[]) {
    clear();
    const line = area.map(({ latitude, longitude }) => [longitude, latitude]);
    const [first] = line;
    if (!first) return;
    const geometry = { type: 'Polygon' as const, coordinates: [[...line, first]] };
    draw.addFeatures([{ type: 'Feature', geometry, properties: { mode: 'freehand' } }]);
  }

  draw.start();
  draw.on('change', () => onCount(corners().length));
  draw.on('finish', (id, { mode }) => {
    const ring = rings().find((each) => each.id === id)?.ring ?? [];
    const drawn = toPoints(ring.slice(0, -1));
    const area = mode === 'freehand' ? simplifyRing(drawn, mostCorners) : drawn;
    // The second click of the closing double click would zoom the map.
    setTimeout(() => (area.length < fewestCorners ? start('freehand') : onClose(area)));
  });
  return {
    start,
    show,
    addMiddle: () => press(map.getCanvas()),
    undo: () => draw.undo(),
    finish: () => onClose(corners()),
    remove: () => draw.stop(),
  };
}

const toPoints = (ring: readonly (readonly number[])[]): readonly Point[] =>
  ring.map(([longitude = 0, latitude = 0]) => ({ latitude, longitude }));

function modesOf(color: string) {
  if (!isHexColor(color)) throw new Error(`${color} is not a hex color`);
  const line = { fillColor: color, fillOpacity: 0.08, outlineColor: color, outlineWidth: 2.5 };
  const corner = { coordinatePointColor: color, coordinatePointWidth: 5, coordinatePointOutlineWidth: 0 };
  const closing = { closingPointColor: color, closingPointWidth: 6, closingPointOutlineWidth: 2 };
  return [
    new TerraDrawPolygonMode({
      keyEvents: null,
      pointerDistance: 20,
      showCoordinatePoints: true,
      styles: { ...line, ...corner, ...closing },
      // A ring has an extra point for the pointer, and repeats the first one at its end.
      validation: ({ geometry }) => ({
        valid: geometry.type === 'Polygon' && (geometry.coordinates[0] ?? []).length <= mostCorners + 2,
      }),
    }),
    new TerraDrawFreehandMode({
      keyEvents: null,
      drawInteraction: 'click-drag',
      minDistance: 8,
      styles: { ...line, ...closing },
    }),
  ];
}

const isHexColor = (color: string): color is `#${string}` => color.startsWith('#');

/** Same as a mouse click in the middle of the map. */
function press(canvas: HTMLElement): void {
  const { x, y, width, height } = canvas.getBoundingClientRect();
  const middle = { clientX: x + width / 2, clientY: y + height / 2, isPrimary: true };
  for (const type of ['pointerdown', 'pointerup']) canvas.dispatchEvent(new PointerEvent(type, middle));
}
