import { darken, lighten, mix, veil } from './color';
import type { Pen } from './sheet';
import { box, boxes, line, path, polygon, repeat } from './svg';

/** Pavement, kerb and road of a city street, from `y` down to the picture's edge. */
export function cityGround({ look, sheet }: Pen, y: number, depth: number): string {
  const paving = sheet.gradient(0, 0, 0, 1, [
    [0, darken(look.paving, 0.2)],
    [0.4, look.paving],
  ]);
  const road = sheet.gradient(0, 0, 0, 1, [
    [0, darken(look.road, 0.16)],
    [1, lighten(look.road, 0.06)],
  ]);
  const kerb = y + depth;
  const joints = repeat(7, (i) => `M${600 + (i - 3) * 176} ${y}l${(i - 3) * 18} ${depth}`).join('');
  return [
    box(0, y, 1200, depth, paving),
    line(`${joints}M0 ${y + depth * 0.4}h1200`, look.road, 1.5, 'opacity=".35"'),
    box(0, kerb, 1200, 7, lighten(look.paving, 0.25)),
    box(0, kerb + 7, 1200, 900 - kerb, road),
    box(0, kerb + 6, 1200, 5, veil(look.light.shadow, 0.4)),
    look.snow
      ? path(`M0 ${kerb + 9}q60-26 160-13t210-6 190 6 240-6 200 6 210-4V${kerb + 12}H0z`, '#fafbfd')
      : '',
  ].join('');
}

/** A lawn running towards the viewer. */
export function lawn({ look, sheet, random }: Pen, y: number, to = 900): string {
  const paint = sheet.gradient(0, 0, 0, 1, [
    [0, mix(look.grass, look.horizon, 0.3)],
    [0.35, look.grass],
    [1, darken(look.grass, look.snow ? 0.06 : 0.2)],
  ]);
  const tufts = repeat(9, () => {
    const near = random.next();
    return `M${random.int(0, 1200)} ${Math.round(y + 24 + near * (to - y - 34))}l${Math.round(-2 - near * 4)} ${Math.round(-4 - near * 9)}m${Math.round(3 + near * 5)} ${Math.round(3 + near * 7)}l${Math.round(2 + near * 3)} ${Math.round(-4 - near * 8)}`;
  });
  const bands = `M0 ${y + 60}q320-26 640-4t560-14v26q-260 18-560 4t-640 10zM0 ${y + 150}q300 22 620-6t580 8v30q-240-26-600-4t-600-4z`;
  return [
    box(0, y, 1200, to - y, paint),
    path(
      bands,
      look.snow ? look.light.shadow : darken(look.grass, 0.3),
      `opacity="${look.snow ? '.07' : '.16'}"`,
    ),
    line(tufts.join(''), darken(look.grass, 0.34), 1.6, 'opacity=".55" stroke-linecap="round"'),
  ].join('');
}

/** A walk or drive that widens towards the viewer. */
export function walk(
  { look, sheet }: Pen,
  topX: number,
  topY: number,
  topW: number,
  footX: number,
  footY: number,
  footW: number,
): string {
  const paint = sheet.gradient(0, 0, 0, 1, [
    [0, darken(look.paving, 0.14)],
    [1, look.paving],
  ]);
  const left = Math.round(topX - topW / 2);
  return (
    polygon(
      [
        [left, topY],
        [left + topW, topY],
        [footX + footW / 2, footY],
        [footX - footW / 2, footY],
      ],
      paint,
    ) +
    line(
      `M${left} ${topY}L${footX - footW / 2} ${footY}M${left + topW} ${topY}L${footX + footW / 2} ${footY}`,
      darken(look.grass, 0.34),
      2,
      'opacity=".5"',
    )
  );
}

/** The pavement along a quiet road, with a strip of road at the picture's foot. */
export function quietRoad({ look }: Pen, y: number): string {
  return [
    box(0, y, 1200, 34, look.paving),
    line(
      repeat(7, (i) => `M${600 + (i - 3) * 184} ${y}l${(i - 3) * 10} 34`).join(''),
      look.road,
      1.5,
      'opacity=".4"',
    ),
    box(0, y + 34, 1200, 12, look.grass),
    box(0, y + 34, 1200, 3, veil(look.light.shadow, 0.16)),
    box(0, y + 46, 1200, 6, lighten(look.paving, 0.2)),
    box(0, y + 51, 1200, 900 - y, look.road),
    boxes([[0, y + 51, 1200, 5]], veil(look.light.shadow, 0.35)),
  ].join('');
}
