import { hills, sky, skyline, woods } from '@/lib/sample/drawing/backdrop';
import { darken, mix, veil } from '@/lib/sample/drawing/color';
import type { House } from '@/lib/sample/drawing/elevations/draw-elevation';
import { cityGround, lawn, quietRoad, walk } from '@/lib/sample/drawing/ground';
import { groundShadow, leafMass, shrub, spruce, tree } from '@/lib/sample/drawing/plants';
import { fence, hydrant, mailbox, streetLamp } from '@/lib/sample/drawing/props';
import { drawRow, type Row } from '@/lib/sample/drawing/row';
import { settingOf } from '@/lib/sample/drawing/setting';
import type { Pen } from '@/lib/sample/drawing/sheet';
import { at, copyAt, group, path, repeat } from '@/lib/sample/drawing/svg';

/** The front of the house, filling the picture. */
export function facade(pen: Pen, house: House, seed: string): string {
  if (settingOf(house) === 'city') return cityFacade(pen, house, seed);
  return greenFacade(pen, house, seed);
}

function cityFacade(pen: Pen, house: House, seed: string): string {
  const { random } = pen;
  const y = 756;
  const row = drawRow(pen, house, seed, {
    y,
    widest: 720,
    tallest: 640,
    magnify: 2.5,
    gap: house === 'apartment-house' ? 60 : 0,
    sway: 60,
  });
  const right = Math.round(row.left + row.width);
  const doorAtLeft = row.subject.doorX < row.subject.width / 2;
  const crown = tree(pen, random.pick(['linden', 'maple']));
  const trees = random.pick([[row.left - 130], [right + 150], [row.left - 150, right + 170]]);
  const prop = random.chance(0.6) ? streetLamp(pen) : hydrant(pen);
  return [
    sky(pen, y),
    skyline(pen, y, 660),
    row.markup,
    cityGround(pen, y, 62),
    ...trees.map((x) => groundShadow(pen, x, y + 44, 170) + copyAt(crown, x, y + 44, 0.46)),
    copyAt(prop, doorAtLeft ? right - 24 : row.left + 24, y + 50, 2.5),
    random.chance(0.4) ? overhang(pen) : '',
  ].join('');
}

function greenFacade(pen: Pen, house: House, seed: string): string {
  const { look, random } = pen;
  const y = 690;
  const close = house === 'brick-two-family';
  const rural = settingOf(house) === 'country';
  const gap = close ? 90 : 2000;
  const row = drawRow(pen, house, seed, { y, widest: 860, tallest: 520, magnify: 3, gap, sway: 40 });
  const { left, scale, subject } = row;
  const right = Math.round(left + row.width);
  const crown = tree(pen, random.pick(['maple', 'elm']));
  const door = Math.round(left + subject.doorX * scale);
  const drive = subject.driveX && Math.round(left + subject.driveX * scale);
  const side = close ? right + 50 : Math.min(1200, right + 140);
  return [
    sky(pen, y - 20),
    hills(pen, y - 30, rural ? 210 : 130),
    woods(pen, y - 40, 0.45, 1.1),
    close ? '' : copyAt(spruce(pen), random.pick([left - 20, left + 60, left - 70]), y - 8, 0.42),
    close ? '' : copyAt(crown, random.pick([right + 30, right - 60]), y - 8, 0.5),
    lawn(pen, y - 26),
    path(`M${left + 20} ${y}H${right}l130-14h-90z`, veil(look.light.shadow, 0.24)),
    drive ? walk(pen, drive, y - 2, 60 * scale, drive - 60, 900, 112 * scale) : '',
    row.markup,
    walk(pen, door, y - 1, 32 * scale, door + random.int(-40, 60), rural ? 900 : 846, 190),
    planting(pen, row, door, drive ?? -1000, y),
    rural ? fence(pen, 0, 846, door - 160, 'rail', 2.6) : quietRoad(pen, 846),
    groundShadow(pen, side, y + 60, 240),
    copyAt(crown, side, y + 60, close ? 0.5 : 0.62),
    rural ? copyAt(mailbox(pen), door + 190, 868, 2.8) : '',
    random.chance(0.4) ? overhang(pen) : '',
  ].join('');
}

/** Shrubs along the foot of the wall, leaving the door and the garage free. */
function planting(pen: Pen, { left, width, scale }: Row, door: number, drive: number, y: number): string {
  const { random } = pen;
  const bush = shrub(pen);
  return repeat(9, (index) => left + ((index + random.between(0.2, 0.8)) * width) / 9)
    .filter((x) => Math.abs(x - door) > 34 * scale && Math.abs(x - drive) > 46 * scale)
    .map((x) => copyAt(bush, Math.round(x), y + 8, random.between(0.26, 0.4)))
    .join('');
}

/** A branch in the near foreground, out of the sun, that frames the picture. */
function overhang(pen: Pen): string {
  const { look, random } = pen;
  if (look.season === 'winter') return '';
  const color = darken(mix(look.leaf.dark, look.light.shadow, 0.3), 0.15);
  const mass = leafMass(pen);
  const spots = repeat(8, (index) =>
    copyAt(
      mass,
      1210 - index * 46,
      Math.round(random.between(-30, 40) + (index < 3 ? 60 - index * 20 : 0)),
      random.between(0.6, 1),
      random.between(0.4, 0.75),
    ),
  );
  return group(at(0, 0, spots.join('')), `fill="${color}" stroke="${color}"`);
}
