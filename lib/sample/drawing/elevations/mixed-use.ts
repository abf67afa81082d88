import { type Elevation, layer, modelling, shade, sheen, wall } from '@/lib/sample/drawing/elevation';
import { awning, door, fireEscape } from '@/lib/sample/drawing/front-parts';
import { cornice } from '@/lib/sample/drawing/roof-parts';
import type { Pen } from '@/lib/sample/drawing/sheet';
import { type Box, boxes, first, line, path, second } from '@/lib/sample/drawing/svg';
import { glass, windowRow } from '@/lib/sample/drawing/windows';

/** Flats over a shop: a glazed front under an awning, and a side door to the stairs. */
export function mixedUse(pen: Pen): Elevation {
  const { random } = pen;
  const bays = random.pick([3, 3, 4]);
  const width = bays * 44 + 10;
  const storeys = random.pick([2, 3]);
  const shop = -78;
  const floors = Array.from({ length: storeys }, (_, index) => shop - index * 62);
  const roof = shop - storeys * 62 - 6;
  const windows = windowRow(pen, {
    width: 22,
    height: 42,
    head: random.pick(['lintel', 'hood', 'arch']),
    panes: random.chance(0.5) ? [2, 1] : undefined,
  });
  const xs = Array.from({ length: bays }, (_, bay) => 5 + (bay + 0.5) * 44 - 11);
  const stairs = width - 30;
  return {
    width,
    height: -roof + 20,
    doorX: stairs + 11,
    layers: [
      layer(
        'wall',
        'trim',
        wall(pen, [0, roof, width, -roof], first, 'brick'),
        boxes(
          floors.slice(1).map((y): Box => [0, y - 3, width, 3]),
          second,
        ),
        shade(
          pen,
          floors.slice(1).map((y) => [0, y, width, 2.4]),
        ),
      ),
      layer('trim', 'frame', floors.map((y) => windows(xs, y - 53)).join('')),
      layer('roof', 'trim', cornice(pen, roof, width)),
      layer(
        'iron',
        'iron',
        random.chance(0.6)
          ? fireEscape(
              pen,
              12,
              76,
              [...floors].reverse().map((y) => y - 7),
            )
          : '',
      ),
      layer('accent', 'trim', shopFront(pen, width, shop, stairs)),
      layer(
        'stone',
        'iron',
        modelling(pen, [0, roof, width, -roof]),
        boxes([[0, -5, width, 5]], first),
        shade(pen, [[0, -2, width, 2]]),
      ),
      layer('door', 'frame', door(pen, stairs, -56, 21, 52, 8)),
      layer('accent', 'frame', awning(pen, 9, shop + 18, stairs - 20, 17)),
    ],
  };
}

function shopFront(pen: Pen, width: number, top: number, stairs: number): string {
  const right = stairs - 13;
  const entry = right * 0.62;
  const panes: Box[] = [
    [12, top + 22, entry - 16, -top - 40],
    [entry + 24, top + 22, right - entry - 26, -top - 40],
  ];
  return [
    boxes([[0, top, width, -top]], first),
    boxes(
      [
        [0, top - 5, width, 6],
        [4, top + 6, width - 8, 9],
      ],
      second,
    ),
    shade(pen, [[0, top + 1, width, 3]]),
    boxes(panes, glass(pen, pen.random.chance(0.6) ? 'lamp' : 'plain')),
    boxes([[entry, top + 22, 20, -top - 27]], glass(pen, 'plain')),
    goods(pen, panes),
    line(panes.map(([x, y, w, h]) => `M${x} ${y + 12}h${w}m${-w / 2} 0v${h - 12}`).join(''), second, 1.4),
    line(`M${entry} ${top + 22}v${-top - 27}h20v${top + 27}`, second, 1.8),
    shade(
      pen,
      panes.map(([x, y, w]) => [x, y, w, 4]),
      0.4,
    ),
    sheen(panes.map(([x, y, w, h]) => [x, y + h + 1, w, 1.4])),
  ].join('');
}

/** What stands in a shop window, as quiet shapes: pots with plants, a lamp, stacked boxes. */
function goods({ look, random }: Pen, panes: readonly Box[]): string {
  const shapes = panes.flatMap(([x, y, w, h]) => {
    const foot = y + h;
    return Array.from({ length: Math.floor(w / 14) }, (_, index) => {
      const left = x + 3 + index * 14;
      return random.pick([
        `M${left} ${foot}l-1 -6h8l-1 6zm3 -6q-7 -6 -3 -13q4 5 3 13q0 -9 5 -12q3 7 -5 12z`,
        `M${left} ${foot}v-7h10v7zm2 -7v-5h6v5z`,
        `M${left + 3} ${foot}v-14h-3l2 -6h5l2 6h-4v14z`,
      ]);
    });
  });
  return path(shapes.join(''), look.iron, 'opacity=".5"');
}
