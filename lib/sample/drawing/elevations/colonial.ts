import { veil } from '@/lib/sample/drawing/color';
import { type Elevation, layer, modelling, shade, sheen, wall } from '@/lib/sample/drawing/elevation';
import { columns, door, stoop } from '@/lib/sample/drawing/front-parts';
import { chimney, gable, roofPlane } from '@/lib/sample/drawing/roof-parts';
import type { Pen } from '@/lib/sample/drawing/sheet';
import { type Box, box, boxes, copy, first, path, polygon, second } from '@/lib/sample/drawing/svg';
import { windowRow } from '@/lib/sample/drawing/windows';

/** Five bays about a central door, under a gabled or gambrel roof; sometimes with a lower wing. */
export function colonial(pen: Pen): Elevation {
  const { random } = pen;
  const brick = random.chance(0.3);
  const main = random.pick([224, 236]);
  const wing = random.pick([0, 84, 96]);
  const dormers = random.pick([0, 2, 3]);
  const floor = -14;
  const eaves = floor - 112;
  const middle = main / 2;
  const windows = windowRow(pen, {
    width: 22,
    height: 38,
    panes: [3, 2],
    head: brick ? 'lintel' : 'casing',
    shutters: true,
  });
  const bays = [0.11, 0.3, 0.5, 0.7, 0.89].map((share) => main * share - 11);
  const rise = 62;
  const texture = brick ? 'brick' : 'clapboard';
  const body: Box = [0, eaves, main, floor - eaves];
  return {
    width: main + wing,
    height: -eaves + rise,
    doorX: middle,
    ...(wing && { driveX: main + wing / 2 }),
    layers: [
      ...(wing ? wingLayers(pen, main, wing, floor, texture) : []),
      layer(
        'roof',
        'trim',
        chimney(pen, 16, eaves - 40, 17, 42),
        random.chance(0.6) ? chimney(pen, main - 33, eaves - 40, 17, 42) : '',
      ),
      layer('stone', 'trim', wall(pen, [0, floor, main, -floor], first, 'ashlar')),
      layer(
        'wall',
        'trim',
        wall(pen, body, first, texture),
        boxes(
          [
            [0, eaves, 4, floor - eaves],
            [main - 4, eaves, 4, floor - eaves],
            [0, eaves, main, 6],
          ],
          second,
        ),
        shade(pen, [[0, eaves + 6, main, 7]], 0.3),
      ),
      layer(
        'trim',
        'frame',
        windows(bays, eaves + 18, 36),
        windows(
          bays.filter((_, index) => index !== 2),
          floor - 48,
        ),
      ),
      layer(
        'roof',
        'trim',
        roofPlane(pen, [
          [-8, eaves + 2],
          [4, eaves - rise],
          [main - 4, eaves - rise],
          [main + 8, eaves + 2],
        ]),
        box(-8, eaves, main + 16, 4, second),
      ),
      ...(dormers ? dormerLayers(pen, main, eaves, dormers, texture) : []),
      layer('trim', 'trim', modelling(pen, body), portico(pen, middle, floor)),
      layer('door', 'frame', door(pen, middle - 11, floor - 49, 22, 49, 7)),
      layer('trim', 'trim', columns(pen, [middle - 21, middle + 21], floor, 54, 5)),
      layer('stone', 'iron', stoop(pen, middle, floor, 54, false)),
    ],
  };
}

function portico(pen: Pen, x: number, floor: number): string {
  const top = floor - 56;
  return [
    boxes(
      [
        [x - 24, top, 5, 56],
        [x + 19, top, 5, 56],
        [x - 30, top - 6, 60, 8],
      ],
      first,
    ),
    shade(pen, [[x - 24, top + 2, 48, 8]], 0.3),
    polygon(
      [
        [x - 33, top - 5],
        [x, top - 24],
        [x + 33, top - 5],
      ],
      first,
    ),
    polygon(
      [
        [x - 22, top - 7.5],
        [x, top - 19],
        [x + 22, top - 7.5],
      ],
      veil(pen.look.light.shadow, 0.18),
    ),
    shade(pen, [[x - 30, top - 5, 60, 1.4]]),
  ].join('');
}

function dormerLayers(pen: Pen, main: number, eaves: number, count: number, texture: 'brick' | 'clapboard') {
  const windows = windowRow(pen, { width: 15, height: 20, panes: [2, 1], head: 'none' });
  const centres = count === 2 ? [main * 0.3, main * 0.7] : [main * 0.2, main * 0.5, main * 0.8];
  const face = texture === 'brick' ? 'clapboard' : texture;
  const dormer = pen.sheet.define(
    'g',
    '',
    path('M14-2l16-6l-16-26', veil(pen.look.light.shadow, 0.3)) +
      wall(pen, [-13, -28, 26, 28], first, face) +
      path('M-13-27l13-13l13 13', first) +
      gable(pen, 0, -27, 24, 13, 4),
  );
  const lefts = centres.map((x) => x - 7.5);
  return [
    layer('wall', 'trim', centres.map((x) => copy(dormer, x, eaves - 10)).join('')),
    layer('trim', 'frame', windows(lefts, eaves - 34)),
  ];
}

function wingLayers(pen: Pen, main: number, wing: number, floor: number, texture: 'brick' | 'clapboard') {
  const eaves = floor - 56;
  const slats: Box[] = [0, 1, 2].map((index) => [main + 14, -38 + index * 12, wing - 28, 1.2]);
  return [
    layer(
      'wall',
      'trim',
      wall(pen, [main, eaves, wing, -eaves], first, texture),
      boxes(
        [
          [main + wing - 4, eaves, 4, -eaves],
          [main, eaves, wing, 4],
        ],
        second,
      ),
      shade(
        pen,
        [
          [main, eaves + 4, wing, 5],
          [main, eaves, 16, -eaves],
        ],
        0.24,
      ),
    ),
    layer(
      'trim',
      'frame',
      boxes([[main + 10, -54, wing - 20, 54]], first),
      shade(pen, [[main + 14, -50, wing - 28, 50]], 0.12),
      shade(pen, slats, 0.3),
      shade(pen, [[main + 14, -50, wing - 28, 5]], 0.34),
      sheen(slats),
    ),
    layer(
      'roof',
      'trim',
      roofPlane(pen, [
        [main - 2, eaves + 2],
        [main - 2, eaves - 40],
        [main + wing - 6, eaves - 40],
        [main + wing + 7, eaves + 2],
      ]),
      box(main, eaves, wing + 7, 3.4, second),
    ),
  ];
}
