import { veil } from '@/lib/sample/drawing/color';
import { type Elevation, layer, modelling, shade, sheen, wall } from '@/lib/sample/drawing/elevation';
import { door, stoop } from '@/lib/sample/drawing/front-parts';
import { coping, gable, roofPlane } from '@/lib/sample/drawing/roof-parts';
import type { Pen } from '@/lib/sample/drawing/sheet';
import { type Box, boxes, first, line, polygon, repeat } from '@/lib/sample/drawing/svg';
import { windowRow } from '@/lib/sample/drawing/windows';

/** Two flats, one over the other, with two doors on one stoop and a garage under the parlour. */
export function brickTwoFamily(pen: Pen): Elevation {
  const { random } = pen;
  const width = random.pick([156, 164, 172]);
  const pitched = random.chance(0.55);
  const floor = -38;
  const upper = floor - 60;
  const roof = upper - 58;
  const entry = width - 40;
  const three = windowRow(pen, { width: 18, height: 36, panes: [1, 1], head: 'none' });
  const single = windowRow(pen, { width: 20, height: 36, panes: [1, 1], head: 'lintel' });
  const triple = [18, 39, 60];
  const frames = [upper, floor].map((y): Box => [14, y - 50, 68, 42]);
  return {
    width,
    height: -roof + (pitched ? 62 : 8),
    doorX: entry,
    driveX: 46,
    layers: [
      layer(
        'wall',
        'trim',
        wall(pen, [0, roof, width, -roof], first, 'brick'),
        boxes([[0, upper - 2, width, 3]], 'currentColor'),
      ),
      layer(
        'stone',
        'trim',
        wall(pen, [0, -34, width, 34], first, 'ashlar'),
        shade(pen, [[0, -34, width, 3]]),
      ),
      layer(
        'trim',
        'frame',
        boxes(
          frames.flatMap(([x, y, w, h]): Box[] => [
            [x, y, w, h],
            [x - 3, y + h, w + 6, 3],
            [x - 3, y - 5, w + 6, 5],
          ]),
          first,
        ),
        shade(
          pen,
          frames.map(([x, y, w, h]) => [x - 2, y + h + 3, w + 4, 3]),
        ),
        three(triple, upper - 46) + three(triple, floor - 46),
        single([entry - 26, entry + 6], upper - 48, 34),
        boxes(
          [
            [entry - 33, floor - 62, 66, 5],
            [entry - 31, floor - 58, 3, 58],
            [entry + 28, floor - 58, 3, 58],
          ],
          first,
        ),
        shade(pen, [[entry - 31, floor - 57, 62, 8]], 0.36),
      ),
      garage(pen, 22, 48),
      pitched
        ? layer(
            'roof',
            'trim',
            shade(pen, [[0, roof, width, 8]]),
            roofPlane(pen, [
              [-7, roof + 2],
              [26, roof - 42],
              [width - 26, roof - 42],
              [width + 7, roof + 2],
            ]),
          )
        : layer('stone', 'trim', coping(pen, roof, width)),
      ...(pitched ? frontGable(pen, roof) : [layer('roof', 'trim', pentRoof(pen, roof, width))]),
      layer(
        'door',
        'frame',
        modelling(pen, [0, roof, width, -roof]),
        door(pen, entry - 23, floor - 50, 20, 50, 6),
        door(pen, entry + 3, floor - 50, 20, 50, 6),
      ),
      layer('stone', 'iron', stoop(pen, entry, floor, 58)),
    ],
  };
}

function garage(pen: Pen, x: number, w: number) {
  const slats = repeat(3, (index) => `M${x} ${-22 + index * 7}h${w}`).join('');
  return layer(
    'trim',
    'frame',
    boxes([[x - 3, -32, w + 6, 32]], first),
    shade(pen, [[x, -29, w, 29]], 0.14),
    line(slats, veil('#000000', 0.25), 1),
    shade(pen, [[x, -29, w, 4]], 0.35),
    sheen([[x + 4, -20, 3, 1.5]], 0.6),
  );
}

function frontGable(pen: Pen, roof: number) {
  const attic = windowRow(pen, { width: 15, height: 20, panes: [1, 1], head: 'casing' });
  return [
    layer(
      'wall',
      'trim',
      polygon(
        [
          [4, roof + 1],
          [48, roof - 48],
          [92, roof + 1],
        ],
        first,
      ),
      gable(pen, 48, roof + 1, 84, 46),
    ),
    layer('trim', 'frame', attic([40.5], roof - 25)),
  ];
}

/** A strip of tiles hung before the parapet. */
function pentRoof(pen: Pen, roof: number, width: number): string {
  return (
    roofPlane(pen, [
      [-5, roof + 20],
      [0, roof + 4],
      [width, roof + 4],
      [width + 5, roof + 20],
    ]) + shade(pen, [[0, roof + 20, width, 7]], 0.32)
  );
}
