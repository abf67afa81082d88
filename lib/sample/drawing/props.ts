import { darken, mix, veil } from './color';
import { shade, sheen } from './elevation';
import type { Pen } from './sheet';
import { box, boxes, ellipse, line, path, repeat } from './svg';

/** Things that stand about in a street. Units of 5 cm, foot at the origin; each returns its id. */

export function car(pen: Pen): string {
  const { sheet, look } = pen;
  const windows = mix(look.light.sky[1], '#2a3340', 0.62);
  return sheet.define(
    'g',
    '',
    [
      ellipse(0, -1, 48, 3.4, veil(look.light.shadow, 0.45)),
      path('M-45 -7q-3-12 6-15l14-3q10-13 20-13h18q9 0 18 12l10 2q6 2 5 10v7z', ''),
      path('M-23 -25q8-10 15-10h5v11zM0 -35h13q7 1 13 10l-26 1z', windows),
      path('M-45 -7q-2-8 0-10h91v10z', veil(look.light.shadow, 0.2)),
      line('M-40 -21q40-5 84 0', veil('#ffffff', 0.4), 1),
      boxes(
        [
          [-46, -16, 4, 3],
          [42, -16, 4, 3],
        ],
        '#f6dfa0',
      ),
      path('M-35-8a8 8 0 0 1 16 0a8 8 0 0 1-16 0zM19-8a8 8 0 0 1 16 0a8 8 0 0 1-16 0z', '#23252b'),
      path('M-31-8a4 4 0 0 1 8 0a4 4 0 0 1-8 0zM23-8a4 4 0 0 1 8 0a4 4 0 0 1-8 0z', '#a8abb0'),
    ].join(''),
  );
}

export function streetLamp({ sheet, look }: Pen): string {
  const lit = look.light.lit > 0.3;
  const halo = sheet.radial([
    [0, '#ffe08a', 0.7],
    [1, '#ffe08a', 0],
  ]);
  return sheet.define(
    'g',
    '',
    (lit ? ellipse(0, -93, 34, 34, halo) : '') +
      path('M-4 0l1-8h1.6l.8-76h1.4l.8 76h1.6l1 8zM-5-85h10l-1.5-3h-7zM-6-99l6-6 6 6z', look.iron) +
      path('M-4.5-88h9l1.5-11h-12z', lit ? '#ffe08a' : '#f4efe0', 'opacity=".95"'),
  );
}

export function utilityPole({ sheet, look }: Pen): string {
  const wood = mix('#6b5646', look.light.ambient, look.light.strength);
  return sheet.define(
    'g',
    '',
    box(-2.5, -190, 5, 190, wood) +
      boxes(
        [
          [-22, -178, 44, 3],
          [-17, -166, 34, 3],
        ],
        darken(wood, 0.2),
      ) +
      boxes(
        [-20, -10, 9, 19].map((x) => [x, -183, 2, 5]),
        '#9fb2b0',
      ) +
      box(4, -160, 9, 16, '#8b9296'),
  );
}

/** The post-mounted mailbox of a country road, its flag up. */
export function mailbox(pen: Pen): string {
  const { sheet, look } = pen;
  return sheet.define(
    'g',
    '',
    boxes([[-1.5, -20, 3, 20]], look.bark) +
      path('M-9 -20v-8q0-5 5-5h11q5 0 5 5v8z', look.iron) +
      sheen([[-8, -30, 18, 1.5]]) +
      box(11, -34, 2, 9, '#ffd600') +
      shade(pen, [[-9, -22, 21, 2]]),
  );
}

export function hydrant({ sheet, look }: Pen): string {
  const red = mix('#b5402e', look.light.ambient, look.light.strength);
  return sheet.define(
    'g',
    '',
    path('M-5 0v-2h1v-10h-2v-4h2q0-5 4-5t4 5h2v4h-2v10h1v2z', red) +
      box(-1, -12, 2, 12, veil('#ffffff', 0.2)),
  );
}

/** A split-rail or picket fence of the given length. */
export function fence(
  { look }: Pen,
  x: number,
  y: number,
  length: number,
  kind: 'rail' | 'picket',
  scale = 1,
): string {
  const color = kind === 'rail' ? mix(look.bark, '#b8a48c', 0.45) : look.trim;
  const gap = (kind === 'rail' ? 60 : 8) * scale;
  const h = (kind === 'rail' ? 24 : 19) * scale;
  const w = (kind === 'rail' ? 4 : 4.6) * scale;
  const count = Math.floor(length / gap);
  const posts = repeat(count + 1, (i) => [x + i * gap, y - h, w, h] as const);
  const rails = [0.3, 0.7].map((share) => [x, y - h * share - scale, count * gap + w, 2.2 * scale] as const);
  return (
    boxes([...rails, ...posts], color) +
    boxes(
      posts.map(([left, top, , height]) => [left + w * 0.6, top, w * 0.4, height]),
      veil(look.light.shadow, 0.22),
    )
  );
}
