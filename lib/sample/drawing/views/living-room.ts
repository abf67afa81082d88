import { darken, lighten, mix } from '@/lib/sample/drawing/color';
import type { Building } from '@/lib/sample/drawing/draw-picture';
import type { Pen } from '@/lib/sample/drawing/sheet';
import { at, ellipse, line, path, polygon, polyline } from '@/lib/sample/drawing/svg';
import { farWindow } from './far-window';
import type { Room } from './room';
import { glow, plant } from './room-things';
import { bookcase, cabinet } from './storage';
export function livingParts(pen: Pen, room: Room, building: Building): string {
  const { random, look } = pen;
  const { cuboid, spot, deep, wide } = room;
  const cloth = random.pick(['#6f8a86', '#4f6680', '#b98a64', '#8a8f76', '#a65f4c']);
  const rug = random.pick(['#d8cbb3', '#b7c0bd', '#c9a98b', '#a9b2bd']);
  const wood = '#8a6244';
  const rugQuad = (inset: number) =>
    polygon(
      [
        spot(1 + inset, 0, 0.9 + inset),
        spot(wide - 1 - inset, 0, 0.9 + inset),
        spot(wide - 1 - inset, 0, 3.6 - inset),
        spot(1 + inset, 0, 3.6 - inset),
      ],
      inset ? lighten(rug, 0.25) : rug,
    );
  const sofaX = wide / 2 - 1.15;
  return [
    farWindow(
      pen,
      room,
      building,
      random.pick([
        [0.95, 4.05, 0.8, 2.4],
        [1.3, 3.7, 0.6, 2.4],
        [0.8, 4.2, 0.85, 2.35],
      ] as const),
      random.chance(0.7) ? mix(room.wall, random.pick(['#fff6e6', '#c98d5e', '#5d7483']), 0.6) : '',
    ),
    pictures(pen, room),
    rugQuad(0) + rugQuad(0.22),
    random.chance(0.6) ? bookcase(pen, room) : cabinet(room),
    plant(pen, room, 0.55, deep - 0.6),
    // The sofa stands before the window, its back to it.
    cuboid([sofaX, 0.1, deep - 1.35], [2.3, 0.62, 0.35], darken(cloth, 0.1)),
    cuboid([sofaX, 0.1, deep - 1.7], [2.3, 0.3, 0.7], cloth),
    cuboid([sofaX - 0.22, 0.1, deep - 1.75], [0.24, 0.5, 0.8], darken(cloth, 0.06)) +
      cuboid([sofaX + 2.28, 0.1, deep - 1.75], [0.24, 0.5, 0.8], darken(cloth, 0.06)),
    cushions(room, sofaX, deep - 1.45, random.chance(0.5) ? '#ffd600' : lighten(look.door, 0.2)),
    armchair(room, mix(cloth, '#d9c2a0', 0.6)),
    cuboid([wide / 2 - 0.7, 0.3, 1.7], [1.4, 0.08, 0.75], lighten(wood, 0.1)) +
      legs(room, wide / 2 - 0.7, 1.7, 1.4, 0.3, darken(wood, 0.2)),
    at(
      ...spot(wide / 2 + 0.3, 0.38, 1.95),
      '<path d="M-11 0q-5-16 3-20h18q8 6 2 20z" fill="#5d7483"/><path d="M-2-18q-16-22-10-40q16 16 12 40q4-30 18-36q2 24-14 36z" fill="#7f9668"/>',
      1.1,
    ),
    floorLamp(pen, room, wide - 0.65, deep - 1.1),
  ].join('');
}

function pictures({ random, look }: Pen, room: Room): string {
  const frames = random.pick([
    [[0.9, 1.3, 1.5, 0.9]],
    [
      [0.8, 1.35, 0.7, 0.8],
      [1.75, 1.35, 0.7, 0.8],
    ],
  ] as const);
  return frames
    .map(([z, y, w, h]) => {
      const quad = (inset: number) =>
        polygon(
          [
            room.spot(0, y + inset, 1 + z + inset),
            room.spot(0, y + inset, 1 + z + w - inset),
            room.spot(0, y + h - inset, 1 + z + w - inset),
            room.spot(0, y + h - inset, 1 + z + inset),
          ],
          inset === 0 ? '#33343a' : inset < 0.1 ? '#f7f1e4' : look.light.sky[1],
        );
      const hill = polygon(
        [
          room.spot(0, y + 0.16, 1 + z + 0.16),
          room.spot(0, y + 0.16, 1 + z + w - 0.16),
          room.spot(0, y + 0.34, 1 + z + w - 0.16),
          room.spot(0, y + 0.5, 1 + z + w / 2),
        ],
        random.pick(['#8a9a76', '#b9764f', '#5d7483']),
      );
      return quad(0) + quad(0.05) + quad(0.16) + hill;
    })
    .join('');
}

function cushions(room: Room, x: number, z: number, accent: string): string {
  const [ax, ay] = room.spot(x + 0.35, 0.42, z);
  const [bx, by] = room.spot(x + 1.95, 0.42, z);
  return (
    path(`M${Math.round(ax - 22)} ${Math.round(ay)}l4-38q20-7 40 0l4 38q-24 6-48 0z`, accent) +
    path(`M${Math.round(bx - 24)} ${Math.round(by)}l4-38q20-7 40 0l4 38q-24 6-48 0z`, '#f3ead8')
  );
}

function armchair({ cuboid }: Room, color: string): string {
  return (
    cuboid([0.5, 0.1, 2.3], [0.24, 0.75, 0.85], darken(color, 0.08)) +
    cuboid([0.7, 0.1, 2.35], [0.62, 0.3, 0.75], color) +
    cuboid([0.62, 0.1, 2.28], [0.66, 0.45, 0.14], darken(color, 0.05))
  );
}

function legs({ spot }: Room, x: number, z: number, w: number, y: number, color: string): string {
  return line(
    [x + 0.08, x + w - 0.08].map((left) => polyline([spot(left, 0, z), spot(left, y, z)])).join(''),
    color,
    7,
  );
}

function floorLamp(pen: Pen, { spot }: Room, x: number, z: number): string {
  const [footX, footY] = spot(x, 0, z);
  const [, topY] = spot(x, 1.5, z);
  return (
    glow(pen, footX, topY - 6, 170) +
    ellipse(footX, footY, 24, 6, '#3a3a3c') +
    line(`M${Math.round(footX)} ${Math.round(footY)}V${Math.round(topY)}`, '#3a3a3c', 4) +
    path(`M${Math.round(footX - 20)} ${Math.round(topY - 42)}h40l14 50h-68z`, '#ffe7a6')
  );
}
