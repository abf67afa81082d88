import { type Elevation, layer, modelling, shade, sheen, wall } from '@/lib/sample/drawing/elevation';
import { balustrade, columns, door, stoop } from '@/lib/sample/drawing/front-parts';
import { chimney, gable, roofPlane } from '@/lib/sample/drawing/roof-parts';
import type { Pen } from '@/lib/sample/drawing/sheet';
import { box, boxes, first, polygon, second } from '@/lib/sample/drawing/svg';
import { texture } from '@/lib/sample/drawing/textures';
import { windowRow } from '@/lib/sample/drawing/windows';

/** A wooden house with a porch: its gable to the street, or a square one under a hipped roof. */
export function frameHouse(pen: Pen): Elevation {
  const { random } = pen;
  const square = random.chance(0.45);
  const width = square ? 176 : random.pick([136, 148]);
  const floor = -18;
  const eaves = floor - 116;
  const left = random.chance(0.5);
  const entry = left ? 30 : width - 30;
  const windows = windowRow(pen, {
    width: 21,
    height: 40,
    panes: random.chance(0.5) ? [2, 1] : undefined,
    head: 'casing',
    shutters: square && random.chance(0.5),
  });
  const upstairs = square ? [0.18, 0.5, 0.82] : [0.26, 0.74];
  const parlour = left ? [width - 74, width - 40] : [19, 53];
  const top = square ? eaves - 62 : eaves - 84;
  return {
    width,
    height: -top,
    doorX: entry,
    layers: [
      layer(
        'roof',
        'trim',
        chimney(pen, width * (left ? 0.66 : 0.24), eaves - (square ? 46 : 24), 15, square ? 26 : 42),
      ),
      layer('stone', 'trim', wall(pen, [0, floor, width, -floor], first, 'ashlar')),
      layer(
        'wall',
        'trim',
        wall(pen, [0, eaves, width, floor - eaves], first, 'clapboard'),
        boxes(
          [
            [0, eaves, 4, floor - eaves],
            [width - 4, eaves, 4, floor - eaves],
            [0, floor - 4, width, 4],
          ],
          second,
        ),
      ),
      layer(
        'trim',
        'frame',
        windows(
          upstairs.map((share) => width * share - 10.5),
          eaves + 14,
        ),
        windows(parlour, floor - 50, 38),
      ),
      ...(square ? hippedRoof(pen, width, eaves) : gableRoof(pen, width, eaves)),
      layer(
        'door',
        'frame',
        modelling(pen, [0, eaves, width, -eaves]),
        door(pen, entry - 11, floor - 47, 22, 47, 7),
      ),
      ...porch(pen, width, floor, entry),
      layer('stone', 'trim', stoop(pen, entry, floor, 34)),
    ],
  };
}

function gableRoof(pen: Pen, width: number, eaves: number) {
  const middle = width / 2;
  const attic = windowRow(pen, { width: 17, height: 28, panes: [2, 1], head: 'casing' });
  return [
    layer(
      'wall',
      'trim',
      polygon(
        [
          [0, eaves + 1],
          [middle, eaves - 78],
          [width, eaves + 1],
        ],
        first,
      ),
      polygon(
        [
          [0, eaves + 1],
          [middle, eaves - 78],
          [width, eaves + 1],
        ],
        texture(pen.sheet, 'clapboard'),
      ),
      boxes([[0, eaves - 3, width, 5]], second),
      shade(pen, [[0, eaves + 2, width, 3]]),
      gable(pen, middle, eaves, width, 78, 10),
    ),
    layer('trim', 'frame', attic(middle > 70 ? [middle - 22, middle + 5] : [middle - 8.5], eaves - 40)),
  ];
}

function hippedRoof(pen: Pen, width: number, eaves: number) {
  const middle = width / 2;
  const windows = windowRow(pen, { width: 15, height: 17, panes: [2, 1], head: 'none' });
  return [
    layer(
      'roof',
      'trim',
      shade(pen, [[0, eaves, width, 10]], 0.32),
      roofPlane(pen, [
        [-12, eaves + 2],
        [middle - 34, eaves - 58],
        [middle + 34, eaves - 58],
        [width + 12, eaves + 2],
      ]),
      box(-12, eaves, width + 24, 4, second),
    ),
    layer('wall', 'trim', wall(pen, [middle - 24, eaves - 34, 48, 26], first, 'clapboard')),
    layer('trim', 'frame', windows([middle - 18, middle + 3], eaves - 29)),
    layer(
      'roof',
      'trim',
      roofPlane(pen, [
        [middle - 31, eaves - 32],
        [middle - 12, eaves - 52],
        [middle + 12, eaves - 52],
        [middle + 31, eaves - 32],
      ]),
      box(middle - 31, eaves - 33, 62, 2.4, second),
    ),
  ];
}

function porch(pen: Pen, width: number, floor: number, entry: number) {
  const top = floor - 58;
  const posts = [4, width / 3, (width * 2) / 3, width - 4].filter(
    (x) => Math.abs(x - entry) > 14 || x < 10 || x > width - 10,
  );
  const rails: readonly (readonly [number, number])[] =
    entry < width / 2 ? [[entry + 19, width - 4]] : [[4, entry - 19]];
  return [
    layer(
      'trim',
      'trim',
      shade(pen, [[0, top, width, 20]], 0.34),
      boxes(
        [
          [-6, floor, width + 12, 4],
          [-4, top - 2, width + 8, 7],
        ],
        first,
      ),
      shade(pen, [[-6, floor + 4, width + 12, 4]]),
      columns(pen, posts, floor, -top + floor, 6),
      rails.map(([from, to]) => balustrade(pen, from, floor, to - from)).join(''),
    ),
    layer(
      'roof',
      'trim',
      roofPlane(pen, [
        [-10, top],
        [4, top - 16],
        [width - 4, top - 16],
        [width + 10, top],
      ]),
      box(-10, top - 1, width + 20, 2.4, second),
      sheen([[-10, top - 1, width + 20, 1]]),
    ),
  ];
}
