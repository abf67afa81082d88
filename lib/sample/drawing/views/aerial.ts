import { darken, lighten, mix, veil } from '@/lib/sample/drawing/color';
import type { Building } from '@/lib/sample/drawing/draw-picture';
import { neighbourLook } from '@/lib/sample/drawing/look';
import { leafMass } from '@/lib/sample/drawing/plants';
import { createRandom, type Random } from '@/lib/sample/drawing/random';
import { settingOf } from '@/lib/sample/drawing/setting';
import type { Pen } from '@/lib/sample/drawing/sheet';
import {
  box,
  copy,
  copyAt,
  line,
  type Point,
  path,
  polygon,
  polyline,
  repeat,
} from '@/lib/sample/drawing/svg';
import { block } from './block';
import { type Mass, massOf } from './mass';

/** Metres: x along the street to the right, y towards the viewer, z up. */
export type Ground = (x: number, y: number, z?: number) => Point;

/** The lot from above and aslant, its bounds marked, with the neighbours around it. */
export function aerial(pen: Pen, building: Building, seed: string): string {
  const mass = massOf(building, createRandom(`${seed}/form/${building}`));
  const zoom = 560 / (mass.lot[0] + mass.lot[1]);
  const ground: Ground = (x, y, z = 0) => [
    Math.round(600 + (x - y) * zoom * 1.1),
    Math.round(mass.centre + (x + y) * zoom * 0.58 - z * zoom * 1.15),
  ];
  return [
    land(pen, building),
    roadBand(pen, ground, mass),
    ...around(pen, ground, mass, building, seed),
  ].join('');
}

function land({ look, sheet }: Pen, building: Building): string {
  const base = settingOf(building) === 'city' ? mix(look.grass, look.paving, 0.45) : look.grass;
  const paint = sheet.gradient(0, 0, 0, 1, [
    [0, mix(base, look.horizon, 0.55)],
    [0.6, base],
    [1, darken(base, look.snow ? 0.05 : 0.14)],
  ]);
  return box(0, 0, 1200, 900, paint);
}

function quad(ground: Ground, x: number, y: number, w: number, d: number, paint: string, extra = ''): string {
  return polygon([ground(x, y), ground(x + w, y), ground(x + w, y + d), ground(x, y + d)], paint, extra);
}

function roadBand({ look }: Pen, ground: Ground, { lot: [, depth] }: Mass): string {
  const y = depth / 2;
  const middle = polyline([ground(-400, y + 7), ground(400, y + 7)]);
  return (
    quad(ground, -400, y, 800, 2.6, look.paving) +
    quad(ground, -400, y + 2.6, 800, 9, look.road) +
    quad(ground, -400, y + 11.6, 800, 2.6, look.paving) +
    line(middle, lighten(look.road, 0.5), 3, 'stroke-dasharray="22 18"') +
    line(polyline([ground(-400, y + 2.6), ground(400, y + 2.6)]), lighten(look.paving, 0.4), 3)
  );
}

function around(pen: Pen, ground: Ground, mass: Mass, building: Building, seed: string): string[] {
  const grown = () => grove(pen, ground, mass, pen.random);
  if (building === 'land') return [field(pen, ground, mass), marked(ground, mass), ...grown()];
  if (settingOf(building) !== 'country') return rows(pen, ground, mass, building, seed);
  return [
    field(pen, ground, mass),
    yard(pen, ground, mass, true),
    marked(ground, mass),
    ...grown(),
    barnBlock(pen, ground, mass),
    block(pen, ground, mass),
  ];
}

/** Rows of houses from the back to the front, each drawn before the one that stands in front of it. */
function rows(pen: Pen, ground: Ground, mass: Mass, building: Building, seed: string): string[] {
  const { sheet, look, random } = pen;
  const [w, depth] = mass.lot;
  const others = (mass.roof === 'flat' ? [1, 2] : [1, 2, 3]).map((index) => {
    const paint = { ...pen, look: neighbourLook(look, building, `${seed}/${index}`) };
    const form = massOf(building, createRandom(`${seed}/aerial/${index}`));
    return sheet.define('g', '', lot(paint, ground, form, false));
  });
  const [fromX, fromY] = ground(0, 0);
  const other = (column: number, row: number) => {
    const [x, y] = ground(column * w, row * depth + (row > 0 ? 15 : 0));
    return copy(random.pick(others), x - fromX, y - fromY);
  };
  const reach = Math.ceil((0.62 * (w + depth)) / w) + 1;
  const columns = repeat(reach * 2 + 1, (index) => index - reach);
  return [
    ...columns.map((column) => other(column, -1)),
    ...columns.map((column) => (column === 0 ? lot(pen, ground, mass, true) : other(column, 0))),
    ...columns.map((column) => other(column, 1)),
  ];
}

function lot(pen: Pen, ground: Ground, mass: Mass, subject: boolean): string {
  return [
    yard(pen, ground, mass, subject),
    subject ? marked(ground, mass) : '',
    ...backTrees(pen, ground, mass, pen.random),
    block(pen, ground, mass),
    edgeOfLot(pen, ground, mass, subject),
  ].join('');
}

/** Between walls the bounds cannot be seen on the ground, so the roof is marked too; other lots get a tree. */
function edgeOfLot(pen: Pen, ground: Ground, mass: Mass, subject: boolean): string {
  const {
    lot: [w, d],
    house: [x, y, hw, hd],
    eaves,
    roof,
  } = mass;
  if (roof !== 'flat') return subject ? '' : crown(pen, ground(w * 0.4, d / 2 - 2), 0.34, pen.random);
  if (!subject) return '';
  const top = eaves + 0.3;
  const ring = polyline([
    ground(x, y, top),
    ground(x + hw, y, top),
    ground(x + hw, y + hd, top),
    ground(x, y + hd, top),
  ]);
  return line(`${ring}z`, '#ffd600', 5, 'stroke-dasharray="16 10" stroke-linejoin="round"');
}

function yard(
  { look }: Pen,
  ground: Ground,
  { lot: [w, d], house, drive, door }: Mass,
  subject: boolean,
): string {
  const grass = subject ? lighten(look.grass, 0.08) : look.grass;
  const [hx, hy, hw, hd] = house;
  const front = hy + hd;
  return [
    quad(ground, -w / 2, -d / 2, w, d, grass, subject ? '' : 'opacity=".9"'),
    drive === undefined ? '' : quad(ground, drive - 1.6, front - 0.5, 3.2, d / 2 - front + 0.5, look.paving),
    quad(ground, door - 0.6, front, 1.2, d / 2 - front, look.paving),
    polygon(
      [
        ground(hx + hw, hy),
        ground(hx + hw + 3.2, hy + 0.6),
        ground(hx + hw + 3.2, hy + hd + 0.6),
        ground(hx + hw, hy + hd),
      ],
      veil(look.light.shadow, 0.28),
    ),
  ].join('');
}

function backTrees(pen: Pen, ground: Ground, { lot: [w, d], house }: Mass, random: Random): string[] {
  const behind = house[1] - 2;
  return repeat(random.int(1, 3), () =>
    crown(
      pen,
      ground(random.between(-w / 2 + 2, w / 2 - 2), random.between(-d / 2 + 1, behind)),
      random.between(0.3, 0.5),
      random,
    ),
  );
}

/** A tree from above: a shadow on the grass, a round crown. */
function crown(pen: Pen, [x, y]: Point, size: number, random: Random): string {
  const { look, sheet } = pen;
  const foliage = look.snow || random.chance(0.25) ? look.evergreen : look.leaf;
  const mass = leafMass(pen);
  const tint = (color: string) => `fill="${color}" stroke="${color}"`;
  const top = look.snow ? mix(foliage.middle, '#ffffff', 0.7) : foliage.bright;
  const whole = sheet.define(
    'g',
    '',
    copyAt(mass, 70, 6, 1.1, 0.5, tint(veil(look.light.shadow, 0.27))) +
      copyAt(mass, 0, -70, 1, 0.95, tint(foliage.dark)) +
      copyAt(mass, -14, -92, 0.74, 0.68, tint(foliage.middle)) +
      copyAt(mass, -32, -112, 0.36, 0.3, tint(top)),
  );
  return copyAt(whole, x, y, size);
}

function marked(ground: Ground, { lot: [w, d] }: Mass): string {
  const corners = [
    ground(-w / 2, -d / 2),
    ground(w / 2, -d / 2),
    ground(w / 2, d / 2),
    ground(-w / 2, d / 2),
  ];
  const pins = corners.map(([x, y]) => `M${x - 7} ${y}a7 5 0 1 1 14 0a7 5 0 1 1-14 0`).join('');
  return (
    line(`${polyline(corners)}z`, '#ffd600', 5, 'stroke-dasharray="16 10" stroke-linejoin="round"') +
    path(pins, '#ffd600', 'stroke="#141414" stroke-width="2"')
  );
}

/** Ploughed and mown land about the lot, in long strips with their furrows. */
function field({ look, random }: Pen, ground: Ground, { lot: [w, d] }: Mass): string {
  const crops = look.snow
    ? ['#dfe5ee', '#e9edf2', '#d5dde8']
    : ['#c9b46a', '#8fa05f', '#b89b5c', '#7f9460', '#d3c488'];
  const patch = (x: number, y: number, width: number, depth: number) => {
    const paint = mix(mix(random.pick(crops), look.grass, 0.45), look.light.ambient, look.light.strength);
    const furrows = repeat(9, (i) =>
      polyline([ground(x + (i * width) / 9, y), ground(x + (i * width) / 9, y + depth)]),
    );
    return (
      quad(ground, x, y, width, depth, paint) +
      line(furrows.join(''), darken(paint, 0.2), 1.5, 'opacity=".35"')
    );
  };
  return [
    ...[-2.6, -1.55, -0.5, 0.55, 1.6].map((share) => patch(share * w, -d * 1.9, w, d * 1.35)),
    patch(-w * 1.55, -d / 2, w, d - 1),
    patch(w * 0.55, -d / 2, w, d - 1),
    ...[-1.5, -0.4, 0.7].map((share) => patch(share * w, d / 2 + 16, w * 1.05, d)),
    quad(ground, -w / 2, -d / 2, w, d, lighten(look.grass, 0.1)),
  ].join('');
}

/** Trees along the lot's bounds and behind it, none before the house. */
function grove(pen: Pen, ground: Ground, { lot: [w, d] }: Mass, random: Random): string[] {
  const hedge = repeat(9, (i) => [-w * 0.52 + (i * w) / 9, -d * 0.53] as const);
  const edge = repeat(5, (i) => [-w * 0.53, -d * 0.4 + i * 0.16 * d] as const);
  const copse = repeat(
    12,
    () => [random.between(-w * 0.46, w * 0.3), random.between(-d * 0.48, -d * 0.26)] as const,
  );
  const spots = [...hedge, ...edge, ...copse.slice(0, random.int(4, 12))];
  return spots
    .map(([x, y]) => [x + random.between(-1.5, 1.5), y + random.between(-1, 1)] as const)
    .sort(([ax, ay], [bx, by]) => ax + ay - bx - by)
    .map(([x, y]) => crown(pen, ground(x, y), random.between(0.26, 0.46), random));
}

/** The red barn behind a farmhouse, to its right. */
function barnBlock(pen: Pen, ground: Ground, mass: Mass): string {
  const red = mix('#8f3d30', pen.look.light.ambient, pen.look.light.strength);
  const barn: Mass = {
    ...mass,
    house: [mass.lot[0] * 0.2, -mass.lot[1] * 0.34, 10, 8],
    eaves: 4.5,
    floors: 1,
    bays: 2,
    door: mass.lot[0] * 0.2 + 5,
    rise: 3.5,
  };
  return block({ ...pen, look: { ...pen.look, wall: red, door: darken(red, 0.3) } }, ground, barn);
}
