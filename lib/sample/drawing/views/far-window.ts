import { hills, skyline } from '@/lib/sample/drawing/backdrop';
import { mix, veil } from '@/lib/sample/drawing/color';
import type { Building } from '@/lib/sample/drawing/draw-picture';
import { leafMass } from '@/lib/sample/drawing/plants';
import { settingOf } from '@/lib/sample/drawing/setting';
import type { Pen } from '@/lib/sample/drawing/sheet';
import { box, copyAt, group, line, type Point, path, polygon, repeat } from '@/lib/sample/drawing/svg';
import type { Room } from './room';

/** A window in the far wall with what lies outside, and the light it lets fall on the floor. */
export function farWindow(
  pen: Pen,
  room: Room,
  building: Building,
  [x0, x1, sill, top]: readonly [number, number, number, number],
  drapes: string,
): string {
  const { sheet, look } = pen;
  const [left, up] = room.spot(x0, top, room.deep);
  const [right, down] = room.spot(x1, sill, room.deep);
  const w = right - left;
  const h = down - up;
  const clip = sheet.define('clipPath', '', box(left, up, w, h, ''));
  const sky = sheet.gradient(0, 0, 0, 1, [
    [0, look.light.sky[0]],
    [1, look.light.sky[2]],
  ]);
  const view =
    settingOf(building) === 'city'
      ? skyline(pen, Math.round(down + 60), 230)
      : hills(pen, Math.round(down + 10), 110) + outsideTrees(pen, left, down, w);
  const panes = Math.max(2, Math.round((x1 - x0) / 0.7));
  const bars = repeat(
    panes - 1,
    (i) => `M${Math.round(left + ((i + 1) * w) / panes)} ${Math.round(up)}v${Math.round(h)}`,
  ).join('');
  const beam: Point[] = [
    room.spot(x0 + 0.3, 0, room.deep - 0.4),
    room.spot(x1 + 0.3, 0, room.deep - 0.4),
    room.spot(x1 + 1.1, 0, 1.1),
    room.spot(x0 + 0.9, 0, 1.1),
  ];
  return [
    polygon(beam, veil(look.light.glow, 0.3)),
    box(left - 12, up - 12, w + 24, h + 24, '#fbf7ee'),
    group(box(left, up, w, h, sky) + view, `clip-path="url(#${clip})"`),
    line(`${bars}M${Math.round(left)} ${Math.round(up + h * 0.42)}h${Math.round(w)}`, '#fbf7ee', 5),
    box(left - 18, down + 10, w + 36, 9, '#fffdf7') +
      box(left - 16, down + 19, w + 32, 5, veil(look.light.shadow, 0.2)),
    drapes && curtains(drapes, left, up, right, room.spot(0, 0.1, room.deep)[1]),
  ].join('');
}

function outsideTrees(pen: Pen, left: number, down: number, w: number): string {
  const mass = leafMass(pen);
  const color = mix(
    pen.look.season === 'winter' ? pen.look.evergreen.middle : pen.look.leaf.middle,
    pen.look.horizon,
    0.3,
  );
  return group(
    [0.1, 0.4, 0.9]
      .map((share) => copyAt(mass, Math.round(left + w * share), Math.round(down - 14), 0.7, 0.6))
      .join(''),
    `fill="${color}" stroke="${color}"`,
  );
}

function curtains(color: string, left: number, up: number, right: number, down: number): string {
  const w = 64;
  const h = Math.round(down - up + 22);
  const side = (x: number, to: number) =>
    path(
      `M${Math.round(x)} ${Math.round(up - 22)}h${to * w}q${to * -4} ${Math.round(h / 2)} ${to * 6} ${h}h${to * -w - to * 18}z`,
      color,
    ) +
    line(
      repeat(4, (i) => `M${Math.round(x + to * (8 + i * 15))} ${Math.round(up - 20)}v${h - 4}`).join(''),
      veil('#000000', 0.12),
      4,
    );
  return (
    side(left - 34, 1) + side(right + 34, -1) + box(left - 56, up - 30, right - left + 112, 7, '#3a3a3c')
  );
}
