import { darken, mix } from '@/lib/sample/drawing/color';
import { shade } from '@/lib/sample/drawing/elevation';
import { lawn } from '@/lib/sample/drawing/ground';
import type { Pen } from '@/lib/sample/drawing/sheet';
import { box, boxes, line, path, repeat } from '@/lib/sample/drawing/svg';
import { texture } from '@/lib/sample/drawing/textures';

/** Grass with mown bands that run towards the horizon. */
export function meadow(pen: Pen, y: number): string {
  const { look, random } = pen;
  const crop = mix(look.grass, look.snow ? '#dfe5ec' : random.pick(['#d9c27a', '#7f9457', '#c2b06a']), 0.55);
  const rows = repeat(
    7,
    (i) => `M${300 + i * 110} ${y + 16}L${-500 + i * 360} 900h120L${316 + i * 110} ${y + 16}z`,
  ).join('');
  return (
    lawn(pen, y) +
    path(
      `M-20 ${y + 34}Q380 ${y + 6} 1220 ${y + 22}V${y + 76}Q520 ${y + 52} -20 ${y + 96}z`,
      crop,
      'opacity=".75"',
    ) +
    path(rows, darken(look.grass, 0.3), 'opacity=".06"')
  );
}

/** A red barn with its silo, in units of 5 cm, foot at the origin. */
export function barn(pen: Pen): string {
  const { look, sheet } = pen;
  const red = mix(mix('#8f3d30', look.light.ambient, look.light.strength), look.horizon, 0.22);
  const roof = mix(look.snow ? '#f6f8fb' : look.roof, look.horizon, look.snow ? 0 : 0.2);
  const pale = mix('#e9e4d8', look.horizon, 0.2);
  return [
    box(104, -150, 30, 150, pale) +
      path('M104-150q15-26 30 0z', roof) +
      boxes(
        [
          [104, -110, 30, 2],
          [104, -70, 30, 2],
          [104, -30, 30, 2],
        ],
        darken(pale, 0.2),
      ) +
      shade(pen, [[120, -150, 14, 150]], 0.2),
    path('M0 0v-62l16-30 34-22 34 22 16 30v62z', red),
    path('M0 0v-62l16-30 34-22 34 22 16 30v62z', texture(sheet, 'seam')),
    line('M-5-58L15-94L50-117L85-94L105-58', roof, 6),
    boxes(
      [
        [34, -44, 32, 44],
        [43, -84, 14, 14],
      ],
      pale,
    ),
    boxes(
      [
        [36, -42, 28, 42],
        [45, -82, 10, 10],
      ],
      darken(red, 0.3),
    ),
    line('M36 0L64-42M36-42L64 0', pale, 2),
  ].join('');
}
