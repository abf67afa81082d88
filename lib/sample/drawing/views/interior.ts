import { darken, lighten } from '@/lib/sample/drawing/color';
import type { Building } from '@/lib/sample/drawing/draw-picture';
import type { Pen } from '@/lib/sample/drawing/sheet';
import { line, polygon, polyline, repeat } from '@/lib/sample/drawing/svg';
import { kitchenParts } from './kitchen';
import { livingParts } from './living-room';
import { type Room, roomOf } from './room';
import { shopFloor } from './shop-floor';
/** A room in one-point perspective: a living room, a kitchen, or the floor of a shop. */
export function interior(pen: Pen, building: Building): string {
  const room = roomOf(pen);
  const open = building === 'commercial' || building === 'mixed-use';
  const kitchen = pen.random.chance(0.4);
  return (
    shell(pen, room) +
    (open
      ? shopFloor(pen, room, building)
      : kitchen
        ? kitchenParts(pen, room, building)
        : livingParts(pen, room, building))
  );
}

function shell({ sheet, look }: Pen, room: Room): string {
  const { spot, wide, high, deep } = room;
  const corner = (x: number, y: number, z: number) => spot(x, y, z);
  const left = [corner(0, 0, 0), corner(0, high, 0), corner(0, high, deep), corner(0, 0, deep)];
  const right = [corner(wide, 0, 0), corner(wide, high, 0), corner(wide, high, deep), corner(wide, 0, deep)];
  const floor = [corner(0, 0, 0), corner(wide, 0, 0), corner(wide, 0, deep), corner(0, 0, deep)];
  const ceiling = [
    corner(0, high, 0),
    corner(wide, high, 0),
    corner(wide, high, deep),
    corner(0, high, deep),
  ];
  const back = [corner(0, 0, deep), corner(wide, 0, deep), corner(wide, high, deep), corner(0, high, deep)];
  const boards = repeat(15, (i) =>
    polyline([corner((i * wide) / 14, 0, 0), corner((i * wide) / 14, 0, deep)]),
  ).join('');
  const wall = room.wall;
  const fall = sheet.gradient(0, 0, 1, 0, [
    [0, look.light.shadow, 0.2],
    [1, look.light.shadow, 0],
  ]);
  const moulding = (y: number, depth: number) =>
    polygon(
      [
        corner(0, y, 0),
        corner(0, y, deep),
        corner(wide, y, deep),
        corner(wide, y, 0),
        corner(wide, y - depth, 0),
        corner(wide, y - depth, deep),
        corner(0, y - depth, deep),
        corner(0, y - depth, 0),
      ],
      '#fbf7ee',
    );
  return [
    polygon(ceiling, lighten(wall, 0.72)),
    polygon(back, wall),
    polygon(left, darken(wall, 0.1)) + polygon(left, fall),
    polygon(right, lighten(wall, 0.14)),
    polygon(floor, room.floor),
    line(boards, darken(room.floor, 0.35), 1.4, 'opacity=".5"'),
    moulding(0.16, 0.16),
    moulding(high, 0.12),
  ].join('');
}
