import { veil } from '@/lib/sample/drawing/color';
import { type Elevation, layer, modelling, shade, sheen, wall } from '@/lib/sample/drawing/elevation';
import { door, fireEscape, stoop } from '@/lib/sample/drawing/front-parts';
import { coping, cornice } from '@/lib/sample/drawing/roof-parts';
import type { Pen } from '@/lib/sample/drawing/sheet';
import { type Box, box, boxes, copy, first, path, repeat, second } from '@/lib/sample/drawing/svg';
import { windowRow } from '@/lib/sample/drawing/windows';

/** Five or six storeys of brick on a stone base, with a canopied entrance and fire escapes. */
export function apartmentHouse(pen: Pen): Elevation {
  const { random } = pen;
  const bays = random.pick([7, 7, 9]);
  const storeys = bays === 9 ? 4 : random.pick([4, 5]);
  const width = bays * 38 + 16;
  const middle = width / 2;
  const base = -62;
  const floors = repeat(storeys, (index) => base - index * 56);
  const roof = base - storeys * 56 - 8;
  const centre = (bay: number) => 8 + (bay + 0.5) * 38;
  const ladderBays = random.chance(0.75) ? [1, bays - 2] : [];
  const plain = repeat(bays, (bay) => bay).filter((bay) => bay !== (bays - 1) / 2);
  const windows = windowRow(pen, {
    width: 19,
    height: 34,
    head: random.pick(['lintel', 'arch']),
    panes: [2, 1],
  });
  const pair = windowRow(pen, { width: 13, height: 34, head: 'none' });
  const rows = repeat(3, () => {
    const row = windows(
      plain.map((bay) => centre(bay) - 9.5),
      -45,
    );
    return pen.sheet.define('g', '', row + pair([middle - 16, middle + 3], -45));
  });
  const ladder = pen.sheet.define(
    'g',
    '',
    fireEscape(
      pen,
      -17,
      34,
      [...floors].reverse().map((y) => y - 6),
    ),
  );
  const quoins = random.chance(0.5) ? quoinBoxes(width, roof, base) : [];
  return {
    width,
    height: -roof + 20,
    doorX: middle,
    layers: [
      layer(
        'wall',
        'trim',
        wall(pen, [0, roof, width, -roof], first, 'brick'),
        boxes(
          [
            ...quoins,
            [0, base - 6, width, 6],
            [0, roof + 6, width, 3],
            [0, (floors[1] ?? 0) - 3, width, 2.6],
          ],
          second,
        ),
        shade(pen, [[0, (floors[1] ?? 0) - 0.4, width, 2]]),
      ),
      layer(
        'stone',
        'trim',
        wall(pen, [0, base, width, -base], first, 'ashlar'),
        shade(
          pen,
          [
            [0, base, width, 4],
            [0, -10, width, 10],
          ],
          0.2,
        ),
      ),
      layer(
        'trim',
        'frame',
        floors.map((y) => copy(random.pick(rows), 0, y)).join(''),
        windows(
          plain.map((bay) => centre(bay) - 9.5),
          base + 14,
          32,
        ),
        path(`M${middle - 24} 0v-46q24 -22 48 0v46z`, first),
        path(`M${middle - 19} 0v-43q19 -17 38 0v43z`, veil(pen.look.light.shadow, 0.5)),
      ),
      layer(
        'roof',
        'trim',
        random.chance(0.7) ? cornice(pen, roof, width, 14) : coping(pen, roof, width),
        modelling(pen, [0, roof, width, -roof]),
      ),
      layer('iron', 'iron', ladderBays.map((bay) => copy(ladder, centre(bay), 0)).join('')),
      layer('door', 'frame', door(pen, middle - 14, -46, 28, 46, 8), box(middle - 1, -37, 2, 37, second)),
      layer('accent', 'iron', canopy(pen, middle)),
      layer('stone', 'iron', stoop(pen, middle, -4, 44, false)),
    ],
  };
}

function canopy(pen: Pen, x: number): string {
  return [
    boxes(
      [
        [x - 27, -50, 1.6, 50],
        [x + 25.4, -50, 1.6, 50],
      ],
      second,
    ),
    path(`M${x - 30} -48v-7q30 -9 60 0v7z`, first),
    sheen([[x - 30, -49.5, 60, 1.5]], 0.5),
    shade(pen, [[x - 24, -48, 48, 6]], 0.3),
  ].join('');
}

function quoinBoxes(width: number, roof: number, base: number): Box[] {
  return repeat(Math.floor((base - roof) / 16), (index) => {
    const y = roof + 12 + index * 16;
    const reach = index % 2 ? 9 : 6;
    return [
      [0, y, reach, 7],
      [width - reach, y, reach, 7],
    ] as Box[];
  }).flat();
}
