import { lighten, mix, veil } from './color';
import type { Foliage } from './look';
import type { Random } from './random';
import type { Pen } from './sheet';
import { copyAt, ellipse, first, group, line, opacity, type Point, path, polygon, polyline } from './svg';
import { texture } from './textures';

type Mass = readonly [x: number, y: number, scaleX: number, scaleY: number];

/** Where the masses of leaves sit in a crown, from the back to the front. */
const habits = {
  maple: [
    [0, -430, 1.7, 1.2],
    [-200, -470, 1.2, 1.1],
    [205, -455, 1.15, 1.05],
    [-135, -650, 1.25, 1.15],
    [150, -640, 1.25, 1.1],
    [10, -770, 1.15, 1.1],
    [0, -580, 1.6, 1.3],
  ],
  elm: [
    [-330, -560, 0.85, 0.8],
    [330, -580, 0.9, 0.8],
    [-200, -640, 1.2, 1],
    [210, -660, 1.2, 1],
    [0, -620, 1.4, 0.9],
    [-110, -780, 1.25, 1],
    [120, -790, 1.2, 1],
    [10, -860, 0.9, 0.7],
  ],
  linden: [
    [0, -370, 1.35, 1],
    [-110, -480, 1.05, 1.1],
    [115, -490, 1, 1.1],
    [-70, -640, 1.05, 1.15],
    [85, -650, 1, 1.1],
    [0, -560, 1.2, 1.3],
    [0, -800, 0.85, 1],
  ],
} as const satisfies Record<string, readonly Mass[]>;

export type Habit = keyof typeof habits;

/** A deciduous tree, its foot at the origin, 1000 high; bare in winter; with single leaves when near. Returns its id. */
export function tree(pen: Pen, habit: Habit, near = true): string {
  return pen.look.season === 'winter'
    ? bareTree(pen)
    : leafyTree(pen, habit, near ? texture(pen.sheet, 'leaves') : '');
}

function leafyTree(pen: Pen, habit: Habit, grain: string): string {
  const { sheet, look, random } = pen;
  const foliage = look.leaf;
  const mass = leafMass(pen);
  const spots = habits[habit].map(
    ([x, y, sx, sy]): Mass => [
      x + random.between(-30, 30),
      y + random.between(-25, 25),
      sx * random.between(0.9, 1.12) * random.pick([1, -1]),
      sy * random.between(0.9, 1.1),
    ],
  );
  const place = (list: readonly Mass[], dx: number, dy: number, size: number) =>
    list
      .map(([x, y, sx, sy]) => copyAt(mass, Math.round(x + dx), Math.round(y + dy), sx * size, sy * size))
      .join('');
  const tint = (content: string, color: string) => group(content, `fill="${color}" stroke="${color}"`);
  const crown = sheet.define('g', '', place(spots, 0, 0, 1));
  return sheet.define(
    'g',
    '',
    [
      path(
        'M-45 0q25-130 18-330l-120-190 22-14 112 130 8-190h26l14 220 120-150 20 16-112 190q-10 190 26 318z',
        look.bark,
      ),
      path('M14 0q-16-180-6-330l20-8q-6 190 30 338z', veil(look.light.shadow, 0.3)),
      tint(copyAt(crown, 0, 0), foliage.dark),
      tint(place(spots.slice(1), -34, -46, 0.78), foliage.middle),
      tint(place(spots.slice(-4), -62, -70, 0.46), mix(foliage.middle, foliage.bright, 0.6)),
      grain && copyAt(crown, 0, 0, 1, 1, `fill="${grain}"`),
    ].join(''),
  );
}

/** One cloud of leaves, about 100 in radius, in the fill and stroke of its group, with a ragged edge. */
export function leafMass({ sheet }: Pen): string {
  return sheet.define(
    'g',
    '',
    path(
      'M85-36Q113-1 91 30Q69 61 42 77Q15 93-27 87Q-68 82-86 32Q-103-18-91-40Q-79-62-50-80Q-21-97 18-84Q57-72 85-36z',
      first,
      'stroke-width="24" stroke-linecap="round" stroke-dasharray="0 27 0 35 0 21 0 41"',
    ),
  );
}

/** A smooth closed outline around the origin. */
export function blob(random: Random, rx: number, ry: number, count: number): string {
  const points = Array.from({ length: count }, (_, index): Point => {
    const angle = ((index + random.between(-0.25, 0.25)) / count) * Math.PI * 2;
    const reach = random.between(0.92, 1.18);
    return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach];
  });
  const middle = (index: number): string => {
    const [ax, ay] = points[index % count] ?? [0, 0];
    const [bx, by] = points[(index + 1) % count] ?? [0, 0];
    return `${Math.round((ax + bx) / 2)} ${Math.round((ay + by) / 2)}`;
  };
  const curves = points.map(([x, y], index) => `Q${Math.round(x)} ${Math.round(y)} ${middle(index)}`);
  return `M${middle(count - 1)}${curves.join('')}z`;
}

function bareTree({ sheet, look, random }: Pen): string {
  const limbs: string[][] = [[], [], []];
  const grow = (x: number, y: number, angle: number, length: number, depth: number): void => {
    const bend = angle + random.between(-0.18, 0.18);
    const toX = Math.round(Math.cos(bend) * length);
    const toY = Math.round(Math.sin(bend) * length);
    limbs[Math.min(2, 4 - depth)]?.push(`M${x} ${y}l${toX} ${toY}`);
    if (depth === 0) return;
    const spread = random.between(0.3, 0.52);
    grow(x + toX, y + toY, angle - spread, length * random.between(0.66, 0.84), depth - 1);
    grow(
      x + toX,
      y + toY,
      angle + spread * random.between(0.8, 1.2),
      length * random.between(0.64, 0.82),
      depth - 1,
    );
  };
  grow(0, -290, -Math.PI / 2 - 0.3, 190, 4);
  grow(0, -260, -Math.PI / 2 + 0.34, 180, 4);
  const [thick = [], middle = [], thin = []] = limbs;
  const twig = mix(look.bark, look.horizon, 0.25);
  return sheet.define(
    'g',
    'stroke-linecap="round"',
    path('M-38 0q24-120 20-300h36q-2 180 26 300z', look.bark) +
      line(thin.join(''), twig, 6) +
      line(middle.join(''), look.bark, 11) +
      line(thick.join(''), look.bark, 26),
  );
}

/** A spruce, its foot at the origin, 1000 high, with snow in winter. Returns its id. */
export function spruce({ sheet, look, random }: Pen): string {
  const { dark, middle } = look.evergreen;
  const tiers = [0, 1, 2, 3, 4];
  const edge = (side: number): Point[] =>
    tiers.flatMap((tier) => {
      const y = -950 + tier * 178;
      const reach = side * (70 + tier * 52) * random.between(0.88, 1.1);
      return [
        [reach, y + 178],
        [reach * 0.52, y + 152],
      ];
    });
  const rounded = (points: readonly Point[]) => points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const boughs = tiers.map(
    (tier) =>
      `M${-20 - tier * 46} ${-800 + tier * 178}q${40 + tier * 20} ${-30 - tier * 5} ${80 + tier * 46} -16q${-tier * 12} 24 ${-tier * 8} 46q${-26 - tier * 16} -36 ${-68 - tier * 26} -30z`,
  );
  return sheet.define(
    'g',
    '',
    path('M-22 0v-90h44v90z', look.bark) +
      path(`${polyline(rounded([[0, -1000], ...edge(1), [0, -50], ...edge(-1).reverse()]))}z`, dark) +
      polygon(
        [
          [0, -1000],
          [-30, -640],
          [-150, -160],
          [-280, -60],
          [-190, -400],
          [-90, -700],
        ],
        middle,
        'opacity=".5"',
      ) +
      path(boughs.join(''), look.snow ? '#f8fafc' : middle, opacity(look.snow ? 0.9 : 0.55)),
  );
}

/** A rounded shrub, its foot at the origin, about 240 wide and 180 high. Returns its id. */
export function shrub(pen: Pen, foliage: Foliage = pen.look.evergreen): string {
  const { sheet, look } = pen;
  const mass = leafMass(pen);
  const top = look.snow ? mix(foliage.middle, '#ffffff', 0.85) : lighten(foliage.middle, 0.1);
  const tint = (color: string) => `fill="${color}" stroke="${color}"`;
  return sheet.define(
    'g',
    '',
    copyAt(mass, 0, -78, 1.1, 0.85, tint(foliage.dark)) +
      copyAt(mass, -10, -96, 0.9, 0.66, tint(foliage.middle)) +
      copyAt(mass, -28, -122, 0.56, look.snow ? 0.3 : 0.36, tint(top)),
  );
}

/** A soft shadow lying on the ground, to the right of a foot at the origin. */
export function groundShadow({ look, sheet }: Pen, x: number, y: number, width: number): string {
  const soft = sheet.radial([
    [0, look.light.shadow, 0.75],
    [0.6, look.light.shadow, 0.5],
    [1, look.light.shadow, 0],
  ]);
  return ellipse(x + width * 0.5, y, width, width * 0.1, soft, opacity(look.light.shadowOpacity * 1.7));
}
