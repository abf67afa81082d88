import { veil } from '@/lib/sample/drawing/color';
import { type Elevation, layer, modelling, shade, sheen, wall } from '@/lib/sample/drawing/elevation';
import { awning, door } from '@/lib/sample/drawing/front-parts';
import { coping, cornice } from '@/lib/sample/drawing/roof-parts';
import type { Pen } from '@/lib/sample/drawing/sheet';
import { type Box, boxes, first, line, repeat, second } from '@/lib/sample/drawing/svg';
import { glass, windowRow } from '@/lib/sample/drawing/windows';

/** A main-street block of shops, or a loft with great steel windows. */
export function commercial(pen: Pen): Elevation {
  return pen.random.chance(0.5) ? mainStreet(pen) : loft(pen);
}

function mainStreet(pen: Pen): Elevation {
  const { random } = pen;
  const bays = random.pick([3, 4]);
  const step = 84;
  const width = bays * step + 8;
  const shop = -80;
  const roof = shop - 74;
  const starts = repeat(bays, (bay) => 8 + bay * step);
  const windows = windowRow(pen, {
    width: 20,
    height: 42,
    head: random.pick(['arch', 'hood', 'lintel']),
    panes: [1, 1],
  });
  const entry = (starts[random.int(0, bays - 1)] ?? 8) + 27;
  const pediment: Box[] = [
    [width / 2 - 46, roof - 26, 92, 26],
    [width / 2 - 28, roof - 36, 56, 12],
  ];
  return {
    width,
    height: -roof + 40,
    doorX: entry + 11,
    layers: [
      layer(
        'wall',
        'trim',
        wall(pen, [0, roof, width, -roof], first, 'brick'),
        boxes(pediment, first),
        boxes(
          [
            [width / 2 - 48, roof - 28, 96, 4],
            [width / 2 - 30, roof - 39, 60, 4],
          ],
          second,
        ),
        boxes(
          [...starts, width].map((x): Box => [x - 8, roof, 8, -roof]),
          second,
        ),
        shade(
          pen,
          [...starts, width].map((x) => [x - 2, roof, 2, -roof]),
        ),
      ),
      layer(
        'trim',
        'frame',
        windows(
          starts.flatMap((x) => [x + 12, x + 44]),
          shop - 60,
        ),
      ),
      layer('roof', 'trim', cornice(pen, roof, width, 16)),
      layer('accent', 'trim', starts.map((x) => glazedBay(pen, x + 2, step - 12, shop)).join('')),
      layer(
        'stone',
        'iron',
        boxes([[0, -7, width, 7]], first),
        shade(pen, [[0, -2, width, 2]]),
        modelling(pen, [0, roof, width, -roof]),
      ),
      layer('door', 'frame', starts.map((x) => door(pen, x + 27, -56, 22, 52, 8)).join('')),
      layer('accent', 'frame', starts.map((x) => awning(pen, x + 1, shop + 16, step - 10, 15)).join('')),
    ],
  };
}

function glazedBay(pen: Pen, x: number, w: number, top: number): string {
  const panes: Box[] = [
    [x + 4, top + 18, 20, -top - 36],
    [x + w - 22, top + 18, 18, -top - 36],
  ];
  return [
    boxes([[x, top, w, -top]], first),
    boxes(
      [
        [x - 2, top - 4, w + 4, 5],
        [x + 3, top + 5, w - 6, 8],
      ],
      second,
    ),
    boxes(panes, glass(pen, pen.random.chance(0.5) ? 'lamp' : 'plain')),
    line(panes.map(([left, y, width]) => `M${left} ${y + 10}h${width}`).join(''), second, 1.4),
    shade(
      pen,
      panes.map(([left, y, width]) => [left, y, width, 4]),
      0.4,
    ),
  ].join('');
}

function loft(pen: Pen): Elevation {
  const { random } = pen;
  const bays = random.pick([4, 5]);
  const storeys = random.pick([3, 4]);
  const step = 66;
  const width = bays * step + 10;
  const base = -72;
  const floors = repeat(storeys - 1, (index) => base - index * 66);
  const roof = base - (storeys - 1) * 66 - 10;
  const starts = repeat(bays, (bay) => 10 + bay * step);
  const windows = windowRow(pen, {
    width: 46,
    height: 46,
    panes: [4, 2],
    head: random.pick(['lintel', 'arch']),
  });
  const dock = starts[bays - 1] ?? 10;
  const entry = starts[random.int(0, bays - 2)] ?? 10;
  return {
    width,
    height: -roof + 20,
    doorX: entry + 28,
    layers: [
      layer(
        'wall',
        'trim',
        wall(pen, [0, roof, width, -roof], first, 'brick'),
        sheen(
          [...starts, width].map((x) => [x - 10, roof, 10, -roof]),
          0.09,
        ),
        shade(
          pen,
          [...starts, width].map((x) => [x, roof, 3, -roof]),
          0.22,
        ),
        boxes(
          floors.map((y): Box => [0, y - 5, width, 4]),
          second,
        ),
        shade(
          pen,
          floors.map((y) => [0, y - 1, width, 2]),
        ),
      ),
      layer(
        'trim',
        'iron',
        floors
          .map((y) =>
            windows(
              starts.map((x) => x + 5),
              y - 56,
            ),
          )
          .join(''),
        windows(
          starts.filter((x) => x !== dock && x !== entry).map((x) => x + 5),
          -60,
        ),
      ),
      layer(
        'stone',
        'iron',
        coping(pen, roof, width),
        boxes([[0, -10, width, 10]], first),
        modelling(pen, [0, roof, width, -roof]),
      ),
      layer('accent', 'iron', rollingDoor(pen, dock + 3, 50, -58)),
      layer(
        'door',
        'iron',
        door(pen, entry + 12, -58, 32, 58, 12),
        boxes([[entry + 27.4, -44, 1.4, 44]], second),
      ),
      layer(
        'accent',
        'iron',
        boxes([[entry + 2, -64, 52, 4]], first),
        line(`M${entry + 6} -64l-2 -12M${entry + 50} -64l2 -12`, second, 1),
      ),
    ],
  };
}

function rollingDoor(pen: Pen, x: number, w: number, top: number): string {
  const slats = repeat(Math.floor(-top / 6), (index) => `M${x} ${top + 6 + index * 6}h${w}`).join('');
  return (
    boxes([[x - 3, top - 3, w + 6, -top + 3]], second) +
    boxes([[x, top, w, -top]], first) +
    line(slats, veil('#000000', 0.2), 1) +
    shade(pen, [[x, top, w, 5]], 0.4)
  );
}
