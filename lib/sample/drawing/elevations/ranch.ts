import { type Elevation, layer, modelling, shade, sheen, wall } from '@/lib/sample/drawing/elevation';
import { columns, door, stoop } from '@/lib/sample/drawing/front-parts';
import { chimney, gable, roofPlane } from '@/lib/sample/drawing/roof-parts';
import type { Pen } from '@/lib/sample/drawing/sheet';
import { type Box, box, boxes, first, polygon, second } from '@/lib/sample/drawing/svg';
import { windowRow } from '@/lib/sample/drawing/windows';

/** One long storey: garage, entry under the eaves, a picture window, a low roof. */
export function ranch(pen: Pen): Elevation {
  const { random } = pen;
  const width = random.pick([318, 336, 352]);
  const hipped = random.chance(0.5);
  const cross = random.chance(0.6);
  const floor = -10;
  const eaves = floor - 56;
  const rise = 44;
  const garage = 92;
  const entry = garage + 34;
  const picture = windowRow(pen, { width: 64, height: 36, panes: [3, 1], head: 'casing' });
  const windows = windowRow(pen, {
    width: 22,
    height: 28,
    panes: [2, 1],
    head: 'casing',
    shutters: random.chance(0.6),
  });
  const veneer: Box[] = [[garage + 56, -32, width - garage - 56, 32]];
  const texture = random.pick(['brick', 'ashlar'] as const);
  return {
    width,
    height: -eaves + rise + 10,
    doorX: entry,
    driveX: garage / 2,
    layers: [
      layer('roof', 'trim', chimney(pen, width * 0.66, eaves - 26, 24, 34)),
      layer(
        'wall',
        'trim',
        wall(pen, [0, eaves, width, -eaves], first, 'clapboard'),
        boxes(
          [
            [0, eaves, 4, -eaves],
            [width - 4, eaves, 4, -eaves],
          ],
          second,
        ),
        shade(pen, [[0, eaves + 2, width, 11]], 0.32),
      ),
      layer(
        'stone',
        'trim',
        wall(pen, [0, -8, width, 8], first),
        wall(pen, veneer[0] ?? [0, 0, 0, 0], first, texture),
        sheen([[garage + 55, -34, width - garage - 55, 2.4]], 0.3),
      ),
      layer(
        'trim',
        'frame',
        picture([garage + 72], eaves + 15),
        windows([width - 92, width - 44], eaves + 15),
        garageDoor(pen, 12, garage - 24, -50),
      ),
      layer(
        'roof',
        'trim',
        roofPlane(pen, [
          [-10, eaves + 3],
          [hipped ? 58 : 0, eaves - rise],
          [width - (hipped ? 58 : 0), eaves - rise],
          [width + 10, eaves + 3],
        ]),
        box(-10, eaves, width + 20, 4.5, second),
      ),
      ...(cross ? [crossGable(pen, garage, eaves)] : []),
      layer(
        'door',
        'frame',
        modelling(pen, [0, eaves, width, -eaves]),
        shade(pen, [[garage + 12, eaves + 4, 44, floor - eaves - 4]], 0.3),
        door(pen, entry - 11, floor - 46, 22, 46),
      ),
      layer('trim', 'trim', columns(pen, [garage + 13, garage + 55], floor, 52, 4)),
      layer('stone', 'iron', stoop(pen, entry, floor, 44, false)),
    ],
  };
}

function garageDoor(pen: Pen, x: number, w: number, top: number): string {
  const panels = [0, 1, 2, 3].flatMap((column): Box[] =>
    [0, 1, 2].map((row) => [x + 4 + (column * (w - 6)) / 4, top + 16 + row * 11, (w - 6) / 4 - 3, 8]),
  );
  const lights = [0, 1, 2, 3].map(
    (column): Box => [x + 4 + (column * (w - 6)) / 4, top + 5, (w - 6) / 4 - 3, 8],
  );
  return [
    boxes([[x - 4, top - 4, w + 8, -top + 4]], first),
    shade(pen, [[x, top, w, -top]], 0.1),
    shade(pen, panels, 0.1),
    boxes(lights, '#3a4552'),
    shade(
      pen,
      [
        [x, top, w, 5],
        [x, top, 2, -top],
      ],
      0.3,
    ),
  ].join('');
}

function crossGable(pen: Pen, w: number, eaves: number) {
  return layer(
    'wall',
    'trim',
    polygon(
      [
        [0, eaves + 4],
        [w / 2, eaves - 42],
        [w, eaves + 4],
      ],
      first,
    ),
    gable(pen, w / 2, eaves + 4, w, 42, 12),
    boxes([[w / 2 - 6, eaves - 22, 12, 14]], second),
    shade(
      pen,
      [
        [w / 2 - 4, eaves - 20, 8, 1.4],
        [w / 2 - 4, eaves - 17, 8, 1.4],
        [w / 2 - 4, eaves - 14, 8, 1.4],
        [w / 2 - 4, eaves - 11, 8, 1.4],
      ],
      0.5,
    ),
  );
}
