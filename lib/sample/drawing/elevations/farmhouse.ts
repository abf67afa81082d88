import { type Elevation, layer, modelling, shade, wall } from '@/lib/sample/drawing/elevation';
import { balustrade, columns, door, stoop } from '@/lib/sample/drawing/front-parts';
import { chimney, gable, roofPlane } from '@/lib/sample/drawing/roof-parts';
import type { Pen } from '@/lib/sample/drawing/sheet';
import { box, boxes, first, polygon, second } from '@/lib/sample/drawing/svg';
import { texture } from '@/lib/sample/drawing/textures';
import { windowRow } from '@/lib/sample/drawing/windows';

/** A gabled front and a long wing with a porch, under a roof of standing-seam metal. */
export function farmhouse(pen: Pen): Elevation {
  const { random } = pen;
  const front = random.pick([110, 118]);
  const wing = random.pick([124, 148]);
  const width = front + wing;
  const floor = -14;
  const eaves = floor - 108;
  const wingEaves = floor - random.pick([70, 92]);
  const steep = random.pick([62, 72]);
  const windows = windowRow(pen, {
    width: 21,
    height: 38,
    panes: [2, 1],
    head: 'casing',
    shutters: random.chance(0.4),
  });
  const entry = front + 30;
  const middle = front / 2;
  const rows = [front + 62, front + 100].filter((x) => x + 30 < width);
  return {
    width,
    height: -eaves + steep + 6,
    doorX: entry,
    layers: [
      layer('roof', 'trim', chimney(pen, width - 40, wingEaves - 30, 15, 36)),
      layer('stone', 'trim', wall(pen, [0, floor, width, -floor], first, 'ashlar')),
      layer(
        'wall',
        'trim',
        wall(pen, [front, wingEaves, wing, floor - wingEaves], first, 'clapboard'),
        boxes([[width - 4, wingEaves, 4, floor - wingEaves]], second),
        shade(pen, [[front, wingEaves, 14, floor - wingEaves]], 0.26),
      ),
      layer(
        'trim',
        'frame',
        windows(rows, floor - 50),
        wingEaves < floor - 80 ? windows(rows, wingEaves + 6, 22) : '',
      ),
      layer(
        'roof',
        'trim',
        roofPlane(
          pen,
          [
            [front - 20, wingEaves + 3],
            [front - 20, wingEaves - 46],
            [width - 4, wingEaves - 46],
            [width + 9, wingEaves + 3],
          ],
          'seam',
        ),
        box(front, wingEaves, wing + 9, 3.4, second),
      ),
      layer('door', 'frame', door(pen, entry - 11, floor - 47, 22, 47, 6)),
      ...porch(pen, front, width, floor, entry),
      layer(
        'wall',
        'trim',
        wall(pen, [0, eaves, front, floor - eaves], first, 'clapboard'),
        polygon(
          [
            [0, eaves + 1],
            [middle, eaves - steep],
            [front, eaves + 1],
          ],
          first,
        ),
        polygon(
          [
            [0, eaves + 1],
            [middle, eaves - steep],
            [front, eaves + 1],
          ],
          texture(pen.sheet, 'clapboard'),
        ),
        boxes(
          [
            [0, eaves, 4, floor - eaves],
            [front - 4, eaves, 4, floor - eaves],
            [0, floor - 4, front, 4],
          ],
          second,
        ),
        gable(pen, middle, eaves, front, steep, 10),
      ),
      layer(
        'trim',
        'frame',
        windows([front * 0.28 - 10.5, front * 0.72 - 10.5], floor - 50),
        windows([front * 0.28 - 10.5, front * 0.72 - 10.5], eaves + 6, 34),
        atticLight(pen, middle, eaves - steep * 0.5),
      ),
      layer('stone', 'iron', modelling(pen, [0, eaves, front, -eaves]), stoop(pen, entry, floor, 34, false)),
    ],
  };
}

function atticLight(pen: Pen, x: number, y: number): string {
  return windowRow(pen, { width: 14, height: 22, panes: [2, 1], head: 'casing' })([x - 7], y);
}

function porch(pen: Pen, from: number, to: number, floor: number, entry: number) {
  const top = floor - 56;
  const posts = [from + 4, entry + 20, (entry + 20 + to) / 2, to - 4];
  return [
    layer(
      'trim',
      'trim',
      shade(pen, [[from, top, to - from, 18]], 0.34),
      boxes(
        [
          [from, floor, to - from + 5, 4],
          [from, top - 2, to - from + 4, 6],
        ],
        first,
      ),
      shade(pen, [[from, floor + 4, to - from + 5, 4]]),
      columns(pen, posts, floor, 56, 5),
      balustrade(pen, entry + 20, floor, to - entry - 24),
    ),
    layer(
      'roof',
      'trim',
      roofPlane(
        pen,
        [
          [from, top],
          [from, top - 15],
          [to - 3, top - 15],
          [to + 9, top],
        ],
        'seam',
      ),
      box(from, top - 1, to - from + 9, 2.4, second),
    ),
  ];
}
