import { mix } from '@/lib/sample/drawing/color';
import type { Pen } from '@/lib/sample/drawing/sheet';
import { at, ellipse, path } from '@/lib/sample/drawing/svg';
import type { Room } from './room';

export function plant(pen: Pen, room: Room, x: number, z: number): string {
  const [px, py] = room.spot(x, 0, z);
  const leaf =
    'M0 0q-26-60-8-116q24 40 8 116q14-70 52-92q2 60-52 92q-50-20-62-78q44 10 62 78q30-36 74-34q-20 38-74 34q-40-34-74-14q30 28 74 14z';
  return at(
    px,
    py,
    `<path d="M-22 0l-5-46h54l-5 46z" fill="#c9764f"/>${path('M-27-46h54v8h-54z', '#b5653f')}${at(0, -44, path(leaf, mix('#5f8562', pen.look.light.ambient, 0.1)), 0.9, 1.1)}`,
  );
}

export function glow({ sheet }: Pen, x: number, y: number, size: number): string {
  const paint = sheet.radial([
    [0, '#ffe08a', 0.55],
    [1, '#ffe08a', 0],
  ]);
  return ellipse(x, y, size, size, paint);
}
