import { hills, sky, skyline, woods } from '@/lib/sample/drawing/backdrop';
import { lighten, mix } from '@/lib/sample/drawing/color';
import { elevationStamp } from '@/lib/sample/drawing/elevation';
import { drawElevation, type House } from '@/lib/sample/drawing/elevations/draw-elevation';
import { cityGround, lawn, quietRoad } from '@/lib/sample/drawing/ground';
import { groundShadow, shrub, spruce, tree } from '@/lib/sample/drawing/plants';
import { car, fence, mailbox, streetLamp, utilityPole } from '@/lib/sample/drawing/props';
import { drawRow } from '@/lib/sample/drawing/row';
import { settingOf } from '@/lib/sample/drawing/setting';
import type { Pen } from '@/lib/sample/drawing/sheet';
import { at, boxes, copyAt, line, path, polygon, repeat } from '@/lib/sample/drawing/svg';
import { barn, meadow } from './farmland';

/** The house among its neighbours, seen from across the road. */
export function street(pen: Pen, house: House, seed: string): string {
  const setting = settingOf(house);
  if (setting === 'country') return countryRoad(pen, house, seed);
  return setting === 'city' ? cityStreet(pen, house, seed) : suburbStreet(pen, house, seed);
}

function cityStreet(pen: Pen, house: House, seed: string): string {
  const { look, random } = pen;
  const y = 650;
  const crown = tree(pen, random.pick(['linden', 'maple']), false);
  const lamp = streetLamp(pen);
  const parked = car(pen);
  const row = drawRow(pen, house, seed, {
    y,
    tallest: 460,
    widest: 430,
    magnify: 1.75,
    gap: house === 'apartment-house' ? 40 : 0,
    sway: 80,
  });
  const middle = Math.round(row.left + row.width / 2);
  const spots = [130, 430, 800, 1100].map((x) => x + random.int(-30, 30));
  return [
    sky(pen, y),
    skyline(pen, y, 560),
    row.markup,
    cityGround(pen, y, 60),
    line('M0 838h1200', lighten(look.road, 0.5), 6, 'stroke-dasharray="70 50" opacity=".7"'),
    ...spots
      .filter((x) => Math.abs(x - middle) > 110)
      .map((x) => groundShadow(pen, x, y + 40, 110) + copyAt(crown, x, y + 40, 0.3)),
    copyAt(lamp, middle - row.width / 2 - 26, y + 48, 1.9),
    copyAt(lamp, middle + row.width / 2 + 210, y + 48, 1.9),
    parking(pen, parked, y + 112, middle),
  ].join('');
}

function parking({ look, random }: Pen, parked: string, y: number, middle: number): string {
  const paints = ['#3d4f63', '#7e3b33', '#d9d4c8', '#5d6b62', '#8a8f96', '#c9a94f'];
  return [150, 410, 700, 980]
    .map((x) => x + random.int(-40, 40))
    .filter((x) => Math.abs(x - middle) > 120 && random.chance(0.8))
    .map((x) => {
      const paint = mix(random.pick(paints), look.light.ambient, look.light.strength);
      return copyAt(parked, x, y, random.pick([2.1, -2.1]), 2.1, `fill="${paint}"`);
    })
    .join('');
}

function suburbStreet(pen: Pen, house: House, seed: string): string {
  const { look, random } = pen;
  const y = 640;
  const close = house === 'brick-two-family';
  const row = drawRow(pen, house, seed, {
    y,
    tallest: 330,
    widest: 520,
    magnify: 1.75,
    gap: close ? 34 : 120,
    sway: 80,
  });
  const crown = tree(pen, random.pick(['maple', 'elm']), false);
  const bush = shrub(pen);
  const pole = utilityPole(pen);
  const sides = [row.left - 60 - (close ? 0 : 40), row.left + row.width + 70 + (close ? 0 : 40)];
  const door = row.left + row.subject.doorX * row.scale;
  const poles = [row.left - 130, row.left + row.width + 250];
  return [
    sky(pen, y),
    hills(pen, y - 20, 110),
    woods(pen, y - 22, 0.4, 0.9),
    lawn(pen, y - 14, 790),
    row.markup,
    ...sides.map(
      (x) =>
        groundShadow(pen, x, y + 34, 110) + copyAt(crown, Math.round(x), y + 34, random.between(0.32, 0.42)),
    ),
    ...[-90, -62, 60, 88].map((x) => copyAt(bush, Math.round(door + x), y + 8, 0.22)),
    frontWalk(pen, door, y, row.scale),
    random.chance(0.4) ? fence(pen, Math.round(row.left - 10), 742, door - row.left - 50, 'picket', 2) : '',
    quietRoad(pen, 776),
    line('M0 868h1200', lighten(look.road, 0.5), 5, 'stroke-dasharray="60 46" opacity=".6"'),
    ...poles.map((x) => copyAt(pole, Math.round(x), 806, 2.3)),
    wires(poles, 806 - 178 * 2.3, look.iron),
    close ? '' : copyAt(mailbox(pen), Math.round(door + 80), 792, 1.8),
    random.chance(0.6)
      ? copyAt(car(pen), random.pick([210, 980]), 884, 2.3, 2.3, `fill="${look.accent}"`)
      : '',
  ].join('');
}

function frontWalk({ look }: Pen, door: number, y: number, scale: number): string {
  const w = 17 * scale;
  return polygon(
    [
      [door - w, y],
      [door + w, y],
      [door + w * 1.7, 778],
      [door - w * 1.7, 778],
    ],
    look.paving,
  );
}

function wires(poles: readonly number[], y: number, color: string): string {
  const [first = 0, last = 1200] = poles;
  const spans = repeat(
    3,
    (i) =>
      `M${Math.round(first - 620 + (i - 1) * 8)} ${y + i * 3}Q${Math.round(first - 310)} ${y + 44} ${Math.round(first + (i - 1) * 44)} ${y}Q${Math.round((first + last) / 2)} ${y + 50} ${Math.round(last + (i - 1) * 44)} ${y}Q${Math.round(last + 300)} ${y + 44} ${Math.round(last + 620)} ${y + i * 3}`,
  );
  return line(spans.join(''), color, 1.3, 'opacity=".6"');
}

function countryRoad(pen: Pen, house: House, seed: string): string {
  const { sheet, look, random } = pen;
  const y = 610;
  const subject = drawElevation(sheet, look, house, seed);
  const scale = Math.min(1.75, 300 / subject.height, 460 / subject.width);
  const left = Math.round(450 + random.between(-60, 60));
  const door = left + subject.doorX * scale;
  const crown = tree(pen, 'elm', false);
  const conifer = spruce(pen);
  return [
    sky(pen, y),
    hills(pen, y - 20, 220),
    woods(pen, y - 26, 0.4, 0.8),
    at(left + subject.width * scale + 130, y + 6, barn(pen), 1.5),
    meadow(pen, y - 14),
    polygon(
      [
        [left, y],
        [left + subject.width * scale, y],
        [left + subject.width * scale + 90, y - 10],
      ],
      look.light.shadow,
      'opacity=".2"',
    ),
    copyAt(conifer, left - 70, y + 4, 0.33),
    copyAt(conifer, left - 120, y + 10, 0.27),
    elevationStamp(sheet, subject)(look, left, y, scale),
    path(
      `M${door - 18} ${y + 1}h34Q${door + 60} ${y + 80} ${door - 60} 800h-130Q${door - 20} ${y + 80} ${door - 18} ${y + 1}z`,
      mix(look.paving, look.grass, 0.25),
    ),
    groundShadow(pen, left + subject.width * scale + 60, y + 40, 150),
    copyAt(crown, Math.round(left + subject.width * scale + 60), y + 40, 0.42),
    fence(pen, 0, 776, door - 170, 'rail', 2.2),
    fence(pen, Math.round(door - 20), 776, 700, 'rail', 2.2),
    polygon(
      [
        [0, 800],
        [1200, 792],
        [1200, 900],
        [0, 900],
      ],
      look.road,
    ),
    boxes([[0, 796, 1200, 5]], mix(look.road, look.grass, 0.5)),
    line('M0 852L1200 846', '#e3b93c', 5, 'opacity=".75"'),
    copyAt(mailbox(pen), Math.round(door + 20), 812, 2.2),
  ].join('');
}
