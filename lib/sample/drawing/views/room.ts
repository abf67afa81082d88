import { darken, lighten, mix } from '@/lib/sample/drawing/color';
import type { Pen } from '@/lib/sample/drawing/sheet';
import { type Point, polygon } from '@/lib/sample/drawing/svg';

type Place = readonly [x: number, y: number, z: number];

/** A room in metres: x from the left wall, y up from the floor, z away from the viewer. */
export type Room = {
  wide: number;
  high: number;
  deep: number;
  wall: string;
  floor: string;
  /** Where a place in the room appears in the picture. */
  spot(x: number, y: number, z: number): readonly [number, number];
  /** A box by its near lower left corner and its size. */
  cuboid(corner: Place, size: Place, color: string): string;
};

const eye = { x: 2.5, y: 1.42, distance: 1.9, focus: 930, horizon: 420 };

export function roomOf({ look, random }: Pen): Room {
  const tint = (color: string) => mix(color, look.light.ambient, look.light.strength * 0.6);
  const spot: Room['spot'] = (x, y, z) => {
    const scale = eye.focus / (z + eye.distance);
    return [Math.round(600 + (x - eye.x) * scale), Math.round(eye.horizon - (y - eye.y) * scale)];
  };
  return {
    wide: 5,
    high: random.pick([2.75, 2.95]),
    deep: 4.4,
    wall: tint(random.pick(['#e9e0d0', '#d5dbd0', '#cfd8de', '#e6d5c3', '#dcd8d2'])),
    floor: tint(random.pick(['#b98d62', '#a3764f', '#c9a67c', '#8d6a50'])),
    spot,
    cuboid: (corner, size, color) => cuboid(spot, corner, size, color),
  };
}

function cuboid(spot: Room['spot'], [x, y, z]: Place, [w, h, d]: Place, color: string): string {
  const face = (points: readonly Place[], paint: string) =>
    polygon(
      points.map((place): Point => spot(...place)),
      paint,
    );
  const side = (at: number) =>
    face(
      [
        [at, y, z],
        [at, y + h, z],
        [at, y + h, z + d],
        [at, y, z + d],
      ],
      darken(color, 0.24),
    );
  return [
    y + h < eye.y
      ? face(
          [
            [x, y + h, z],
            [x + w, y + h, z],
            [x + w, y + h, z + d],
            [x, y + h, z + d],
          ],
          lighten(color, 0.22),
        )
      : '',
    y > eye.y
      ? face(
          [
            [x, y, z],
            [x + w, y, z],
            [x + w, y, z + d],
            [x, y, z + d],
          ],
          darken(color, 0.3),
        )
      : '',
    x > eye.x ? side(x) : '',
    x + w < eye.x ? side(x + w) : '',
    face(
      [
        [x, y, z],
        [x + w, y, z],
        [x + w, y + h, z],
        [x, y + h, z],
      ],
      color,
    ),
  ].join('');
}
