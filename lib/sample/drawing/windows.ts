import { mix, veil } from './color';
import { shade, sheen } from './elevation';
import type { Pen } from './sheet';
import { at, type Box, box, boxes, copy, first, line, num, path, polygon, repeat, second } from './svg';

/** A window, in units of 5 cm. Its surround takes the layer's first colour, its frame the second. */
export type Sash = {
  width: number;
  height: number;
  /** Panes across and down in each of the two sashes; none for two plain sheets of glass. */
  panes?: readonly [across: number, down: number] | undefined;
  head?: 'lintel' | 'hood' | 'casing' | 'arch' | 'none';
  shutters?: boolean;
};

type Behind = 'plain' | 'curtain' | 'blind' | 'lamp';

/** Draws windows side by side: the left edges of their openings, the top, and a height to stretch to. */
export type WindowRow = (xs: readonly number[], y: number, height?: number) => string;

export function windowRow(pen: Pen, spec: Sash): WindowRow {
  const cloth = pen.random.pick(['curtain', 'blind'] as const);
  return (xs, y, height = spec.height) => {
    const row = xs.map((x) => {
      const lamp = pen.random.chance(pen.look.light.lit);
      const behind: Behind = lamp ? 'lamp' : pen.random.chance(0.4) ? cloth : 'plain';
      return copy(windowId(pen, spec, behind), x, 0);
    });
    return at(0, y, row.join(''), 1, height / spec.height);
  };
}

function windowId(pen: Pen, spec: Sash, behind: Behind): string {
  const { sheet } = pen;
  const { width: w, height: h } = spec;
  const back = sheet.define('g', '', surround(pen, spec) + box(-2, -2, w + 4, h + 4, second));
  const front = sheet.define('g', '', bars(pen, spec));
  return sheet.define(
    'g',
    '',
    copy(back, 0, 0) + box(0, 0, w, h, glass(pen, behind)) + cloth(w, h, behind) + copy(front, 0, 0),
  );
}

/** The paint of a pane: sky above, the dark room below, or lamplight. */
export function glass(
  { sheet, look }: Pick<Pen, 'sheet' | 'look'>,
  behind: 'plain' | 'lamp' | string,
): string {
  if (behind === 'lamp') {
    return sheet.gradient(0, 0, 0, 1, [
      [0, '#ffe38f'],
      [1, '#f0b54c'],
    ]);
  }
  return sheet.gradient(0, 0, 0.3, 1, [
    [0, mix(look.light.sky[0], '#26303f', 0.4)],
    [0.6, mix(look.light.sky[1], '#2a3340', 0.68)],
    [1, '#2a323d'],
  ]);
}

function cloth(w: number, h: number, behind: Behind): string {
  if (behind === 'plain') return '';
  if (behind === 'blind') return box(0, 0, w, h * 0.44, '#efe7d6', 'opacity=".75"');
  const drape = (x: number, to: number) =>
    `M${num(x)} 0h${num(to * w * 0.3)}q0 ${num(h * 0.6)} ${num(to * -w * 0.16)} ${num(h)}h${num(to * -w * 0.14)}z`;
  return path(drape(0, 1) + drape(w, -1), '#f2e9d8', `opacity="${behind === 'lamp' ? '.5' : '.72'}"`);
}

function bars(pen: Pen, { width: w, height: h, panes }: Sash): string {
  const middle = `M0 ${num(h / 2)}h${num(w)}`;
  return [
    polygon(
      [
        [w * 0.2, h],
        [w * 0.75, 0],
        [w, 0],
        [w * 0.5, h],
      ],
      veil('#ffffff', 0.1),
    ),
    shade(
      pen,
      [
        [0, 0, w, 3],
        [0, 3, 1.6, h - 3],
      ],
      0.4,
    ),
    line(middle, second, 1.8),
    panes ? line(muntins(w, h, panes), second, 0.9) : '',
  ].join('');
}

function muntins(w: number, h: number, [across, down]: readonly [number, number]): string {
  const upright = repeat(across - 1, (i) => `M${num(((i + 1) * w) / across)} 0v${num(h)}`);
  const level = repeat(down - 1, (i) => {
    const y = ((i + 1) * h) / (down * 2);
    return `M0 ${num(y)}h${num(w)}M0 ${num(y + h / 2)}h${num(w)}`;
  });
  return upright.concat(level).join('');
}

function surround(pen: Pen, spec: Sash): string {
  const { width: w, height: h } = spec;
  const sill =
    shade(pen, [[-3, h + 4.5, w + 6, 2.6]]) +
    boxes([[-4, h + 1.5, w + 8, 3]], first) +
    sheen([[-4, h + 1.5, w + 8, 1]]);
  return sill + head(pen, spec) + (spec.shutters ? shutters(pen, w, h) : '');
}

function head(pen: Pen, { width: w, height: h, head: kind = 'none' }: Sash): string {
  switch (kind) {
    case 'lintel':
      return box(-5, -8, w + 10, 7, first) + sheen([[-5, -8, w + 10, 1.3]]);
    case 'hood':
      return (
        boxes(
          [
            [-4, -6, w + 8, h + 8],
            [-8, -12, w + 16, 5],
          ],
          first,
        ) +
        shade(pen, [[-6, -7, w + 12, 3.5]]) +
        sheen([[-8, -12, w + 16, 1.6]], 0.35)
      );
    case 'casing':
      return box(-4, -6, w + 8, h + 8, first) + shade(pen, [[-5, -4, w + 10, 1.4]], 0.2);
    case 'arch': {
      const reach = num(w / 2 + 4);
      return path(`M-4 2q${reach} -11 ${num(w + 8)} 0v-6q-${reach} -12 -${num(w + 8)} 0z`, first);
    }
    case 'none':
      return '';
    default:
      return kind satisfies never;
  }
}

function shutters({ look }: Pen, w: number, h: number): string {
  const leaf = w * 0.46;
  const sides: Box[] = [
    [-leaf - 3, -1, leaf, h + 3],
    [w + 3, -1, leaf, h + 3],
  ];
  const slats = sides
    .map(([x]) => `M${num(x + 1)} 2h${num(leaf - 2)}m0 ${num(h / 2)}h${num(2 - leaf)}`)
    .join('');
  return (
    boxes(sides, look.accent) +
    line(slats, veil('#000000', 0.25), 1) +
    sheen(sides.map(([x, y, , height]) => [x, y, 1, height]))
  );
}
