import { type Elevation, layer, modelling, shade, sheen, wall } from '@/lib/sample/drawing/elevation';
import { door, ironFence, stoop } from '@/lib/sample/drawing/front-parts';
import { cornice } from '@/lib/sample/drawing/roof-parts';
import type { Pen } from '@/lib/sample/drawing/sheet';
import { type Box, boxes, first, second } from '@/lib/sample/drawing/svg';
import { windowRow } from '@/lib/sample/drawing/windows';

/** Three bays over a high stoop, tall parlour windows, a bracketed cornice. */
export function brownstone(pen: Pen): Elevation {
  const { random } = pen;
  const width = random.pick([124, 130, 138]);
  const storeys = random.pick([2, 2, 3]);
  const doorBay = random.pick([0, 2]);
  const panes = random.chance(0.3) ? ([2, 1] as const) : undefined;
  const windows = windowRow(pen, {
    width: 22,
    height: 46,
    head: random.pick(['lintel', 'hood', 'hood']),
    panes,
  });
  const garden = windowRow(pen, { width: 23, height: 26, head: 'lintel', panes: [4, 1] });
  const floor = -42;
  const floors = Array.from({ length: storeys }, (_, index) => floor - 76 - index * 62);
  const roof = floor - 76 - storeys * 62;
  const centre = (bay: number) => 4 + ((bay + 0.5) * (width - 8)) / 3;
  const openings = (bays: readonly number[]) => bays.map((bay) => centre(bay) - 11);
  const others = [0, 1, 2].filter((bay) => bay !== doorBay);
  const entry = centre(doorBay);
  const belts = floors.map((y): Box => [0, y - 3, width, 3]);
  return {
    width,
    height: -roof + 20,
    doorX: entry,
    layers: [
      layer(
        'wall',
        'trim',
        wall(pen, [0, roof, width, -roof], first, random.pick(['brick', 'ashlar'])),
        wall(pen, [0, floor, width, -floor], '', 'ashlar') + shade(pen, [[0, floor, width, -floor]], 0.12),
        boxes([...belts, [0, floor - 4, width, 4]], second),
        shade(pen, [...belts.map(([x, y, w]): Box => [x, y + 3, w, 2.4]), [0, floor, width, 3]]),
      ),
      layer(
        'trim',
        'frame',
        floors.map((y) => windows(openings([0, 1, 2]), y - 51, 40)).join(''),
        windows(openings(others), floor - 62, 50),
        garden(openings(others), -32),
        portal(pen, entry, floor),
      ),
      layer('roof', 'trim', cornice(pen, roof, width), modelling(pen, [0, roof, width, -roof])),
      layer('door', 'frame', door(pen, entry - 11, floor - 55, 22, 55, 11)),
      layer('stone', 'iron', ironFence(pen, doorBay ? 2 : 54, width - 56), stoop(pen, entry, floor, 32)),
    ],
  };
}

function portal(pen: Pen, x: number, floor: number): string {
  const top = floor - 60;
  return [
    boxes(
      [
        [x - 18, top - 2, 6, 62],
        [x + 12, top - 2, 6, 62],
        [x - 21, top - 8, 42, 7],
        [x - 24, top - 11, 48, 4],
      ],
      first,
    ),
    shade(pen, [
      [x - 18, top - 1, 36, 5],
      [x - 19, top - 1, 5, 9],
      [x + 14, top - 1, 5, 9],
    ]),
    sheen([[x - 24, top - 11, 48, 1.5]], 0.35),
  ].join('');
}
