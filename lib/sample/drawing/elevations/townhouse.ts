import { type Elevation, layer, modelling, shade, sheen, wall } from '@/lib/sample/drawing/elevation';
import { balustrade, door, ironFence, stoop } from '@/lib/sample/drawing/front-parts';
import { coping, roofPlane } from '@/lib/sample/drawing/roof-parts';
import type { Pen } from '@/lib/sample/drawing/sheet';
import { type Box, box, boxes, first, second } from '@/lib/sample/drawing/svg';
import { windowRow } from '@/lib/sample/drawing/windows';

/** A narrow brick house with a bay window beside the door, under a mansard or a parapet. */
export function townhouse(pen: Pen): Elevation {
  const { random } = pen;
  const width = random.pick([128, 136, 142]);
  const storeys = random.pick([2, 3]);
  const mansard = storeys === 2 || random.chance(0.4);
  const doorLeft = random.chance(0.5);
  const floor = -16;
  const floors = Array.from({ length: storeys }, (_, index) => floor - index * 64);
  const roof = floor - storeys * 64 - 4;
  const entry = doorLeft ? 30 : width - 30;
  const bay = doorLeft ? width - 76 : 8;
  const bayTop = roof + (storeys === 3 || random.chance(0.5) ? 66 : 12);
  const single = windowRow(pen, {
    width: 22,
    height: 42,
    head: random.pick(['lintel', 'arch']),
    panes: [1, 1],
  });
  const wide = windowRow(pen, { width: 24, height: 42 });
  const narrow = windowRow(pen, { width: 9, height: 42 });
  const belts = floors.slice(1).map((y): Box => [0, y - 2, width, 2.6]);
  const bayFloors = floors.filter((y) => y - 60 >= bayTop - 4);
  return {
    width,
    height: -roof + (mansard ? 56 : 10),
    doorX: entry,
    layers: [
      layer(
        'wall',
        'trim',
        wall(pen, [0, roof, width, -roof], first, 'brick'),
        boxes([...belts, [0, floor - 2, width, 4]], second),
        shade(pen, [[0, floor + 2, width, -floor - 2]], 0.2),
        shade(pen, [[bay + 68, bayTop, 9, -bayTop]], 0.3),
        wall(pen, [bay, bayTop, 68, -bayTop], first, 'brick'),
      ),
      layer(
        'trim',
        'frame',
        floors
          .slice(1)
          .map((y) => single([entry - 11], y - 52))
          .join(''),
        floors
          .filter((y) => !bayFloors.includes(y))
          .map((y) => single([bay + 8, bay + 38], y - 52))
          .join(''),
        bayFloors.map((y) => wide([bay + 22], y - 51) + narrow([bay + 4, bay + 55], y - 51)).join(''),
        bayFloors
          .map((y) =>
            boxes(
              [
                [bay - 2, y - 59, 72, 5],
                [bay - 2, y - 6, 72, 4],
              ],
              first,
            ),
          )
          .join(''),
        shade(
          pen,
          bayFloors.flatMap((y): Box[] => [
            [bay, y - 54, 68, 2],
            [bay, y - 2, 68, 2],
          ]),
        ),
        sheen([[bay, bayTop, 16, -bayTop]], 0.1),
        shade(pen, [[bay + 52, bayTop, 16, -bayTop]], 0.22),
        box(bay - 4, bayTop - 5, 76, 6, first),
        bayTop > roof + 20 ? balustrade(pen, bay - 2, bayTop - 5, 72, 12) : '',
        boxes(
          [
            [entry - 17, floor - 66, 34, 6],
            [entry - 15, floor - 60, 30, 62],
          ],
          first,
        ),
        shade(pen, [[entry - 17, floor - 60, 34, 3]]),
      ),
      layer('stone', 'iron', coping(pen, roof, width), modelling(pen, [0, roof, width, -roof])),
      ...(mansard
        ? [layer('roof', 'trim', mansardRoof(pen, roof - 5, width)), dormers(pen, roof - 5, width)]
        : []),
      layer('door', 'frame', door(pen, entry - 11, floor - 54, 22, 54, 9)),
      layer(
        'stone',
        'iron',
        ironFence(pen, doorLeft ? 54 : 2, width - 56, 17),
        stoop(pen, entry, floor, 30, random.chance(0.6)),
      ),
    ],
  };
}

function mansardRoof(pen: Pen, y: number, width: number): string {
  return (
    roofPlane(pen, [
      [-1, y],
      [7, y - 44],
      [width - 7, y - 44],
      [width + 1, y],
    ]) +
    box(3, y - 48, width - 6, 5, second) +
    sheen([[3, y - 48, width - 6, 1.5]], 0.3)
  );
}

function dormers(pen: Pen, y: number, width: number) {
  const windows = windowRow(pen, { width: 17, height: 24, head: 'arch' });
  const xs = [width * 0.3 - 8.5, width * 0.7 - 8.5];
  return layer(
    'trim',
    'frame',
    shade(
      pen,
      xs.map((x) => [x + 21, y - 32, 7, 32]),
      0.35,
    ),
    boxes(
      xs.flatMap((x): Box[] => [
        [x - 5, y - 34, 27, 34],
        [x - 8, y - 38, 33, 5],
      ]),
      first,
    ),
    windows(xs, y - 29),
  );
}
