import { darken, lighten, mix } from '@/lib/sample/drawing/color';
import type { Pen } from '@/lib/sample/drawing/sheet';
import { type Point, path, polygon } from '@/lib/sample/drawing/svg';
import type { Ground } from './aerial';
import type { Mass } from './mass';
import { pitchedRoof } from './pitched-roof';
/** The building as a solid: two walls in view, windows, roof. */
export function block(pen: Pen, ground: Ground, mass: Mass): string {
  const { look } = pen;
  const {
    house: [x, y, w, d],
    eaves,
  } = mass;
  const front = [
    ground(x, y + d),
    ground(x + w, y + d),
    ground(x + w, y + d, eaves),
    ground(x, y + d, eaves),
  ];
  const side = [ground(x + w, y + d), ground(x + w, y), ground(x + w, y, eaves), ground(x + w, y + d, eaves)];
  return [
    polygon(side, darken(look.wall, 0.32)),
    polygon(front, look.wall),
    panes(ground, mass, look.frame, pen),
    roof(pen, ground, mass),
  ].join('');
}

function panes(
  ground: Ground,
  { house: [x, y, w, d], eaves, floors, bays, door }: Mass,
  frame: string,
  { look, random }: Pen,
): string {
  const storey = eaves / floors;
  const shapes: string[] = [];
  const lit: string[] = [];
  const height = ground(0, 0)[1] - ground(0, 0, storey * 0.46)[1];
  const pane = ([ax, ay]: Point, [bx, by]: Point) =>
    `M${ax} ${ay}l${bx - ax} ${by - ay}v${-height}l${ax - bx} ${ay - by}z`;
  for (let floor = 0; floor < floors; floor++) {
    const low = floor * storey + storey * 0.32;
    for (let bay = 0; bay < bays; bay++) {
      const left = x + ((bay + 0.28) * w) / bays;
      const right = x + ((bay + 0.72) * w) / bays;
      if (floor === 0 && door > left - 0.7 && door < right + 0.7) continue;
      const list = random.chance(look.light.lit) ? lit : shapes;
      list.push(pane(ground(left, y + d, low), ground(right, y + d, low)));
    }
    const deep = Math.max(2, Math.round(d / 4));
    for (let bay = 0; bay < deep; bay++) {
      const near = y + d - ((bay + 0.36) * d) / deep;
      const far = y + d - ((bay + 0.64) * d) / deep;
      shapes.push(pane(ground(x + w, near, low), ground(x + w, far, low)));
    }
  }
  const entry = polygon(
    [
      ground(door - 0.6, y + d),
      ground(door + 0.6, y + d),
      ground(door + 0.6, y + d, 2.2),
      ground(door - 0.6, y + d, 2.2),
    ],
    look.door,
    `stroke="${frame}"`,
  );
  return (
    path(shapes.join(''), mix('#2f3a47', look.light.sky[0], 0.25), `stroke="${frame}"`) +
    path(lit.join(''), '#ffd76a', `stroke="${frame}"`) +
    entry
  );
}

function roof(pen: Pen, ground: Ground, mass: Mass): string {
  return mass.roof === 'flat' ? flatRoof(pen, ground, mass) : pitchedRoof(pen, ground, mass);
}

function flatRoof({ look, random }: Pen, ground: Ground, { house: [x, y, w, d], eaves }: Mass): string {
  const top = look.snow ? '#f4f6f9' : mix(look.roof, '#cfcabd', 0.55);
  const ring = (inset: number, z: number) => [
    ground(x + inset, y + inset, z),
    ground(x + w - inset, y + inset, z),
    ground(x + w - inset, y + d - inset, z),
    ground(x + inset, y + d - inset, z),
  ];
  const solid = (bx: number, by: number, bw: number, bd: number, h: number, color: string) =>
    polygon(
      [
        ground(bx + bw, by + bd, eaves),
        ground(bx + bw, by, eaves),
        ground(bx + bw, by, eaves + h),
        ground(bx + bw, by + bd, eaves + h),
      ],
      darken(color, 0.3),
    ) +
    polygon(
      [
        ground(bx, by + bd, eaves),
        ground(bx + bw, by + bd, eaves),
        ground(bx + bw, by + bd, eaves + h),
        ground(bx, by + bd, eaves + h),
      ],
      color,
    ) +
    polygon(
      [
        ground(bx, by, eaves + h),
        ground(bx + bw, by, eaves + h),
        ground(bx + bw, by + bd, eaves + h),
        ground(bx, by + bd, eaves + h),
      ],
      lighten(color, 0.25),
    );
  return [
    polygon(ring(-0.25, eaves + 0.3), look.roof),
    polygon(ring(0.3, eaves + 0.3), darken(top, 0.16)),
    polygon(ring(0.45, eaves), top),
    solid(x + w * 0.2, y + d * 0.3, Math.min(2.6, w * 0.32), 2.8, 1.9, mix(look.wall, '#d8d0c2', 0.3)),
    solid(x + w * 0.72, y + d * random.pick([0.15, 0.6]), 0.9, 0.9, 1.5, '#93553f'),
    w > 10 ? solid(x + w * 0.6, y + d * 0.35, 2.4, 2.4, 2.6, '#8a6f55') : '',
  ].join('');
}
