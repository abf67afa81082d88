import { mix, veil } from './color';
import { shade, sheen, snowCap } from './elevation';
import type { Pen } from './sheet';
import { box, boxes, first, line, num, type Point, path, polygon, polyline, second } from './svg';
import { type Texture, texture } from './textures';

/** A bracketed cornice on the wall's top edge `y`, in the layer's first colour; it rises 20. */
export function cornice(pen: Pen, y: number, w: number, step = 12): string {
  const count = Math.floor((w - 6) / step);
  const gap = (w - 6) / count;
  return [
    shade(pen, [[0, y, w, 9]], 0.32),
    boxes(
      [
        [-1, y - 12, w + 2, 12],
        [-3, y - 16, w + 6, 4],
        [-5, y - 20, w + 10, 4.5],
      ],
      first,
    ),
    line(
      `M${num(3 + gap / 100)} ${num(y - 7)}h${num(w - 6)}`,
      pen.look.light.shadow,
      10,
      `stroke-dasharray="3.6 ${num(gap - 3.6)}" opacity=".4"`,
    ),
    shade(
      pen,
      [
        [-1, y - 2, w + 2, 2],
        [-3, y - 13, w + 6, 1.5],
      ],
      0.35,
    ),
    sheen([[-5, y - 20, w + 10, 1.8]], 0.3),
    snowCap(pen, -5, y - 20, w + 10),
  ].join('');
}

/** A plain stone coping on a parapet. */
export function coping(pen: Pen, y: number, w: number): string {
  return (
    shade(pen, [[0, y, w, 4]]) +
    box(-2, y - 6, w + 4, 6, first) +
    sheen([[-2, y - 6, w + 4, 1.6]], 0.3) +
    snowCap(pen, -2, y - 6, w + 4)
  );
}

export function chimney(pen: Pen, x: number, y: number, w: number, h: number): string {
  const { look, sheet } = pen;
  return [
    box(x, y - h, w, h, mix('#93553f', look.light.ambient, look.light.strength)),
    box(x, y - h, w, h, texture(sheet, 'brick')),
    shade(pen, [
      [x + w * 0.62, y - h, w * 0.38, h],
      [x - 1.5, y - h - 3, w + 3, 4],
    ]),
    snowCap(pen, x - 1.5, y - h - 3, w + 3),
  ].join('');
}

/** A pitched surface seen from the front, in the layer's first colour, with snow in winter. */
export function roofPlane({ sheet, look }: Pen, shape: readonly Point[], name: Texture = 'shingle'): string {
  const fall = sheet.gradient(0, 0, 0.3, 1, [
    [0, look.light.glow, 0.22],
    [1, look.light.shadow, 0.2],
  ]);
  const d = `${polyline(shape)}z`;
  return [
    path(d, first),
    look.snow ? path(d, '#fbfcfe', 'opacity=".88"') : path(d, texture(sheet, name)),
    path(d, fall),
  ].join('');
}

/** A gabled or shed dormer's front is a small wall; this is the triangle of a gable with its raking trim. */
export function gable(pen: Pen, centre: number, y: number, w: number, h: number, overhang = 6): string {
  const rake: Point[] = [
    [centre - w / 2 - overhang, y + 3],
    [centre, y - h - 5],
    [centre + w / 2 + overhang, y + 3],
  ];
  const inner: Point[] = [
    [centre + w / 2 - 2, y],
    [centre, y - h + 1],
    [centre - w / 2 + 2, y],
  ];
  const eaves = `${polyline(rake)}L${polyline(inner).slice(1)}z`;
  const under: Point[] = [
    [centre - w / 2 + 2, y],
    [centre, y - h + 1],
    [centre + w / 2 - 2, y],
    [centre + w / 2 - 9, y],
    [centre, y - h + 9],
    [centre - w / 2 + 9, y],
  ];
  return (
    polygon(under, veil(pen.look.light.shadow, 0.26)) +
    path(eaves, second) +
    line(
      polyline(rake),
      pen.look.snow ? '#fff' : '#000',
      pen.look.snow ? 3 : 1.6,
      pen.look.snow ? '' : 'opacity=".35"',
    )
  );
}
