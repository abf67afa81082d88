import { veil } from './color';
import type { Look } from './look';
import type { Pen, Sheet } from './sheet';
import { at, type Box, box, boxes, copy } from './svg';
import { type Texture, texture } from './textures';

type Hue = 'wall' | 'trim' | 'frame' | 'stone' | 'roof' | 'door' | 'accent' | 'iron';

/**
 * A part of a front that is painted with two colours of its house. The colours are inherited, not written
 * into the shapes, so a row of houses can repeat one drawing in many colours.
 */
export type Layer = { first: Hue; second: Hue; markup: string };

/** The front of a building in units of 5 cm: x from 0 to width, ground at y = 0, upwards negative. */
export type Elevation = {
  width: number;
  height: number;
  layers: readonly Layer[];
  /** Where the way to the door begins. */
  doorX: number;
  /** Centre of the garage or side drive, if there is one. */
  driveX?: number;
};

export function layer(first: Hue, second: Hue, ...markup: readonly string[]): Layer {
  return { first, second, markup: markup.join('') };
}

/** Keeps the drawing in the sheet; the result sets it down, in the colours of a look, as often as wanted. */
export function elevationStamp(sheet: Sheet, { layers }: Elevation) {
  const parts = joined(layers).map((part) => ({ ...part, id: sheet.define('g', '', part.markup) }));
  return (look: Look, x: number, y: number, scale: number): string => {
    const stack = parts.map(({ id, first, second }) =>
      copy(id, 0, 0, `fill="${look[first]}" color="${look[second]}"`),
    );
    return at(x, y, stack.join(''), scale);
  };
}

/** Layers of the same two colours that follow each other, as one. */
function joined(layers: readonly Layer[]): Layer[] {
  const list: Layer[] = [];
  for (const next of layers) {
    const last = list.at(-1);
    const same = last?.first === next.first && last.second === next.second;
    if (same) list[list.length - 1] = { ...next, markup: last.markup + next.markup };
    else list.push(next);
  }
  return list;
}

export function wall({ sheet }: Pen, area: Box, fill: string, name?: Texture): string {
  return boxes([area], fill) + (name ? boxes([area], texture(sheet, name)) : '');
}

/** The soft fall of light over a front: warmer on the sunny side, darker away from it. */
export function modelling({ sheet, look }: Pen, area: Box): string {
  const paint = sheet.gradient(0, 0, 1, 0.25, [
    [0, look.light.glow, 0.2],
    [0.45, look.light.glow, 0],
    [1, look.light.shadow, 0.26],
  ]);
  return boxes([area], paint);
}

/** Parts that lie in shadow. */
export function shade({ look }: Pen, list: readonly Box[], amount = 0.28): string {
  return boxes(list, veil(look.light.shadow, amount));
}

/** Parts that catch the light. */
export function sheen(list: readonly Box[], amount = 0.2): string {
  return boxes(list, veil('#ffffff', amount));
}

export function snowCap({ look }: Pen, x: number, y: number, w: number, depth = 3.4): string {
  return look.snow ? box(x, y - depth + 1, w, depth, '#fdfdfe') : '';
}
