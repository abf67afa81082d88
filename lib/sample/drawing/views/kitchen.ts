import { darken, lighten } from '@/lib/sample/drawing/color';
import type { Building } from '@/lib/sample/drawing/draw-picture';
import type { Pen } from '@/lib/sample/drawing/sheet';
import { at, box, boxes, line, path, polyline, repeat } from '@/lib/sample/drawing/svg';
import { farWindow } from './far-window';
import type { Room } from './room';
import { glow } from './room-things';
export function kitchenParts(pen: Pen, room: Room, building: Building): string {
  const { random } = pen;
  const { cuboid, spot, wide, deep } = room;
  const front = random.pick(['#5f7467', '#3f5468', '#efe8da', '#8a6a4d', '#7b8791']);
  const counter = random.pick(['#efece4', '#d8d4cb', '#4a4a4e']);
  const steel = '#b9bdc0';
  return [
    tiles(room),
    farWindow(pen, room, building, [1.75, 3.25, 1.15, 2.15], ''),
    cuboid([0.02, 0, deep - 0.62], [wide - 0.9, 0.86, 0.6], front) +
      doors(room, 0.05, 0.75, 7, darken(front, 0.3), wide - 1),
    cuboid([0, 0.86, deep - 0.66], [wide - 0.88, 0.05, 0.64], counter),
    cuboid([0.02, 1.5, deep - 0.36], [1.45, 0.75, 0.34], lighten(front, 0.06)) +
      cuboid([3.5, 1.5, deep - 0.36], [0.62, 0.75, 0.34], lighten(front, 0.06)),
    cuboid([wide - 0.82, 0, deep - 0.72], [0.8, 1.85, 0.7], steel) +
      line(
        polyline([spot(wide - 0.7, 0.2, deep - 0.72), spot(wide - 0.7, 1.05, deep - 0.72)]) +
          polyline([spot(wide - 0.7, 1.25, deep - 0.72), spot(wide - 0.7, 1.75, deep - 0.72)]),
        '#6d7276',
        5,
      ),
    range(room, deep),
    faucet(room),
    cuboid([1.15, 0, 1.5], [2.7, 0.88, 0.95], lighten(front, 0.05)),
    cuboid([1, 0.88, 1.4], [3, 0.06, 1.15], counter),
    fruit(room),
    islandPanels(room, darken(front, 0.3)),
    ...[1.5, 2.35, 3.2].map((x) => stool(room, x)),
    ...[1.8, 3.2].map((x) => pendant(pen, room, x)),
  ].join('');
}

function tiles({ spot, wide, deep }: Room): string {
  const [left, top] = spot(0, 1.5, deep);
  const [right, bottom] = spot(wide, 0.9, deep);
  const courses = repeat(
    4,
    (i) =>
      `M${Math.round(left)} ${Math.round(top + ((i + 1) * (bottom - top)) / 5)}h${Math.round(right - left)}`,
  ).join('');
  return box(left, top, right - left, bottom - top, '#f7f4ec') + line(courses, '#d9d3c6', 1.5);
}

function doors(
  { spot, deep }: Room,
  low: number,
  high: number,
  count: number,
  color: string,
  w: number,
): string {
  const z = deep - 0.62;
  const seams = repeat(count - 1, (i) =>
    polyline([
      spot(0.02 + ((i + 1) * w) / count, low, z),
      spot(0.02 + ((i + 1) * w) / count, high + 0.06, z),
    ]),
  ).join('');
  const pulls = repeat(count, (i) =>
    polyline([
      spot(0.02 + ((i + 0.35) * w) / count, 0.74, z),
      spot(0.02 + ((i + 0.65) * w) / count, 0.74, z),
    ]),
  ).join('');
  return line(seams, color, 2, 'opacity=".6"') + line(pulls, '#c9a94f', 4);
}

function range({ cuboid, spot }: Room, deep: number): string {
  const [x, y] = spot(0.78, 0.6, deep - 0.65);
  return (
    cuboid([0.45, 0, deep - 0.65], [0.68, 0.9, 0.6], '#8f9498') +
    box(x - 34, y - 6, 68, 46, '#2f3338') +
    boxes([[x - 34, y - 20, 68, 5]], '#d8dadb') +
    boxes(
      repeat(4, (i) => [x - 30 + i * 17, y - 34, 8, 8]),
      '#3a3d41',
    )
  );
}

function faucet({ spot, deep }: Room): string {
  const [x, y] = spot(2.5, 0.91, deep - 0.3);
  return line(`M${Math.round(x)} ${Math.round(y)}v-34q0-14 14-14t14 14v8`, '#8f9498', 5);
}

function islandPanels({ spot }: Room, color: string): string {
  const panels = [1.25, 2.12, 2.99].map(
    (x) =>
      `${polyline([spot(x, 0.12, 1.5), spot(x + 0.76, 0.12, 1.5), spot(x + 0.76, 0.76, 1.5), spot(x, 0.76, 1.5)])}z`,
  );
  return line(panels.join(''), color, 3, 'opacity=".4"');
}

function fruit({ spot }: Room): string {
  const [x, y] = spot(2.9, 0.94, 1.9);
  return at(
    x,
    y,
    '<path d="M-30-16a11 11 0 0 1 22-6a12 12 0 0 1 22-2a11 11 0 0 1 18 8z" fill="#e0a53a"/><path d="M-38-16h76q-6 26-26 26h-24q-20 0-26-26z" fill="#f6f1e6"/><path d="M8-16h30q-6 26-26 26z" fill="#0001"/>',
  );
}

function stool({ spot }: Room, x: number): string {
  const [cx, seat] = spot(x, 0.64, 1.1);
  const [, foot] = spot(x, 0, 1.1);
  const h = Math.round(foot - seat);
  return (
    line(
      `M${Math.round(cx - 20)} ${Math.round(seat)}l-10 ${h}M${Math.round(cx + 20)} ${Math.round(seat)}l10 ${h}M${Math.round(cx - 26)} ${Math.round(seat + h * 0.65)}h52`,
      '#3a3a3c',
      5,
    ) + path(`M${Math.round(cx - 34)} ${Math.round(seat - 6)}q34-12 68 0v10q-34 10-68 0z`, '#a57d58')
  );
}

function pendant(pen: Pen, { spot, high }: Room, x: number): string {
  const [cx, top] = spot(x, high, 1.9);
  const [, y] = spot(x, 1.9, 1.9);
  return (
    line(`M${Math.round(cx)} ${Math.round(top)}V${Math.round(y)}`, '#3a3a3c', 3) +
    glow(pen, cx, y + 30, 120) +
    path(`M${Math.round(cx - 8)} ${Math.round(y)}h16q4 18 26 34h-68q22-16 26-34z`, '#2f3338') +
    path(`M${Math.round(cx - 24)} ${Math.round(y + 34)}h48q-24 12-48 0z`, '#ffe07a')
  );
}
